package grundy.rules.option;

import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.Times;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.DivisorCondition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LazyStreams;
import grundy.rules.formula.LetterNames;
import grundy.rules.formula.LinearExpression;
import grundy.rules.notation.DecimalDigits;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the values of the fresh letters of a move at a position: every letter is a positive integer, no coordinate
/// of a target is negative, and the condition holds.
///
/// The linear ones among these constraints bound the letters; letters are then tried one after the other, each over
/// what the bounds leave for it, and the bounds are worked out again. Cost: proportional to the values tried times
/// the constraints.
final class FreshLetters {
    /// The most parts that one option may have.
    private static final int MOST_PARTS = 1_000_000;

    /// The number of values tried one by one where a letter must divide a number; beyond it only the
    /// divisors are listed.
    private static final BigInteger FEW = BigInteger.valueOf(1 << 12);

    /// With shorter numbers all options are examined soon.
    private static final int FORESEEN_BITS = 20;

    /// The most values of a letter that may be tried where all options are asked for.
    private static final BigInteger MOST_TRIED = BigInteger.valueOf(500_000_000);

    private static final Amounts DIVISORS = new Amounts.Named(Amounts.Name.DIVISORS);

    private final Alternative alternative;
    private final Tuple position;

    /// Expressions that must not be negative.
    private final List<Expression> atLeastZero = new ArrayList<>();

    /// For each condition of several of which one must hold: what must not be negative where that one does.
    private final List<List<List<Expression>>> choices = new ArrayList<>();

    private final List<DivisorCondition> divisibilities = new ArrayList<>();

    private final List<NeededCondition> conditions;

    /// A condition that must hold, and the letters that it names.
    private record NeededCondition(Condition condition, Set<String> letters) {
        static NeededCondition of(Condition condition) {
            return new NeededCondition(condition, LetterNames.in(condition));
        }

        /// @return whether it is known not to hold
        boolean fails(Evaluation values, Set<String> unknown) {
            return Collections.disjoint(letters, unknown) && !values.holds(condition);
        }
    }

    private FreshLetters(Alternative alternative, List<String> coordinates, Tuple position) {
        this.alternative = alternative;
        this.position = position;
        conditions =
                conjuncts(alternative.where()).stream().map(NeededCondition::of).toList();
        alternative.parts().forEach(atLeastZero::addAll);
        for (int i = 0; i < alternative.parts().size(); i++) {
            switch (alternative.times().get(i)) {
                case Times.Once _ -> {}
                case Times.Count(var count) -> atLeastZero.add(count);
                case Times.UpTo(var last) ->
                    atLeastZero.add(new Expression.Binary(
                            Expression.Operator.MINUS,
                            last,
                            alternative.parts().get(i).getFirst()));
            }
        }
        for (var condition : conjuncts(alternative.where())) {
            atLeastZero.addAll(atLeastZero(condition));
            if (condition instanceof Condition.Any(var any))
                choices.add(any.stream().map(FreshLetters::allAtLeastZero).toList());
            DivisorCondition.of(condition, coordinates).ifPresent(divisibilities::add);
        }
    }

    static Stream<List<Position>> options(Moves rules, Tuple position) {
        var values = Evaluation.of(rules.coordinates(), position.stream().toList());
        return LazyStreams.flatMap(rules.alternatives().stream(), alternative -> {
            var unknown = new LinkedHashSet<>(alternative.freshLetters(rules.coordinates()));
            return new FreshLetters(alternative, rules.coordinates(), position).assign(values, unknown);
        });
    }

    /// Says at once what running through all options would say after a long time.
    ///
    /// @throws LimitException if the values of a letter that would be tried one by one are too many
    /// @throws LimitException if some move would leave more parts than are written out
    static void foresee(Moves rules, Tuple position) {
        if (position.stream().allMatch(coordinate -> coordinate.bitLength() < FORESEEN_BITS)) return;
        var values = Evaluation.of(rules.coordinates(), position.stream().toList());
        for (var alternative : rules.alternatives()) {
            var unknown = new LinkedHashSet<>(alternative.freshLetters(rules.coordinates()));
            if (unknown.isEmpty()) continue;
            try {
                new FreshLetters(alternative, rules.coordinates(), position).foresee(values, unknown);
            } catch (ArithmeticException _) {
                // is said where the options are asked for
            }
        }
    }

