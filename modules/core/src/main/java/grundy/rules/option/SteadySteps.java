package grundy.rules.option;

import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.Tuple;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.rules.formula.LinearExpression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A move that lowers one coordinate by a fixed amount, changes no other, and can be made again and again: what it
/// asks of the coordinate are bounds, which hold between two numbers if they hold at both, and remainders that the
/// amount does not change. The positions on the way are counted without being listed.
final class SteadySteps {
    /// The greatest number to which fresh letters are set, one after the other.
    private static final int LARGEST_SET = 3;

    /// The number of moves that are followed before the steady ones, and of options of each position.
    private static final int DEPTH = 2;

    private static final int OPTIONS = 3;

    /// Fewer positions than that are below a position of such small numbers, or it is not worth the trouble.
    private static final int SMALL_BITS = 20;

    private final Evaluation values;
    private final String name;
    private final BigInteger top;
    private BigInteger amount = BigInteger.ZERO;
    private BigInteger lowest = BigInteger.ZERO;

    private SteadySteps(Evaluation values, String name, BigInteger top) {
        this.values = values;
        this.name = name;
        this.top = top;
    }

    /// @return a lower bound for the positions that can be reached in this way, after some moves of any kind
    static BigInteger positions(Moves rules, Tuple position) {
        return positions(rules, position, DEPTH);
    }

    private static BigInteger positions(Moves rules, Tuple position, int moves) {
        var most = at(rules, position);
        if (moves == 0 || most.bitLength() > SMALL_BITS || isSmall(position)) return most;
        var options = RuleOptions.stream(rules, position).limit(OPTIONS).toList();
        for (var option : options) for (var part : option) most = most.max(positions(rules, (Tuple) part, moves - 1));
        return most;
    }

    private static boolean isSmall(Tuple position) {
        return position.stream().allMatch(coordinate -> coordinate.bitLength() <= SMALL_BITS);
    }

    private static BigInteger at(Moves rules, Tuple position) {
        var most = BigInteger.ONE;
        for (var alternative : rules.alternatives())
            for (int coordinate = 0; alternative.leavesOne() && coordinate < rules.arity(); coordinate++)
                for (int set = 1; set <= LARGEST_SET; set++) {
                    var values =
                            Evaluation.of(rules.coordinates(), position.stream().toList());
                    for (var letter : alternative.freshLetters(rules.coordinates()))
                        values = values.with(letter, BigInteger.valueOf(set));
                    var name = rules.coordinates().get(coordinate);
                    try {
                        most = most.max(new SteadySteps(values, name, position.get(coordinate))
                                .count(alternative, rules.coordinates(), position));
                    } catch (ArithmeticException _) {
                        // what makes no sense is no step
                    }
                }
        return most;
    }

    private BigInteger count(Alternative alternative, List<String> coordinates, Tuple position) {
        var part = alternative.parts().getFirst();
        for (int i = 0; i < part.size(); i++) {
            var target = linear(part.get(i)).orElse(null);
            if (target == null) return BigInteger.ZERO;
            if (coordinates.get(i).equals(name)) {
                if (!slope(target).equals(BigInteger.ONE)) return BigInteger.ZERO;
                amount = target.constant().negate();
            } else if (!target.isConstant() || !target.constant().equals(position.get(i))) return BigInteger.ZERO;
        }
        if (amount.signum() <= 0) return BigInteger.ZERO;
        lowest = amount;
        if (!holdsOnTheWay(alternative.where()) || top.compareTo(lowest) < 0) return BigInteger.ZERO;
        return top.subtract(lowest).divide(amount).add(BigInteger.ONE);
    }

    private Optional<LinearExpression> linear(Expression expression) {
        return Optional.ofNullable(LinearExpression.of(expression, values, Set.of(name)));
    }

    private BigInteger slope(LinearExpression form) {
        return form.coefficients().getOrDefault(name, BigInteger.ZERO);
    }

    private boolean holdsOnTheWay(Condition condition) {
        if (!values.holds(condition)) return false;
        return switch (condition) {
            case Condition.All(var all) -> all.stream().allMatch(this::holdsOnTheWay);
            case Comparison(var relation, var left, var right)
            when linear(left).isPresent() && linear(right).isPresent() ->
                raiseLowest(relation, linear(left).get().minus(linear(right).get()));
            default -> expressionsIn(condition).stream().allMatch(this::isUnchanged);
        };
    }

    /// Raises the lowest number that the move may start from.
    ///
    /// @param difference what stands to the left less what stands to the right
    /// @return whether the condition holds from some number on up to the top
    private boolean raiseLowest(Relation relation, LinearExpression difference) {
        if (difference.isConstant()) return true;
        var form = switch (relation) {
            case EQUAL, UNEQUAL -> null;
            case AT_LEAST -> difference;
            case GREATER -> difference.plus(BigInteger.ONE.negate());
            case AT_MOST -> difference.times(BigInteger.ONE.negate());
            case LESS -> difference.times(BigInteger.ONE.negate()).plus(BigInteger.ONE.negate());
        };
        if (form == null) return false;
        // It holds at the top; one that falls with the coordinate holds down to the number where it becomes 0.
        if (slope(form).signum() > 0) {
            var parts = form.constant().negate().divideAndRemainder(slope(form));
            lowest = lowest.max(parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0]);
        }
        return true;
    }

    private static List<Expression> expressionsIn(Condition condition) {
        var found = new ArrayList<Expression>();
        switch (condition) {
            case Comparison(var _, var left, var right) -> found.addAll(List.of(left, right));
            case Condition.Membership(var expression, var _) -> found.add(expression);
            case Condition.Not(var inner) -> found.addAll(expressionsIn(inner));
            case Condition.All(var all) -> all.forEach(inner -> found.addAll(expressionsIn(inner)));
            case Condition.Any(var any) -> any.forEach(inner -> found.addAll(expressionsIn(inner)));
            case Condition.ForAll(var body, var _, var where) -> {
                found.addAll(expressionsIn(body));
                found.addAll(expressionsIn(where));
            }
        }
        return found;
    }

    /// @return whether an expression keeps its value when the coordinate is lowered
    private boolean isUnchanged(Expression expression) {
        if (!LetterNames.in(expression).contains(name)) return true;
        return switch (expression) {
            case Expression.Binary(var operator, var left, var right)
            when operator == Expression.Operator.MOD && isUnchanged(right) -> isUnchangedModulo(left, right);
            case Expression.Call(var function, var arguments)
            when function == Expression.Function.GCD && arguments.size() == 2 ->
                isUnchanged(arguments.getLast())
                        ? isUnchangedModulo(arguments.getFirst(), arguments.getLast())
                        : isUnchanged(arguments.getFirst())
                                && isUnchangedModulo(arguments.getLast(), arguments.getFirst());
            case Expression.Binary(var _, var left, var right) -> isUnchanged(left) && isUnchanged(right);
            default -> false;
        };
    }

    private boolean isUnchangedModulo(Expression expression, Expression modulus) {
        var number = values.value(modulus).abs();
        return number.signum() > 0
                && linear(expression)
                        .filter(form -> slope(form).multiply(amount).mod(number).signum() == 0)
                        .isPresent();
    }
}
