package grundy.engine.lines;

import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The moves of a game of two heaps, all of which go along lines or take fixed amounts.
///
/// @param lines without repetition
/// @param steps single moves, without repetition
public record LineMoves(List<Line> lines, List<Step> steps) {
    private static final int GREATEST = 64;
    private static final int MOST = 16;

    /// A move from `(a, b)` to `(a - first, b - second)`; neither is negative, and not both are 0.
    record Step(int first, int second) {}

    /// `constant + first * a + second * b + fresh * k`.
    private record Form(long constant, long first, long second, long fresh) {
        Form plus(Form other, long times) {
            return new Form(
                    constant + times * other.constant,
                    first + times * other.first,
                    second + times * other.second,
                    fresh + times * other.fresh);
        }

        boolean isConstant() {
            return first == 0 && second == 0 && fresh == 0;
        }
    }

    /// @return empty if some move is of another kind, or takes more than 64 in one step
    public static Optional<LineMoves> of(Rules rules) {
        if (!(rules instanceof Rules.Moves(var coordinates, var alternatives)) || coordinates.size() != 2)
            return Optional.empty();
        var lines = new LinkedHashSet<Line>();
        var steps = new LinkedHashSet<Step>();
        for (var alternative : alternatives) {
            if (!alternative.leavesOne() || !alternative.where().equals(Condition.TRUE)) return Optional.empty();
            var target = alternative.parts().getFirst();
            var letters = new ArrayList<>(coordinates);
            var first = form(target.get(0), letters);
            var second = form(target.get(1), letters);
            if (first == null || second == null || letters.size() > 3) return Optional.empty();
            if (first.first != 1 || first.second != 0 || second.first != 0 || second.second != 1)
                return Optional.empty();
            boolean isLine = letters.size() == 3;
            long p = isLine ? -first.fresh : -first.constant;
            long q = isLine ? -second.fresh : -second.constant;
            if (isLine && (first.constant != 0 || second.constant != 0)) return Optional.empty();
            if (p < 0 || q < 0 || p + q == 0 || p > GREATEST || q > GREATEST) return Optional.empty();
            if (isLine) lines.add(new Line((int) p, (int) q));
            else steps.add(new Step((int) p, (int) q));
        }
        return lines.isEmpty() || lines.size() + steps.size() > MOST
                ? Optional.empty()
                : Optional.of(new LineMoves(List.copyOf(lines), List.copyOf(steps)));
    }

    /// @param letters the coordinates, and behind them those that were met
    private static @Nullable Form form(Expression expression, List<String> letters) {
        return switch (expression) {
            case Expression.Number(var value) ->
                value.bitLength() < 16 ? new Form(value.longValueExact(), 0, 0, 0) : null;
            case Expression.Variable(var name) -> {
                if (!letters.contains(name)) letters.add(name);
                int at = letters.indexOf(name);
                yield at > 2 ? null : new Form(0, at == 0 ? 1 : 0, at == 1 ? 1 : 0, at == 2 ? 1 : 0);
            }
            case Expression.Binary(var operator, var left, var right) -> {
                var a = form(left, letters);
                var b = form(right, letters);
                if (a == null || b == null) yield null;
                yield switch (operator) {
                    case PLUS -> a.plus(b, 1);
                    case MINUS -> a.plus(b, -1);
                    case TIMES ->
                        a.isConstant() ? ZERO.plus(b, a.constant) : b.isConstant() ? ZERO.plus(a, b.constant) : null;
                    case OVER, MOD, XOR, POWER -> null;
                };
            }
            case Expression.Element _,
                    Expression.Call _,
                    Expression.FloorPhi _,
                    Expression.Aggregate _,
                    Expression.Choice _ -> null;
        };
    }

    private static final Form ZERO = new Form(0, 0, 0, 0);
}
