package grundy.engine.words;

import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Times;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.DivisorCondition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One alternative of the general form, made ready for 64-bit arithmetic.
///
/// Where target coordinates and comparisons are linear in the fresh letters, they are worked out once for a position
/// as numbers `constant + sum of coefficient * letter`, none of which may be negative. These bound the letters,
/// exactly so for the last one, so that running through a letter is an addition for each target coordinate.
final class LongAlternative implements LongMoves {
    private static final int MOST_PARTS = 1_000_000;

    /// The number of values tried one by one where a letter must divide a number; beyond it only the
    /// divisors are listed.
    private static final int FEW = 1 << 12;
    /// The number of parts of a sum that take as long as an option.
    private static final int TOGETHER = 16;
    private final SearchMeter meter;
    private final int coordinates;
    private final int letters;

    /// Target coordinates, part by part: an index into the linear forms, or -1 for those in `targets`.
    private final int[] linear;

    private final LongExpression[] targets;
    private final LongLinearForm[] forms;

    /// Conditions that need the coordinates and the first `i` letters, and do not follow from the linear forms.
    private final LongCondition[][] tests;

    /// Of these, those that stay false for all larger values of the last of the letters.
    private final boolean[][] bounding;

    /// The set that a letter is in by the condition, or null.
    private final @Nullable LongAmounts[] amounts;

    /// The coordinates of the position, then the letters.
    private final long[] numbers;

    /// The constants of the forms with the first `i` letters filled in.
    private final long[][] constants;

    private final long[][] coefficients;
    private final long[] lowest;
    private final long[] highest;
    private final long[] left;

    /// The number that each letter must divide, or null.
    private final @Nullable LongExpression[] dividends;

    /// The number of times that each target is left, or null where each is left once; a run of heaps up
    /// to its last.
    private final LongExpression @Nullable [] times;

    private final boolean[] runs;

    private LongAlternative(Builder from, SearchMeter meter) {
        this.meter = meter;
        coordinates = from.coordinates;
        letters = from.names.size() - coordinates;
        linear = from.linear;
        targets = from.targets;
        forms = from.forms.toArray(LongLinearForm[]::new);
        tests = from.tests.stream()
                .map(list -> list.toArray(LongCondition[]::new))
                .toArray(LongCondition[][]::new);
        bounding = from.bounding.stream().map(LongAlternative::unboxed).toArray(boolean[][]::new);
        amounts = from.amounts;
        numbers = new long[coordinates + letters];
        constants = new long[letters + 1][forms.length];
        coefficients = new long[letters][forms.length];
        lowest = new long[letters];
        highest = new long[letters];
        left = new long[linear.length];
        dividends = from.dividends;
        times = from.times;
        runs = from.runs;
    }

    /// @throws UnfitException if something in it cannot be done in 64-bit arithmetic
    static LongAlternative of(Alternative alternative, List<String> coordinates, SearchMeter meter) {
        return new LongAlternative(new Builder(alternative, coordinates), meter);
    }

    private static final class Builder {
        private final int coordinates;
        private final List<String> names;
        private final int[] linear;
        private final LongExpression[] targets;
        private final List<LongLinearForm> forms = new ArrayList<>();
        private final List<List<LongCondition>> tests = new ArrayList<>();
        private final List<List<Boolean>> bounding = new ArrayList<>();
        private final @Nullable LongAmounts[] amounts;
        private final @Nullable LongExpression[] dividends;
        private final LongExpression @Nullable [] times;
        private final boolean[] runs;

        Builder(Alternative alternative, List<String> coordinates) {
            this.coordinates = coordinates.size();
            this.names = new ArrayList<>(coordinates);
            names.addAll(alternative.freshLetters(coordinates));
            var expressions = alternative.parts().stream().flatMap(List::stream).toList();
            this.linear = new int[expressions.size()];
            this.targets = new LongExpression[expressions.size()];
            for (int i = 0; i < linear.length; i++) addTarget(i, expressions.get(i));
            this.amounts = new LongAmounts[names.size() - this.coordinates];
            this.dividends = new LongExpression[amounts.length];
            for (int i = 0; i <= amounts.length; i++) {
                tests.add(new ArrayList<>());
                bounding.add(new ArrayList<>());
            }
            this.runs = new boolean[alternative.parts().size()];
            this.times = alternative.times().stream().allMatch(Times.ONCE::equals) ? null : times(alternative);
            var conjuncts = alternative.where() instanceof Condition.All(var all) ? all : List.of(alternative.where());
            conjuncts.forEach(this::addCondition);
        }

