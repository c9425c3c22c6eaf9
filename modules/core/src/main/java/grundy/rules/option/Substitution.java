package grundy.rules.option;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Expressions in the place of names.
///
/// @param byName what stands for each name; other names stay
public record Substitution(Map<String, Expression> byName) {
    public Substitution {
        byName = Map.copyOf(byName);
    }

    /// @param taken names that what a move chooses must not have, since they stand for something else: it
    ///     gets a prime
    /// @return the substitution for one alternative
    public static Substitution apart(
            Map<String, Expression> byName,
            RuleTree.Alternative alternative,
            List<String> coordinates,
            Collection<String> taken) {
        var all = new HashMap<>(byName);
        for (var letter : alternative.freshLetters(coordinates))
            if (taken.contains(letter)) all.putIfAbsent(letter, new Expression.Variable(letter + "'"));
        return new Substitution(all);
    }

    /// @return the alternative with the names replaced, all at once
    /// @throws IllegalArgumentException as for an expression
    public RuleTree.Alternative of(RuleTree.Alternative alternative) {
        return new RuleTree.Alternative(
                alternative.parts().stream()
                        .map(part -> part.stream().map(this::of).toList())
                        .toList(),
                alternative.times().stream().map(this::of).toList(),
                of(alternative.where()));
    }

    private RuleTree.Times of(RuleTree.Times times) {
        return switch (times) {
            case RuleTree.Times.Once once -> once;
            case RuleTree.Times.Count(var count) -> new RuleTree.Times.Count(of(count));
            case RuleTree.Times.UpTo(var last) -> new RuleTree.Times.UpTo(of(last));
        };
    }

    /// @return the expression with the names replaced, all at once
    /// @throws IllegalArgumentException if it is about the elements of a list; its message is what stands there
    public Expression of(Expression expression) {
        return switch (expression) {
            case Expression.Number _ -> expression;
            case Expression.Variable(var name) -> byName.getOrDefault(name, expression);
            case Expression.Binary(var operator, var left, var right) ->
                new Expression.Binary(operator, of(left), of(right));
            case Expression.Call(var function, var arguments) ->
                new Expression.Call(function, arguments.stream().map(this::of).toList());
            case Expression.FloorPhi(var argument) -> new Expression.FloorPhi(of(argument));
            case Expression.Conditional(var condition, var then, var otherwise) ->
                new Expression.Conditional(of(condition), of(then), of(otherwise));
            case Expression.Element _, Expression.Aggregate _ -> throw new IllegalArgumentException("x[i]");
        };
    }

    /// @return the condition with the names replaced, all at once
    /// @throws IllegalArgumentException as for an expression
    public Condition of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) ->
                new Condition.Comparison(relation, of(left), of(right));
            case Condition.Membership(var expression, var amounts) -> new Condition.Membership(of(expression), amounts);
            case Condition.All(var conditions) -> new Condition.All(all(conditions));
            case Condition.Any(var conditions) -> new Condition.Any(all(conditions));
            case Condition.Not(var inner) -> new Condition.Not(of(inner));
            case Condition.ForAll _ -> throw new IllegalArgumentException("all(… for …)");
        };
    }

    private List<Condition> all(List<Condition> conditions) {
        return conditions.stream().map(this::of).toList();
    }
}
