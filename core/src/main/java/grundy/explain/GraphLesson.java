package grundy.explain;

import grundy.solve.Move;
import grundy.solve.Verdict;
import grundy.solve.Verdict.Reasoning;
import grundy.solve.Worth;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;

/// A token on a graph, or a sum with infinite values: how far the end is, why a draw is a draw, what `∞(K)` means.
record GraphLesson(Verdict verdict) implements Lesson {
    static boolean applies(Verdict verdict) {
        return verdict.reasoning() instanceof Reasoning.Token
                || verdict.reasoning() instanceof Reasoning.SidedToken
                || verdict.reasoning() instanceof Reasoning.LoopySum;
    }

    @Override
    public void tell(Lines lines) {
        switch (verdict.reasoning()) {
            case Reasoning.Token token -> tell(token, lines);
            case Reasoning.SidedToken token -> tell(token, lines);
            case Reasoning.LoopySum(var values, long remoteness) -> tell(values, remoteness, lines);
            default -> throw new AssertionError("No lesson about graphs applies to " + verdict.reasoning());
        }
    }

    private void tell(Reasoning.Token token, Lines lines) {
        if (token.stated()) {
            lines.say(Message.of("explain.graph.stated"));
            return;
        }
        if (token.remoteness() == 0) {
            lines.say(
                    verdict.question().sum().play() == Play.NORMAL
                            ? Message.of("explain.end.normal")
                            : Message.of("explain.end.misere"));
            return;
        }
        lines.say(Message.of("explain.graph.backwards", "vertices", token.vertices()));
        switch (verdict.outcome()) {
            case N -> won(token.remoteness(), lines);
            case P -> lines.say(Message.of("explain.graph.lost", "moves", token.remoteness()));
            case D, L, R ->
                lines.say(
                        StatedDraw.of(verdict) == StatedDraw.STATED
                                ? Message.of("explain.graph.drawn-stated")
                                : Message.of("explain.graph.drawn"));
        }
        value(lines);
    }

    private void won(long remoteness, Lines lines) {
        lines.say(Message.of("explain.graph.won", "moves", remoteness));
        new Example(verdict).tell(lines);
    }

    private void value(Lines lines) {
        if (verdict.value() instanceof Worth.Known(Value.Loopy loopy, var _)) loopy(loopy, lines);
        else if (verdict.value() instanceof Worth.Known(Value.Nimber(var number), var _) && number.signum() > 0)
            lines.say(Message.of("explain.graph.nimber", "value", lines.shown().number(number)));
    }

    private static void loopy(Value.Loopy loopy, Lines lines) {
        lines.say(
                loopy.nimbers().isEmpty()
                        ? Message.of("explain.graph.loopy-empty", "value", loopy)
                        : Message.of(
                                "explain.graph.loopy",
                                "value",
                                loopy,
                                "nimbers",
                                lines.shown().list(loopy.nimbers())));
    }

    private void tell(Reasoning.SidedToken token, Lines lines) {
        lines.say(Message.of("explain.graph.sides", "vertices", token.vertices()));
        side(Side.LEFT, token.left(), token.leftRemoteness(), lines);
        side(Side.RIGHT, token.right(), token.rightRemoteness(), lines);
    }

    private void side(Side side, Outcome outcome, long remoteness, Lines lines) {
        boolean left = side == Side.LEFT;
        switch (outcome) {
            case N -> {
                lines.say(
                        left
                                ? Message.of("explain.graph.left-wins", "moves", remoteness)
                                : Message.of("explain.graph.right-wins", "moves", remoteness));
                verdict.moves()
                        .list()
                        .get()
                        .filter(move -> move.side() == side)
                        .limit(1)
                        .forEach(move -> example(move, lines));
            }
            case P ->
                lines.say(
                        left
                                ? Message.of("explain.graph.left-loses", "moves", remoteness)
                                : Message.of("explain.graph.right-loses", "moves", remoteness));
            case D, L, R ->
                lines.say(left ? Message.of("explain.graph.left-draws") : Message.of("explain.graph.right-draws"));
        }
    }

    private void example(Move move, Lines lines) {
        lines.say(Message.of("explain.example", "move", new MoveText(verdict, lines.shown()).written(move)));
    }

    private void tell(List<Value> values, long remoteness, Lines lines) {
        lines.say(Message.of("explain.graph.sum"));
        new ValueTable(verdict, values).tell(lines);
        long infinite =
                values.stream().filter(value -> value instanceof Value.Loopy).count();
        if (infinite > 1) {
            lines.say(Message.of("explain.graph.two-infinite", "count", infinite));
            return;
        }
        var others = others(values);
        if (infinite == 0) lines.say(Message.of("explain.graph.all-finite", "sum", others));
        for (var value : values)
            if (value instanceof Value.Loopy loopy)
                lines.say(
                        verdict.outcome() == Outcome.N
                                ? Message.of("explain.graph.sum-won", "value", loopy, "others", others)
                                : Message.of("explain.graph.sum-drawn", "value", loopy, "others", others));
        new Example(verdict).tell(lines);
        if (remoteness >= 0) lines.say(Message.of("explain.search.remoteness", "moves", remoteness));
    }

    private static BigInteger others(List<Value> values) {
        var sum = BigInteger.ZERO;
        for (var value : values) if (value instanceof Value.Nimber(var number)) sum = sum.xor(number);
        return sum;
    }

    /// The components of a sum with their values, finite or not.
    private record ValueTable(Verdict verdict, List<Value> values) implements Lesson {
        @Override
        public void tell(Lines lines) {
            var components = verdict.question().sum().components();
            var table = new TextTable("rll");
            for (int i = 0; i < Math.min(values.size(), ComponentTable.MOST_ROWS); i++)
                table.row((i + 1) + ".", lines.shown().component(components.get(i)), written(values.get(i), lines));
            if (values.size() > ComponentTable.MOST_ROWS)
                table.row(
                        "…",
                        lines.phrase(Message.of(
                                "explain.more-components", "count", values.size() - ComponentTable.MOST_ROWS)),
                        "");
            table.into(lines);
        }

        private static String written(Value value, Lines lines) {
            return value instanceof Value.Nimber(var number) ? lines.shown().brief(number) : value.toString();
        }
    }
}
