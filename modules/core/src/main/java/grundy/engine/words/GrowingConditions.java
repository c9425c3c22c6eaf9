package grundy.engine.words;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;

/// Conditions that fail for ever once a letter is too large, such as `k*k <= n`: the larger values need not be tried.
final class GrowingConditions {
    private GrowingConditions() {}

    /// @param letter a positive integer, like all other letters; coordinates are at least 0
    /// @return whether the condition, once false, stays false for all larger values of the letter
    static boolean bounds(Condition condition, String letter) {
        if (!(condition instanceof Condition.Comparison(var relation, var left, var right))) return false;
        return switch (relation) {
            case AT_MOST, LESS -> grows(left, letter) && !has(right, letter);
            case AT_LEAST, GREATER -> grows(right, letter) && !has(left, letter);
            case EQUAL, UNEQUAL -> false;
        };
    }

    private static boolean has(Expression expression, String letter) {
        return LetterNames.in(expression).contains(letter);
    }

    /// @return whether the value does not fall while the letter grows; what it is made of is never negative,
    ///     except what is taken away
    private static boolean grows(Expression expression, String letter) {
        return switch (expression) {
            case Expression.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case PLUS -> grows(left, letter) && grows(right, letter);
                    case TIMES -> isPositive(left) && isPositive(right);
                    case OVER ->
                        grows(left, letter) && right instanceof Expression.Number(var divisor) && divisor.signum() > 0;
                    case POWER -> isPositive(left) && right instanceof Expression.Number;
                    case MINUS -> grows(left, letter) && !has(right, letter);
                    case MOD, XOR -> false;
                };
            case Expression.Variable _ -> true;
            default -> !has(expression, letter);
        };
    }

    /// @return whether the value is never negative and does not fall while any letter grows
    private static boolean isPositive(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> value.signum() >= 0;
            case Expression.Variable _ -> true;
            case Expression.Binary(var operator, var left, var right) ->
                switch (operator) {
                    case PLUS, TIMES -> isPositive(left) && isPositive(right);
                    case POWER -> isPositive(left) && right instanceof Expression.Number;
                    case MINUS, OVER, MOD, XOR -> false;
                };
            default -> false;
        };
    }
}
