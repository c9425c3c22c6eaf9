package grundy.theory.taking;

import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.language.rule.CanonicalMoves;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Rules in the general form that say no more than which amounts may be taken from a heap:
/// `(n): (n - 1) | (n - k) where 3 <= k <= 5`.
public final class HeapMoves {
    private static final Map<String, Amounts> FIXED = Map.of(
            "(n): (k) where k < n | (0) where n > 0", Amounts.ANY,
            "(n): (n - k) where n mod k == 0", new Amounts.Named(Amounts.Name.DIVISORS),
            "(n): (n - k) where n mod k == 0 and k < n", new Amounts.Named(Amounts.Name.PROPER_DIVISORS),
            "(n): (n - k) where k mod 2 == 1", new Amounts.Named(Amounts.Name.ODD),
            "(n): (n - k) where k mod 2 == 0", new Amounts.Named(Amounts.Name.EVEN));

    private HeapMoves() {}

    /// @param rules with one coordinate
    /// @return the amounts, or empty if the rules say something else, or say it in another way
    public static Optional<Amounts> amounts(RuleTree.Moves rules) {
        var form = CanonicalMoves.of(rules);
        if (form.isEmpty()) return Optional.empty();
        for (var game : FIXED.entrySet())
            if (form.get().matches(CanonicalMoves.read(game.getKey(), Map.of()))) return Optional.of(game.getValue());
        var sets = new ArrayList<Amounts>();
        for (var alternative : rules.alternatives()) {
            var amounts = amounts(alternative, rules.coordinates().getFirst());
            if (amounts == null) return Optional.empty();
            sets.add(amounts);
        }
        return sets.isEmpty() ? Optional.empty() : Optional.of(AmountSets.union(sets));
    }

    private static @Nullable Amounts amounts(Alternative alternative, String heap) {
        if (!alternative.leavesOne()
                || !(alternative.parts().getFirst().getFirst()
                        instanceof Expression.Binary(var operator, var left, var right))) return null;
        if (operator != Operator.MINUS || !left.equals(new Expression.Variable(heap))) return null;
        if (right instanceof Expression.Number(var amount))
            return amount.signum() > 0 && alternative.where().equals(Condition.TRUE)
                    ? AmountSets.of(List.of(new Range(amount, amount)))
                    : null;
        if (!(right instanceof Expression.Variable(var letter)) || letter.equals(heap)) return null;
        return letter(alternative.where(), letter);
    }

    /// @return the values that a condition on a letter alone leaves it
    private static @Nullable Amounts letter(Condition condition, String letter) {
        var conditions = condition instanceof Condition.All(var several) ? several : List.of(condition);
        if (conditions.size() == 1
                && conditions.getFirst() instanceof Condition.Membership(Expression.Variable(var name), var amounts))
            return name.equals(letter) && !AmountSets.dependsOnHeap(amounts) ? positive(amounts) : null;
        var low = BigInteger.ONE;
        BigInteger high = null;
        for (var bound : conditions) {
            if (!(bound instanceof Condition.Comparison(var relation, var left, var right))) return null;
            boolean turned = right.equals(new Expression.Variable(letter));
            if (!turned && !left.equals(new Expression.Variable(letter))) return null;
            if (!((turned ? left : right) instanceof Expression.Number(var number))) return null;
            switch (turned ? relation.turned() : relation) {
                case AT_LEAST -> low = low.max(number);
                case GREATER -> low = low.max(number.add(BigInteger.ONE));
                case AT_MOST -> high = high == null ? number : high.min(number);
                case LESS ->
                    high = high == null ? number.subtract(BigInteger.ONE) : high.min(number.subtract(BigInteger.ONE));
                case EQUAL -> {
                    low = low.max(number);
                    high = high == null ? number : high.min(number);
                }
                case UNEQUAL -> {
                    return null;
                }
            }
        }
        return high != null && high.compareTo(low) < 0 ? null : AmountSets.of(List.of(new Range(low, high)));
    }

    /// A letter stands for a positive number, also where the set has 0.
    private static @Nullable Amounts positive(Amounts amounts) {
        if (!(amounts instanceof Amounts.Ranges(var ranges))) return amounts;
        var allowed = ranges.stream()
                .filter(range -> range.to() == null || range.to().signum() > 0)
                .map(range -> new Range(range.from().max(BigInteger.ONE), range.to()))
                .toList();
        return allowed.isEmpty() ? null : AmountSets.of(allowed);
    }
}
