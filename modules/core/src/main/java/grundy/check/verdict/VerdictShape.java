package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.option.PlainTaking;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Checks that a question can have the stated verdict at all, before anything is computed. So a verdict
/// is refused even where the position is too large for the definition.
final class VerdictShape {
    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final boolean isSided;
    private final boolean isScored;

    private VerdictShape(TurnPosition position, ClaimedVerdict claimed) {
        this.sum = position.sum();
        this.claimed = claimed;
        this.isSided = has(RuleTree.Partizan.class::isInstance);
        this.isScored = has(RuleTree.Scored.class::isInstance);
    }

    /// @return the claim that cannot be true
    static Optional<Message> fault(TurnPosition position, ClaimedVerdict claimed) {
        var shape = new VerdictShape(position, claimed);
        return shape.outcome()
                .or(shape::remoteness)
                .or(shape::periods)
                .or(() -> claimed.moves().flatMap(shape::moves))
                .or(() -> VerdictConsistency.fault(position, claimed));
    }

    private boolean has(Predicate<RuleTree> kind) {
        return sum.components().stream()
                .map(component -> component.game().rules())
                .anyMatch(kind);
    }

    private Optional<Message> outcome() {
        boolean fits = switch (claimed.outcome()) {
            case N, P -> true;
            case L, R -> isSided;
            case D ->
                !has(RuleTree.Players.class::isInstance)
                        && !sum.components().stream()
                                .allMatch(component -> isEnding(component.game().rules()));
        };
        return fits
                ? Optional.empty()
                : Optional.of(Message.of("check.verdict.senseless-outcome", "outcome", claimed.outcome()));
    }

    /// @return whether each move takes from a heap or splits it, so that play has an end
    private static boolean isEnding(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _ -> true;
            case RuleTree.Partizan(var left, var right) -> isEnding(left) && isEnding(right);
            case RuleTree.Blocking(var unblocked, var _) -> isEnding(unblocked);
            case RuleTree.Players _, RuleTree.Moves _, RuleTree.OnBoard _, RuleTree.Scored _ -> false;
        };
    }

    /// One number, or one for each of Left and Right moving first.
    private Optional<Message> remoteness() {
        if (claimed.remoteness().isEmpty()) return Optional.empty();
        boolean hasLength =
                !isScored && !has(RuleTree.Players.class::isInstance) && !has(RuleTree.Blocking.class::isInstance);
        boolean fits = hasLength
                && claimed.remoteness().size() == (isSided ? 2 : 1)
                && claimed.remoteness().stream().allMatch(moves -> moves >= -1);
        return fits ? Optional.empty() : Optional.of(Message.of("check.verdict.senseless-remoteness"));
    }

    /// @return whether some theorem proves periods of heaps with such rules
    private static boolean mayRepeat(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _, RuleTree.Players _ -> true;
            case RuleTree.Moves moves -> PlainTaking.of(moves).isPresent();
            case RuleTree.Partizan(var left, var right) -> mayRepeat(left) && mayRepeat(right);
            case RuleTree.Blocking _, RuleTree.OnBoard _, RuleTree.Scored _ -> false;
        };
    }

    /// Normal values may decide misere play, where games are tame, but not the reverse.
    private Optional<Message> periods() {
        var periods = claimed.basis().periods();
        if (isScored && claimed.basis().isNamed()) return Optional.of(Message.of("check.verdict.senseless-basis"));
        if (!periods.isEmpty() && !has(VerdictShape::mayRepeat))
            return Optional.of(Message.of("check.verdict.period-fails", "fault", Message.of("check.period.unfit")));
        boolean fits = new HashSet<>(periods).size() == periods.size()
                && (sum.play() == Play.MISERE || periods.stream().noneMatch(Evidence.Period::misere));
        return fits ? Optional.empty() : Optional.of(Message.of("check.verdict.senseless-periods"));
    }

    private Optional<Message> moves(ClaimedMoves moves) {
        boolean counted = moves.count().isPresent();
        var count = moves.count().orElse(BigInteger.valueOf(moves.list().size()));
        boolean enough = count.compareTo(BigInteger.valueOf(moves.list().size())) >= 0;
        boolean fits = enough && (isScored || fits(count, counted));
        if (!fits) return Optional.of(Message.of("check.verdict.senseless-moves", "count", count));
        var first = sum.components().getFirst();
        return first.game().rules() instanceof RuleTree.Scored(var _, var _, var board)
                        && first.position() instanceof BoardPosition position
                ? ScoreCheck.noMove(board, position, moves.list()).map(move -> CheckFindings.loses(sum, move))
                : CheckFindings.listedMoveFault(sum, moves, this::isMove);
    }

    /// Of best moves in a game with a score nothing follows from who wins. Without a move one wins in misere play,
    /// and where a board says so.
    private boolean fits(BigInteger count, boolean counted) {
        return switch (claimed.outcome()) {
            case P -> count.signum() == 0;
            case N, L, R -> !counted || count.signum() > 0 || sum.play() == Play.MISERE || !areHeaps();
            case D -> isSided || count.signum() == 0;
        };
    }

    private boolean areHeaps() {
        return sum.components().stream()
                .map(component -> component.game().rules())
                .allMatch(rules -> rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves);
    }

    private boolean isMove(ClaimedMove move) {
        var components = move.steps().stream().map(ClaimedMove.Step::component).toList();
        boolean single = sum.compound() == Compound.DISJUNCTIVE;
        return move.side().isPresent() == isSided
                && !components.isEmpty()
                && (!single || components.size() == 1)
                && new HashSet<>(components).size() == components.size()
                && components.stream()
                        .allMatch(component ->
                                component >= 0 && component < sum.components().size())
                && move.steps().stream().map(ClaimedMove.Step::to).noneMatch(List::isEmpty);
    }
}
