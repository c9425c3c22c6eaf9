package grundy.answer;

import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.QuotientTheorem;
import grundy.check.VerdictBasis;
import grundy.check.answer.ReasonedValues;
import grundy.check.answer.ValueReasons;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.finding.MoveIncentives;
import grundy.finding.NumberPart;
import grundy.finding.ScoredPly;
import grundy.rules.Position;
import grundy.rules.ScoredBoard;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Summand;
import grundy.value.Value;
import grundy.value.Value.Nimber;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The answer to a question about a position.
///
/// @param outcome with several players: P if the player about to move loses, N if he does not
/// @param value unknown where the theory has none for this kind of play, or it is out of reach (the outcome always is
///     known)
/// @param moves all winning moves of the player about to move; in a partizan game those of both sides
/// @param reasoning how the components gave the outcome, for the explanation
/// @param drawing where whoever begins cannot win but can draw, all moves that hold the draw, in a partizan game
///     those of each such side; a game with a score has its best moves in {@link Reasoning.Minimax} instead
/// @param ruleOfThumb in misere play of sums whose nim-values do not decide, what the popular rule says and whether
///     that is right
public record Verdict(
        TurnPosition question,
        Outcome outcome,
        ValueStatus value,
        CountedList<Move> moves,
        CountedList<Move> drawing,
        Evidence evidence,
        Reasoning reasoning,
        Optional<RuleOfThumb> ruleOfThumb)
        implements Answer {
    /// @param value null where it is unknown; else it follows from the evidence of the outcome
    public Verdict(
            TurnPosition question,
            Outcome outcome,
            @Nullable Value value,
            CountedList<Move> moves,
            Evidence evidence,
            Reasoning reasoning) {
        this(
                question,
                outcome,
                value == null ? ValueStatus.Unknown.UNKNOWN : new ValueStatus.Known(value, evidence),
                moves,
                CountedList.none(),
                evidence,
                reasoning,
                Optional.empty());
    }

    /// Returns the same verdict with the moves that hold a draw.
    ///
    /// @param held those of whoever begins, or of each side that can draw as the first to move but not win
    public Verdict holding(CountedList<Move> held) {
        return new Verdict(question, outcome, value, moves, held, evidence, reasoning, ruleOfThumb);
    }

    /// @return the evidence of the value where it is not that of the outcome
    public Optional<Evidence> valueEvidence() {
        return value instanceof ValueStatus.Known(var _, var ofValue) && !ofValue.equals(evidence)
                ? Optional.of(ofValue)
                : Optional.empty();
    }

    /// @param moves the most winning moves to list
    /// @return the claim that a check of the verdict must confirm
    public ClaimedVerdict claimedVerdict(int moves) {
        var some = new ClaimedMoves(
                this.moves.uncounted() == null ? Optional.of(this.moves.count()) : Optional.empty(),
                this.moves.first(moves).stream().map(Move::claimedMove).toList());
        return new ClaimedVerdict(
                outcome, value.knownValue(), remoteness(), Optional.of(some), VerdictBasis.of(evidence));
    }

    /// Why the positions of a sum of Left and Right are worth what they are.
    ///
    /// @param most the most positions to list
    /// @return empty if there are more, or the verdict does not rest on such values
    public Optional<ReasonedValues> reasons(int most) {
        return reasoning instanceof Reasoning.FormSum ? ValueReasons.of(question.sum(), most) : Optional.empty();
    }

    private List<Long> remoteness() {
        return switch (reasoning) {
            case Reasoning.Token token -> List.of(token.remoteness());
            case Reasoning.SidedToken token -> List.of(token.leftRemoteness(), token.rightRemoteness());
            case Reasoning.Search(var _, long moves, var _) when moves >= 0 -> List.of(moves);
            case Reasoning.LoopySum(var _, var _, long moves) when moves >= 0 -> List.of(moves);
            default -> List.of();
        };
    }

    /// @param why the value was not found
    /// @return the same verdict, if it has no value, with the reason for that
    public Verdict without(Message why) {
        if (value instanceof ValueStatus.Known) return this;
        return new Verdict(
                question, outcome, new ValueStatus.OutOfReach(why), moves, drawing, evidence, reasoning, ruleOfThumb);
    }

    /// Returns the same verdict with a rule of thumb beside it.
    public Verdict with(RuleOfThumb rule) {
        return new Verdict(question, outcome, value, moves, drawing, evidence, reasoning, Optional.of(rule));
    }

    /// @return this verdict without the gains of its moves
    public Verdict withoutIncentives() {
        if (!(reasoning instanceof Reasoning.FormSum(var values, var sum, long positions, var incentives))) return this;
        var plain = new Reasoning.FormSum(values, sum, positions, incentives.withoutMoves());
        return new Verdict(question, outcome, value, moves, drawing, evidence, plain, ruleOfThumb);
    }

    /// The same verdict with the moves of one side only.
    ///
    /// @param side of a partizan game
    public Verdict movesOf(Side side) {
        var some = switch (reasoning) {
            case Reasoning.Sides(var left, var right) -> side == Side.LEFT ? left : right;
            default -> of(side, moves);
        };
        return new Verdict(question, outcome, value, some, of(side, drawing), evidence, reasoning, ruleOfThumb);
    }

    private static CountedList<Move> of(Side side, CountedList<Move> moves) {
        return CountedList.of(moves.stream().filter(move -> move.side() == side).toList());
    }

    /// The reasoning from the components of a sum to its verdict.
    public sealed interface Reasoning {
        /// Normal play of a disjunctive sum: the nim-sum of the values decides (Sprague 1935, Grundy 1939).
        ///
        /// @param values one for each component, in order
        record NimSum(List<Nimber> values, Nimber sum) implements Reasoning {}

        /// Misere play of tame components: play as in normal play while some component is firm, else leave
        /// the nim-sum 1.
        ///
        /// @param values nim-values in normal play
        /// @param firm number of components that are firm (for nim-heaps: of at least 2 counters)
        record Tame(List<BigInteger> values, BigInteger sum, long firm) implements Reasoning {}

        /// Misere play of heaps, each of which has an element of the misere quotient; the product decides.
        ///
        /// @param theorem about the quotient
        /// @param elements one for each component, in order
        record Quotient(QuotientTheorem theorem, List<Integer> elements, int product) implements Reasoning {}

        /// One component whose outcome is known but not its value.
        record OutcomeOnly() implements Reasoning {}

        /// One component in misere play, by its misere nim-value.
        record MisereValue(BigInteger value) implements Reasoning {}

        /// A search that visited as many positions as it needed.
        ///
        /// @param positions number of them
        /// @param remoteness moves to the end under best play (the winner hurries, the loser delays), or -1
        ///     if not worked out or a draw
        /// @param ahead whether the search went from the position on, and looked at no more where that was
        ///     decided
        record Search(long positions, long remoteness, boolean ahead) implements Reasoning {}

        /// A token on a graph, alone: retrograde analysis of what it can reach.
        ///
        /// @param vertices that can be reached
        /// @param remoteness moves to the end under best play, or -1 for a draw
        /// @param isStated whether the result of the vertex itself is stated in the graph
        record Token(long vertices, long remoteness, boolean isStated) implements Reasoning {}

        /// A token where Left and Right have moves of their own.
        ///
        /// @param left N, P or D: what becomes of Left if he begins
        /// @param right what becomes of Right if he begins
        /// @param leftRemoteness moves to the end if Left begins, or -1 for a draw
        record SidedToken(long vertices, Outcome left, Outcome right, long leftRemoteness, long rightRemoteness)
                implements Reasoning {}

        /// Normal play of a disjunctive sum in which some values are infinite (Smith 1966).
        ///
        /// @param values one for each component, in order: nimbers and infinite values
        /// @param remoteness moves to the end under best play, or -1 if not worked out or a draw
        record LoopySum(List<Summand> values, Summand sum, long remoteness) implements Reasoning {}

        /// A conjunctive sum: the longest component decides.
        record LongestSuspense(List<BigInteger> suspense) implements Reasoning {}

        /// A conjunctive sum under the short rule: the component that ends first decides.
        record LeastRemoteness(List<BigInteger> remoteness) implements Reasoning {}

        /// A disjunctive sum under the short rule: the nim-sum of the foreclosed nim-values decides, unless a
        /// component has ended or can be ended at once.
        ///
        /// @param values of the components, or `ENDED` or `OPEN` of {@link
        ///     grundy.theory.compound.ForeclosedValues}
        record Foreclosed(List<BigInteger> values) implements Reasoning {}

        /// A selective sum: lost exactly if every component is lost (in misere play while more than one is
        /// running).
        record ColdComponents(List<Boolean> cold) implements Reasoning {}

        /// A game with a score.
        ///
        /// @param board that it is played on
        /// @param state of the position asked about
        /// @param line of best moves of both players to the end of the game
        /// @param best all best moves of the player about to move; empty where they were not worked out
        record Minimax(ScoredBoard<?> board, Object state, List<ScoredPly> line, List<ScoredPly> best)
                implements Reasoning {}

        /// The opponent may block options.
        ///
        /// @param most how many at a time
        /// @param lostOptions all options that are lost for the opponent; none where a theorem says who wins
        /// @param positions how many were examined
        record Blocked(BigInteger most, List<List<Position>> lostOptions, long positions) implements Reasoning {}

        /// Several players.
        record LoserOf(int loser) implements Reasoning {}

        /// Numbers, which add, and nimbers beside them, which decide only where the number is 0.
        ///
        /// @param parts of each component, in order
        /// @param sum of all components
        record NumberSum(List<List<NumberPart>> parts, ShortValue sum) implements Reasoning {}

        /// Values of Left and Right, which add.
        ///
        /// @param values one for each component, in order
        /// @param sum of all components
        /// @param positions how many were examined for them
        /// @param incentives of the winning moves
        record FormSum(List<ShortValue> values, ShortValue sum, long positions, MoveIncentives incentives)
                implements Reasoning {}

        /// Games of Left and Right in which play may go on for ever.
        ///
        /// @param values one for each component, in order; empty where they are out of reach and all
        ///     positions were ranked backwards
        /// @param left N, P or D: what becomes of Left if he begins
        /// @param right what becomes of Right if he begins
        /// @param positions how many were examined
        record EndlessSum(List<Value> values, Outcome left, Outcome right, long positions) implements Reasoning {}

        /// One heap of a partizan game: who wins, moving first, follows from who wins the heaps below.
        ///
        /// @param left the winning moves of Left, should Left move first
        /// @param right those of Right
        record Sides(CountedList<Move> left, CountedList<Move> right) implements Reasoning {}
    }
}
