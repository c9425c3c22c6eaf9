package grundy.rules.formula;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/// A linear form `constant + sum of coefficient * letter` in the letters whose values are not known yet.
///
/// @param coefficients without zeros
public record LinearExpression(BigInteger constant, Map<String, BigInteger> coefficients) {
    /// Returns the expression that is this constant.
    public static LinearExpression of(BigInteger constant) {
        return new LinearExpression(constant, Map.of());
    }

    /// @param values evaluates everything but the unknown letters
    /// @return the form of an expression, or null if it is not linear in the unknown letters
    public static @Nullable LinearExpression of(Expression expression, Evaluation values, Set<String> unknown) {
        return switch (expression) {
            case Expression.Number(var value) -> of(value);
            case Expression.Variable(var name)
            when unknown.contains(name) -> new LinearExpression(BigInteger.ZERO, Map.of(name, BigInteger.ONE));
            case Expression.Binary(var operator, var left, var right) -> {
                var a = of(left, values, unknown);
                var b = of(right, values, unknown);
                if (a == null || b == null) yield null;
                yield switch (operator) {
                    case PLUS -> a.combined(b, BigInteger::add);
                    case MINUS -> a.combined(b.times(BigInteger.ONE.negate()), BigInteger::add);
                    case TIMES -> a.isConstant() ? b.times(a.constant) : b.isConstant() ? a.times(b.constant) : null;
                    case OVER, MOD, XOR, POWER -> isKnown(expression, unknown) ? of(values.value(expression)) : null;
                };
            }
            default -> isKnown(expression, unknown) ? of(values.value(expression)) : null;
        };
    }

    private static boolean isKnown(Expression expression, Set<String> unknown) {
        return Collections.disjoint(unknown, LetterNames.in(expression));
    }

    /// Returns whether no variable occurs in it.
    public boolean isConstant() {
        return coefficients.isEmpty();
    }

    /// Returns the product with a factor.
    public LinearExpression times(BigInteger factor) {
        if (factor.signum() == 0) return of(BigInteger.ZERO);
        var product = new TreeMap<String, BigInteger>();
        coefficients.forEach((letter, coefficient) -> product.put(letter, Evaluation.product(coefficient, factor)));
        return new LinearExpression(Evaluation.product(constant, factor), product);
    }

    /// Returns the difference from another expression.
    public LinearExpression minus(LinearExpression other) {
        return combined(other.times(BigInteger.ONE.negate()), BigInteger::add);
    }

    private LinearExpression combined(LinearExpression other, BinaryOperator<BigInteger> add) {
        var total = new TreeMap<>(coefficients);
        other.coefficients.forEach((letter, coefficient) -> total.merge(letter, coefficient, add));
        total.values().removeIf(coefficient -> coefficient.signum() == 0);
        return new LinearExpression(constant.add(other.constant), total);
    }

    /// @return the form with another in place of a letter
    public LinearExpression with(String letter, LinearExpression value) {
        var coefficient = coefficients.get(letter);
        if (coefficient == null) return this;
        var rest = new TreeMap<>(coefficients);
        rest.remove(letter);
        return new LinearExpression(constant, rest).combined(value.times(coefficient), BigInteger::add);
    }

    /// Returns the sum with a number.
    public LinearExpression plus(BigInteger number) {
        return new LinearExpression(constant.add(number), coefficients);
    }
}
