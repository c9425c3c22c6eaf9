package grundy.solve.calculate;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueFunction;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.NimField;
import grundy.value.UglyProduct;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Works out the operations of Nim for integers as well as for nimbers: of integers `5 ⊕ 3` and `nim-sum(5, 3)` are 6,
/// of nimbers `*5 ⊕ *3` is `*6`. Integers and nimbers are not mixed; 0 is both.
final class IntegerCalculator {
    private static final Set<ValueFunction> FUNCTIONS = EnumSet.of(
            ValueFunction.NIM_SUM,
            ValueFunction.NIM_PRODUCT,
            ValueFunction.NIM_POWER,
            ValueFunction.NIM_INVERSE,
            ValueFunction.UGLY_PRODUCT,
            ValueFunction.IS_EVIL,
            ValueFunction.IS_ODIOUS);

    private final Limits limits;

    IntegerCalculator(Limits limits) {
        this.limits = limits;
    }

    /// @return whether this one is to work it out, where the operands are finite
    static boolean isFor(ValueExpression expression) {
        return switch (expression) {
            case Call(var function, var _, var _) -> FUNCTIONS.contains(function);
            case Binary(var operator, var _, var _, var _) -> operator.isOfNim();
            default -> false;
        };
    }

    /// @throws CalculationException if an operand is neither a nimber nor an integer of at least 0, or one is an
    ///     integer and another a nimber
    /// @throws LimitException if a number is too long
    CalculationResult calculate(ValueExpression expression, List<CalculationResult> operands) {
        var function = function(expression);
        var heaps = function == ValueFunction.NIM_POWER ? operands.subList(0, 1) : operands;
        boolean areIntegers = heaps.stream().anyMatch(IntegerCalculator::isInteger);
        if (areIntegers && heaps.stream().anyMatch(IntegerCalculator::isNimber)) throw refused(expression);
        var one = number(operands.getFirst(), expression);
        var last = operands.getLast();
        return switch (function) {
            case NIM_SUM -> of(NimField.add(one, number(last, expression)), areIntegers);
            case NIM_PRODUCT -> of(NimField.multiply(one, number(last, expression)), areIntegers);
            case UGLY_PRODUCT -> of(UglyProduct.of(one, number(last, expression)), areIntegers);
            case NIM_POWER -> {
                var exponent = exponent(last, expression);
                if (exponent.signum() < 0) refuseZero(one, expression);
                yield of(NimField.power(one, exponent, limits::checkpoint), areIntegers);
            }
            case NIM_INVERSE -> {
                refuseZero(one, expression);
                yield of(NimField.inverse(one), areIntegers);
            }
            case IS_EVIL -> new CalculationResult.Truth(one.bitCount() % 2 == 0);
            case IS_ODIOUS -> new CalculationResult.Truth(one.bitCount() % 2 == 1);
            default -> throw new IllegalArgumentException("Not of integers: " + expression);
        };
    }

    private static ValueFunction function(ValueExpression expression) {
        return switch (expression) {
            case Call(var function, var _, var _) -> function;
            case Binary(var operator, var _, var _, var _) when operator == Operator.NIM_SUM -> ValueFunction.NIM_SUM;
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.NIM_PRODUCT -> ValueFunction.NIM_PRODUCT;
            default -> throw new IllegalArgumentException("Not of integers: " + expression);
        };
    }

    private static CalculationResult of(BigInteger number, boolean isInteger) {
        return isInteger
                ? CalculationResult.number(number)
                : new CalculationResult.SingleValue(new Value.Nimber(number));
    }

    /// @return whether it is an integer and no nimber
    static boolean isInteger(CalculationResult result) {
        return result instanceof CalculationResult.SingleValue(Value.Number(var number))
                && number.isInteger()
                && number.signum() != 0;
    }

    /// @return whether it is a nimber and no integer
    static boolean isNimber(CalculationResult result) {
        return result instanceof CalculationResult.SingleValue(Value.Nimber(var number)) && number.signum() != 0;
    }

    private static BigInteger number(CalculationResult result, ValueExpression expression) {
        var number = switch (result) {
            case CalculationResult.SingleValue(Value.Nimber(var nimber)) -> nimber;
            case CalculationResult.SingleValue(Value.Number(var integer))
            when integer.isInteger() && integer.signum() >= 0 -> integer.numerator();
            default -> throw refused(expression);
        };
        return NimCalculator.checked(number);
    }

    static CalculationException refused(ValueExpression expression) {
        return new CalculationException(
                at(expression), Message.of("value.only-whole-numbers", "expression", expression.excerpt()));
    }

    static BigInteger exponent(CalculationResult result, ValueExpression expression) {
        if (result instanceof CalculationResult.SingleValue(var value)
                && value.asNumber().orElse(null) instanceof Dyadic number
                && number.isInteger()) return number.numerator();
        throw refused(expression);
    }

    private static int at(ValueExpression expression) {
        return switch (expression) {
            case Call(var _, var _, int at) -> at;
            case Binary(var _, var _, var _, int at) -> at;
            default -> 0;
        };
    }

    private static void refuseZero(BigInteger number, ValueExpression expression) {
        if (number.signum() == 0)
            throw new CalculationException(
                    at(expression), Message.of("value.divide-by-zero", "expression", expression.excerpt()));
    }
}