        private LongExpression[] times(Alternative alternative) {
            var times = new LongExpression[runs.length];
            for (int i = 0; i < times.length; i++)
                switch (alternative.times().get(i)) {
                    case Times.Once _ -> times[i] = new LongExpression.Constant(1);
                    case Times.Count(var count) -> {
                        times[i] = LongExpression.of(count, names);
                        addForm(count);
                    }
                    case Times.UpTo(var last) -> {
                        times[i] = LongExpression.of(last, names);
                        runs[i] = true;
                        addForm(new Expression.Binary(
                                Expression.Operator.MINUS,
                                last,
                                alternative.parts().get(i).getFirst()));
                    }
                }
            return times;
        }

        private void addForm(Expression atLeastZero) {
            if (LongLinearForm.of(atLeastZero, names, coordinates) instanceof LongLinearForm form) forms.add(form);
        }

        private void addTarget(int index, Expression expression) {
            targets[index] = LongExpression.of(expression, names);
            var form = LongLinearForm.of(expression, names, coordinates);
            linear[index] = form == null ? -1 : forms.size();
            if (form != null) forms.add(form);
        }

        private void addCondition(Condition condition) {
            DivisorCondition.of(condition, names.subList(0, coordinates))
                    .ifPresent(divides -> dividends[names.indexOf(divides.letter()) - coordinates] =
                            LongExpression.of(divides.dividend(), names));
            int needed = lettersIn(condition);
            if (needed > 0 && condition instanceof Comparison compare && addForms(compare)) return;
            if (condition instanceof Condition.Membership(Expression.Variable(var name), var set)
                    && names.indexOf(name) >= coordinates
                    && amounts[names.indexOf(name) - coordinates] == null
                    && !AmountSets.dependsOnHeap(set)) {
                amounts[names.indexOf(name) - coordinates] = LongAmounts.of(set);
            } else {
                tests.get(needed).add(LongCondition.of(condition, names));
                bounding.get(needed)
                        .add(needed > 0 && GrowingConditions.bounds(condition, names.get(coordinates + needed - 1)));
            }
        }

        private int lettersIn(Condition condition) {
            return LetterNames.in(condition).stream()
                    .mapToInt(name -> names.indexOf(name) + 1 - coordinates)
                    .map(count -> Math.max(count, 0))
                    .max()
                    .orElse(0);
        }

        private boolean addForms(Comparison compare) {
            var a = LongLinearForm.of(compare.left(), names, coordinates);
            var b = LongLinearForm.of(compare.right(), names, coordinates);
            if (a == null || b == null || compare.relation() == Relation.UNEQUAL) return false;
            switch (compare.relation()) {
                case EQUAL -> forms.addAll(List.of(a.minus(b), b.minus(a)));
                case AT_MOST -> forms.add(b.minus(a));
                case LESS -> forms.add(b.minus(a).minusOne());
                case AT_LEAST -> forms.add(a.minus(b));
                case GREATER -> forms.add(a.minus(b).minusOne());
                case UNEQUAL -> throw new AssertionError("UNEQUAL bounds no letter");
            }
            return true;
        }
    }

    @Override
    public boolean generate(long[] position, Target target) {
        System.arraycopy(position, 0, numbers, 0, coordinates);
        if (failing(0) >= 0) return true;
        for (int i = 0; i < forms.length; i++) {
            constants[0][i] = forms[i].constant().at(numbers);
            for (int letter = 0; letter < letters; letter++)
                coefficients[letter][i] = forms[i].coefficients()[letter].at(numbers);
        }
        return assign(0, target);
    }

    private static boolean[] unboxed(List<Boolean> list) {
        var array = new boolean[list.size()];
        for (int i = 0; i < array.length; i++) array[i] = list.get(i);
        return array;
    }

    /// @return the first test that fails, or a negative number
    private int failing(int assigned) {
        var all = tests[assigned];
        for (int i = 0; i < all.length; i++) if (!all[i].holds(numbers)) return i;
        return -1;
    }

    /// @param letter the first that has no value yet; recursion is as deep as there are letters in the rules
    private boolean assign(int letter, Target target) {
        if (letter == letters) return leave(target);
        if (!findBounds(letter)) return true;
        long last = highest[letter];
        var among = members(letter);
        for (long value = next(among, lowest[letter]); value <= last; value = next(among, value + 1)) {
            meter.tick();
            numbers[coordinates + letter] = value;
            for (int i = 0; i < forms.length; i++)
                constants[letter + 1][i] =
                        Math.addExact(constants[letter][i], Math.multiplyExact(coefficients[letter][i], value));
            int failing = failing(letter + 1);
            if (failing < 0 && !assign(letter + 1, target)) return false;
            if (failing >= 0 && bounding[letter + 1][failing]) return true;
        }
        return true;
    }

