package grundy.engine.lines;

import grundy.engine.lines.LineMoves.FixedMove;
import grundy.engine.lines.LineMoves.QuadraticForm;
import grundy.engine.lines.LineMoves.Ray;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The moves of one alternative: to `(a - f(k, l), b - g(k, l))` for all positive k and l under a condition that does
/// not speak of a and b.
///
/// A condition on k alone is one that {@link AllowedAmounts} reads. On k and l it is made of comparisons of linear
/// expressions, perhaps in `abs`, `min` or `max`, by "and" and "or"; what each way to fulfil it allows must be a finite
/// set of pairs, or pairs of which one number or the difference is bounded.
record LineFamily(List<Ray> rays, List<FixedMove> steps) {
    private static final long GREATEST = 64;
    private static final int MOST_WAYS = 16;
    private static final Optional<LineFamily> NONE = Optional.empty();

    /// `x*k + y*l <= most`.
    private record Bound(long x, long y, long most) {
        boolean holds(long k, long l) {
            return x * k + y * l <= most;
        }

        /// @return whether k alone is bounded by it, from above
        boolean isOfFirst() {
            return x > 0 && y == 0;
        }
    }

    /// @param first what is taken from a
    /// @param second what is taken from b
    /// @return empty if the moves are of another kind
    static Optional<LineFamily> of(QuadraticForm first, QuadraticForm second, Condition where, List<String> letters) {
        int count = letters.size();
        if (small(first, second)) return NONE;
        return switch (count) {
            case 2 -> where.equals(Condition.TRUE) ? fixed(first, second) : NONE;
            case 3 ->
                first.l() == 0 && second.l() == 0
                        ? AllowedAmounts.of(where, letters.get(2)).flatMap(amounts -> one(first, second, amounts))
                        : NONE;
            default -> {
                var ways = ways(where, letters);
                if (ways.isEmpty() || ways.size() > MOST_WAYS || letters.size() > count) yield NONE;
                if (first.l() == 0 && second.k() == 0) yield two(first, second, ways);
                if (first.k() == 0 && second.l() == 0)
                    yield two(
                            exchanged(first),
                            exchanged(second),
                            ways.stream()
                                    .map(bounds -> bounds.stream()
                                            .map(LineFamily::exchanged)
                                            .toList())
                                    .toList());
                yield NONE;
            }
        };
    }

    /// @return whether something negative may be taken
    private static boolean small(QuadraticForm first, QuadraticForm second) {
        return Math.min(first.k(), first.l()) < 0 || Math.min(second.k(), second.l()) < 0;
    }

    private static QuadraticForm exchanged(QuadraticForm form) {
        return new QuadraticForm(form.constant(), form.first(), form.second(), form.l(), form.k());
    }

    private static Bound exchanged(Bound bound) {
        return new Bound(bound.y, bound.x, bound.most);
    }

    private static Optional<LineFamily> fixed(QuadraticForm first, QuadraticForm second) {
        return step(first.constant(), second.constant()).map(step -> new LineFamily(List.of(), List.of(step)));
    }

    private static Optional<FixedMove> step(long first, long second) {
        boolean taken = first >= 0 && second >= 0 && first + second > 0 && Math.max(first, second) <= GREATEST;
        return taken ? Optional.of(new FixedMove((int) first, (int) second)) : Optional.empty();
    }

    private static Optional<LineFamily> one(QuadraticForm first, QuadraticForm second, AllowedAmounts amounts) {
        var rays = new ArrayList<Ray>();
        var steps = new ArrayList<FixedMove>();
        int period = amounts.period();
        var single = amounts.single().boxed().collect(Collectors.toCollection(ArrayList::new));
        for (int k : amounts.repeated().toArray()) {
            // A ray begins behind a place from which nothing negative is taken.
            boolean isEarly = first.constant() + first.k() * (k - period) < 0
                    || second.constant() + second.k() * (k - period) < 0;
            if (isEarly) single.add(k);
            var ray = ray(first, second, isEarly ? k + period : k, 0, period);
            if (ray.isEmpty()) return NONE;
            rays.add(ray.get());
        }
        for (int k : single) {
            var step = step(first.constant() + k * first.k(), second.constant() + k * second.k());
            if (step.isEmpty()) return NONE;
            steps.add(step.get());
        }
        return Optional.of(new LineFamily(rays, steps));
    }

    /// @param least the first k
    /// @param more by how much l is more than k, if there is an l
    /// @param period from each k to the next
    private static Optional<Ray> ray(QuadraticForm first, QuadraticForm second, long least, long more, long period) {
        long p = first.k() * period;
        long q = (second.k() + second.l()) * period;
        long before = first.constant() + first.k() * (least - period);
        long beside = second.constant() + second.k() * (least - period) + second.l() * (least - period + more);
        boolean fits = before >= 0
                && beside >= 0
                && p + q > 0
                && Math.max(Math.max(p, q), Math.max(before, beside)) <= GREATEST;
        return fits
                ? Optional.of(new Ray(new MoveLine((int) p, (int) q), (int) before, (int) beside))
                : Optional.empty();
    }

