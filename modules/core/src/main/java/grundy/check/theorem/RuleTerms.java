package grundy.check.theorem;

import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/// Expressions of the rule language as linear terms. An expression that is not linear everywhere is taken apart into
/// cases, each with a condition; remainders and quotients by constants bring variables of their own, whose values the
/// condition fixes.
final class RuleTerms {
    private static final int MOST_CASES = 4_000;
    private int named;

    /// @param boundVariables variables that occur in the conditions and in the value, and nowhere else
    /// @param where when it is this case; at any values exactly one case holds, unless the expression makes
    ///     no sense
    record Case(List<String> boundVariables, List<Formula> where, LinearSum value) {
        static Case of(LinearSum value) {
            return new Case(List.of(), List.of(), value);
        }

        Case with(Formula condition) {
            return new Case(boundVariables, concat(where, List.of(condition)), value);
        }
    }

    static <T> List<T> concat(List<T> first, List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    String fresh() {
        return "~" + ++named;
    }

    /// @return the cases; together they cover all values for which the expression makes sense
    /// @throws InexpressibleException if the expression cannot be said by addition
    List<Case> of(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> List.of(Case.of(LinearSum.of(value)));
            case Expression.Variable(var name) -> List.of(Case.of(LinearSum.of(name)));
            case Expression.Binary(var operator, var left, var right) -> binary(operator, left, right);
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.FloorPhi(var argument) -> floorPhi(argument);
            case Expression.Conditional(var condition, var then, var otherwise) ->
                choice(condition, of(then), of(otherwise));
            case Expression.Element _ -> throw new InexpressibleException("x[i]");
            case Expression.Aggregate(var function, var _, var _, var _) ->
                throw new InexpressibleException(function.name().toLowerCase(Locale.ROOT) + "(… for …)");
        };
    }

    private List<Case> choice(Condition condition, List<Case> then, List<Case> otherwise) {
        var holds = new ConditionFormulas(this).of(condition);
        return concat(
                then.stream().map(each -> each.with(holds)).toList(),
                otherwise.stream().map(each -> each.with(Formula.not(holds))).toList());
    }

    private List<Case> both(List<Case> left, List<Case> right, BinaryOperator<LinearSum> combine) {
        if ((long) left.size() * right.size() > MOST_CASES)
            throw new TooLargeException((long) left.size() * right.size(), MOST_CASES);
        var cases = new ArrayList<Case>();
        for (var one : left)
            for (var other : right)
                cases.add(new Case(
                        concat(one.boundVariables, other.boundVariables),
                        concat(one.where, other.where),
                        combine.apply(one.value, other.value)));
        return cases;
    }

    private List<Case> binary(Operator operator, Expression left, Expression right) {
        if (operator == Operator.POWER) return power(left, right);
        if (operator == Operator.XOR) return xor(natural(left), natural(right));
        var first = of(left);
        var second = of(right);
        return switch (operator) {
            case PLUS -> both(first, second, LinearSum::plus);
            case MINUS -> both(first, second, LinearSum::minus);
            case TIMES -> both(first, second, RuleTerms::product);
            case OVER -> divided(first, second, false);
            case MOD -> divided(first, second, true);
            case XOR, POWER -> throw new AssertionError("These were dealt with");
        };
    }

    private static LinearSum product(LinearSum left, LinearSum right) {
        if (left.isConstant()) return right.times(left.constant());
        if (right.isConstant()) return left.times(right.constant());
        throw new InexpressibleException("(" + left + ") * (" + right + ")");
    }

    /// `2^twos(n)` is the lowest part of n in base 2; other powers must be constant.
    private List<Case> power(Expression base, Expression exponent) {
        if (base instanceof Expression.Number(var two)
                && two.equals(BigInteger.TWO)
                && exponent instanceof Expression.Call(var function, var arguments)
                && function == Function.TWOS) return lowestPart(arguments.getFirst(), true);
        return both(of(base), of(exponent), (one, other) -> {
            if (!one.isConstant()
                    || !other.isConstant()
                    || other.constant().signum() < 0
                    || other.constant().bitLength() > 10)
                throw new InexpressibleException("(" + one + ")^(" + other + ")");
            return LinearSum.of(one.constant().pow(other.constant().intValueExact()));
        });
    }

