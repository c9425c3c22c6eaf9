package grundy.cli.emit;

import grundy.cli.judge.Arithmetic;
import grundy.cli.judge.Formula;
import grundy.cli.judge.Value.Num;
import grundy.engine.LimitException;
import grundy.rules.Amounts;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Closed forms in the language of claims as formulas of sketches.
final class Claims {
    private Claims() {}

    /// @return the steps of a function that returns it: a choice is a line for each case
    static List<Step> returning(Expression expression) {
        if (!(expression instanceof Expression.Choice(var condition, var then, var otherwise)))
            return List.of(new Step.Return(formula(expression)));
        var steps = new ArrayList<Step>();
        steps.add(new Step.If(formula(condition), List.of(new Step.Return(formula(then))), List.of()));
        steps.addAll(returning(otherwise));
        return steps;
    }

    static Formula formula(Expression expression) {
        return switch (expression) {
            case Expression.Number(var number) -> number(number);
            case Expression.Variable(var name) -> new Formula.Name(name);
            case Expression.Binary(var operator, var left, var right) ->
                new Formula.Binary(operator(operator), formula(left), formula(right));
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.FloorPhi(var argument) -> new Formula.Call("floorphi", List.of(formula(argument)));
            case Expression.Choice(var condition, var then, var otherwise) ->
                new Formula.Call("choose", List.of(formula(condition), formula(then), formula(otherwise)));
            case Expression.Element _, Expression.Aggregate _ -> throw unknown();
        };
    }

    private static LimitException unknown() {
        return new LimitException(Message.of("emit.claim"));
    }

    private static Formula number(BigInteger number) {
        return new Formula.Literal(Num.of(number));
    }

    private static Arithmetic.Operator operator(Expression.Operator operator) {
        return switch (operator) {
            case PLUS -> Arithmetic.Operator.PLUS;
            case MINUS -> Arithmetic.Operator.MINUS;
            case TIMES -> Arithmetic.Operator.TIMES;
            case OVER -> Arithmetic.Operator.OVER;
            case MOD -> Arithmetic.Operator.MOD;
            case XOR -> Arithmetic.Operator.XOR;
            case POWER -> Arithmetic.Operator.POWER;
        };
    }

    private static Formula call(Expression.Function function, List<Expression> arguments) {
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
        return new Formula.Call(name, arguments.stream().map(Claims::formula).toList());
    }

    static Formula formula(Condition condition) {
        return switch (condition) {
            case Condition.Compare(var relation, var left, var right) ->
                new Formula.Binary(
                        switch (relation) {
                            case EQUAL -> Arithmetic.Operator.EQUAL;
                            case UNEQUAL -> Arithmetic.Operator.UNEQUAL;
                            case LESS -> Arithmetic.Operator.LESS;
                            case AT_MOST -> Arithmetic.Operator.AT_MOST;
                            case GREATER -> Arithmetic.Operator.GREATER;
                            case AT_LEAST -> Arithmetic.Operator.AT_LEAST;
                        },
                        formula(left),
                        formula(right));
            case Condition.All(var conditions) ->
                conditions.stream()
                        .map(Claims::formula)
                        .reduce(Formula.And::new)
                        .orElse(new Formula.Call("true", List.of()));
            case Condition.Any(var conditions) ->
                conditions.stream()
                        .map(Claims::formula)
                        .reduce(Formula.Or::new)
                        .orElse(new Formula.Call("false", List.of()));
            case Condition.Not(var inner) -> new Formula.Not(formula(inner));
            case Condition.Among(var expression, var amounts) -> among(formula(expression), amounts);
            case Condition.ForAll _ -> throw unknown();
        };
    }

    private static Formula among(Formula wanted, Amounts amounts) {
        if (amounts instanceof Amounts.Powers(var base)) {
            if (!base.equals(BigInteger.TWO)) throw unknown();
            // a power of 2 has one 1 in base 2
            return new Formula.Binary(
                    Arithmetic.Operator.EQUAL, new Formula.Call("ones", List.of(wanted)), number(BigInteger.ONE));
        }
        if (!(amounts instanceof Amounts.Ranges(var ranges))) throw unknown();
        if (ranges.stream().allMatch(range -> range.from().equals(range.to())))
            return new Formula.Among(
                    wanted, ranges.stream().map(range -> number(range.from())).toList());
        return ranges.stream()
                .map(range -> {
                    Formula from = new Formula.Binary(Arithmetic.Operator.AT_LEAST, wanted, number(range.from()));
                    return range.to() == null
                            ? from
                            : new Formula.And(
                                    from, new Formula.Binary(Arithmetic.Operator.AT_MOST, wanted, number(range.to())));
                })
                .reduce(Formula.Or::new)
                .orElse(new Formula.Call("false", List.of()));
    }
}