    /// From a something with k is taken, from b something with l.
    private static Optional<LineFamily> two(QuadraticForm first, QuadraticForm second, List<List<Bound>> ways) {
        if (first.k() < 1 || second.l() < 1) return NONE;
        var rays = new ArrayList<Ray>();
        var steps = new ArrayList<FixedMove>();
        for (var bounds : ways) {
            var family = two(first, second, bounds, isFinite(bounds));
            if (family.isEmpty()) return NONE;
            rays.addAll(family.get().rays);
            steps.addAll(family.get().steps);
        }
        return Optional.of(new LineFamily(rays, steps));
    }

    private static Optional<LineFamily> two(
            QuadraticForm first, QuadraticForm second, List<Bound> bounds, boolean isFinite) {
        if (isFinite) return pairs(first, second, bounds);
        if (bounds.stream().anyMatch(Bound::isOfFirst)) return beside(first, second, bounds);
        if (bounds.stream().map(LineFamily::exchanged).noneMatch(Bound::isOfFirst))
            return differences(first, second, bounds);
        var exchanged = bounds.stream().map(LineFamily::exchanged).toList();
        return beside(exchanged(second), exchanged(first), exchanged).map(LineFamily::mirrored);
    }

    /// Few k, and for each of them all l from some number on.
    private static Optional<LineFamily> beside(QuadraticForm first, QuadraticForm second, List<Bound> bounds) {
        long most = bounds.stream()
                .filter(Bound::isOfFirst)
                .mapToLong(bound -> Math.floorDiv(bound.most, bound.x))
                .min()
                .orElseThrow();
        if (most > GREATEST) return NONE;
        var rays = new ArrayList<Ray>();
        var steps = new ArrayList<FixedMove>();
        for (long k = 1; k <= most; k++) {
            long from = 1;
            long to = Long.MAX_VALUE;
            for (var bound : bounds) {
                long left = bound.most - bound.x * k;
                if (bound.y > 0) to = Math.min(to, Math.floorDiv(left, bound.y));
                else if (bound.y < 0) from = Math.max(from, -Math.floorDiv(left, -bound.y));
                else if (left < 0) to = 0;
            }
            long taken = first.constant() + k * first.k();
            if (to < Long.MAX_VALUE && to > GREATEST) return NONE;
            for (long l = from; to <= GREATEST && l <= to; l++) {
                var step = step(taken, second.constant() + l * second.l());
                if (step.isEmpty()) return NONE;
                steps.add(step.get());
            }
            if (to < Long.MAX_VALUE) continue;
            var ray = ray(new QuadraticForm(taken, 0, 0, 0, 0), second, from, 0, 1);
            if (ray.isEmpty()) return NONE;
            rays.add(ray.get());
        }
        return Optional.of(new LineFamily(rays, steps));
    }

    private LineFamily mirrored() {
        return new LineFamily(
                rays.stream()
                        .map(ray ->
                                new Ray(new MoveLine(ray.line().q(), ray.line().p()), ray.second(), ray.first()))
                        .toList(),
                steps.stream()
                        .map(step -> new FixedMove(step.second(), step.first()))
                        .toList());
    }

    /// @return whether the bounds leave finitely many pairs for a reason that is seen at once
    private static boolean isFinite(List<Bound> bounds) {
        boolean together = bounds.stream().anyMatch(bound -> bound.x > 0 && bound.y > 0);
        boolean apart = bounds.stream().anyMatch(Bound::isOfFirst)
                && bounds.stream().anyMatch(bound -> bound.x == 0 && bound.y > 0);
        return together || apart;
    }

    private static Optional<LineFamily> pairs(QuadraticForm first, QuadraticForm second, List<Bound> bounds) {
        var steps = new ArrayList<FixedMove>();
        for (long k = 1; k <= GREATEST + 1; k++)
            for (long l = 1; l <= GREATEST + 1; l++) {
                long x = k;
                long y = l;
                if (!bounds.stream().allMatch(bound -> bound.holds(x, y))) continue;
                var step = step(first.constant() + k * first.k(), second.constant() + l * second.l());
                if (step.isEmpty() || k > GREATEST || l > GREATEST) return NONE;
                steps.add(step.get());
            }
        return Optional.of(new LineFamily(List.of(), steps));
    }

