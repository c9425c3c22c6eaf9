package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.Operations;
import grundy.limit.LimitException;
import grundy.rules.Amounts;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Closed forms in the language of claims as formulas of sketches.
final class ClaimFormulas {
    private ClaimFormulas() {}

    /// @return the steps of a function that returns it: a choice is a line for each case
    static List<Step> returning(Expression expression) {
        if (!(expression instanceof Expression.Choice(var condition, var then, var otherwise)))
            return List.of(new Step.Return(formula(expression)));
        var steps = new ArrayList<Step>();
        steps.add(new Step.If(formula(condition), List.of(new Step.Return(formula(then))), List.of()));
        steps.addAll(returning(otherwise));
        return steps;
    }

    static CaseFormula formula(Expression expression) {
        return switch (expression) {
            case Expression.Number(var number) -> number(number);
            case Expression.Variable(var name) -> new CaseFormula.Name(name);
            case Expression.Binary(var operator, var left, var right) ->
                new CaseFormula.Binary(operator(operator), formula(left), formula(right));
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.FloorPhi(var argument) -> new CaseFormula.Call("floorphi", List.of(formula(argument)));
            case Expression.Choice(var condition, var then, var otherwise) ->
                new CaseFormula.Call("choose", List.of(formula(condition), formula(then), formula(otherwise)));
            case Expression.Element _, Expression.Aggregate _ -> throw unknown();
        };
    }

    private static LimitException unknown() {
        return new LimitException(Message.of("emit.claim"));
    }

    private static CaseFormula number(BigInteger number) {
        return new CaseFormula.Literal(Num.of(number));
    }

    private static Operations.Operator operator(Expression.Operator operator) {
        return switch (operator) {
            case PLUS -> Operations.Operator.PLUS;
            case MINUS -> Operations.Operator.MINUS;
            case TIMES -> Operations.Operator.TIMES;
            case OVER -> Operations.Operator.OVER;
            case MOD -> Operations.Operator.MOD;
            case XOR -> Operations.Operator.XOR;
            case POWER -> Operations.Operator.POWER;
        };
    }

    private static CaseFormula call(Expression.Function function, List<Expression> arguments) {
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
            case FLOOR -> "";
            case SQRT, XOR, SUM, COUNT, LENGTH, MEX, NIMPRODUCT -> throw unknown();
        };
        if (name.isEmpty()) return formula(arguments.getFirst());
        if (name.equals("gcd2") && arguments.size() != 2) throw unknown();
        return new CaseFormula.Call(
                name, arguments.stream().map(ClaimFormulas::formula).toList());
    }

    static CaseFormula formula(Condition condition) {
        return switch (condition) {
            case Condition.Compare(var relation, var left, var right) ->
                new CaseFormula.Binary(
                        switch (relation) {
                            case EQUAL -> Operations.Operator.EQUAL;
                            case UNEQUAL -> Operations.Operator.UNEQUAL;
                            case LESS -> Operations.Operator.LESS;
                            case AT_MOST -> Operations.Operator.AT_MOST;
                            case GREATER -> Operations.Operator.GREATER;
                            case AT_LEAST -> Operations.Operator.AT_LEAST;
                        },
                        formula(left),
                        formula(right));
            case Condition.All(var conditions) ->
                conditions.stream()
                        .map(ClaimFormulas::formula)
                        .reduce(CaseFormula.And::new)
                        .orElse(new CaseFormula.Call("true", List.of()));
            case Condition.Any(var conditions) ->
                conditions.stream()
                        .map(ClaimFormulas::formula)
                        .reduce(CaseFormula.Or::new)
                        .orElse(new CaseFormula.Call("false", List.of()));
            case Condition.Not(var inner) -> new CaseFormula.Not(formula(inner));
            case Condition.Among(var expression, var amounts) -> among(formula(expression), amounts);
            case Condition.ForAll _ -> throw unknown();
        };
    }

    private static CaseFormula among(CaseFormula wanted, Amounts amounts) {
        if (amounts instanceof Amounts.Powers(var base)) {
            if (!base.equals(BigInteger.TWO)) throw unknown();
            // a power of 2 has one 1 in base 2
            return new CaseFormula.Binary(
                    Operations.Operator.EQUAL, new CaseFormula.Call("ones", List.of(wanted)), number(BigInteger.ONE));
        }
        if (!(amounts instanceof Amounts.Ranges(var ranges))) throw unknown();
        if (ranges.stream().allMatch(range -> range.from().equals(range.to())))
            return new CaseFormula.Among(
                    wanted, ranges.stream().map(range -> number(range.from())).toList());
        return ranges.stream()
                .map(range -> {
                    CaseFormula from =
                            new CaseFormula.Binary(Operations.Operator.AT_LEAST, wanted, number(range.from()));
                    return range.to() == null
                            ? from
                            : new CaseFormula.And(
                                    from,
                                    new CaseFormula.Binary(Operations.Operator.AT_MOST, wanted, number(range.to())));
                })
                .reduce(CaseFormula.Or::new)
                .orElse(new CaseFormula.Call("false", List.of()));
    }
}
