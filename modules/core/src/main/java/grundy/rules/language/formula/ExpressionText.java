package grundy.rules.language.formula;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Operator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Writes expressions and conditions in the rule language, with no more brackets than it takes to read them back.
public final class ExpressionText {
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int POWER = 3;
    private static final int ATOM = 4;

    private ExpressionText() {}

    /// @return `n mod (m + 1)`
    public static String of(Expression expression) {
        return of(expression, 0);
    }

    private static String of(Expression expression, int around) {
        return switch (expression) {
            case Expression.Number(var value) -> value.signum() < 0 ? "(" + value + ")" : value.toString();
            case Expression.Variable(var name) -> name;
            case Expression.Element(var name, var index) -> name + "[" + of(index) + "]";
            case Expression.Binary(var operator, var left, var right)
            when operator == Operator.OVER ->
                "floor(" + of(left, left instanceof Expression.Binary ? POWER : PRODUCT) + " / " + of(right, POWER)
                        + ")";
            case Expression.Binary(var operator, var left, var right) -> {
                int here = precedence(operator);
                var text = operator == Operator.POWER
                        ? of(left, ATOM) + "^" + of(right, POWER)
                        : of(left, operator == Operator.MOD ? POWER : here)
                                + spaced(operator, left)
                                + of(right, here + 1);
                yield here < around ? "(" + text + ")" : text;
            }
            case Expression.Call(var function, var arguments) ->
                arguments.stream()
                        .map(ExpressionText::of)
                        .collect(Collectors.joining(", ", function.name().toLowerCase(Locale.ROOT) + "(", ")"));
            case Expression.FloorPhi(var argument) -> "floor(phi*" + of(argument, POWER) + ")";
            case Expression.Aggregate(var function, var body, var index, var where) ->
                "%s(%s for %s%s)"
                        .formatted(
                                function.name().toLowerCase(Locale.ROOT),
                                of(body),
                                index,
                                where.equals(Condition.TRUE) ? "" : " where " + of(where));
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                var text = of(then, SUM) + " if " + of(condition) + " else " + of(otherwise);
                yield around > 0 ? "(" + text + ")" : text;
            }
        };
    }

    private static int precedence(Operator operator) {
        return switch (operator) {
            case XOR -> 0;
            case PLUS, MINUS -> SUM;
            case TIMES, OVER, MOD -> PRODUCT;
            case POWER -> POWER;
        };
    }

    /// A number times a letter is written close together.
    private static String spaced(Operator operator, Expression left) {
        return operator == Operator.TIMES && left instanceof Expression.Number ? "*" : " " + operator.symbol() + " ";
    }

    /// @return `1 <= l and l <= r`
    public static String of(Condition condition) {
        return of(condition, 0);
    }

    private static String of(Condition condition, int around) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) ->
                of(left) + " " + relation.symbol() + " " + of(right);
            case Condition.Membership(var expression, var amounts) -> of(expression) + " in " + amounts(amounts);
            case Condition.All(var conditions) -> joined(conditions, " and ", "true", SUM, around);
            case Condition.Any(var conditions) -> joined(conditions, " or ", "not true", 0, around);
            case Condition.Not(var inner) -> "not " + of(inner, ATOM);
            case Condition.ForAll(var body, var index, var where) ->
                "all(%s for %s%s)"
                        .formatted(of(body), index, where.equals(Condition.TRUE) ? "" : " where " + of(where));
        };
    }

    private static String amounts(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                ranges.stream()
                        .map(range ->
                                range.from().equals(range.to()) ? range.from() + "" : range.from() + ".." + range.to())
                        .collect(Collectors.joining(", ", "{", "}"));
            case Amounts.Powers(var base) -> "powers of " + base;
            case Amounts.Named(var name) -> name.words();
            case Amounts.AtMostPart _, Amounts.Union _ -> amounts.toString();
        };
    }

    private static String joined(List<Condition> conditions, String by, String none, int here, int around) {
        if (conditions.isEmpty()) return none;
        if (conditions.size() == 1) return of(conditions.getFirst(), around);
        var text = conditions.stream().map(each -> of(each, here + 1)).collect(Collectors.joining(by));
        return here < around ? "(" + text + ")" : text;
    }
}
