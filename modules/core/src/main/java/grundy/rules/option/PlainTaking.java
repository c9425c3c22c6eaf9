package grundy.rules.option;

import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.rules.formula.LinearExpression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Games of one heap in the general form that are nothing but taking one of some fixed amounts, such as
/// `(n): (n-1) | (n-k) where 3 <= k <= 5 and k != 4`: the same as `take {1,3,5}`.
public final class PlainTaking {
    private static final BigInteger LARGEST = BigInteger.valueOf(1 << 12);

    private final String heap;
    private final List<Amounts.Range> amounts = new ArrayList<>();

    private PlainTaking(String heap) {
        this.heap = heap;
    }

    /// @return rules with the same options at every heap, or empty where the amounts depend on the heap or have no
    ///     small bound, and where moves split
    public static Optional<TakeAndBreak> of(Moves rules) {
        if (rules.arity() != 1) return Optional.empty();
        var taking = new PlainTaking(rules.coordinates().getFirst());
        if (!rules.alternatives().stream().allMatch(taking::reads) || taking.amounts.isEmpty()) return Optional.empty();
        return Optional.of(new TakeAndBreak(List.of(new Term(AmountSets.of(taking.amounts), Term.LEAVE_ONE_OR_NONE))));
    }

    private boolean reads(Alternative alternative) {
        if (!alternative.leavesOne()) return false;
        var letters = alternative.freshLetters(List.of(heap));
        if (letters.size() > 1) return false;
        var names = letters.isEmpty()
                ? Set.of(heap)
                : Set.of(heap, letters.iterator().next());
        var target = LinearExpression.of(
                alternative.parts().getFirst().getFirst(), Evaluation.of(List.of(), List.of()), names);
        if (target == null || !BigInteger.ONE.equals(target.coefficients().get(heap))) return false;
        var taken = target.with(heap, LinearExpression.of(BigInteger.ZERO)).times(BigInteger.ONE.negate());
        var conditions = new ArrayList<Condition>();
        for (var condition : alternative.where() instanceof Condition.All(var all) ? all : List.of(alternative.where()))
            if (!followsFromTaking(condition, taken)) conditions.add(condition);
        if (conditions.stream().anyMatch(condition -> LetterNames.in(condition).contains(heap))) return false;
        try {
            return letters.isEmpty()
                    ? add(taken.constant(), conditions, Evaluation.of(List.of(), List.of()))
                    : addAll(letters.iterator().next(), taken, conditions);
        } catch (ArithmeticException _) {
            return false;
        }
    }

    /// @return whether a condition says no more than that so much is there
    private boolean followsFromTaking(Condition condition, LinearExpression taken) {
        if (!(condition instanceof Comparison(var relation, var left, var right))) return false;
        var names = new HashSet<>(taken.coefficients().keySet());
        names.add(heap);
        var a = LinearExpression.of(left, Evaluation.of(List.of(), List.of()), names);
        var b = LinearExpression.of(right, Evaluation.of(List.of(), List.of()), names);
        if (a == null || b == null) return false;
        var rest = new LinearExpression(BigInteger.ZERO, Map.of(heap, BigInteger.ONE)).minus(taken);
        return switch (relation) {
            case AT_LEAST -> a.minus(b).equals(rest);
            case AT_MOST -> b.minus(a).equals(rest);
            case EQUAL, UNEQUAL, LESS, GREATER -> false;
        };
    }

    private boolean addAll(String letter, LinearExpression taken, List<Condition> conditions) {
        var most = conditions.stream()
                .map(condition -> bound(condition, letter))
                .flatMap(Optional::stream)
                .min(BigInteger::compareTo);
        if (most.isEmpty() || most.get().compareTo(LARGEST) > 0) return false;
        for (var value = BigInteger.ONE; value.compareTo(most.get()) <= 0; value = value.add(BigInteger.ONE))
            if (!add(
                    taken.with(letter, LinearExpression.of(value)).constant(),
                    conditions,
                    Evaluation.of(List.of(letter), List.of(value)))) return false;
        return true;
    }

    private boolean add(BigInteger amount, List<Condition> conditions, Evaluation values) {
        for (var condition : conditions) if (!values.holds(condition)) return true;
        if (amount.signum() <= 0 || amount.compareTo(LARGEST) > 0) return false;
        amounts.add(new Amounts.Range(amount, amount));
        return true;
    }

    private static Optional<BigInteger> bound(Condition condition, String letter) {
        if (condition instanceof Condition.All(var all))
            return all.stream()
                    .map(each -> bound(each, letter))
                    .flatMap(Optional::stream)
                    .min(BigInteger::compareTo);
        if (condition instanceof Condition.Any(var any)) {
            var bounds = any.stream()
                    .map(each -> bound(each, letter))
                    .flatMap(Optional::stream)
                    .toList();
            return bounds.size() == any.size() ? bounds.stream().max(BigInteger::compareTo) : Optional.empty();
        }
        if (condition instanceof Condition.Membership(Expression.Variable(var name), var set) && name.equals(letter))
            return AmountSets.greatest(set);
        if (!(condition instanceof Comparison(var relation, var left, var right))) return Optional.empty();
        var a = LinearExpression.of(left, Evaluation.of(List.of(), List.of()), Set.of(letter));
        var b = LinearExpression.of(right, Evaluation.of(List.of(), List.of()), Set.of(letter));
        if (a == null || b == null) return Optional.empty();
        var form = switch (relation) {
            case AT_MOST, LESS -> b.minus(a);
            case AT_LEAST, GREATER -> a.minus(b);
            case EQUAL -> b.coefficients().isEmpty() ? b.minus(a) : a.minus(b);
            case UNEQUAL -> null;
        };
        if (form == null) return Optional.empty();
        var slope = form.coefficients().get(letter);
        return slope != null && slope.signum() < 0
                ? Optional.of(form.constant().divide(slope.negate()))
                : Optional.empty();
    }
}
