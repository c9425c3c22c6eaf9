package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.NumberPart;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answer to a question.
///
/// @param outcome with several players: P if the player about to move loses, N if he does not
/// @param value null where the theory has none for this kind of play, or where it is not known (the outcome always
///     is)
/// @param moves all winning moves of the player about to move; in a partizan game those of both sides
/// @param reasoning how the components gave the outcome, for the explanation
public record Verdict(
        Question question,
        Outcome outcome,
        @Nullable Value value,
        WinningMoves moves,
        Evidence evidence,
        Reasoning reasoning) {
    /// How a verdict follows from its components.
    public sealed interface Reasoning {
        /// Normal play of a disjunctive sum: the nim-sum of the values decides (Sprague 1935, Grundy 1939).
        ///
        /// @param values one for each component, in order
        record NimSum(List<BigInteger> values, BigInteger sum) implements Reasoning {}

        /// Misere play of tame components: play as in normal play while some component is firm, else leave
        /// the nim-sum 1.
        ///
        /// @param values nim-values in normal play
        /// @param firm number of components that are firm (for nim-heaps: of at least 2 counters)
        record Tame(List<BigInteger> values, BigInteger sum, long firm) implements Reasoning {}

        /// One component whose outcome is known but not its value.
        record Cold() implements Reasoning {}

        /// One component in misere play, by its misere nim-value.
        record MisereValue(BigInteger value) implements Reasoning {}

        /// Every position was looked at.
        ///
        /// @param positions number of them
        /// @param remoteness moves to the end under best play (the winner hurries, the loser delays), or -1
        ///     if not worked out or a draw
        record Search(long positions, long remoteness) implements Reasoning {}

        /// A conjunctive sum: the longest component decides.
        record LongestSuspense(List<Long> suspense) implements Reasoning {}

        /// A selective sum: lost exactly if every component is lost (in misere play while more than one is
        /// running).
        record AllCold(List<Boolean> cold) implements Reasoning {}

        /// Several players.
        record LoserOf(int loser) implements Reasoning {}

        /// Numbers, which add, and nimbers beside them, which decide only where the number is 0.
        ///
        /// @param parts of each component, in order
        /// @param nimSum of the nimbers
        record NumberSum(List<List<NumberPart>> parts, Dyadic sum, BigInteger nimSum) implements Reasoning {}
    }
}
