package grundy.rules.formula;

import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A condition `dividend mod letter == 0`: unless the dividend is 0, no letter larger than it will do.
///
/// @param dividend an expression in the coordinates alone
public record DivisorCondition(String letter, Expression dividend) {
    private static final Expression ZERO = new Expression.Number(BigInteger.ZERO);

    /// @param coordinates names that are no fresh letters
    /// @return empty if the condition says something else
    public static Optional<DivisorCondition> of(Condition condition, List<String> coordinates) {
        if (!(condition instanceof Comparison(var relation, var left, var right)) || relation != Relation.EQUAL)
            return Optional.empty();
        var remainder = left.equals(ZERO) ? right : left;
        var other = left.equals(ZERO) ? left : right;
        return other.equals(ZERO)
                        && remainder instanceof Binary(var operator, var dividend, Variable(var letter))
                        && operator == Operator.MOD
                        && !coordinates.contains(letter)
                        && coordinates.containsAll(LetterNames.in(dividend))
                ? Optional.of(new DivisorCondition(letter, dividend))
                : Optional.empty();
    }
}