    private void foresee(Evaluation values, Set<String> unknown) {
        for (var condition : conditions) if (condition.fails(values, unknown)) return;
        var bounds = bounds(values, unknown);
        if (bounds == null) return;
        var letter =
                unknown.stream().filter(bounds.highest::containsKey).findFirst().orElse(null);
        if (letter == null || !areTriedOneByOne(letter, bounds.of(letter), values)) return;
        var range = bounds.of(letter);
        if (unknown.size() == 1 && !alternative.leavesOne())
            target(values.with(letter, range.highest)).forEach(_ -> {});
        if (range.size().compareTo(MOST_TRIED) > 0)
            throw new LimitException(Message.of(
                    "rules.many-tries",
                    "position",
                    RuleOptions.shortText(position),
                    "tries",
                    DecimalDigits.atLeast(range.size()),
                    "most",
                    MOST_TRIED));
    }

    private boolean areTriedOneByOne(String letter, Range range, Evaluation values) {
        for (var condition : conjuncts(alternative.where()))
            if (condition instanceof Condition.Membership(Expression.Variable(var name), var amounts)
                    && name.equals(letter)
                    && !AmountSets.dependsOnHeap(amounts)) return false;
        return range.size().compareTo(FEW) <= 0
                || divisibilities.stream()
                        .noneMatch(divides -> divides.letter().equals(letter)
                                && values.value(divides.dividend()).signum() != 0);
    }

    private static List<Condition> conjuncts(Condition condition) {
        return condition instanceof Condition.All(var conditions) ? conditions : List.of(condition);
    }

    private static List<Expression> allAtLeastZero(Condition condition) {
        return conjuncts(condition).stream()
                .flatMap(each -> atLeastZero(each).stream())
                .toList();
    }

    /// @return the expressions that are not negative if the condition holds
    private static List<Expression> atLeastZero(Condition condition) {
        if (condition instanceof Condition.Membership(var expression, var amounts))
            return AmountSets.greatest(amounts)
                    .<List<Expression>>map(most -> List.of(minus(new Expression.Number(most), expression)))
                    .orElse(List.of());
        if (!(condition instanceof Comparison(var relation, var left, var right))) return List.of();
        var one = new Expression.Number(BigInteger.ONE);
        return switch (relation) {
            case AT_MOST -> List.of(minus(right, left));
            case AT_LEAST -> List.of(minus(left, right));
            case EQUAL -> List.of(minus(right, left), minus(left, right));
            case LESS -> List.of(minus(minus(right, left), one));
            case GREATER -> List.of(minus(minus(left, right), one));
            case UNEQUAL -> List.of();
        };
    }

    private static Expression minus(Expression left, Expression right) {
        return new Expression.Binary(Expression.Operator.MINUS, left, right);
    }

    private Stream<List<Position>> assign(Evaluation values, Set<String> unknown) {
        try {
            return assigned(values, unknown);
        } catch (ArithmeticException e) {
            throw RuleOptions.senseless(position, e);
        }
    }

    private Stream<List<Position>> assigned(Evaluation values, Set<String> unknown) {
        for (var condition : conditions) if (condition.fails(values, unknown)) return Stream.empty();
        if (unknown.isEmpty()) return target(values);
        var bounds = bounds(values, unknown);
        if (bounds == null) return Stream.empty();
        var letter =
                unknown.stream().filter(bounds.highest::containsKey).findFirst().orElseThrow(() -> unbounded(unknown));
        var rest = new LinkedHashSet<>(unknown);
        rest.remove(letter);
        var range = bounds.of(letter);
        return LazyStreams.flatMap(values(letter, range, values), value -> assign(values.with(letter, value), rest));
    }

