package grundy.rules.option;

import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.Tuple;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.rules.formula.LinearExpression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Options of one alternative of the general form that differ only in letters which no constraint joins: what linear
/// constraints leave for such a letter is an interval, so that the options are counted without being listed.
final class LetterFamilies {
    /// The greatest number to which the other letters are set, one after the other.
    private static final int LARGEST_SET = 3;

    private final Alternative alternative;
    private final List<String> coordinates;
    private final Set<String> letters;

    /// Linear in coordinates and letters, not negative.
    private final List<LinearExpression> atLeastZero = new ArrayList<>();

    /// Linear likewise, not 0.
    private final List<LinearExpression> notZero = new ArrayList<>();

    private final List<Condition> others = new ArrayList<>();
    private boolean isLinear;

    private LetterFamilies(Alternative alternative, List<String> coordinates) {
        this.alternative = alternative;
        this.coordinates = coordinates;
        this.letters = new LinkedHashSet<>(alternative.freshLetters(coordinates));
        this.isLinear = alternative.times().stream().allMatch(RuleTree.Times.ONCE::equals);
        var equal = new ArrayList<LinearExpression>();
        for (var part : alternative.parts()) for (var target : part) add(linear(target), atLeastZero);
        for (var condition :
                alternative.where() instanceof Condition.All(var all) ? all : List.of(alternative.where())) {
            if (condition instanceof Comparison(var relation, var left, var right)
                    && linear(left) instanceof LinearExpression a
                    && linear(right) instanceof LinearExpression b)
                switch (relation) {
                    case EQUAL -> equal.add(a.minus(b));
                    case UNEQUAL -> notZero.add(a.minus(b));
                    case AT_MOST -> atLeastZero.add(b.minus(a));
                    case LESS -> atLeastZero.add(b.minus(a).plus(BigInteger.ONE.negate()));
                    case AT_LEAST -> atLeastZero.add(a.minus(b));
                    case GREATER -> atLeastZero.add(a.minus(b).plus(BigInteger.ONE.negate()));
                }
            else others.add(condition);
        }
        for (var letter : letters)
            atLeastZero.add(new LinearExpression(BigInteger.ONE.negate(), Map.of(letter, BigInteger.ONE)));
        while (!equal.isEmpty()) eliminate(equal.removeFirst(), equal);
    }

    private void add(@Nullable LinearExpression form, List<LinearExpression> to) {
        if (form == null) isLinear = false;
        else to.add(form);
    }

    private @Nullable LinearExpression linear(Expression expression) {
        var names = new LinkedHashSet<>(coordinates);
        names.addAll(letters);
        return LinearExpression.of(expression, Evaluation.of(List.of(), List.of()), names);
    }

    /// Puts in what an equation says about one of its letters; without such a letter it is two inequalities.
    private void eliminate(LinearExpression equation, List<LinearExpression> further) {
        for (var letter : List.copyOf(letters)) {
            var coefficient = equation.coefficients().get(letter);
            if (coefficient == null || !coefficient.abs().equals(BigInteger.ONE)) continue;
            var isolated =
                    equation.with(letter, LinearExpression.of(BigInteger.ZERO)).times(coefficient.negate());
            further.replaceAll(form -> form.with(letter, isolated));
            atLeastZero.replaceAll(form -> form.with(letter, isolated));
            notZero.replaceAll(form -> form.with(letter, isolated));
            if (others.stream().anyMatch(condition -> LetterNames.in(condition).contains(letter))) isLinear = false;
            letters.remove(letter);
            return;
        }
        atLeastZero.add(equation);
        atLeastZero.add(equation.times(BigInteger.ONE.negate()));
    }

    /// Values that a name takes, all of them, though perhaps not all between.
    private record LetterSpan(BigInteger lowest, BigInteger highest) {
        boolean isPoint() {
            return lowest.equals(highest);
        }

        LetterSpan with(LetterSpan other) {
            return new LetterSpan(lowest.min(other.lowest), highest.max(other.highest));
        }
    }

