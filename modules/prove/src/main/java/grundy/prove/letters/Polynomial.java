package grundy.prove.letters;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A polynomial in any number of variables with integer coefficients.
///
/// @param terms coefficients by monomials, each the list of its variables, sorted, with repetitions; without zeros
public record Polynomial(Map<Monomial, BigInteger> terms) {
    static final Polynomial ZERO = new Polynomial(Map.of());
    static final Polynomial ONE = of(BigInteger.ONE);

    /// A product of variables.
    ///
    /// @param variables sorted, with repetitions; none for 1
    public record Monomial(List<String> variables) implements Comparable<Monomial> {
        static final Monomial UNIT = new Monomial(List.of());

        Monomial times(Monomial other) {
            var all = new ArrayList<>(variables);
            all.addAll(other.variables);
            Collections.sort(all);
            return new Monomial(List.copyOf(all));
        }

        @Override
        public int compareTo(Monomial other) {
            int degrees = Integer.compare(variables.size(), other.variables.size());
            return degrees != 0 ? degrees : variables.toString().compareTo(other.variables.toString());
        }
    }

    static Polynomial of(BigInteger constant) {
        return constant.signum() == 0 ? ZERO : new Polynomial(Map.of(Monomial.UNIT, constant));
    }

    static Polynomial of(long constant) {
        return of(BigInteger.valueOf(constant));
    }

    static Polynomial variable(String name) {
        return new Polynomial(Map.of(new Monomial(List.of(name)), BigInteger.ONE));
    }

    Polynomial plus(Polynomial other) {
        var sum = new TreeMap<>(terms);
        other.terms.forEach((monomial, coefficient) -> add(sum, monomial, coefficient));
        return new Polynomial(sum);
    }

    Polynomial minus(Polynomial other) {
        return plus(other.times(of(-1)));
    }

    /// Cost: the product of the numbers of terms.
    Polynomial times(Polynomial other) {
        var product = new TreeMap<Monomial, BigInteger>();
        terms.forEach((monomial, coefficient) -> other.terms.forEach((monomial2, coefficient2) ->
                add(product, monomial.times(monomial2), coefficient.multiply(coefficient2))));
        return new Polynomial(product);
    }

    private static void add(Map<Monomial, BigInteger> terms, Monomial monomial, BigInteger coefficient) {
        var sum = terms.getOrDefault(monomial, BigInteger.ZERO).add(coefficient);
        if (sum.signum() == 0) terms.remove(monomial);
        else terms.put(monomial, sum);
    }

    /// @return the number that it is; empty if it has variables
    Optional<BigInteger> constant() {
        if (terms.isEmpty()) return Optional.of(BigInteger.ZERO);
        return terms.size() == 1 ? Optional.ofNullable(terms.get(Monomial.UNIT)) : Optional.empty();
    }
}