    private List<Case> lowestPart(Expression argument, boolean binary) {
        var cases = new ArrayList<Case>();
        for (var each : of(argument)) {
            var word = fresh();
            var part = fresh();
            var same = Formula.equal(LinearSum.of(word), each.value);
            Formula lowest = binary ? new Formula.LowestBit(word, part) : new Formula.LowestPart(word, part);
            cases.add(new Case(
                    concat(each.boundVariables, List.of(word, part)),
                    concat(each.where, List.of(same, lowest)),
                    LinearSum.of(part)));
        }
        return cases;
    }

    /// `floor(e / c)` and `e mod c`, both rounding down.
    private List<Case> divided(List<Case> dividends, List<Case> divisors, boolean remainder) {
        var cases = new ArrayList<Case>();
        for (var dividend : dividends)
            for (var divisor : divisors) {
                if (!divisor.value.isConstant() || divisor.value.constant().signum() == 0)
                    throw new InexpressibleException(
                            "(" + dividend.value + (remainder ? ") mod (" : ") / (") + divisor.value + ")");
                var bound = concat(dividend.boundVariables, divisor.boundVariables);
                var where = concat(dividend.where, divisor.where);
                for (var quotient : quotients(dividend.value, divisor.value.constant())) {
                    var value = remainder
                            ? dividend.value.minus(quotient.value.times(divisor.value.constant()))
                            : quotient.value;
                    cases.add(new Case(concat(bound, quotient.boundVariables), concat(where, quotient.where), value));
                }
            }
        return cases;
    }

    private List<Case> quotients(LinearSum dividend, BigInteger divisor) {
        if (divisor.signum() < 0) return quotients(dividend.times(-1), divisor.negate());
        if (divisor.equals(BigInteger.ONE)) return List.of(Case.of(dividend));
        if (dividend.isConstant()) {
            var parts = dividend.constant().subtract(dividend.constant().mod(divisor));
            return List.of(Case.of(LinearSum.of(parts.divide(divisor))));
        }
        var name = fresh();
        var quotient = LinearSum.of(name);
        var cases = new ArrayList<Case>();
        cases.add(quotient(dividend, divisor, name, quotient, List.of()));
        if (!isNeverNegative(dividend))
            cases.add(quotient(
                    dividend, divisor, name, quotient.times(-1), List.of(Formula.atMost(LinearSum.of(1), quotient))));
        return cases;
    }

    private static Case quotient(
            LinearSum dividend, BigInteger divisor, String name, LinearSum quotient, List<Formula> besides) {
        var least = quotient.times(divisor);
        var where = List.of(Formula.atMost(least, dividend), Formula.less(dividend, least.plus(LinearSum.of(divisor))));
        return new Case(List.of(name), concat(besides, where), quotient);
    }

    private static boolean isNeverNegative(LinearSum term) {
        return term.constant().signum() >= 0
                && term.coefficients().values().stream().allMatch(factor -> factor.signum() > 0);
    }

    /// A remainder is never negative, which its term does not show: it becomes a variable.
    private List<Case> natural(Expression expression) {
        var cases = of(expression);
        if (!(expression instanceof Expression.Binary(var operator, var _, Expression.Number(var modulus)))
                || operator != Operator.MOD
                || modulus.signum() <= 0) return cases;
        return cases.stream()
                .map(each -> {
                    var name = fresh();
                    return new Case(
                            concat(each.boundVariables, List.of(name)),
                            concat(each.where, List.of(Formula.equal(LinearSum.of(name), each.value))),
                            LinearSum.of(name));
                })
                .toList();
    }