    /// @return the number of options that some alternative has at the least
    static BigInteger largest(Moves rules, Tuple position) {
        var spans = spans(rules, position);
        return rules.alternatives().stream()
                .map(alternative -> new LetterFamilies(alternative, rules.coordinates()))
                .map(families -> families.size(spans))
                .reduce(BigInteger.ONE, BigInteger::max);
    }

    /// @return a lower bound for the positions that are reached by one move in each coordinate, each of which
    ///     changes no other
    static BigInteger product(Moves rules, Tuple position) {
        var spans = spans(rules, position);
        var product = BigInteger.ONE;
        for (int coordinate = 0; coordinate < rules.arity(); coordinate++) {
            var name = rules.coordinates().get(coordinate);
            Map.@Nullable Entry<BigInteger, LetterSpan> best = null;
            for (var alternative : rules.alternatives()) {
                var found = new LetterFamilies(alternative, rules.coordinates()).moving(coordinate, spans);
                if (found != null && (best == null || found.getKey().compareTo(best.getKey()) > 0)) best = found;
            }
            if (best == null) continue;
            product = product.multiply(best.getKey());
            spans.merge(name, best.getValue(), LetterSpan::with);
        }
        return product;
    }

    private static Map<String, LetterSpan> spans(Moves rules, Tuple position) {
        var spans = new HashMap<String, LetterSpan>();
        for (int i = 0; i < rules.arity(); i++)
            spans.put(rules.coordinates().get(i), new LetterSpan(position.get(i), position.get(i)));
        return spans;
    }

    private BigInteger size(Map<String, LetterSpan> spans) {
        var size = BigInteger.ZERO;
        if (!isLinear) return size;
        for (int set = 1; set <= LARGEST_SET; set++)
            for (var part : parts()) for (var first : letters) size = size.max(size(part, first, spans, set));
        return size;
    }

    private List<List<LinearExpression>> parts() {
        var parts = new ArrayList<List<LinearExpression>>();
        int arity = coordinates.size();
        for (int i = 0; i < alternative.parts().size(); i++) parts.add(atLeastZero.subList(i * arity, (i + 1) * arity));
        return parts;
    }

    /// Letters that stand in targets of the part, and in no constraint together, run; the others are set.
    ///
    /// @param first which of them is to run
    private BigInteger size(List<LinearExpression> part, String first, Map<String, LetterSpan> spans, int set) {
        var ranges = new HashMap<>(spans);
        var value = BigInteger.valueOf(set);
        letters.forEach(letter -> ranges.put(letter, new LetterSpan(value, value)));
        if (part.stream().noneMatch(target -> has(target, first))) return BigInteger.ZERO;
        var running = new ArrayList<>(List.of(first));
        for (var letter : letters)
            if (!letter.equals(first)
                    && part.stream().anyMatch(target -> has(target, letter))
                    && running.stream().noneMatch(other -> areJoined(other, letter))) running.add(letter);
        var size = BigInteger.ONE;
        for (var letter : running) size = size.multiply(count(range(letter, ranges), letter));
        return allows(running, ranges) ? size : BigInteger.ZERO;
    }

    private boolean areJoined(String one, String other) {
        return atLeastZero.stream().anyMatch(form -> has(form, one) && has(form, other))
                || notZero.stream().anyMatch(form -> has(form, one) && has(form, other));
    }

