package grundy.prove.letters;

import grundy.prove.letters.ProofObligation.ProductSplit;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Collects facts about products with a letter: whether a factor is below, at or above 0, for each
/// quotient, and for differences of quotients by the same divisor.
final class ProductSigns {
    /// The level at which there are most of them.
    static final int HIGHEST = 2;

    private ProductSigns() {}

    private record Factor(Expression expression, Polynomial polynomial) {
        Factor minus(Factor other) {
            return new Factor(
                    new Binary(Operator.MINUS, expression, other.expression), polynomial.minus(other.polynomial));
        }
    }

    /// @param encoder that met the quotients
    /// @param value another factor
    /// @param level 0 for none, 1 for quotients and differences of two, 2 for a quotient without two others, too
    static List<ProductSplit> of(PolynomialEncoder encoder, Optional<Expression.Variable> value, int level) {
        var lemmas = new ArrayList<ProductSplit>();
        if (level == 0) return lemmas;
        Map<Polynomial, Group> groups = new LinkedHashMap<>();
        for (var quotient : encoder.quotients()) {
            if (quotient.divisor().constant().isPresent()) continue;
            groups.computeIfAbsent(
                            quotient.divisor(),
                            _ -> new Group(quotient.expression().right(), new ArrayList<>()))
                    .factors
                    .add(new Factor(quotient.expression(), quotient.quotient()));
        }
        groups.forEach((divisor, group) -> {
            var all = new ArrayList<>(group.factors);
            value.ifPresent(name -> all.add(new Factor(name, Polynomial.variable(name.name()))));
            for (var factor : differences(all, level))
                lemmas.add(ProductSplit.of(factor.expression, group.divisor, factor.polynomial, divisor));
        });
        return lemmas;
    }

    /// Quotients by the same divisor.
    private record Group(Expression divisor, List<Factor> factors) {}

    private static List<Factor> differences(List<Factor> all, int level) {
        var factors = new ArrayList<>(all);
        for (int i = 0; i < all.size(); i++)
            for (int j = i + 1; j < all.size(); j++) factors.add(all.get(i).minus(all.get(j)));
        if (level == 1) return factors;
        for (int i = 0; i < all.size(); i++)
            for (int j = 0; j < all.size(); j++)
                for (int k = j + 1; k < all.size(); k++)
                    if (i != j && i != k)
                        factors.add(all.get(i).minus(all.get(j)).minus(all.get(k)));
        return factors;
    }
}
