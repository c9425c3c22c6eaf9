package grundy.prove.letters;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import java.util.LinkedHashSet;
import java.util.Set;

/// Collects the atoms of a claim, from which the terms for moves are made: quotients and rests.
final class ClaimAtoms {
    private ClaimAtoms() {}

    /// @return the quotients and rests in an expression, and products of the quotients with their divisors
    static Set<Expression> of(Expression expression) {
        var atoms = new LinkedHashSet<Expression>();
        collect(expression, atoms);
        return atoms;
    }

    /// @return the atoms of a condition
    static Set<Expression> of(Condition condition) {
        var atoms = new LinkedHashSet<Expression>();
        collect(condition, atoms);
        return atoms;
    }

    private static void collect(Condition condition, Set<Expression> atoms) {
        switch (condition) {
            case Condition.Comparison(var _, var left, var right) -> {
                collect(left, atoms);
                collect(right, atoms);
            }
            case Condition.Membership(var expression, var _) -> collect(expression, atoms);
            case Condition.All(var conditions) -> conditions.forEach(each -> collect(each, atoms));
            case Condition.Any(var conditions) -> conditions.forEach(each -> collect(each, atoms));
            case Condition.Not(var inner) -> collect(inner, atoms);
            case Condition.ForAll _ -> {}
        }
    }

    private static void collect(Expression expression, Set<Expression> atoms) {
        switch (expression) {
            case Binary(var operator, var left, var right) -> {
                if (operator == Operator.MOD || operator == Operator.OVER) {
                    atoms.add(expression);
                    atoms.add(new Binary(Operator.MOD, left, right));
                }
                if (operator == Operator.OVER) atoms.add(new Binary(Operator.TIMES, expression, right));
                collect(left, atoms);
                collect(right, atoms);
            }
            case Expression.Call(var _, var arguments) -> arguments.forEach(each -> collect(each, atoms));
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                collect(condition, atoms);
                collect(then, atoms);
                collect(otherwise, atoms);
            }
            default -> {}
        }
    }
}
