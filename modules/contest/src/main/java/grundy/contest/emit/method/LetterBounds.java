package grundy.contest.emit.method;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.LetterNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Bounds the fresh letters of an alternative by expressions in what is known before: every letter is
/// at least 1, no coordinate is negative, and the condition holds.
final class LetterBounds {
    private static final Expression ZERO = new Expression.Number(BigInteger.ZERO);
    private static final Expression ONE = new Expression.Number(BigInteger.ONE);

    private final List<Expression> atLeastZero = new ArrayList<>();
    private final List<Expression> zero = new ArrayList<>();
    private final List<Comparison> divisible = new ArrayList<>();

    LetterBounds(RuleTree.Alternative alternative, List<Condition> conditions) {
        alternative.parts().forEach(atLeastZero::addAll);
        for (int i = 0; i < alternative.times().size(); i++)
            switch (alternative.times().get(i)) {
                case RuleTree.Times.Once _ -> {}
                case RuleTree.Times.Count(var count) -> atLeastZero.add(count);
                case RuleTree.Times.UpTo(var last) ->
                    atLeastZero.add(minus(last, alternative.parts().get(i).getFirst()));
            }
        for (var condition : conditions) if (condition instanceof Comparison compare) add(compare);
    }

    private void add(Comparison compare) {
        var rightLess = minus(compare.right(), compare.left());
        var leftLess = minus(compare.left(), compare.right());
        switch (compare.relation()) {
            case EQUAL -> {
                atLeastZero.add(rightLess);
                atLeastZero.add(leftLess);
                zero.add(rightLess);
                if (compare.left() instanceof Binary(var operator, var _, Expression.Variable _)
                        && operator == Operator.MOD) divisible.add(compare);
            }
            case AT_MOST -> atLeastZero.add(rightLess);
            case AT_LEAST -> atLeastZero.add(leftLess);
            case LESS -> atLeastZero.add(minus(rightLess, ONE));
            case GREATER -> atLeastZero.add(minus(leftLess, ONE));
            case UNEQUAL -> {}
        }
    }

    private static Expression minus(Expression left, Expression right) {
        return new Binary(Operator.MINUS, left, right);
    }

    /// @param unknown the letters that have no value yet, this one among them
    /// @return the only value that the letter may have; empty if no condition says it
    Optional<Expression> only(String letter, Set<String> unknown) {
        for (var form : zero) {
            if (others(form, letter, unknown)) continue;
            var factor = factor(form, letter);
            if (!(factor instanceof Expression.Number(var number))
                    || !number.abs().equals(BigInteger.ONE)) continue;
            var rest = substitute(form, letter, ZERO);
            return Optional.of(number.signum() < 0 ? rest : minus(ZERO, rest));
        }
        return Optional.empty();
    }

    /// @return bounds from above, each of which holds; empty if none is known
    List<Expression> most(String letter, Set<String> unknown) {
        var bounds = new ArrayList<Expression>();
        for (var form : atLeastZero) {
            var rest = lowered(form, letter, unknown);
            if (rest == null) continue;
            var factor = factor(form, letter);
            if (factor instanceof Expression.Number(var number) && number.signum() < 0) {
                var bound = substitute(rest, letter, ZERO);
                bounds.add(
                        number.equals(BigInteger.ONE.negate())
                                ? bound
                                : new Binary(Operator.OVER, bound, new Expression.Number(number.negate())));
            } else if (isTakenOften(form, letter)) bounds.add(substitute(rest, letter, ZERO));
        }
        for (var compare : divisible)
            if (compare.left() instanceof Binary(var _, var dividend, Expression.Variable(var divisor))
                    && divisor.equals(letter)
                    && compare.right().equals(ZERO)
                    && LetterNames.in(dividend).stream().noneMatch(unknown::contains)) bounds.add(dividend);
        return bounds;
    }

    private static boolean others(Expression form, String letter, Set<String> unknown) {
        return LetterNames.in(form).stream().anyMatch(each -> !each.equals(letter) && unknown.contains(each));
    }

    /// @return the form with the least values of the other letters, where that makes it greatest; else null
    private static @Nullable Expression lowered(Expression form, String letter, Set<String> unknown) {
        if (!LetterNames.in(form).contains(letter)) return null;
        var rest = form;
        for (var other : unknown) {
            if (other.equals(letter) || !LetterNames.in(form).contains(other)) continue;
            var factor = factor(form, other);
            if (!(factor instanceof Expression.Number(var number)) || number.signum() > 0) return null;
            rest = substitute(rest, other, ONE);
        }
        return rest;
    }

    /// `a - k*b`: a coordinate minus the letter times another coordinate.
    private static boolean isTakenOften(Expression form, String letter) {
        return form instanceof Binary(var minus, var left, Binary(var times, var one, var other))
                && minus == Operator.MINUS
                && times == Operator.TIMES
                && !LetterNames.in(left).contains(letter)
                && (one.equals(new Expression.Variable(letter)) && other instanceof Expression.Variable
                        || other.equals(new Expression.Variable(letter)) && one instanceof Expression.Variable);
    }

    /// @return the factor of the letter; null if the expression is not linear in it
    private static @Nullable Expression factor(Expression expression, String letter) {
        if (!LetterNames.in(expression).contains(letter)) return ZERO;
        return switch (expression) {
            case Expression.Variable _ -> ONE;
            case Binary(var operator, var left, var right) -> {
                var a = factor(left, letter);
                var b = factor(right, letter);
                if (a == null || b == null) yield null;
                yield switch (operator) {
                    case PLUS -> folded(Operator.PLUS, a, b);
                    case MINUS -> folded(Operator.MINUS, a, b);
                    case TIMES ->
                        b.equals(ZERO)
                                ? folded(Operator.TIMES, a, right)
                                : a.equals(ZERO) ? folded(Operator.TIMES, left, b) : null;
                    case OVER, MOD, XOR, POWER -> null;
                };
            }
            default -> null;
        };
    }

    private static Expression folded(Operator operator, Expression left, Expression right) {
        if (left instanceof Expression.Number(var a) && right instanceof Expression.Number(var b))
            return new Expression.Number(
                    switch (operator) {
                        case PLUS -> a.add(b);
                        case MINUS -> a.subtract(b);
                        default -> a.multiply(b);
                    });
        return new Binary(operator, left, right);
    }

    /// @return the expression with the letter replaced
    private static Expression substitute(Expression expression, String letter, Expression value) {
        return switch (expression) {
            case Expression.Variable(var name) -> name.equals(letter) ? value : expression;
            case Binary(var operator, var left, var right) ->
                folded(substitute(left, letter, value), operator, substitute(right, letter, value));
            default -> expression;
        };
    }

    private static Expression folded(Expression left, Operator operator, Expression right) {
        boolean adds = operator == Operator.PLUS || operator == Operator.MINUS;
        if (adds && right.equals(ZERO)) return left;
        if (operator == Operator.PLUS && left.equals(ZERO)) return right;
        if (operator == Operator.TIMES && (left.equals(ZERO) || right.equals(ZERO))) return ZERO;
        return adds || operator == Operator.TIMES ? folded(operator, left, right) : new Binary(operator, left, right);
    }

    /// @return the conditions of which all must hold
    static List<Condition> conjuncts(Condition condition) {
        return condition instanceof Condition.All(var conditions) ? conditions : List.of(condition);
    }
}
