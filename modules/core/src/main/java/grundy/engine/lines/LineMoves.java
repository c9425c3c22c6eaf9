package grundy.engine.lines;

import grundy.rules.RuleTree;
import grundy.rules.formula.Expression;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The moves of a game of two heaps, all of which go along lines or take fixed amounts.
///
/// @param lines without repetition
/// @param rays other lines, without repetition
/// @param steps single moves, without repetition
public record LineMoves(List<MoveLine> lines, List<Ray> rays, List<FixedMove> steps) {
    private static final int GREATEST = 64;
    private static final int MOST = 24;
    private static final int MOST_STEPS = 1 << 10;
    private static final QuadraticForm ZERO = new QuadraticForm(0, 0, 0, 0, 0);

    LineMoves(List<MoveLine> lines, List<FixedMove> steps) {
        this(lines, List.of(), steps);
    }

    /// A move from `(a, b)` to `(a - first, b - second)`; neither is negative, and not both are 0.
    record FixedMove(int first, int second) {}

    /// Moves from `(a, b)` to `(a - first - p*k, b - second - q*k)` for every positive k, p and q
    /// being those of the line. Neither first nor second is negative, and one of them is not 0.
    record Ray(MoveLine line, int first, int second) {}

    /// `constant + first * a + second * b + k * k + l * l`.
    record QuadraticForm(long constant, long first, long second, long k, long l) {
        QuadraticForm plus(QuadraticForm other, long times) {
            return new QuadraticForm(
                    constant + times * other.constant,
                    first + times * other.first,
                    second + times * other.second,
                    k + times * other.k,
                    l + times * other.l);
        }

        boolean isConstant() {
            return first == 0 && second == 0 && isFixed();
        }

        boolean isFixed() {
            return k == 0 && l == 0;
        }
    }

    /// @return empty if some move is of another kind, or takes more than 64 in one step
    public static Optional<LineMoves> of(RuleTree rules) {
        if (!(rules instanceof RuleTree.Moves(var coordinates, var alternatives)) || coordinates.size() != 2)
            return Optional.empty();
        var lines = new LinkedHashSet<MoveLine>();
        var rays = new LinkedHashSet<Ray>();
        var steps = new LinkedHashSet<FixedMove>();
        for (var alternative : alternatives) {
            if (!alternative.leavesOne()) return Optional.empty();
            var target = alternative.parts().getFirst();
            var letters = new ArrayList<>(coordinates);
            var first = form(target.get(0), letters);
            var second = form(target.get(1), letters);
            if (first == null || second == null || letters.size() > 4) return Optional.empty();
            if (first.first != 1 || first.second != 0 || second.first != 0 || second.second != 1)
                return Optional.empty();
            var family = LineFamily.of(ZERO.plus(first, -1), ZERO.plus(second, -1), alternative.where(), letters);
            if (family.isEmpty()) return Optional.empty();
            for (var ray : family.get().rays()) {
                if (ray.first == 0 && ray.second == 0) lines.add(ray.line);
                else rays.add(ray);
            }
            steps.addAll(family.get().steps());
        }
        var moves = new LineMoves(List.copyOf(lines), List.copyOf(rays), List.copyOf(steps));
        return moves.isLarge() || lines.isEmpty() ? Optional.empty() : Optional.of(moves);
    }

    private boolean isLarge() {
        return lines.size() + rays.size() > MOST
                || steps.size() > MOST_STEPS
                || lines.stream().anyMatch(LineMoves::isLong)
                || rays.stream().anyMatch(ray -> isLong(ray.line) || Math.max(ray.first, ray.second) > GREATEST)
                || steps.stream().anyMatch(step -> Math.max(step.first, step.second) > GREATEST);
    }

    private static boolean isLong(MoveLine line) {
        return Math.max(line.p(), line.q()) > GREATEST;
    }

    /// @return the number of rows before a position that its options off the plain lines need at most
    int rowsBack() {
        return Math.max(
                steps.stream().mapToInt(FixedMove::first).max().orElse(0),
                rays.stream().mapToInt(ray -> ray.first + ray.line.p()).max().orElse(0));
    }

    /// @return the least a for which `(a, 0)` has a move
    int leastInFirst() {
        int least = Integer.MAX_VALUE;
        for (var line : lines) if (line.q() == 0) least = Math.min(least, line.p());
        for (var ray : rays) if (ray.line.q() + ray.second == 0) least = Math.min(least, ray.first + ray.line.p());
        for (var step : steps) if (step.second == 0) least = Math.min(least, step.first);
        return least;
    }

    /// @param letters the coordinates, and after them those that were met
    static @Nullable QuadraticForm form(Expression expression, List<String> letters) {
        return switch (expression) {
            case Expression.Number(var value) ->
                value.bitLength() < 16 ? new QuadraticForm(value.longValueExact(), 0, 0, 0, 0) : null;
            case Expression.Variable(var name) -> {
                if (!letters.contains(name)) letters.add(name);
                int at = letters.indexOf(name);
                yield at > 3
                        ? null
                        : new QuadraticForm(0, at == 0 ? 1 : 0, at == 1 ? 1 : 0, at == 2 ? 1 : 0, at == 3 ? 1 : 0);
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
                    Expression.Conditional _ -> null;
        };
    }
}
