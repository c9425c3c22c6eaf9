package grundy.engine.lines;

import grundy.engine.lines.LineMoves.Form;
import grundy.engine.lines.LineMoves.Ray;
import grundy.engine.lines.LineMoves.Step;
import grundy.rules.Condition;
import grundy.rules.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The moves of one alternative: to `(a - f(k, l), b - g(k, l))` for all positive k and l under a condition that does
/// not speak of a and b.
///
/// The condition must be made of comparisons of linear expressions, perhaps in `abs`, all of which hold. What they
/// allow must be a stretch of numbers k, a finite set of pairs, or pairs whose difference is bounded.
record Family(List<Ray> rays, List<Step> steps) {
    private static final long GREATEST = 64;
    private static final Optional<Family> NONE = Optional.empty();

    /// `x*k + y*l <= most`.
    private record Bound(long x, long y, long most) {
        boolean holds(long k, long l) {
            return x * k + y * l <= most;
        }
    }

    /// @param first what is taken from a
    /// @param second what is taken from b
    /// @return empty if the moves are of another kind
    static Optional<Family> of(Form first, Form second, Condition where, List<String> letters) {
        var bounds = new ArrayList<Bound>();
        int count = letters.size();
        if (!collect(where, letters, bounds) || letters.size() > count) return NONE;
        if (small(first, second)) return NONE;
        return switch (count) {
            case 2 -> bounds.isEmpty() ? fixed(first, second) : NONE;
            case 3 -> first.l() == 0 && second.l() == 0 ? one(first, second, bounds) : NONE;
            default -> {
                if (first.l() == 0 && second.k() == 0) yield two(first, second, bounds);
                if (first.k() == 0 && second.l() == 0)
                    yield two(
                            exchanged(first),
                            exchanged(second),
                            bounds.stream().map(Family::exchanged).toList());
                yield NONE;
            }
        };
    }

    /// @return whether something negative may be taken
    private static boolean small(Form first, Form second) {
        return Math.min(first.k(), first.l()) < 0 || Math.min(second.k(), second.l()) < 0;
    }

    private static Form exchanged(Form form) {
        return new Form(form.constant(), form.first(), form.second(), form.l(), form.k());
    }

    private static Bound exchanged(Bound bound) {
        return new Bound(bound.y, bound.x, bound.most);
    }

    private static Optional<Family> fixed(Form first, Form second) {
        return step(first.constant(), second.constant()).map(step -> new Family(List.of(), List.of(step)));
    }

    private static Optional<Step> step(long first, long second) {
        boolean taken = first >= 0 && second >= 0 && first + second > 0 && Math.max(first, second) <= GREATEST;
        return taken ? Optional.of(new Step((int) first, (int) second)) : Optional.empty();
    }

    private static Optional<Family> one(Form first, Form second, List<Bound> bounds) {
        long least = 1;
        long most = Long.MAX_VALUE;
        for (var bound : bounds) {
            if (bound.x == 0 || bound.y != 0) return NONE;
            if (bound.x > 0) most = Math.min(most, Math.floorDiv(bound.most, bound.x));
            else least = Math.max(least, -Math.floorDiv(bound.most, -bound.x));
        }
        if (most < Long.MAX_VALUE) {
            if (most > GREATEST) return NONE;
            var steps = new ArrayList<Step>();
            for (long k = least; k <= most; k++) {
                var step = step(first.constant() + k * first.k(), second.constant() + k * second.k());
                if (step.isEmpty()) return NONE;
                steps.add(step.get());
            }
            return Optional.of(new Family(List.of(), steps));
        }
        if (least > GREATEST) return NONE;
        return ray(first, second, least, 0).map(ray -> new Family(List.of(ray), List.of()));
    }

