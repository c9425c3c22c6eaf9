package grundy.engine.lines;

import grundy.engine.lines.LineMoves.QuadraticForm;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The positive numbers k that a condition on k alone allows. Where it is made of comparisons of linear expressions
/// and of their remainders, what it says about k repeats from some number on.
///
/// @param allowed up to `from + period`
/// @param from k > from is allowed exactly if k + period is
/// @param period at least 1
record AllowedAmounts(BitSet allowed, int from, int period) {
    private static final int GREATEST = 64;

    /// @return empty if the condition is of another kind, or k must be greater than 64 for it to repeat
    static Optional<AllowedAmounts> of(Condition where, String letter) {
        var reading = new BreakpointReader(letter);
        if (!reading.read(where)) return Optional.empty();
        var allowed = new BitSet();
        for (int k = 1; k <= reading.from + reading.period; k++)
            if (Evaluation.of(List.of(letter), List.of(BigInteger.valueOf(k))).holds(where)) allowed.set(k);
        int from = reading.from;
        int period = leastPeriod(allowed, from, reading.period);
        while (from > 0 && allowed.get(from) == allowed.get(from + period)) from--;
        return Optional.of(new AllowedAmounts(allowed, from, period));
    }

    private static int leastPeriod(BitSet allowed, int from, int period) {
        return IntStream.rangeClosed(1, period)
                .filter(less -> period % less == 0
                        && IntStream.rangeClosed(from + 1, from + period - less)
                                .allMatch(k -> allowed.get(k) == allowed.get(k + less)))
                .findFirst()
                .orElse(period);
    }

    /// @return the amounts that are allowed themselves and not by repetition
    IntStream single() {
        return allowed.stream().filter(k -> k <= from);
    }

    /// @return the amounts that are allowed with every multiple of the period added
    IntStream repeated() {
        return allowed.stream().filter(k -> k > from && k <= from + period);
    }

    /// Reads where the truth of a condition may change: up to an amount, and from there on with a
    /// period.
    private static final class BreakpointReader {
        private final String letter;
        private int from;
        private int period = 1;

        BreakpointReader(String letter) {
            this.letter = letter;
        }

        boolean read(Condition where) {
            return switch (where) {
                case Condition.All(var conditions) -> conditions.stream().allMatch(this::read);
                case Condition.Any(var conditions) -> conditions.stream().allMatch(this::read);
                case Condition.Not(var condition) -> read(condition);
                case Condition.Comparison(var _, var left, var right) -> compare(left, right);
                case Condition.Membership(var expression, var amounts) -> among(expression, amounts);
                case Condition.ForAll _ -> false;
            };
        }

        private boolean compare(Expression left, Expression right) {
            if (right instanceof Expression.Number && readRemainder(left)) return true;
            var forms = new ArrayList<QuadraticForm>();
            if (!addForms(left, forms) || !addForms(right, forms)) return false;
            for (int i = 0; i < forms.size(); i++)
                for (int j = 0; j < i; j++) if (!crossing(forms.get(i).plus(forms.get(j), -1))) return false;
            return true;
        }

        private boolean among(Expression expression, Amounts amounts) {
            if (amounts instanceof Amounts.Union(var sets))
                return sets.stream().allMatch(set -> among(expression, set));
            if (amounts instanceof Amounts.Named named)
                return (named.name() == Amounts.Name.ODD || named.name() == Amounts.Name.EVEN)
                        && compare(expression, new Expression.Number(BigInteger.ZERO))
                        && extendPeriod(BigInteger.TWO);
            if (!(amounts instanceof Amounts.Ranges(var ranges))) return false;
            if (readRemainder(expression)) return true;
            return ranges.stream()
                    .allMatch(range -> compare(expression, new Expression.Number(range.from()))
                            && (range.to() == null || compare(expression, new Expression.Number(range.to()))));
        }

        /// Reads the remainder of a linear expression on division by a constant.
        ///
        /// @return whether it is one, with which the conditions repeat
        private boolean readRemainder(Expression expression) {
            return expression instanceof Expression.Binary(var operator, var dividend, Expression.Number(var modulus))
                    && operator == Operator.MOD
                    && modulus.signum() > 0
                    && form(dividend).isPresent()
                    && extendPeriod(modulus);
        }

        /// @return whether the period is not too long with this modulus
        private boolean extendPeriod(BigInteger modulus) {
            if (modulus.compareTo(BigInteger.valueOf(GREATEST)) > 0) return false;
            period = period / BigInteger.valueOf(period).gcd(modulus).intValueExact() * modulus.intValueExact();
            return period <= GREATEST;
        }

        /// Adds linear expressions of which, for each k, one is the value.
        private boolean addForms(Expression expression, List<QuadraticForm> forms) {
            if (expression instanceof Expression.Call(var function, var arguments)) {
                if (function != Function.ABS && function != Function.MIN && function != Function.MAX) return false;
                for (var argument : arguments) {
                    var form = form(argument);
                    if (form.isEmpty()) return false;
                    forms.add(form.get());
                    if (function == Function.ABS) forms.add(new QuadraticForm(0, 0, 0, 0, 0).plus(form.get(), -1));
                }
                return true;
            }
            var form = form(expression);
            form.ifPresent(forms::add);
            return form.isPresent();
        }

        /// @return linear in the letter, which is taken for the third of the letters
        private Optional<QuadraticForm> form(Expression expression) {
            var letters = new ArrayList<>(List.of("", "", letter));
            var form = LineMoves.form(expression, letters);
            return form == null || letters.size() > 3 ? Optional.empty() : Optional.of(form);
        }

        /// Up to where the difference of two expressions may change its sign.
        private boolean crossing(QuadraticForm difference) {
            if (difference.k() == 0) return true;
            long at = Math.abs(difference.constant() / difference.k());
            if (at > GREATEST) return false;
            from = Math.max(from, (int) at + 1);
            return true;
        }
    }
}
