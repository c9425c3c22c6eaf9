package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GraphBoard;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Summand;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Checks that the parts of a verdict can be true together, whatever the position is worth.
///
/// | parts | they fit if |
/// | --- | --- |
/// | the value and the question | such a question has values of this kind: {@link #isOfSuchAGame} |
/// | the value and the outcome | who begins fares by the value as it is stated: {@link #byValue} |
/// | how long play lasts and the outcome | the last move wins (in misere play it loses): {@link #byLength} |
/// | the value and how long play lasts | both agree on the player who begins, and on the same moves |
/// | winning moves and each of these | some if play lasts, of a player who wins: {@link #movesFault} |
final class VerdictConsistency {
    private final TurnPosition position;
    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final boolean isSided;
    private final boolean isScored;
    private final boolean isOfTwo;
    private final boolean isGraph;

    private VerdictConsistency(TurnPosition position, ClaimedVerdict claimed) {
        this.position = position;
        this.sum = position.sum();
        this.claimed = claimed;
        var rules = sum.components().stream()
                .map(component -> component.game().rules())
                .toList();
        this.isSided = rules.stream().anyMatch(RuleTree.Partizan.class::isInstance);
        this.isScored = rules.stream().anyMatch(RuleTree.Scored.class::isInstance);
        this.isOfTwo = !isScored
                && rules.stream().noneMatch(one -> one instanceof RuleTree.Players || one instanceof RuleTree.Blocking);
        this.isGraph = rules.stream().anyMatch(one -> GraphBoard.graphOf(one).isPresent());
    }

    /// @param claimed of which each part can be stated of such a question
    /// @return the parts that cannot be true together
    static Optional<Message> fault(TurnPosition position, ClaimedVerdict claimed) {
        var accord = new VerdictConsistency(position, claimed);
        return accord.valueFault()
                .or(accord::lengthFault)
                .or(() -> claimed.moves().flatMap(accord::movesFault));
    }

    private Optional<Message> valueFault() {
        if (claimed.value().isEmpty()) return Optional.empty();
        var value = claimed.value().get();
        if (!isOfSuchAGame(value))
            return Optional.of(
                    Message.of("check.verdict.senseless-value", "stated", CheckFindings.messageArgument(value)));
        return byValue(value)
                .filter(beginners -> outcome(beginners) != claimed.outcome())
                .map(_ -> contradicts(value));
    }

    private Message contradicts(Value value) {
        var phrase = switch (value) {
            case Value.QuotientElement(var _, var _, boolean lost) ->
                lost ? "check.verdict.element-lost" : "check.verdict.element-won";
            default -> "check.verdict.value-outcome";
        };
        return Message.of(phrase, "outcome", claimed.outcome(), "stated", CheckFindings.messageArgument(value));
    }

    private boolean isOfSuchAGame(Value value) {
        boolean isNormal = isOfTwo && sum.play() == Play.NORMAL;
        boolean isOrdinary = isNormal && sum.compound() == Compound.DISJUNCTIVE;
        return switch (value) {
            case Value.Score _ -> isScored;
            case Value.Loser(int player) -> player >= 0 && player < players();
            case Value.QuotientElement _ -> claimed.basis().quotient().isPresent();
            case Value.MisereNimber _ -> isOfTwo && !isSided && sum.play() == Play.MISERE;
            case Value.Suspense _ -> isOfTwo && sum.compound() == Compound.CONJUNCTIVE;
            case Value.Remoteness _ -> isOfTwo && sum.compound() == Compound.SHORT_CONJUNCTIVE;
            case Value.Nimber _ -> isSided ? isOrdinary : isNormal;
            case Value.Loopy _ -> isOrdinary && !isSided;
            case Value.Number _, Value.NumberAndNimber _, Value.Game _, Value.Endless _ -> isOrdinary;
        };
    }

    private int players() {
        return sum.components().getFirst().game().rules() instanceof RuleTree.Players(var byPlayer)
                ? byPlayer.size()
                : 0;
    }

    /// @return N, P or D for each who may begin
    private Optional<List<Outcome>> byValue(Value value) {
        return switch (value) {
            case Value.Score(long ahead, var _, var _) -> Optional.of(List.of(byPoints(ahead)));
            case Value.Loser(int player) -> Optional.of(List.of(outcome(player == position.mover())));
            case Value.QuotientElement(var _, var _, boolean lost) -> Optional.of(List.of(outcome(lost)));
            case Value.MisereNimber(var number) -> Optional.of(List.of(outcome(number.signum() == 0)));
            case Value.Suspense(var moves) -> byMoves(moves);
            case Value.Remoteness(var moves) -> byMoves(moves);
            case Summand summand -> byOutcome(summand.outcome());
            case Value.Endless endless ->
                Optional.of(Stream.of(Side.LEFT, Side.RIGHT)
                        .map(side -> moverOutcome(side, endless.ifBegins(side)))
                        .toList());
        };
    }

