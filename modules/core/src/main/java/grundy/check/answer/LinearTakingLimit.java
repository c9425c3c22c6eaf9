package grundy.check.answer;

import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.OptionClause;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;

/// A game of one heap: of n counters between 1 and `w(n) = max(0, floor((numerator * n + constant) / denominator))` are
/// taken. From each heap to the next w stays or rises by 1, and it begins with `w(0) = 0`.
///
/// @param numerator from 1 to the denominator
/// @param constant at most 0
public record LinearTakingLimit(BigInteger numerator, BigInteger denominator, BigInteger constant) {
    public LinearTakingLimit {
        if (numerator.signum() < 1 || denominator.compareTo(numerator) < 0 || constant.signum() > 0)
            throw new IllegalArgumentException(
                    "A bound on what is taken must have 1 <= numerator <= denominator and constant <= 0, but is (%d*n + %d) / %d."
                            .formatted(numerator, constant, denominator));
    }

    /// @return empty if the rules say anything else
    public static Optional<LinearTakingLimit> of(RuleTree rules) {
        if (rules.arity() != 1) return Optional.empty();
        try {
            var game = GameFormulas.of(rules, Play.NORMAL, 0);
            return game.clauses().size() == 1
                    ? of(game.clauses().getFirst(), game.coordinates().getFirst())
                    : Optional.empty();
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// An amount k with `k >= 1`, `denominator * k <= numerator * n + constant` and `n = k + rest`, and
    /// nothing else.
    private static Optional<LinearTakingLimit> of(OptionClause move, String heap) {
        if (move.parts().size() != 1
                || move.boundVariables().size() != 2
                || !(move.condition() instanceof Formula.All(var all))) return Optional.empty();
        var rest = move.parts().getFirst().getFirst();
        var taken = move.boundVariables().stream()
                .filter(name -> !name.equals(rest))
                .findFirst();
        if (taken.isEmpty() || rest.equals(heap)) return Optional.empty();
        var sum = LinearSum.of(taken.get()).plus(LinearSum.of(rest)).minus(LinearSum.of(heap));
        var conditions = new ArrayList<Formula>(all);
        if (!conditions.removeIf(
                        each -> each.equals(new Formula.IsZero(sum)) || each.equals(new Formula.IsZero(sum.times(-1))))
                || !conditions.remove(new Formula.AtMostZero(LinearSum.of(1).minus(LinearSum.of(taken.get()))))
                || conditions.size() != 1
                || !(conditions.getFirst() instanceof Formula.AtMostZero(var bound))) return Optional.empty();
        var denominator = bound.factor(taken.get());
        var numerator = bound.factor(heap).negate();
        boolean others = bound.variables().stream().anyMatch(name -> !name.equals(heap) && !name.equals(taken.get()));
        if (others
                || numerator.signum() < 1
                || denominator.compareTo(numerator) < 0
                || bound.constant().signum() < 0) return Optional.empty();
        return Optional.of(reduced(numerator, denominator, bound.constant().negate()));
    }

    private static LinearTakingLimit reduced(BigInteger numerator, BigInteger denominator, BigInteger constant) {
        var divisor = numerator.gcd(denominator);
        return new LinearTakingLimit(
                numerator.divide(divisor), denominator.divide(divisor), quotient(constant, divisor));
    }

    /// @return rounded down
    static BigInteger quotient(BigInteger dividend, BigInteger divisor) {
        return dividend.subtract(dividend.mod(divisor)).divide(divisor);
    }

    /// @return `floor((numerator * n + constant) / denominator)`, also where that is negative
    BigInteger quotientAt(BigInteger heap) {
        return quotient(numerator.multiply(heap).add(constant), denominator);
    }

    /// @param heap at least 0
    /// @return the most that may be taken from it
    public BigInteger of(BigInteger heap) {
        return quotientAt(heap).max(BigInteger.ZERO);
    }
}
