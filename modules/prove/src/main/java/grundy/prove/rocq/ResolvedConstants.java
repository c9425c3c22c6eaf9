package grundy.prove.rocq;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Evaluates the parts of expressions and conditions that contain numbers alone, as in a formula whose
/// parameters have become numbers: `n mod 2 if 3 mod 2 == 1 else 0` is `n mod 2`. What is undefined
/// stays as it is.
final class ResolvedConstants {
    /// Longer numbers are not written out.
    private static final int MOST_BITS = 64;

    private static final Condition FALSE = new Condition.Any(List.of());
    private static final Evaluation EVALUATION = Evaluation.of(List.of(), List.of());

    private ResolvedConstants() {}

    static Expression of(Expression expression) {
        return switch (expression) {
            case Expression.Binary(var operator, var left, var right) -> {
                var first = of(left);
                var second = of(right);
                yield resolved(new Expression.Binary(operator, first, second), Stream.of(first, second));
            }
            case Expression.Call(var function, var arguments) -> {
                var values = arguments.stream().map(ResolvedConstants::of).toList();
                yield resolved(new Expression.Call(function, values), values.stream());
            }
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                var holds = of(condition);
                if (holds.equals(Condition.TRUE)) yield of(then);
                yield holds.equals(FALSE) ? of(otherwise) : new Expression.Conditional(holds, of(then), of(otherwise));
            }
            case Expression.Number _,
                    Expression.Variable _,
                    Expression.Element _,
                    Expression.FloorPhi _,
                    Expression.Aggregate _ -> expression;
        };
    }

    private static Expression resolved(Expression expression, Stream<Expression> operands) {
        if (!operands.allMatch(Expression.Number.class::isInstance)) return expression;
        try {
            var value = EVALUATION.value(expression);
            return value.bitLength() > MOST_BITS ? expression : new Expression.Number(value);
        } catch (ArithmeticException _) {
            return expression;
        }
    }

    /// @return {@link Condition#TRUE} or no alternative at all if it speaks of numbers alone
    static Condition of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> {
                var first = of(left);
                var second = of(right);
                var comparison = new Condition.Comparison(relation, first, second);
                yield first instanceof Expression.Number && second instanceof Expression.Number
                        ? constant(EVALUATION.holds(comparison))
                        : comparison;
            }
            case Condition.Membership(var expression, Amounts.Ranges ranges) -> {
                var value = of(expression);
                var among = new Condition.Membership(value, ranges);
                yield value instanceof Expression.Number ? constant(EVALUATION.holds(among)) : among;
            }
            case Condition.All(var conditions) -> joined(conditions, Condition.TRUE, FALSE, Condition.All::new);
            case Condition.Any(var conditions) -> joined(conditions, FALSE, Condition.TRUE, Condition.Any::new);
            case Condition.Not(var inner) -> {
                var negated = of(inner);
                if (negated.equals(Condition.TRUE)) yield FALSE;
                yield negated.equals(FALSE) ? Condition.TRUE : new Condition.Not(negated);
            }
            case Condition.Membership _, Condition.ForAll _ -> condition;
        };
    }

    private static Condition constant(boolean holds) {
        return holds ? Condition.TRUE : FALSE;
    }

    /// @param neutral what changes nothing
    /// @param deciding what decides it alone
    private static Condition joined(
            List<Condition> conditions,
            Condition neutral,
            Condition deciding,
            Function<List<Condition>, Condition> join) {
        var all = conditions.stream()
                .map(ResolvedConstants::of)
                .filter(each -> !each.equals(neutral))
                .toList();
        if (all.contains(deciding)) return deciding;
        return all.size() == 1 ? all.getFirst() : join.apply(all);
    }
}