    /// Where points count against who makes them, whoever is behind wins.
    private Outcome byPoints(long ahead) {
        boolean fewest = sum.play() == Play.MISERE
                && sum.components().getFirst().game().rules() instanceof RuleTree.Scored(var _, var _, var board)
                && board.countsPoints();
        if (ahead == 0) return Outcome.D;
        return outcome(ahead < 0 != fewest);
    }

    private Optional<List<Outcome>> byMoves(BigInteger moves) {
        return isGraph || isSided
                ? Optional.empty()
                : Optional.of(List.of(outcome(moves.testBit(0) != (sum.play() == Play.NORMAL))));
    }

    /// @return empty if it does not say it of each
    private Optional<List<Outcome>> byOutcome(Outcome outcome) {
        return switch (outcome) {
            case N, P -> Optional.of(Collections.nCopies(isSided ? 2 : 1, outcome));
            case L -> Optional.of(List.of(Outcome.N, Outcome.P));
            case R -> Optional.of(List.of(Outcome.P, Outcome.N));
            case D -> isSided ? Optional.empty() : Optional.of(List.of(outcome));
        };
    }

    private static Outcome moverOutcome(Side side, Outcome who) {
        return who == Outcome.D ? Outcome.D : outcome((who == Outcome.L) != (side == Side.LEFT));
    }

    private static Outcome outcome(boolean lost) {
        return lost ? Outcome.P : Outcome.N;
    }

    private static Outcome outcome(List<Outcome> beginners) {
        return beginners.size() == 1
                ? beginners.getFirst()
                : Outcome.ofBeginners(beginners.getFirst(), beginners.getLast());
    }

    /// A graph may state who has won at an end.
    ///
    /// @return N, P or D for each who may begin; empty if nothing is stated
    private Optional<List<Outcome>> byLength() {
        return claimed.remoteness().isEmpty() || isGraph
                ? Optional.empty()
                : Optional.of(claimed.remoteness().stream().map(this::byLength).toList());
    }

    private Outcome byLength(long moves) {
        return moves < 0 ? Outcome.D : outcome(moves % 2 != 0 != (sum.play() == Play.NORMAL));
    }

    private Optional<Message> lengthFault() {
        boolean isDrawn = claimed.remoteness().stream().anyMatch(moves -> moves < 0);
        boolean fits = claimed.remoteness().isEmpty()
                || isDrawn == (claimed.outcome() == Outcome.D)
                        && byLength()
                                .map(beginners -> outcome(beginners) == claimed.outcome())
                                .orElse(true);
        if (!fits)
            return Optional.of(
                    Message.of("check.verdict.remoteness-outcome", "outcome", claimed.outcome(), "moves", lengths()));
        return claimed.value()
                .filter(value -> !followsFromLength(value))
                .map(value -> Message.of(
                        "check.verdict.remoteness-value",
                        "stated",
                        CheckFindings.messageArgument(value),
                        "moves",
                        lengths()));
    }

    /// @return whether the value and the length of play agree on the player who begins, if both determine it
    private boolean followsFromLength(Value value) {
        return byLength().isEmpty()
                || byValue(value).isEmpty()
                || byValue(value).equals(byLength()) && isSoLong(value);
    }

    private boolean isSoLong(Value value) {
        return !(value instanceof Value.Remoteness(var moves))
                || moves.equals(BigInteger.valueOf(claimed.remoteness().getFirst()));
    }

    private String lengths() {
        return WholeSumCheck.listText(claimed.remoteness());
    }

    private Optional<Message> movesFault(ClaimedMoves moves) {
        if (isScored) return Optional.empty();
        for (var move : moves.list()) if (!mayWin(move)) return Optional.of(CheckFindings.loses(sum, move));
        boolean hasNone = moves.count().filter(count -> count.signum() == 0).isPresent();
        boolean isWon = byLength()
                .map(beginners -> IntStream.range(0, beginners.size())
                        .anyMatch(i -> beginners.get(i) == Outcome.N
                                && claimed.remoteness().get(i) > 0))
                .orElse(false);
        return hasNone && isWon
                ? Optional.of(Message.of("check.verdict.senseless-moves", "count", BigInteger.ZERO))
                : Optional.empty();
    }

    private boolean mayWin(ClaimedMove move) {
        int who = move.side().filter(Side.RIGHT::equals).isPresent() ? 1 : 0;
        boolean lasts = claimed.remoteness().isEmpty() || claimed.remoteness().get(who) > 0;
        return lasts
                && Stream.of(
                                byOutcome(claimed.outcome()),
                                byLength(),
                                claimed.value().flatMap(this::byValue))
                        .flatMap(Optional::stream)
                        .filter(beginners -> who < beginners.size())
                        .allMatch(beginners -> beginners.get(who) == Outcome.N);
    }
}
