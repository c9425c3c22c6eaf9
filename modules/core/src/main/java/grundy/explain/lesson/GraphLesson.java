package grundy.explain.lesson;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning;
import grundy.explain.board.MoveText;
import grundy.explain.board.WinningMoveExample;
import grundy.explain.value.EndlessMeaning;
import grundy.finding.Move;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Summand;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;

/// A token on a graph, or a sum with infinite values: how far the end is, why a draw is a draw, what `∞(K)` means.
public record GraphLesson(Verdict verdict) implements Lesson {
    /// Returns whether this lesson explains the verdict.
    public static boolean applies(Verdict verdict) {
        return verdict.reasoning() instanceof Reasoning.Token
                || verdict.reasoning() instanceof Reasoning.SidedToken
                || verdict.reasoning() instanceof Reasoning.LoopySum;
    }

    @Override
    public void tell(Blocks blocks) {
        switch (verdict.reasoning()) {
            case Reasoning.Token token -> tell(token, blocks);
            case Reasoning.SidedToken token -> tell(token, blocks);
            case Reasoning.LoopySum(var values, var _, long remoteness) -> tell(values, remoteness, blocks);
            default -> throw new AssertionError("No lesson about graphs applies to " + verdict.reasoning());
        }
    }

    private void tell(Reasoning.Token token, Blocks blocks) {
        if (token.isStated()) {
            blocks.say(Message.of("explain.graph.stated"));
            return;
        }
        if (token.remoteness() == 0) {
            blocks.say(
                    verdict.question().sum().play() == Play.NORMAL
                            ? Message.of("explain.end.normal")
                            : Message.of("explain.end.misere"));
            return;
        }
        blocks.say(Message.of("explain.graph.backwards", "vertices", token.vertices()));
        switch (verdict.outcome()) {
            case N -> won(token.remoteness(), blocks);
            case P -> blocks.say(Message.of("explain.graph.lost", "moves", token.remoteness()));
            case D, L, R ->
                blocks.say(
                        DrawCause.of(verdict) == DrawCause.STATED
                                ? Message.of("explain.graph.drawn-stated")
                                : Message.of("explain.graph.drawn"));
        }
        value(blocks);
    }

    private void won(long remoteness, Blocks blocks) {
        blocks.say(Message.of("explain.graph.won", "moves", remoteness));
        new WinningMoveExample(verdict).tell(blocks);
    }

    private void value(Blocks blocks) {
        if (verdict.value() instanceof ValueStatus.Known(Value.Loopy loopy, var _)) loopy(loopy, blocks);
        else if (verdict.value() instanceof ValueStatus.Known(Value.Nimber(var number), var _) && number.signum() > 0)
            blocks.say(
                    Message.of("explain.graph.nimber", "value", new ShortenedText(blocks.language()).number(number)));
    }

    private static void loopy(Value.Loopy loopy, Blocks blocks) {
        blocks.say(
                loopy.nimbers().isEmpty()
                        ? Message.of("explain.graph.loopy-empty", "value", loopy)
                        : Message.of(
                                "explain.graph.loopy",
                                "value",
                                loopy,
                                "nimbers",
                                new ShortenedText(blocks.language()).list(loopy.nimbers())));
    }

    private void tell(Reasoning.SidedToken token, Blocks blocks) {
        blocks.say(Message.of("explain.graph.sides", "vertices", token.vertices()));
        side(Side.LEFT, token.left(), token.leftRemoteness(), blocks);
        side(Side.RIGHT, token.right(), token.rightRemoteness(), blocks);
        if (verdict.value() instanceof ValueStatus.Known(Value.Endless endless, var _))
            new EndlessMeaning(endless).tell(blocks);
    }

    private void side(Side side, Outcome outcome, long remoteness, Blocks blocks) {
        boolean left = side == Side.LEFT;
        switch (outcome) {
            case N -> {
                blocks.say(
                        left
                                ? Message.of("explain.graph.left-wins", "moves", remoteness)
                                : Message.of("explain.graph.right-wins", "moves", remoteness));
                verdict.moves()
                        .list()
                        .get()
                        .filter(move -> move.side() == side)
                        .limit(1)
                        .forEach(move -> example(move, blocks));
            }
            case P ->
                blocks.say(
                        left
                                ? Message.of("explain.graph.left-loses", "moves", remoteness)
                                : Message.of("explain.graph.right-loses", "moves", remoteness));
            case D, L, R ->
                blocks.say(left ? Message.of("explain.graph.left-draws") : Message.of("explain.graph.right-draws"));
        }
    }

    private void example(Move move, Blocks blocks) {
        blocks.say(Message.of(
                "explain.example", "move", new MoveText(verdict, new ShortenedText(blocks.language())).text(move)));
    }

    private void tell(List<Summand> values, long remoteness, Blocks blocks) {
        blocks.say(Message.of("explain.graph.sum"));
        new VertexTable(verdict, values).tell(blocks);
        long infinite =
                values.stream().filter(value -> value instanceof Value.Loopy).count();
        if (infinite > 1) {
            blocks.say(Message.of("explain.graph.two-infinite", "count", infinite));
            return;
        }
        var others = others(values);
        if (infinite == 0) blocks.say(Message.of("explain.graph.all-finite", "sum", others));
        for (var value : values)
            if (value instanceof Value.Loopy loopy)
                blocks.say(
                        verdict.outcome() == Outcome.N
                                ? Message.of("explain.graph.sum-won", "value", loopy, "others", others)
                                : Message.of("explain.graph.sum-drawn", "value", loopy, "others", others));
        new WinningMoveExample(verdict).tell(blocks);
        if (remoteness >= 0) blocks.say(Message.of("explain.search.remoteness", "moves", remoteness));
    }

    private static BigInteger others(List<Summand> values) {
        var sum = BigInteger.ZERO;
        for (var value : values) if (value instanceof Value.Nimber(var number)) sum = sum.xor(number);
        return sum;
    }

    /// The components of a sum with their values, finite or not.
    private record VertexTable(Verdict verdict, List<Summand> values) implements Lesson {
        @Override
        public void tell(Blocks blocks) {
            var components = verdict.question().sum().components();
            var table = new TableRows("rll");
            for (int i = 0; i < Math.min(values.size(), ComponentTable.MOST_ROWS); i++)
                table.row(
                        (i + 1) + ".",
                        new ShortenedText(blocks.language()).component(components.get(i)),
                        valueText(values.get(i), blocks));
            if (values.size() > ComponentTable.MOST_ROWS)
                table.row(
                        "…",
                        blocks.phrase(Message.of(
                                "explain.more-components", "count", values.size() - ComponentTable.MOST_ROWS)),
                        "");
            table.into(blocks);
        }

        private static String valueText(Value value, Blocks blocks) {
            return value instanceof Value.Nimber(var number)
                    ? new ShortenedText(blocks.language()).brief(number)
                    : value.toString();
        }
    }
}
