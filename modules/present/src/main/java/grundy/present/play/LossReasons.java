package grundy.present.play;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.explain.Explainer;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWording;
import grundy.present.move.Situation;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Explains why a position is lost for the player who must move from it, in a sentence that fits the
/// computer's moves and the human's.
public final class LossReasons {
    private static final int MOST_VALUES = 10;

    private LossReasons() {}

    /// @param after of the player who is about to move
    public static Message reasonForLoss(Analysis after) {
        if (LegalMoves.isOver(after.situation())) return over(after.situation());
        if (after.verdict().isEmpty()) return Message.of("play.because.lost");
        var verdict = after.verdict().get();
        var reason = reason(verdict.reasoning());
        return theorem(verdict.evidence())
                .map(name -> Message.of("play.because.theorem", "reason", reason, "theorem", name))
                .orElse(reason);
    }

    /// @param end in which nobody may move any more
    /// @return a message that explains why the game is over, and what that means
    public static Message over(Situation end) {
        boolean normal = end.sum().play() == Play.NORMAL;
        if (end.sum().compound().isShort()) {
            var components = end.components();
            int used = 0;
            while (LegalMoves.isRunning(components.get(used), end.mover())) used++;
            return Message.of(normal ? "play.over.short" : "play.over.short-misere", "number", used + 1);
        }
        if (end.mover() == null) return Message.of(normal ? "play.over.normal" : "play.over.misere");
        return Message.of(normal ? "play.over.side" : "play.over.side-misere", "side", side(end.mover()));
    }

    public static Message side(Side side) {
        return side == Side.LEFT ? Message.of("play.left") : Message.of("play.right");
    }

    private static Message reason(Verdict.Reasoning reasoning) {
        return switch (reasoning) {
            case Verdict.Reasoning.NimSum(var values, var _)
            when values.size() > 1 ->
                Message.of(
                        "play.because.nim-sum",
                        "values",
                        values(values.stream().map(Value.Nimber::number).toList()));
            case Verdict.Reasoning.NimSum _ -> Message.of("play.because.zero");
            case Verdict.Reasoning.Tame(var values, var sum, long firm)
            when firm > 0 -> Message.of("play.because.tame-firm", "values", values(values), "sum", sum);
            case Verdict.Reasoning.Tame(var values, var _, var _) ->
                Message.of("play.because.tame-fickle", "values", values(values));
            case Verdict.Reasoning.Sides _ -> Message.of("play.because.sides");
            case Verdict.Reasoning.OutcomeOnly _ -> Message.of("play.because.cold");
            case Verdict.Reasoning.MisereValue _ -> Message.of("play.because.misere");
            case Verdict.Reasoning.Search(long positions, long moves, var _)
            when moves > 0 -> Message.of("play.because.search-moves", "positions", positions, "moves", moves);
            case Verdict.Reasoning.Search(long positions, var _, var _) ->
                Message.of("play.because.search", "positions", positions);
            case Verdict.Reasoning.Token(long vertices, long moves, var _)
            when moves > 0 -> Message.of("play.because.search-moves", "positions", vertices, "moves", moves);
            case Verdict.Reasoning.Token token -> Message.of("play.because.search", "positions", token.vertices());
            case Verdict.Reasoning.SidedToken token -> Message.of("play.because.search", "positions", token.vertices());
            case Verdict.Reasoning.EndlessSum sum -> Message.of("play.because.search", "positions", sum.positions());
            case Verdict.Reasoning.LongestSuspense(var suspense) ->
                Message.of(
                        "play.because.suspense",
                        "longest",
                        suspense.stream().max(Comparator.naturalOrder()).orElse(BigInteger.ZERO));
            case Verdict.Reasoning.LeastRemoteness(var remoteness) ->
                Message.of(
                        "play.because.remoteness",
                        "least",
                        remoteness.stream().min(Comparator.naturalOrder()).orElse(BigInteger.ZERO));
            case Verdict.Reasoning.Foreclosed _ -> Message.of("play.because.foreclosed");
            case Verdict.Reasoning.ColdComponents _ -> Message.of("play.because.all-cold");
            default -> Message.of("play.because.lost");
        };
    }

    private static List<String> values(List<BigInteger> values) {
        var texts = values.stream().limit(MOST_VALUES).map(value -> MoveWording.shorten(value.toString()));
        return values.size() > MOST_VALUES
                ? Stream.concat(texts, Stream.of("…")).toList()
                : texts.toList();
    }

    private static Optional<Object> theorem(Evidence evidence) {
        return switch (evidence) {
            case Evidence.ClosedForm(var name, var _, var _) -> Optional.of(Explainer.theorem(name));
            case Evidence.Sum(var _, var components) ->
                components.stream().flatMap(part -> theorem(part).stream()).findFirst();
            case Evidence.Tame(var _, var components) ->
                components.stream().flatMap(part -> theorem(part).stream()).findFirst();
            default -> Optional.empty();
        };
    }
}
