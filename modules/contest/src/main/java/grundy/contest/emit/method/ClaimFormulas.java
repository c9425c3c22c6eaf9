package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchWalk;
import grundy.limit.LimitException;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Closed forms in the language of claims as formulas of sketches.
final class ClaimFormulas {
    /// A power with such an exponent is written as a product.
    private static final int MOST_FACTORS = 4;

    private final String list;

    /// @param list the name of the numbers of a board
    ClaimFormulas(String list) {
        this.list = list;
    }

    /// @return the steps of a function that returns it: a choice is a line for each case
    List<SketchStep> returning(Expression expression) {
        if (!(expression instanceof Expression.Conditional(var condition, var then, var otherwise)))
            return List.of(new SketchStep.Return(formula(expression)));
        var steps = new ArrayList<SketchStep>();
        steps.add(new SketchStep.If(formula(condition), List.of(new SketchStep.Return(formula(then))), List.of()));
        steps.addAll(returning(otherwise));
        return steps;
    }

    CaseFormula formula(Expression expression) {
        return switch (expression) {
            case Expression.Number(var number) -> number(number);
            case Expression.Variable(var name) -> new CaseFormula.Name(name);
            case Expression.Binary(var operator, var left, var right)
            when operator == Expression.Operator.POWER -> power(left, right);
            case Expression.Binary(var operator, var left, var right) ->
                new CaseFormula.Binary(operator(operator), formula(left), formula(right));
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.FloorPhi(var argument) -> new CaseFormula.Call("floorphi", List.of(formula(argument)));
            case Expression.Conditional(var condition, var then, var otherwise) ->
                new CaseFormula.Call("choose", List.of(formula(condition), formula(then), formula(otherwise)));
            case Expression.Element(var name, var index) ->
                new CaseFormula.Element(new CaseFormula.Name(name), formula(index));
            case Expression.Aggregate(var function, var body, var index, var where) ->
                aggregate(function, body, index, where);
        };
    }

    private CaseFormula power(Expression base, Expression exponent) {
        boolean product = exponent instanceof Expression.Number(var number)
                && number.signum() > 0
                && number.compareTo(BigInteger.valueOf(MOST_FACTORS)) <= 0;
        if (!product) return new CaseFormula.Binary(FormulaOperations.Operator.POWER, formula(base), formula(exponent));
        var factor = formula(base);
        var all = factor;
        for (int i = 1; i < ((Expression.Number) exponent).value().intValue(); i++)
            all = new CaseFormula.Binary(FormulaOperations.Operator.TIMES, all, factor);
        return all;
    }

    /// Over all numbers of the board.
    private CaseFormula aggregate(Expression.Function function, Expression body, String index, Condition where) {
        boolean counts = function == Expression.Function.COUNT;
        var all = collected(
                counts ? number(BigInteger.ONE) : formula(body), index, isAlways(where) ? null : formula(where));
        return switch (function) {
            case XOR -> new CaseFormula.Call("nimsum", List.of(all));
            case SUM -> new CaseFormula.Call("sum", List.of(all));
            case COUNT -> new CaseFormula.Call("length", List.of(all));
            default -> throw unknown();
        };
    }

    private static boolean isAlways(Condition where) {
        return where.equals(Condition.TRUE);
    }

    private CaseFormula collected(CaseFormula body, String index, @Nullable CaseFormula where) {
        if (has(body) || where != null && has(where)) throw unknown();
        return new CaseFormula.Comprehension(
                body, index, number(BigInteger.ONE), new CaseFormula.Call("length", List.of(name())), where);
    }

    private static boolean has(CaseFormula formula) {
        var found = new boolean[1];
        SketchWalk.visit(formula, part -> found[0] |= part instanceof CaseFormula.Comprehension);
        return found[0];
    }

    private CaseFormula name() {
        return new CaseFormula.Name(list);
    }

    private static LimitException unknown() {
        return new LimitException(Message.of("emit.claim"));
    }

    private static CaseFormula number(BigInteger number) {
        return new CaseFormula.Literal(WholeNumber.of(number));
    }

    private static FormulaOperations.Operator operator(Expression.Operator operator) {
        return switch (operator) {
            case PLUS -> FormulaOperations.Operator.PLUS;
            case MINUS -> FormulaOperations.Operator.MINUS;
            case TIMES -> FormulaOperations.Operator.TIMES;
            case OVER -> FormulaOperations.Operator.OVER;
            case MOD -> FormulaOperations.Operator.MOD;
            case XOR -> FormulaOperations.Operator.XOR;
            case POWER -> FormulaOperations.Operator.POWER;
        };
    }

    private CaseFormula call(Expression.Function function, List<Expression> arguments) {
        if (function == Expression.Function.SQRT) return root(arguments.getFirst());
        if (function == Expression.Function.LENGTH) return new CaseFormula.Call("length", List.of(name()));
        if (function == Expression.Function.FLOOR) return formula(arguments.getFirst());
        var name = switch (function) {
            case MIN -> "min";
            case MAX -> "max";
            case ABS -> "abs";
            case GCD -> "gcd2";
            case ONES -> "ones";
            case TWOS -> "twos";
            case VALUATION -> "valuation";
            case FACTORS -> "factors";
            case BITS -> "bits";
            case ZECKENDORF -> "zeckendorf";
            case NIMPRODUCT -> "nimproduct";
            default -> throw unknown();
        };
        if (name.equals("gcd2") && arguments.size() != 2) throw unknown();
        return new CaseFormula.Call(name, arguments.stream().map(this::formula).toList());
    }

