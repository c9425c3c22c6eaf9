package grundy.rules;

import grundy.rules.Condition.Compare;
import grundy.rules.Condition.Relation;
import grundy.rules.Expression.Binary;
import grundy.rules.Expression.Operator;
import grundy.rules.Expression.Variable;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A condition `dividend mod letter == 0`: unless the dividend is 0, no letter larger than it will do.
///
/// @param dividend an expression in the coordinates alone
public record Divides(String letter, Expression dividend) {
    private static final Expression ZERO = new Expression.Number(BigInteger.ZERO);

    /// @param coordinates names that are no fresh letters
    /// @return empty if the condition says something else
    public static Optional<Divides> of(Condition condition, List<String> coordinates) {
        if (!(condition instanceof Compare(var relation, var left, var right)) || relation != Relation.EQUAL)
            return Optional.empty();
        var remainder = left.equals(ZERO) ? right : left;
        var other = left.equals(ZERO) ? left : right;
        return other.equals(ZERO)
                        && remainder instanceof Binary(var operator, var dividend, Variable(var letter))
                        && operator == Operator.MOD
                        && !coordinates.contains(letter)
                        && coordinates.containsAll(Letters.in(dividend))
                ? Optional.of(new Divides(letter, dividend))
                : Optional.empty();
    }
}
