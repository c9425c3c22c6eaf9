package grundy.rules.formula;

import java.util.LinkedHashSet;
import java.util.Set;

/// Finds the names that occur in expressions and conditions.
public final class LetterNames {
    private LetterNames() {}

    /// @return the names that occur, in the order in which they do
    public static Set<String> in(Expression expression) {
        var found = new LinkedHashSet<String>();
        collect(expression, found);
        return found;
    }

    /// @return the names that occur, in the order in which they do
    public static Set<String> in(Condition condition) {
        var found = new LinkedHashSet<String>();
        collect(condition, found);
        return found;
    }

    private static void collect(Expression expression, Set<String> found) {
        switch (expression) {
            case Expression.Number _ -> {}
            case Expression.Variable(var name) -> found.add(name);
            case Expression.Element element -> collect(element.index(), found);
            case Expression.Binary(var _, var left, var right) -> {
                collect(left, found);
                collect(right, found);
            }
            case Expression.Call(var _, var arguments) -> arguments.forEach(argument -> collect(argument, found));
            case Expression.FloorPhi(var argument) -> collect(argument, found);
            case Expression.Aggregate(var _, var body, var _, var where) -> {
                collect(body, found);
                collect(where, found);
            }
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                collect(condition, found);
                collect(then, found);
                collect(otherwise, found);
            }
        }
    }

    private static void collect(Condition condition, Set<String> found) {
        switch (condition) {
            case Condition.Comparison(var _, var left, var right) -> {
                collect(left, found);
                collect(right, found);
            }
            case Condition.Membership(var expression, var _) -> collect(expression, found);
            case Condition.All(var conditions) -> conditions.forEach(inner -> collect(inner, found));
            case Condition.Any(var conditions) -> conditions.forEach(inner -> collect(inner, found));
            case Condition.Not(var inner) -> collect(inner, found);
            case Condition.ForAll(var body, var _, var where) -> {
                collect(body, found);
                collect(where, found);
            }
        }
    }
}
