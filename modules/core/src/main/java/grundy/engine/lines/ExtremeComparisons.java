package grundy.engine.lines;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Call;
import grundy.rules.formula.Expression.Function;
import java.util.List;

/// Comparisons with the least or the greatest of several numbers, as "and" and "or" of comparisons with each.
final class ExtremeComparisons {
    private ExtremeComparisons() {}

    /// @return whether a side is `min(...)` or `max(...)`
    static boolean isIn(Comparison compare) {
        return isExtreme(compare.left()) || isExtreme(compare.right());
    }

    private static boolean isExtreme(Expression expression) {
        return expression instanceof Call(var function, var _)
                && (function == Function.MIN || function == Function.MAX);
    }

    /// @param compare of which {@link #isIn} says yes
    /// @return the same condition, with fewer of them
    static Condition unfolded(Comparison compare) {
        var left = compare.left();
        var right = compare.right();
        return switch (compare.relation()) {
            case EQUAL ->
                new Condition.All(List.of(
                        new Comparison(Relation.AT_MOST, left, right), new Comparison(Relation.AT_LEAST, left, right)));
            case UNEQUAL ->
                new Condition.Any(List.of(
                        new Comparison(Relation.LESS, left, right), new Comparison(Relation.GREATER, left, right)));
            case LESS, AT_MOST, GREATER, AT_LEAST ->
                isExtreme(left)
                        ? each((Call) left, compare.relation(), right)
                        : each((Call) right, compare.relation().turned(), left);
        };
    }

    private static Condition each(Call extreme, Relation relation, Expression other) {
        List<Condition> each = extreme.arguments().stream()
                .<Condition>map(argument -> new Comparison(relation, argument, other))
                .toList();
        boolean atMost = relation == Relation.LESS || relation == Relation.AT_MOST;
        return extreme.function() == Function.MAX == atMost ? new Condition.All(each) : new Condition.Any(each);
    }
}