    private List<Case> xor(List<Case> left, List<Case> right) {
        var cases = new ArrayList<Case>();
        for (var one : left)
            for (var other : right) {
                if (!isNeverNegative(one.value) || !isNeverNegative(other.value))
                    throw new InexpressibleException("(" + one.value + ") xor (" + other.value + ")");
                var first = fresh();
                var second = fresh();
                var sum = fresh();
                cases.add(new Case(
                        Stream.of(one.boundVariables, other.boundVariables, List.of(first, second, sum))
                                .flatMap(List::stream)
                                .toList(),
                        Stream.of(
                                        one.where,
                                        other.where,
                                        List.of(
                                                Formula.equal(LinearSum.of(first), one.value),
                                                Formula.equal(LinearSum.of(second), other.value),
                                                new Formula.Xor(first, second, sum)))
                                .flatMap(List::stream)
                                .toList(),
                        LinearSum.of(sum)));
            }
        return cases;
    }

    /// For n >= 1 `floor(phi * n)` is one more than n - 1 with its Zeckendorf form shifted by one place; it
    /// is 0 for 0.
    ///
    /// Proof: the shift of m is `m*phi` and an error between `phi - 2` and `phi - 1`, the sum of what
    /// each part `F(i)` brings, `F(i + 1) - phi*F(i) = (1 - phi)^i`; so one more than the shift of n -
    /// 1 lies between `n*phi - 1` and `n*phi`.
    private List<Case> floorPhi(Expression argument) {
        var cases = new ArrayList<Case>();
        for (var each : of(argument)) {
            var word = fresh();
            var shifted = fresh();
            var zero = Formula.equal(each.value, LinearSum.ZERO);
            cases.add(new Case(each.boundVariables, concat(each.where, List.of(zero)), LinearSum.ZERO));
            cases.add(new Case(
                    concat(each.boundVariables, List.of(word, shifted)),
                    concat(
                            each.where,
                            List.of(
                                    Formula.equal(LinearSum.of(word).plus(1), each.value),
                                    new Formula.Shift(word, shifted))),
                    LinearSum.of(shifted).plus(1)));
        }
        return cases;
    }

    private List<Case> call(Function function, List<Expression> arguments) {
        return switch (function) {
            case FLOOR -> of(arguments.getFirst());
            case ABS -> {
                var inner = of(arguments.getFirst());
                yield extreme(
                        inner,
                        inner.stream()
                                .map(each -> new Case(each.boundVariables, each.where, each.value.times(-1)))
                                .toList(),
                        true,
                        true);
            }
            case MIN, MAX -> {
                var cases = of(arguments.getFirst());
                for (var argument : arguments.subList(1, arguments.size()))
                    cases = extreme(cases, of(argument), function == Function.MAX, false);
                yield cases;
            }
            case SUM -> {
                var cases = of(arguments.getFirst());
                for (var argument : arguments.subList(1, arguments.size()))
                    cases = both(cases, of(argument), LinearSum::plus);
                yield cases;
            }
            case XOR -> {
                var cases = natural(arguments.getFirst());
                for (var argument : arguments.subList(1, arguments.size())) cases = xor(cases, natural(argument));
                yield cases;
            }
            case ZECKENDORF -> lowestPart(arguments.getFirst(), false);
            case SQRT, GCD, COUNT, LENGTH, ONES, TWOS, VALUATION, FACTORS, BITS, MEX, NIMPRODUCT ->
                throw new InexpressibleException(function.name().toLowerCase(Locale.ROOT));
        };
    }

    /// The greater or the less of two.
    ///
    /// @param paired whether the cases of both come together, the first with the first, and so on
    private List<Case> extreme(List<Case> left, List<Case> right, boolean greatest, boolean paired) {
        var cases = new ArrayList<Case>();
        for (int i = 0; i < left.size(); i++)
            for (int j = paired ? i : 0; j < (paired ? i + 1 : right.size()); j++) {
                var one = left.get(i);
                var other = right.get(j);
                var bound = paired ? one.boundVariables : concat(one.boundVariables, other.boundVariables);
                var where = paired ? one.where : concat(one.where, other.where);
                var first = greatest ? Formula.atMost(other.value, one.value) : Formula.atMost(one.value, other.value);
                var second = greatest ? Formula.less(one.value, other.value) : Formula.less(other.value, one.value);
                cases.add(new Case(bound, concat(where, List.of(first)), one.value));
                cases.add(new Case(bound, concat(where, List.of(second)), other.value));
            }
        return cases;
    }
}