    private Stream<BigInteger> values(String letter, Range range, Evaluation values) {
        for (var condition : conjuncts(alternative.where()))
            if (condition instanceof Condition.Membership(Expression.Variable(var name), var amounts)
                    && name.equals(letter)
                    && !AmountSets.dependsOnHeap(amounts))
                return AmountSets.stream(amounts, range.highest).filter(value -> value.compareTo(range.lowest) >= 0);
        if (range.highest.subtract(range.lowest).compareTo(FEW) > 0)
            for (var divides : divisibilities) {
                var dividend = values.value(divides.dividend()).abs();
                if (!divides.letter().equals(letter) || dividend.signum() == 0) continue;
                return AmountSets.stream(DIVISORS, dividend)
                        .filter(divisor ->
                                divisor.compareTo(range.lowest) >= 0 && divisor.compareTo(range.highest) <= 0);
            }
        return Stream.iterate(
                range.lowest, value -> value.compareTo(range.highest) <= 0, value -> value.add(BigInteger.ONE));
    }

    private RulesException unbounded(Set<String> unknown) {
        var letter = unknown.iterator().next();
        return new RulesException(Message.of("rules.unbounded", "letter", letter, "position", position), letter);
    }

    private Stream<List<Position>> target(Evaluation values) {
        var option = new ArrayList<Position>();
        for (int i = 0; i < alternative.parts().size(); i++) {
            var coordinates =
                    alternative.parts().get(i).stream().map(values::value).toList();
            if (coordinates.stream().anyMatch(coordinate -> coordinate.signum() < 0)) return Stream.empty();
            var first = Tuple.of(coordinates);
            switch (alternative.times().get(i)) {
                case Times.Once _ -> option.add(first);
                case Times.Count(var count) -> {
                    var times = values.value(count);
                    if (times.signum() < 0) return Stream.empty();
                    option.addAll(Collections.nCopies(few(times, option.size()), first));
                }
                case Times.UpTo(var end) -> {
                    var last = values.value(end);
                    if (last.compareTo(first.get(0)) < 0) return Stream.empty();
                    int more = few(last.subtract(first.get(0)), option.size());
                    for (int j = 0; j <= more; j++)
                        option.add(Tuple.of(first.get(0).add(BigInteger.valueOf(j))));
                }
            }
        }
        return option.isEmpty() ? Stream.empty() : Stream.of(option);
    }

    /// @param before how many parts the option has already
    private int few(BigInteger parts, int before) {
        if (parts.compareTo(BigInteger.valueOf(MOST_PARTS - before)) > 0)
            throw new LimitException(Message.of("rules.many-parts", "position", position, "most", MOST_PARTS));
        return parts.intValueExact();
    }

    /// The range that is left for each letter; a letter without an entry in `highest` has no upper
    /// bound yet.
    private record Bounds(Map<String, BigInteger> lowest, Map<String, BigInteger> highest) {
        BigInteger lowestOf(String letter) {
            return lowest.getOrDefault(letter, BigInteger.ONE);
        }

        boolean isEmpty(String letter) {
            return highest.get(letter) instanceof BigInteger most
                    && lowestOf(letter).compareTo(most) > 0;
        }

        Bounds copy() {
            return new Bounds(new HashMap<>(lowest), new HashMap<>(highest));
        }

        /// @param possible one of these is right, and none is wider
        void narrow(List<Bounds> possible, Set<String> letters) {
            for (var letter : letters) {
                possible.stream()
                        .map(each -> each.lowestOf(letter))
                        .min(BigInteger::compareTo)
                        .ifPresent(least -> lowest.put(letter, least));
                if (possible.stream().allMatch(each -> each.highest.containsKey(letter)))
                    possible.stream()
                            .map(each -> each.of(letter).highest)
                            .max(BigInteger::compareTo)
                            .ifPresent(most -> highest.put(letter, most));
            }
        }

