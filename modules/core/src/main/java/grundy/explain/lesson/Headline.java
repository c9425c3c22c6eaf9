package grundy.explain.lesson;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.rules.RuleTree;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;

/// States the winner in plain words and as an outcome class, the convention for the end of play, and
/// the value.
public record Headline(Verdict verdict) implements Lesson {
    private static final int MOST_VALUE = 2_000;

    @Override
    public void tell(Blocks blocks) {
        blocks.result(winner(), standing(verdict));
        blocks.say(convention());
        if (verdict.value() instanceof ValueStatus.Known(var value, var _) && !(value instanceof Value.Loser))
            blocks.say(value(value, new ShortenedText(blocks.language())));
        if (verdict.value() instanceof ValueStatus.OutOfReach(var why)) blocks.say(why);
    }

    static Block.Standing standing(Verdict verdict) {
        if (verdict.question().sum().components().stream()
                .limit(1)
                .anyMatch(component -> component.game().rules() instanceof RuleTree.Players))
            return Block.Standing.OPEN;
        return switch (verdict.outcome()) {
            case N -> Block.Standing.WON;
            case P -> Block.Standing.LOST;
            case L, R, D -> Block.Standing.OPEN;
        };
    }

    private Message winner() {
        if (verdict.reasoning() instanceof Verdict.Reasoning.LoserOf(int loser))
            return verdict.question().mover() == 0
                    ? Message.of("explain.headline.loser", "player", loser)
                    : Message.of(
                            "explain.headline.loser-of",
                            "player",
                            loser,
                            "mover",
                            verdict.question().mover());
        return switch (verdict.outcome()) {
            case N -> Message.of("explain.headline.n");
            case P -> Message.of("explain.headline.p");
            case L -> Message.of("explain.headline.l");
            case R -> Message.of("explain.headline.r");
            case D ->
                switch (verdict.reasoning()) {
                    case Verdict.Reasoning.SidedToken token -> starts(token.left(), token.right());
                    case Verdict.Reasoning.EndlessSum sum -> starts(sum.left(), sum.right());
                    default -> drawnMessage();
                };
        };
    }

    private Message drawnMessage() {
        if (!(verdict.reasoning() instanceof Verdict.Reasoning.Token)) return Message.of("explain.headline.d");
        return switch (DrawCause.of(verdict)) {
            case ENDLESS -> Message.of("explain.headline.d");
            case STATED -> Message.of("explain.headline.d-stated");
            case EITHER -> Message.of("explain.headline.d-either");
        };
    }

    private static Message starts(Outcome left, Outcome right) {
        return Message.of("explain.headline.starts", "left", start(left), "right", start(right));
    }

    /// @param outcome of the side that begins
    private static Message start(Outcome outcome) {
        return switch (outcome) {
            case N, L, R -> Message.of("explain.start.win");
            case P -> Message.of("explain.start.loss");
            case D -> Message.of("explain.start.draw");
        };
    }

    private Message convention() {
        var sum = verdict.question().sum();
        boolean normal = sum.play() == Play.NORMAL;
        if (sum.components().stream()
                .limit(1)
                .anyMatch(component -> component.game().rules() instanceof RuleTree.Players))
            return Message.of("explain.convention.players");
        if (verdict.reasoning() instanceof Verdict.Reasoning.Blocked(var most, var _, var _))
            return Message.of(
                    normal ? "explain.convention.blocked" : "explain.convention.blocked-misere", "most", most);
        return switch (sum.compound()) {
            case Compound.DISJUNCTIVE ->
                normal ? Message.of("explain.convention.normal") : Message.of("explain.convention.misere");
            case Compound.CONJUNCTIVE ->
                normal ? Message.of("explain.convention.every") : Message.of("explain.convention.every-misere");
            case Compound.SHORT_DISJUNCTIVE ->
                normal ? Message.of("explain.convention.short") : Message.of("explain.convention.short-misere");
            case Compound.SHORT_CONJUNCTIVE ->
                normal
                        ? Message.of("explain.convention.short-every")
                        : Message.of("explain.convention.short-every-misere");
            case Compound.SHORT_SELECTIVE ->
                normal
                        ? Message.of("explain.convention.short-some")
                        : Message.of("explain.convention.short-some-misere");
            case Compound.SELECTIVE ->
                normal ? Message.of("explain.convention.some") : Message.of("explain.convention.some-misere");
        };
    }

    private static Message value(Value value, ShortenedText texts) {
        return switch (value) {
            case Value.Nimber(var number) -> Message.of("explain.value.nimber", "value", texts.number(number));
            case Value.QuotientElement(var name, int order, var _) ->
                Message.of("explain.value.quotient", "element", name, "order", order);
            case Value.MisereNimber(var number) -> Message.of("explain.value.misere", "value", texts.number(number));
            case Value.Loopy loopy -> Message.of("explain.value.loopy", "value", loopy);
            case Value.Suspense(var moves) -> Message.of("explain.value.suspense", "moves", texts.number(moves));
            case Value.Remoteness(var moves) -> Message.of("explain.value.remoteness", "moves", texts.number(moves));
            case Value.Number(var number) -> Message.of("explain.value.number", "value", texts.dyadic(number));
            case Value.NumberAndNimber(var number, var nimber) ->
                Message.of(
                        "explain.value.number-and-nimber",
                        "number",
                        texts.dyadic(number),
                        "star",
                        texts.nimber(nimber),
                        "nimber",
                        texts.number(nimber));
            case Value.Game game ->
                Message.of("explain.value.game", "value", ShortenedText.shorten(game.toString(), MOST_VALUE));
            case Value.Endless endless ->
                Message.of("explain.value.game", "value", ShortenedText.shorten(endless.toString(), MOST_VALUE));
            case Value.Score _ -> throw new AssertionError("Games with a score have a headline of their own");
            case Value.Loser(int player) -> Message.of("explain.headline.loser", "player", player);
        };
    }
}