    /// @return the values that moves in this coordinate alone leave for it, with their number; null if there are
    ///     none
    private Map.@Nullable Entry<BigInteger, LetterSpan> moving(int coordinate, Map<String, LetterSpan> spans) {
        if (!isLinear) return null;
        Map.@Nullable Entry<BigInteger, LetterSpan> best = null;
        for (var part : parts()) {
            if (!movesOnly(coordinate, part)) continue;
            var target = part.get(coordinate);
            for (var letter : letters)
                for (int set = 1; set <= LARGEST_SET && has(target, letter); set++) {
                    var ranges = new HashMap<>(spans);
                    var value = BigInteger.valueOf(set);
                    letters.forEach(other -> ranges.put(other, new LetterSpan(value, value)));
                    var range = range(letter, ranges);
                    var count = count(range, letter);
                    if (range == null || count.signum() <= 0 || !allows(List.of(letter), ranges)) continue;
                    ranges.put(letter, range);
                    var left = new LetterSpan(
                            least(target, ranges),
                            least(target.times(BigInteger.ONE.negate()), ranges).negate());
                    if (best == null || count.compareTo(best.getKey()) > 0) best = Map.entry(count, left);
                }
        }
        return best;
    }

    private boolean movesOnly(int coordinate, List<LinearExpression> part) {
        for (int i = 0; i < part.size(); i++)
            if (i != coordinate
                    && !part.get(i)
                            .equals(new LinearExpression(BigInteger.ZERO, Map.of(coordinates.get(i), BigInteger.ONE))))
                return false;
        return true;
    }

    private static boolean has(LinearExpression form, String name) {
        return form.coefficients().containsKey(name);
    }

    /// @return the least value of a form
    private static BigInteger least(LinearExpression form, Map<String, LetterSpan> ranges) {
        var least = form.constant();
        for (var entry : form.coefficients().entrySet()) {
            var span = Objects.requireNonNull(ranges.get(entry.getKey()));
            least = least.add(entry.getValue().multiply(entry.getValue().signum() > 0 ? span.lowest : span.highest));
        }
        return least;
    }

    /// @return the values of a letter that the linear constraints allow whatever the values of the other names;
    ///     null if there are none, or no end
    private @Nullable LetterSpan range(String letter, Map<String, LetterSpan> ranges) {
        var lowest = BigInteger.ONE;
        @Nullable BigInteger highest = null;
        for (var form : atLeastZero) {
            var coefficient = form.coefficients().get(letter);
            if (coefficient == null) continue;
            var rest = least(form.with(letter, LinearExpression.of(BigInteger.ZERO)), ranges);
            if (coefficient.signum() > 0) {
                lowest = lowest.max(
                        rest.negate().add(coefficient).subtract(BigInteger.ONE).divide(coefficient));
            } else {
                if (rest.signum() < 0) return null;
                var most = rest.divide(coefficient.negate());
                highest = highest == null ? most : highest.min(most);
            }
        }
        return highest == null || highest.compareTo(lowest) < 0 ? null : new LetterSpan(lowest, highest);
    }

    /// Each of the constraints that something is not 0 excludes one value at the most.
    private BigInteger count(@Nullable LetterSpan range, String letter) {
        if (range == null) return BigInteger.ZERO;
        long excluded = notZero.stream().filter(form -> has(form, letter)).count();
        return range.highest
                .subtract(range.lowest)
                .add(BigInteger.ONE)
                .subtract(BigInteger.valueOf(excluded))
                .max(BigInteger.ZERO);
    }

    /// @return whether all constraints hold that have none of the running letters
    private boolean allows(List<String> running, Map<String, LetterSpan> ranges) {
        for (var form : atLeastZero)
            if (running.stream().noneMatch(letter -> has(form, letter))
                    && least(form, ranges).signum() < 0) return false;
        for (var form : notZero)
            if (running.stream().noneMatch(letter -> has(form, letter))
                    && least(form, ranges).signum() <= 0
                    && least(form.times(BigInteger.ONE.negate()), ranges).signum() <= 0) return false;
        for (var condition : others) {
            var names = LetterNames.in(condition);
            var points = new HashMap<String, BigInteger>();
            for (var name : names) {
                var span = ranges.get(name);
                if (span == null || running.contains(name) || !span.isPoint()) return false;
                points.put(name, span.lowest);
            }
            try {
                if (!Evaluation.of(List.copyOf(points.keySet()), List.copyOf(points.values()))
                        .holds(condition)) return false;
            } catch (ArithmeticException _) {
                return false;
            }
        }
        return true;
    }
}