        /// @param letter one that is bounded from above
        Range of(String letter) {
            if (highest.get(letter) instanceof BigInteger most) return new Range(lowestOf(letter), most);
            throw new AssertionError("The letter " + letter + " has no upper bound");
        }
    }

    private record Range(BigInteger lowest, BigInteger highest) {
        BigInteger size() {
            return highest.subtract(lowest).add(BigInteger.ONE);
        }
    }

    /// @return null if no value is left for some letter
    private @Nullable Bounds bounds(Evaluation values, Set<String> unknown) {
        var bounds = new Bounds(new HashMap<>(), new HashMap<>());
        for (var divides : divisibilities) {
            var dividend = values.value(divides.dividend());
            if (dividend.signum() != 0 && unknown.contains(divides.letter()))
                bounds.highest.merge(divides.letter(), dividend.abs(), BigInteger::min);
        }
        var forms = forms(atLeastZero, values, unknown);
        if (!tighten(bounds, forms, unknown)) return null;
        for (var choice : choices) {
            var possible = new ArrayList<Bounds>();
            for (var one : choice) {
                var narrower = bounds.copy();
                if (tighten(narrower, formsIfAny(one, values, unknown), unknown)) possible.add(narrower);
            }
            if (possible.isEmpty()) return null;
            bounds.narrow(possible, unknown);
        }
        return choices.isEmpty() || tighten(bounds, forms, unknown) ? bounds : null;
    }

    /// Of several conditions one may hold although another makes no sense.
    private static List<LinearExpression> formsIfAny(
            List<Expression> expressions, Evaluation values, Set<String> unknown) {
        try {
            return forms(expressions, values, unknown);
        } catch (ArithmeticException _) {
            return List.of();
        }
    }

    private static List<LinearExpression> forms(List<Expression> expressions, Evaluation values, Set<String> unknown) {
        var forms = new ArrayList<LinearExpression>();
        for (var expression : expressions)
            if (LinearExpression.of(expression, values, unknown) instanceof LinearExpression form) forms.add(form);
        return forms;
    }

    /// Tightens the bounds until nothing changes (or, since that may go on for long, a fixed number of times).
    ///
    /// @return whether a value is left for each letter
    private static boolean tighten(Bounds bounds, List<LinearExpression> forms, Set<String> unknown) {
        boolean changed = true;
        for (int round = 0; changed && round < 2 * unknown.size() + 2; round++) {
            changed = false;
            for (var form : forms) {
                if (form.isConstant() && form.constant().signum() < 0) return false;
                for (var letter : form.coefficients().keySet()) changed |= tighten(bounds, form, letter);
            }
            if (unknown.stream().anyMatch(bounds::isEmpty)) return false;
        }
        return true;
    }

    /// From `form >= 0`: the greatest that the other letters can contribute bounds this one.
    private static boolean tighten(Bounds bounds, LinearExpression form, String letter) {
        var others = form.constant();
        for (var entry : form.coefficients().entrySet()) {
            if (entry.getKey().equals(letter)) continue;
            var other = entry.getKey();
            var extreme = entry.getValue().signum() > 0 ? bounds.highest.get(other) : bounds.lowestOf(other);
            if (extreme == null) return false;
            others = others.add(entry.getValue().multiply(extreme));
        }
        var coefficient = form.coefficients().getOrDefault(letter, BigInteger.ZERO);
        if (coefficient.signum() < 0) {
            var highest = floor(others, coefficient.negate());
            var old = bounds.highest.get(letter);
            if (old != null && old.compareTo(highest) <= 0) return false;
            bounds.highest.put(letter, highest);
            return true;
        }
        var lowest = floor(others, coefficient).negate();
        if (bounds.lowestOf(letter).compareTo(lowest) >= 0) return false;
        bounds.lowest.put(letter, lowest);
        return true;
    }

    private static BigInteger floor(BigInteger dividend, BigInteger divisor) {
        var parts = dividend.divideAndRemainder(divisor);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
}
