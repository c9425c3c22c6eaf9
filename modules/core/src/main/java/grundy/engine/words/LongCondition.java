package grundy.engine.words;

import grundy.rules.formula.Condition;
import java.util.List;

/// A condition of the rule language in 64-bit arithmetic: exact, or {@link ArithmeticException}.
@FunctionalInterface
interface LongCondition {
    /// @param letters the values of the coordinates, then those of the fresh letters
    boolean holds(long[] letters);

    /// @param names of the letters, in the order of their values
    /// @throws UnfitException if the condition cannot be done in 64-bit arithmetic
    static LongCondition of(Condition condition, List<String> names) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) ->
                compare(relation, LongExpression.of(left, names), LongExpression.of(right, names));
            case Condition.Membership(var expression, var amounts) -> {
                var value = LongExpression.of(expression, names);
                var set = LongAmounts.of(amounts);
                yield letters -> set.contains(value.at(letters));
            }
            case Condition.All(var conditions) -> {
                var all = of(conditions, names);
                yield letters -> {
                    for (var each : all) if (!each.holds(letters)) return false;
                    return true;
                };
            }
            case Condition.Any(var conditions) -> {
                var any = of(conditions, names);
                yield letters -> {
                    for (var each : any) if (each.holds(letters)) return true;
                    return false;
                };
            }
            case Condition.Not(var inner) -> {
                var negated = of(inner, names);
                yield letters -> !negated.holds(letters);
            }
            case Condition.ForAll _ -> throw new UnfitException(condition);
        };
    }

    private static LongCondition[] of(List<Condition> conditions, List<String> names) {
        return conditions.stream().map(condition -> of(condition, names)).toArray(LongCondition[]::new);
    }

    private static LongCondition compare(Condition.Relation relation, LongExpression left, LongExpression right) {
        return switch (relation) {
            case EQUAL -> letters -> left.at(letters) == right.at(letters);
            case UNEQUAL -> letters -> left.at(letters) != right.at(letters);
            case LESS -> letters -> left.at(letters) < right.at(letters);
            case AT_MOST -> letters -> left.at(letters) <= right.at(letters);
            case GREATER -> letters -> left.at(letters) > right.at(letters);
            case AT_LEAST -> letters -> left.at(letters) >= right.at(letters);
        };
    }
}