    private static Optional<LineFamily> differences(QuadraticForm first, QuadraticForm second, List<Bound> bounds) {
        long least = Long.MIN_VALUE;
        long most = Long.MAX_VALUE;
        for (var bound : bounds) {
            if (bound.x + bound.y != 0 || bound.x == 0) continue;
            if (bound.y > 0) most = Math.min(most, Math.floorDiv(bound.most, bound.y));
            else least = Math.max(least, -Math.floorDiv(bound.most, bound.x));
        }
        if (least < -GREATEST || most > GREATEST) return NONE;
        var rays = new ArrayList<Ray>();
        var steps = new ArrayList<FixedMove>();
        for (long more = least; more <= most; more++) {
            long from = Math.max(1, 1 - more);
            long to = Long.MAX_VALUE;
            for (var bound : bounds) {
                long factor = bound.x + bound.y;
                long left = bound.most - bound.y * more;
                if (factor > 0) to = Math.min(to, Math.floorDiv(left, factor));
                else if (factor < 0) from = Math.max(from, -Math.floorDiv(left, -factor));
                else if (left < 0) to = 0;
            }
            if (to == Long.MAX_VALUE) {
                var ray = ray(first, second, from, more, 1);
                if (ray.isEmpty()) return NONE;
                rays.add(ray.get());
            } else if (to > GREATEST) return NONE;
            for (long k = from; to <= GREATEST && k <= to; k++) {
                var step = step(first.constant() + k * first.k(), second.constant() + (k + more) * second.l());
                if (step.isEmpty()) return NONE;
                steps.add(step.get());
            }
        }
        return Optional.of(new LineFamily(rays, steps));
    }

    /// @return the ways to fulfil a condition, each as bounds of which all hold; none if bounds cannot say it, or
    ///     there are too many
    private static List<List<Bound>> ways(Condition where, List<String> letters) {
        return switch (where) {
            case Condition.All(var conditions) -> {
                List<List<Bound>> ways = List.of(List.of());
                for (var condition : conditions) {
                    var more = ways(condition, letters);
                    ways = ways.size() > MOST_WAYS ? List.of() : each(ways, more);
                }
                yield ways;
            }
            case Condition.Any(var conditions) -> {
                var each = conditions.stream()
                        .map(condition -> ways(condition, letters))
                        .toList();
                yield each.stream().anyMatch(List::isEmpty)
                        ? List.of()
                        : each.stream().flatMap(List::stream).toList();
            }
            case Condition.Comparison compare
            when ExtremeComparisons.isIn(compare) -> ways(ExtremeComparisons.unfolded(compare), letters);
            case Condition.Comparison(var relation, var left, var right)
            when relation == Condition.Relation.UNEQUAL ->
                Stream.of(Condition.Relation.LESS, Condition.Relation.GREATER)
                        .map(either -> bounds(new Condition.Comparison(either, left, right), letters))
                        .flatMap(Optional::stream)
                        .toList();
            case Condition.Comparison compare ->
                bounds(compare, letters).stream().toList();
            case Condition.Membership _, Condition.Not _, Condition.ForAll _ -> List.of();
        };
    }

    private static List<List<Bound>> each(List<List<Bound>> ways, List<List<Bound>> more) {
        return ways.stream()
                .flatMap(way -> more.stream()
                        .map(other ->
                                Stream.concat(way.stream(), other.stream()).toList()))
                .toList();
    }

    private static Optional<List<Bound>> bounds(Condition.Comparison compare, List<String> letters) {
        var bounds = new ArrayList<Bound>();
        var left = compare.left();
        var right = compare.right();
        boolean isDecided = switch (compare.relation()) {
            case LESS -> add(left, right, -1, letters, bounds);
            case AT_MOST -> add(left, right, 0, letters, bounds);
            case GREATER -> add(right, left, -1, letters, bounds);
            case AT_LEAST -> add(right, left, 0, letters, bounds);
            case EQUAL -> add(left, right, 0, letters, bounds) && add(right, left, 0, letters, bounds);
            case UNEQUAL -> false;
        };
        return isDecided ? Optional.of(bounds) : Optional.empty();
    }

    /// `smaller <= greater + more`
    private static boolean add(
            Expression smaller, Expression greater, long more, List<String> letters, List<Bound> bounds) {
        if (smaller instanceof Expression.Call(var function, var arguments) && function == Expression.Function.ABS) {
            var inside = arguments.getFirst();
            var opposite =
                    new Expression.Binary(Expression.Operator.MINUS, new Expression.Number(BigInteger.ZERO), inside);
            return add(inside, greater, more, letters, bounds) && add(opposite, greater, more, letters, bounds);
        }
        var low = LineMoves.form(smaller, letters);
        var high = LineMoves.form(greater, letters);
        if (low == null || high == null) return false;
        var difference = low.plus(high, -1);
        if (difference.first() != 0 || difference.second() != 0) return false;
        bounds.add(new Bound(difference.k(), difference.l(), more - difference.constant()));
        return true;
    }
}
