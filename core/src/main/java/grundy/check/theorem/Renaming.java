package grundy.check.theorem;

import grundy.rules.Condition;
import grundy.rules.Expression;
import java.util.List;

/// Puts one heap of several in the place of the only one, and keeps fresh letters apart from the names of the others.
///
/// @param from the heap's name in the rules
/// @param to its name among several
/// @param taken names that fresh letters must not have
record Renaming(String from, String to, List<String> taken) {
    private String name(String name) {
        if (name.equals(from)) return to;
        return taken.contains(name) ? name + "'" : name;
    }

    Expression of(Expression expression) {
        return switch (expression) {
            case Expression.Number _ -> expression;
            case Expression.Variable(var name) -> new Expression.Variable(name(name));
            case Expression.Binary(var operator, var left, var right) ->
                new Expression.Binary(operator, of(left), of(right));
            case Expression.Call(var function, var arguments) ->
                new Expression.Call(function, arguments.stream().map(this::of).toList());
            case Expression.FloorPhi(var argument) -> new Expression.FloorPhi(of(argument));
            case Expression.Choice(var condition, var then, var otherwise) ->
                new Expression.Choice(of(condition), of(then), of(otherwise));
            case Expression.Element _, Expression.Aggregate _ -> throw new InexpressibleException("x[i]");
        };
    }

    Condition of(Condition condition) {
        return switch (condition) {
            case Condition.Compare(var relation, var left, var right) ->
                new Condition.Compare(relation, of(left), of(right));
            case Condition.Among(var expression, var amounts) -> new Condition.Among(of(expression), amounts);
            case Condition.All(var conditions) ->
                new Condition.All(conditions.stream().map(this::of).toList());
            case Condition.Any(var conditions) ->
                new Condition.Any(conditions.stream().map(this::of).toList());
            case Condition.Not(var inner) -> new Condition.Not(of(inner));
            case Condition.ForAll _ -> throw new InexpressibleException("all(… for …)");
        };
    }
}