    /// @return the set that the letter is from; null if any number of its range will do
    private @Nullable LongAmounts members(int letter) {
        if (amounts[letter] != null || highest[letter] - lowest[letter] <= FEW) return amounts[letter];
        long dividend = dividends[letter] instanceof LongExpression expression ? expression.at(numbers) : 0;
        return dividend == 0 ? null : LongAmounts.divisors(Math.absExact(dividend));
    }

    /// @return the least value that the letter may have from `value` on; {@link LongAmounts#NONE} is never one
    private static long next(@Nullable LongAmounts among, long value) {
        return among == null ? value : among.from(value);
    }

    private boolean leave(Target target) {
        var values = constants[letters];
        if (letters == 0) for (long value : values) if (value < 0) return true;
        for (int i = 0; i < linear.length; i++) {
            left[i] = linear[i] >= 0 ? values[linear[i]] : targets[i].at(numbers);
            if (left[i] < 0) return true;
        }
        return times == null ? target.option(left, left.length / coordinates) : leaveRepeatedly(times, target);
    }

    /// Lays out every target as often as it is left.
    private boolean leaveRepeatedly(LongExpression[] times, Target target) {
        var repeated = new long[linear.length];
        int size = 0;
        for (int part = 0; part < runs.length; part++) {
            long first = left[part * coordinates];
            long count = times[part].at(numbers);
            if (runs[part]) count = Math.addExact(Math.subtractExact(count, first), 1);
            if (count < 0 || runs[part] && count == 0) return true;
            if (size + count > MOST_PARTS) throw new ArithmeticException("Too many parts");
            int end = (size + (int) count) * coordinates;
            if (end > repeated.length) repeated = Arrays.copyOf(repeated, 2 * end);
            for (int i = size * coordinates; i < end; i++)
                repeated[i] = left[part * coordinates + i % coordinates] + (runs[part] ? i - size : 0);
            size += (int) count;
        }
        for (int i = TOGETHER; i <= size; i += TOGETHER) meter.tick();
        return size == 0 || target.option(repeated, size);
    }

    /// Tightens the bounds of the letters from the given one on, until nothing changes or a fixed number of
    /// times; if only one letter is left, they are exact.
    ///
    /// @return false if no value is left for some letter
    private boolean findBounds(int from) {
        for (int letter = from; letter < letters; letter++) {
            lowest[letter] = 1;
            long dividend = dividends[letter] instanceof LongExpression expression ? expression.at(numbers) : 0;
            highest[letter] = dividend == 0 ? Long.MAX_VALUE : Math.absExact(dividend);
        }
        boolean changed = true;
        for (int round = 0; changed && round < 2 * (letters - from) + 2; round++) {
            changed = false;
            for (int form = 0; form < forms.length; form++) {
                boolean constant = true;
                for (int letter = from; letter < letters; letter++)
                    if (coefficients[letter][form] != 0) {
                        constant = false;
                        changed |= tighten(form, letter, from);
                    }
                if (constant && constants[from][form] < 0) return false;
            }
            for (int letter = from; letter < letters; letter++) if (lowest[letter] > highest[letter]) return false;
        }
        if (highest[from] == Long.MAX_VALUE) throw new ArithmeticException("No upper bound");
        return true;
    }

    /// From `form >= 0`: the greatest that the other letters can contribute bounds this one.
    private boolean tighten(int form, int letter, int from) {
        long others = constants[from][form];
        for (int other = from; other < letters; other++) {
            long coefficient = coefficients[other][form];
            if (other == letter || coefficient == 0) continue;
            long extreme = coefficient > 0 ? highest[other] : lowest[other];
            if (extreme == Long.MAX_VALUE) return false;
            others = Math.addExact(others, Math.multiplyExact(coefficient, extreme));
        }
        long coefficient = coefficients[letter][form];
        if (coefficient < 0) {
            long most = Math.floorDiv(others, Math.negateExact(coefficient));
            if (highest[letter] <= most) return false;
            highest[letter] = most;
        } else {
            long least = Math.negateExact(Math.floorDiv(others, coefficient));
            if (lowest[letter] >= least) return false;
            lowest[letter] = least;
        }
        return true;
    }
}