    /// @param least the first k
    /// @param more by how much l is more than k, if there is an l
    private static Optional<Ray> ray(Form first, Form second, long least, long more) {
        long p = first.k();
        long q = second.k() + second.l();
        long before = first.constant() + p * (least - 1);
        long beside = second.constant() + second.k() * (least - 1) + second.l() * (least - 1 + more);
        boolean fits = before >= 0
                && beside >= 0
                && p + q > 0
                && Math.max(Math.max(p, q), Math.max(before, beside)) <= GREATEST;
        return fits ? Optional.of(new Ray(new Line((int) p, (int) q), (int) before, (int) beside)) : Optional.empty();
    }

    /// From a something with k is taken, from b something with l.
    private static Optional<Family> two(Form first, Form second, List<Bound> bounds) {
        if (first.k() < 1 || second.l() < 1) return NONE;
        boolean together = bounds.stream().anyMatch(bound -> bound.x > 0 && bound.y > 0);
        boolean apart = bounds.stream().anyMatch(bound -> bound.x > 0 && bound.y == 0)
                && bounds.stream().anyMatch(bound -> bound.x == 0 && bound.y > 0);
        return together || apart ? pairs(first, second, bounds) : differences(first, second, bounds);
    }

    private static Optional<Family> pairs(Form first, Form second, List<Bound> bounds) {
        var steps = new ArrayList<Step>();
        for (long k = 1; k <= GREATEST + 1; k++)
            for (long l = 1; l <= GREATEST + 1; l++) {
                long x = k;
                long y = l;
                if (!bounds.stream().allMatch(bound -> bound.holds(x, y))) continue;
                var step = step(first.constant() + k * first.k(), second.constant() + l * second.l());
                if (step.isEmpty() || k > GREATEST || l > GREATEST) return NONE;
                steps.add(step.get());
            }
        return Optional.of(new Family(List.of(), steps));
    }

    private static Optional<Family> differences(Form first, Form second, List<Bound> bounds) {
        long least = Long.MIN_VALUE;
        long most = Long.MAX_VALUE;
        for (var bound : bounds) {
            if (bound.x + bound.y != 0 || bound.x == 0) return NONE;
            if (bound.y > 0) most = Math.min(most, Math.floorDiv(bound.most, bound.y));
            else least = Math.max(least, -Math.floorDiv(bound.most, bound.x));
        }
        if (least < -GREATEST || most > GREATEST) return NONE;
        var rays = new ArrayList<Ray>();
        for (long more = least; more <= most; more++) {
            var ray = ray(first, second, Math.max(1, 1 - more), more);
            if (ray.isEmpty()) return NONE;
            rays.add(ray.get());
        }
        return Optional.of(new Family(rays, List.of()));
    }

    /// @return whether the condition is one that bounds can say
    private static boolean collect(Condition where, List<String> letters, List<Bound> bounds) {
        return switch (where) {
            case Condition.All(var conditions) ->
                conditions.stream().allMatch(condition -> collect(condition, letters, bounds));
            case Condition.Compare(var relation, var left, var right) ->
                switch (relation) {
                    case LESS -> add(left, right, -1, letters, bounds);
                    case AT_MOST -> add(left, right, 0, letters, bounds);
                    case GREATER -> add(right, left, -1, letters, bounds);
                    case AT_LEAST -> add(right, left, 0, letters, bounds);
                    case EQUAL -> add(left, right, 0, letters, bounds) && add(right, left, 0, letters, bounds);
                    case UNEQUAL -> false;
                };
            case Condition.Among _, Condition.Any _, Condition.Not _, Condition.ForAll _ -> false;
        };
    }

    /// `smaller <= greater + more`
    private static boolean add(
            Expression smaller, Expression greater, long more, List<String> letters, List<Bound> bounds) {
        if (smaller instanceof Expression.Call(var function, var arguments) && function == Expression.Function.ABS) {
            var inside = arguments.getFirst();
            var opposite = new Expression.Binary(
                    Expression.Operator.MINUS, new Expression.Number(java.math.BigInteger.ZERO), inside);
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
