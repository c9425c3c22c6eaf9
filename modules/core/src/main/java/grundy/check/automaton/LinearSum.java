package grundy.check.automaton;

import java.math.BigInteger;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A sum of whole multiples of variables, and a constant.
///
/// @param coefficients by variable, none of them 0
public record LinearSum(Map<String, BigInteger> coefficients, BigInteger constant) {
    public static final LinearSum ZERO = of(0);

    public LinearSum {
        var sorted = new TreeMap<>(coefficients);
        sorted.values().removeIf(coefficient -> coefficient.signum() == 0);
        coefficients = Collections.unmodifiableMap(sorted);
    }

    /// @return a constant
    public static LinearSum of(long constant) {
        return of(BigInteger.valueOf(constant));
    }

    /// @return a constant
    public static LinearSum of(BigInteger constant) {
        return new LinearSum(Map.of(), constant);
    }

    /// @return a variable, once
    public static LinearSum of(String variable) {
        return new LinearSum(Map.of(variable, BigInteger.ONE), BigInteger.ZERO);
    }

    /// @return the sum, like terms put together
    public LinearSum plus(LinearSum other) {
        var sum = new TreeMap<>(coefficients);
        other.coefficients.forEach((name, coefficient) -> sum.merge(name, coefficient, BigInteger::add));
        return new LinearSum(sum, constant.add(other.constant));
    }

    /// @return this sum with a greater constant
    public LinearSum plus(long number) {
        return plus(of(number));
    }

    /// @return every coefficient and the constant times a factor
    public LinearSum times(BigInteger factor) {
        var product = new TreeMap<>(coefficients);
        product.replaceAll((_, coefficient) -> coefficient.multiply(factor));
        return new LinearSum(product, constant.multiply(factor));
    }

    /// @return every coefficient and the constant times a factor
    public LinearSum times(long factor) {
        return times(BigInteger.valueOf(factor));
    }

    /// @return the difference, like terms put together
    public LinearSum minus(LinearSum other) {
        return plus(other.times(-1));
    }

    /// @return the side of a comparison with 0 that has the positive terms and the positive constant
    public LinearSum positive() {
        var positive = new TreeMap<>(coefficients);
        positive.values().removeIf(coefficient -> coefficient.signum() < 0);
        return new LinearSum(positive, constant.max(BigInteger.ZERO));
    }

    /// @return the coefficient of a variable, 0 if it does not occur
    public BigInteger factor(String variable) {
        return coefficients.getOrDefault(variable, BigInteger.ZERO);
    }

    /// @return this sum with a variable replaced
    public LinearSum with(String variable, LinearSum replacement) {
        var coefficient = coefficients.get(variable);
        if (coefficient == null) return this;
        var rest = new TreeMap<>(coefficients);
        rest.remove(variable);
        return new LinearSum(rest, constant).plus(replacement.times(coefficient));
    }

    /// @return whether no variable occurs
    public boolean isConstant() {
        return coefficients.isEmpty();
    }

    /// @return whether the sum may be below 0
    public boolean mayFallBelowZero() {
        return constant().signum() < 0 || coefficients().values().stream().anyMatch(factor -> factor.signum() < 0);
    }

    /// @return whether this is one variable and nothing else
    public boolean isVariable() {
        return constant.signum() == 0
                && coefficients.size() == 1
                && coefficients.values().iterator().next().equals(BigInteger.ONE);
    }

    /// @return the variables that occur
    public Set<String> variables() {
        return coefficients.keySet();
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        coefficients.forEach((name, factor) ->
                append(text, factor, factor.abs().equals(BigInteger.ONE) ? name : factor.abs() + "*" + name));
        if (constant.signum() != 0 || text.isEmpty())
            append(text, constant, constant.abs().toString());
        return text.toString();
    }

    private static void append(StringBuilder text, BigInteger sign, String term) {
        if (text.isEmpty()) text.append(sign.signum() < 0 ? "-" : "").append(term);
        else text.append(sign.signum() < 0 ? " - " : " + ").append(term);
    }
}
