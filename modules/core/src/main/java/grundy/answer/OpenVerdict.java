package grundy.answer;

import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The answer to an open question: the least number with which the outcome is the one wanted.
///
/// @param targetOutcome the outcome that the game should have
/// @param from the least number that was allowed
/// @param answer empty if there is no such number
/// @param smallerVerdicts what was found with each smaller number that makes sense and will not do, from the least
///     one on: the outcome and what it rests on
public record OpenVerdict(
        Outcome targetOutcome,
        BigInteger from,
        Optional<FoundNumber> answer,
        Reason reason,
        List<ClaimedVerdict> smallerVerdicts)
        implements Answer {
    public OpenVerdict {
        smallerVerdicts = List.copyOf(smallerVerdicts);
    }

    /// @param verdict of the question with the number put in
    public record FoundNumber(BigInteger number, Verdict verdict) {}

    /// @return the evidence that no smaller number will do, with that of the verdict
    @Override
    public Evidence evidence() {
        return new Evidence.Argument(
                reason.kind(),
                answer.map(found -> found.verdict().evidence()).stream().toList());
    }

    /// The reason that it is the least.
    public sealed interface Reason {
        /// @return the kind of argument in evidence
        default Evidence.Argument.Kind kind() {
            return switch (this) {
                case Divisors _ -> Evidence.Argument.Kind.DIVISORS;
                case EachTried _ -> Evidence.Argument.Kind.EACH_TRIED;
                case Impossible _ -> Evidence.Argument.Kind.NEVER;
                case OnlyOne _ -> Evidence.Argument.Kind.ONLY_ONE;
                case NoDifference _ -> Evidence.Argument.Kind.NO_DIFFERENCE;
            };
        }

        /// One heap from which 1 to m may be taken: the player to move loses exactly if m + 1 divides the
        /// heap (in misere play, the heap less 1). So the numbers wanted are the divisors from some size on,
        /// less 1.
        ///
        /// Source: Bachet 1612.
        ///
        /// @param heap at least 1
        /// @param play the dividend is the heap in normal play, the heap less 1 in misere play
        /// @param divisors those of the dividend that give a number that is allowed, ascending
        record Divisors(BigInteger heap, Play play, List<BigInteger> divisors) implements Reason {
            /// Returns the number whose divisors these are.
            public BigInteger dividend() {
                return play == Play.NORMAL ? heap : heap.subtract(BigInteger.ONE);
            }
        }

        /// Every smaller number that makes sense was put in; without an answer, the text makes no sense
        /// with larger ones.
        ///
        /// @param last the last number that was put in
        record EachTried(BigInteger last) implements Reason {}

        /// The outcome wanted cannot come about: Left and Right have the same moves, or play always ends.
        record Impossible() implements Reason {}

        /// The number can be lowered to any smaller one, so that at most one makes the player to
        /// move lose: a player with a larger one moves to it.
        ///
        /// @param number that one
        record OnlyOne(BigInteger number) implements Reason {}

        /// The finding that no number will do: from some number on it is larger than every heap and makes
        /// no more difference.
        ///
        /// @param last the last number that was put in
        record NoDifference(BigInteger last) implements Reason {}
    }
}
