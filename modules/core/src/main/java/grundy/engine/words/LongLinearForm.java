package grundy.engine.words;

import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.LetterNames;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `constant + sum of coefficient * letter` over the fresh letters, where constant and coefficients are expressions
/// in the coordinates: `a - k*b` is linear in `k` with the coefficient `-b`.
///
/// @param coefficients one for each fresh letter; {@link LongExpression#ZERO} where it does not occur
record LongLinearForm(LongExpression constant, LongExpression[] coefficients) {
    /// @param names the coordinates, then the fresh letters
    /// @param coordinates how many of the names are coordinates
    /// @return null if the expression is not linear in the fresh letters
    static @Nullable LongLinearForm of(Expression expression, List<String> names, int coordinates) {
        int letters = names.size() - coordinates;
        if (expression instanceof Expression.Variable(var name) && names.indexOf(name) >= coordinates) {
            var form = constant(LongExpression.ZERO, letters);
            form.coefficients[names.indexOf(name) - coordinates] = new LongExpression.Constant(1);
            return form;
        }
        if (expression instanceof Expression.Binary(var operator, var first, var second)) {
            var left = of(first, names, coordinates);
            var right = of(second, names, coordinates);
            if (left == null || right == null) return null;
            if (left.isConstant() && right.isConstant())
                return constant(LongExpression.binary(operator, left.constant, right.constant), letters);
            return combined(operator, left, right);
        }
        var fresh = names.subList(coordinates, names.size());
        if (LetterNames.in(expression).stream().anyMatch(fresh::contains)) return null;
        return constant(LongExpression.of(expression, names), letters);
    }

    private static LongLinearForm constant(LongExpression constant, int letters) {
        var none = new LongExpression[letters];
        Arrays.fill(none, LongExpression.ZERO);
        return new LongLinearForm(constant, none);
    }

    private static @Nullable LongLinearForm combined(Operator operator, LongLinearForm left, LongLinearForm right) {
        return switch (operator) {
            case PLUS, MINUS -> {
                var sum = constant(
                        LongExpression.binary(operator, left.constant, right.constant), left.coefficients.length);
                for (int i = 0; i < sum.coefficients.length; i++)
                    sum.coefficients[i] = LongExpression.binary(operator, left.coefficients[i], right.coefficients[i]);
                yield sum;
            }
            case TIMES ->
                left.isConstant() ? right.times(left.constant) : right.isConstant() ? left.times(right.constant) : null;
            case OVER, MOD, XOR, POWER -> null;
        };
    }

    private LongLinearForm times(LongExpression factor) {
        var product = constant(LongExpression.binary(Operator.TIMES, constant, factor), coefficients.length);
        for (int i = 0; i < coefficients.length; i++)
            product.coefficients[i] = LongExpression.binary(Operator.TIMES, coefficients[i], factor);
        return product;
    }

    LongLinearForm minus(LongLinearForm other) {
        var difference = combined(Operator.MINUS, this, other);
        if (difference == null) throw new AssertionError("A difference of linear forms is linear");
        return difference;
    }

    LongLinearForm minusOne() {
        var less = LongExpression.binary(Operator.MINUS, constant, new LongExpression.Constant(1));
        return new LongLinearForm(less, coefficients);
    }

    boolean isConstant() {
        for (var coefficient : coefficients) if (!coefficient.equals(LongExpression.ZERO)) return false;
        return true;
    }
}
