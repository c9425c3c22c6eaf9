package grundy.prove.letters;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Number;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.formula.LetterNames;
import grundy.rules.language.formula.ExpressionText;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Computes the condition under which an alternative of the rules has no move, without the letters that
/// a move chooses: it compares the bounds below each of them with those above (Fourier and Motzkin),
/// exact since each letter stands alone in its bounds.
final class EndCondition {
    private static final Expression ZERO = new Number(BigInteger.ZERO);
    private static final Expression ONE = new Number(BigInteger.ONE);

    private EndCondition() {}

    /// An expression that is at least 0, as a part with the letter's sign and the rest.
    ///
    /// @param sign of the letter in it: 1, -1, or 0 if it does not occur
    private record Bound(int sign, Expression rest) {}

    /// @return the condition that there is no such move
    /// @throws BeyondArithmeticException if a letter does not stand alone in a bound
    static Condition none(RuleTree.Alternative move, List<String> fresh) {
        List<Expression> natural = new ArrayList<>();
        var rest = new ArrayList<Condition>();
        for (var condition : move.where() instanceof Condition.All(var all) ? all : List.of(move.where())) {
            if (LetterNames.in(condition).stream().noneMatch(fresh::contains)) rest.add(condition);
            else natural.addAll(natural(condition));
        }
        natural.addAll(move.parts().getFirst());
        for (var letter : fresh) {
            natural.add(minus(new Variable(letter), ONE));
            natural = without(letter, natural);
        }
        for (var expression : natural) rest.add(new Comparison(Relation.AT_LEAST, expression, ZERO));
        return new Condition.Not(new Condition.All(rest));
    }

    private static List<Expression> natural(Condition condition) {
        if (condition instanceof Condition.All(var all))
            return all.stream().flatMap(each -> natural(each).stream()).toList();
        if (!(condition instanceof Comparison(var relation, var left, var right))) throw tooHard(condition);
        return switch (relation) {
            case AT_MOST -> List.of(minus(right, left));
            case AT_LEAST -> List.of(minus(left, right));
            case LESS -> List.of(minus(minus(right, left), ONE));
            case GREATER -> List.of(minus(minus(left, right), ONE));
            case EQUAL -> List.of(minus(right, left), minus(left, right));
            case UNEQUAL -> throw tooHard(condition);
        };
    }

    private static List<Expression> without(String letter, List<Expression> natural) {
        var left = new ArrayList<Expression>();
        var below = new ArrayList<Expression>();
        var above = new ArrayList<Expression>();
        for (var expression : natural) {
            var bound = bound(letter, expression);
            switch (bound.sign) {
                case 0 -> left.add(expression);
                case 1 -> below.add(bound.rest);
                case -1 -> above.add(bound.rest);
                default -> throw tooHard(new Comparison(Relation.AT_LEAST, expression, ZERO));
            }
        }
        for (var lower : below) for (var upper : above) left.add(new Binary(Operator.PLUS, lower, upper));
        return left;
    }

    private static Bound bound(String letter, Expression expression) {
        if (!LetterNames.in(expression).contains(letter)) return new Bound(0, expression);
        if (expression instanceof Variable) return new Bound(1, ZERO);
        if (expression instanceof Binary(var operator, var left, var right)) {
            var first = bound(letter, left);
            var second = bound(letter, right);
            if (operator == Operator.PLUS)
                return new Bound(first.sign + second.sign, new Binary(Operator.PLUS, first.rest, second.rest));
            if (operator == Operator.MINUS) return new Bound(first.sign - second.sign, minus(first.rest, second.rest));
        }
        throw tooHard(new Comparison(Relation.AT_LEAST, expression, ZERO));
    }

    private static Expression minus(Expression left, Expression right) {
        return right.equals(ZERO) ? left : new Binary(Operator.MINUS, left, right);
    }

    private static BeyondArithmeticException tooHard(Condition condition) {
        return new BeyondArithmeticException(
                Message.of("prove.letters.ends", "condition", FormulaText.of(ExpressionText.of(condition))));
    }
}