    /// `sqrt(k^2 * c)`: the square itself may need more than 64 bits.
    private CaseFormula root(Expression argument) {
        if (argument
                        instanceof
                        Expression.Binary(
                                var times,
                                Expression.Binary(var power, var base, Expression.Number(var two)),
                                Expression.Number(var factor))
                && times == Expression.Operator.TIMES
                && power == Expression.Operator.POWER
                && two.equals(BigInteger.TWO))
            return new CaseFormula.Call("floorroot", List.of(formula(base), number(factor)));
        throw unknown();
    }

    CaseFormula formula(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) ->
                new CaseFormula.Binary(
                        switch (relation) {
                            case EQUAL -> FormulaOperations.Operator.EQUAL;
                            case UNEQUAL -> FormulaOperations.Operator.UNEQUAL;
                            case LESS -> FormulaOperations.Operator.LESS;
                            case AT_MOST -> FormulaOperations.Operator.AT_MOST;
                            case GREATER -> FormulaOperations.Operator.GREATER;
                            case AT_LEAST -> FormulaOperations.Operator.AT_LEAST;
                        },
                        formula(left),
                        formula(right));
            case Condition.All(var conditions) ->
                conditions.stream()
                        .map(this::formula)
                        .reduce(CaseFormula.And::new)
                        .orElse(new CaseFormula.Call("true", List.of()));
            case Condition.Any(var conditions) ->
                conditions.stream()
                        .map(this::formula)
                        .reduce(CaseFormula.Or::new)
                        .orElse(new CaseFormula.Call("false", List.of()));
            case Condition.Not(var inner) -> new CaseFormula.Not(formula(inner));
            case Condition.Membership(var expression, var amounts) -> among(formula(expression), amounts);
            case Condition.ForAll(var body, var index, var where) -> {
                CaseFormula broken = new CaseFormula.Not(formula(body));
                var filter = isAlways(where) ? broken : new CaseFormula.And(formula(where), broken);
                var exceptions = collected(number(BigInteger.ONE), index, filter);
                yield new CaseFormula.Binary(
                        FormulaOperations.Operator.EQUAL,
                        new CaseFormula.Call("length", List.of(exceptions)),
                        number(BigInteger.ZERO));
            }
        };
    }

    private static CaseFormula among(CaseFormula element, Amounts amounts) {
        if (amounts instanceof Amounts.Powers(var base)) {
            if (!base.equals(BigInteger.TWO)) return new CaseFormula.Call("ispower", List.of(element, number(base)));
            // a power of 2 has one 1 in base 2
            return new CaseFormula.Binary(
                    FormulaOperations.Operator.EQUAL,
                    new CaseFormula.Call("ones", List.of(element)),
                    number(BigInteger.ONE));
        }
        if (amounts instanceof Amounts.Union(var sets))
            return sets.stream()
                    .map(set -> among(element, set))
                    .reduce(CaseFormula.Or::new)
                    .orElse(new CaseFormula.Call("false", List.of()));
        if (amounts instanceof Amounts.Named(var name)) return membership(element, name);
        if (!(amounts instanceof Amounts.Ranges(var ranges))) throw unknown();
        if (ranges.stream().allMatch(range -> range.from().equals(range.to())))
            return new CaseFormula.Membership(
                    element, ranges.stream().map(range -> number(range.from())).toList());
        return ranges.stream()
                .map(range -> {
                    CaseFormula from =
                            new CaseFormula.Binary(FormulaOperations.Operator.AT_LEAST, element, number(range.from()));
                    return range.to() == null
                            ? from
                            : new CaseFormula.And(
                                    from,
                                    new CaseFormula.Binary(
                                            FormulaOperations.Operator.AT_MOST, element, number(range.to())));
                })
                .reduce(CaseFormula.Or::new)
                .orElse(new CaseFormula.Call("false", List.of()));
    }

    private static CaseFormula membership(CaseFormula element, Amounts.Name name) {
        var function = switch (name) {
            case FIBONACCI -> "isfibonacci";
            case SQUARES -> "issquare";
            case CUBES -> "iscube";
            case PRIMES -> "isprime";
            case FACTORIALS -> "isfactorial";
            case TRIANGULAR -> "istriangular";
            case ODD, EVEN -> "";
            case PRIME_POWERS, DIVISORS, PROPER_DIVISORS -> throw unknown();
        };
        if (!function.isEmpty()) return new CaseFormula.Call(function, List.of(element));
        return new CaseFormula.Binary(
                name == Amounts.Name.ODD ? FormulaOperations.Operator.UNEQUAL : FormulaOperations.Operator.EQUAL,
                new CaseFormula.Binary(FormulaOperations.Operator.MOD, element, number(BigInteger.TWO)),
                number(BigInteger.ZERO));
    }
}
