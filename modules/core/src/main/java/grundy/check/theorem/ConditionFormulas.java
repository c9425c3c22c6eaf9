package grundy.check.theorem;

import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Formula;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.RuleTerms.Case;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Conditions of the rule language, and claims, as formulas.
public final class ConditionFormulas {
    private static final int LARGEST_MODULUS = 1_000;
    private static final BigInteger MOST_REMAINDERS = BigInteger.valueOf(32);

    private final RuleTerms terms;

    ConditionFormulas(RuleTerms terms) {
        this.terms = terms;
    }

    /// @return true exactly where the condition holds; false where an expression in it makes no sense
    /// @throws InexpressibleException if it cannot be said by addition and automatic sets
    public static Formula formula(Condition condition) {
        return new ConditionFormulas(new RuleTerms()).of(condition);
    }

    /// @return `variable == expression`
    /// @throws InexpressibleException if it cannot be said by addition and automatic sets
    public static Formula equation(String variable, Expression expression) {
        return formula(new Condition.Comparison(Relation.EQUAL, new Expression.Variable(variable), expression));
    }

    Formula of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) ->
                exponents(relation, left, right).orElseGet(() -> compare(relation, left, right));
            case Condition.Membership(var expression, var amounts) -> among(expression, amounts);
            case Condition.All(var conditions) ->
                new Formula.All(conditions.stream().map(this::of).toList());
            case Condition.Any(var conditions) ->
                new Formula.Any(conditions.stream().map(this::of).toList());
            case Condition.Not(var inner) -> Formula.not(of(inner));
            case Condition.ForAll _ -> throw new InexpressibleException("all(… for …)");
        };
    }

    private Formula compare(Relation relation, Expression left, Expression right) {
        var congruence = congruence(relation, left, right);
        if (congruence.isPresent()) return congruence.get();
        var alternatives = new ArrayList<Formula>();
        for (var one : terms.of(left))
            for (var other : terms.of(right))
                alternatives.add(inCase(
                        RuleTerms.concat(one.boundVariables(), other.boundVariables()),
                        RuleTerms.concat(one.where(), other.where()),
                        comparison(relation, one.value(), other.value())));
        return alternatives.size() == 1 ? alternatives.getFirst() : new Formula.Any(List.copyOf(alternatives));
    }

    private static Formula inCase(List<String> bound, List<Formula> where, Formula formula) {
        if (where.isEmpty()) return formula;
        var all = new Formula.All(RuleTerms.concat(where, List.of(formula)));
        return bound.isEmpty() ? all : new Formula.Exists(bound, all);
    }

    private static Formula comparison(Relation relation, LinearSum left, LinearSum right) {
        return switch (relation) {
            case EQUAL -> Formula.equal(left, right);
            case UNEQUAL -> Formula.any(Formula.less(left, right), Formula.less(right, left));
            case LESS -> Formula.less(left, right);
            case AT_MOST -> Formula.atMost(left, right);
            case GREATER -> Formula.less(right, left);
            case AT_LEAST -> Formula.atMost(right, left);
        };
    }

    /// `e mod m == r` for constants needs no quotient.
    private Optional<Formula> congruence(Relation relation, Expression left, Expression right) {
        if (relation != Relation.EQUAL && relation != Relation.UNEQUAL) return Optional.empty();
        if (!(left instanceof Expression.Binary(var operator, var dividend, Expression.Number(var modulus)))
                || operator != Operator.MOD
                || !(right instanceof Expression.Number(var remainder))
                || modulus.signum() <= 0
                || modulus.compareTo(BigInteger.valueOf(LARGEST_MODULUS)) > 0) return Optional.empty();
        boolean possible = remainder.signum() >= 0 && remainder.compareTo(modulus) < 0;
        var alternatives = new ArrayList<Formula>();
        for (var each : terms.of(dividend))
            alternatives.add(inCase(
                    each.boundVariables(),
                    each.where(),
                    possible
                            ? new Formula.Divisible(
                                    each.value().minus(LinearSum.of(remainder)), modulus.intValueExact())
                            : Formula.never()));
        var equal = new Formula.Any(List.copyOf(alternatives));
        return Optional.of(relation == Relation.EQUAL ? equal : Formula.not(equal));
    }

    /// `twos(e) mod m == r`, `valuation(e, b) mod m == r`.
    private Optional<Formula> exponents(Relation relation, Expression left, Expression right) {
        if (relation != Relation.EQUAL
                || !(left
                        instanceof
                        Expression.Binary(
                                var operator,
                                Expression.Call(var function, var arguments),
                                Expression.Number(var modulus)))
                || operator != Operator.MOD
                || !(right instanceof Expression.Number(var remainder))
                || modulus.signum() <= 0
                || modulus.bitLength() > 10
                || remainder.signum() < 0
                || remainder.compareTo(modulus) >= 0) return Optional.empty();
        int base;
        if (function == Function.TWOS) base = 2;
        else if (function == Function.VALUATION
                && arguments.get(1) instanceof Expression.Number(var number)
                && number.bitLength() < 7
                && number.compareTo(BigInteger.TWO) >= 0) base = number.intValueExact();
        else return Optional.empty();
        var set = new AutomaticSet.Valuation(base, modulus.intValueExact(), remainder.intValueExact());
        return Optional.of(new Formula.Any(terms.of(arguments.getFirst()).stream()
                .map(each -> in(each, set))
                .toList()));
    }

    private Formula in(Case each, AutomaticSet set) {
        var name = terms.fresh();
        return inCase(
                RuleTerms.concat(each.boundVariables(), List.of(name)),
                RuleTerms.concat(each.where(), List.of(Formula.equal(LinearSum.of(name), each.value()))),
                new Formula.Membership(name, set));
    }

    private Formula among(Expression expression, Amounts amounts) {
        return remainders(expression, amounts)
                .<Formula>map(remainders -> new Formula.Any(remainders.stream()
                        .map(each -> compare(Relation.EQUAL, expression, new Expression.Number(each)))
                        .toList()))
                .orElseGet(() -> new Formula.Any(terms.of(expression).stream()
                        .map(each -> inCase(each.boundVariables(), each.where(), among(each, amounts)))
                        .toList()));
    }

    /// @return the remainders that are meant, where the expression is one and they are few
    private static Optional<List<BigInteger>> remainders(Expression expression, Amounts amounts) {
        if (!(amounts instanceof Amounts.Ranges(var ranges))
                || !(expression instanceof Expression.Binary(var operator, var _, Expression.Number(var modulus)))
                || operator != Operator.MOD) return Optional.empty();
        var last = modulus.subtract(BigInteger.ONE);
        var remainders = new ArrayList<BigInteger>();
        for (var range : ranges) {
            var to = range.to() == null ? last : range.to().min(last);
            if (to.subtract(range.from()).compareTo(MOST_REMAINDERS) >= 0) return Optional.empty();
            for (var each = range.from(); each.compareTo(to) <= 0; each = each.add(BigInteger.ONE))
                remainders.add(each);
        }
        return Optional.of(remainders);
    }

    private Formula among(Case each, Amounts amounts) {
        var value = each.value();
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                new Formula.Any(
                        ranges.stream().map(range -> between(value, range)).toList());
            case Amounts.Union(var sets) ->
                new Formula.Any(sets.stream().map(set -> among(each, set)).toList());
            case Amounts.Powers(var base) -> {
                if (base.bitLength() > 6) throw new InexpressibleException("powers of " + base);
                yield in(Case.of(value), new AutomaticSet.Powers(base.intValueExact()));
            }
            case Amounts.AtMostPart(var numerator, var denominator) ->
                Formula.all(
                        Formula.atMost(LinearSum.of(1), value),
                        Formula.atMost(value.times(denominator), value.times(numerator)));
            case Amounts.Named named -> setFormula(named.name(), value);
        };
    }

    private Formula setFormula(Amounts.Name name, LinearSum value) {
        return switch (name) {
            case ODD -> Formula.all(Formula.atMost(LinearSum.of(1), value), new Formula.Divisible(value.plus(-1), 2));
            case EVEN -> Formula.all(Formula.atMost(LinearSum.ZERO, value), new Formula.Divisible(value, 2));
            case FIBONACCI -> in(Case.of(value), new AutomaticSet.Fibonacci());
            case SQUARES, CUBES, PRIMES, PRIME_POWERS, FACTORIALS, TRIANGULAR, DIVISORS, PROPER_DIVISORS ->
                throw new InexpressibleException(name.words());
        };
    }

    private static Formula between(LinearSum value, Amounts.Range range) {
        var from = Formula.atMost(LinearSum.of(range.from()), value);
        return range.to() == null ? from : Formula.all(from, Formula.atMost(value, LinearSum.of(range.to())));
    }
}
