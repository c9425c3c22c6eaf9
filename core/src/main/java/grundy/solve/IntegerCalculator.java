package grundy.solve;

import grundy.limit.Limits;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Function;
import grundy.value.NimField;
import grundy.value.UglyProduct;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Works out the operations of Nim for integers as well as for nimbers: of integers `nim-sum(5, 3)` is 6, of nimbers
/// `nim-sum(*5, *3)` is `*6`.
final class IntegerCalculator {
    static final Set<Function> FUNCTIONS = EnumSet.of(
            Function.NIM_SUM,
            Function.NIM_PRODUCT,
            Function.NIM_POWER,
            Function.NIM_INVERSE,
            Function.UGLY_PRODUCT,
            Function.IS_EVIL,
            Function.IS_ODIOUS);

    private static final int MOST_BITS = 1 << 16;

    private final Limits limits;

    IntegerCalculator(Limits limits) {
        this.limits = limits;
    }

    /// @throws CalculationException if an operand is neither a nimber nor an integer, at least 0
    Worked worked(Call call, List<Worked> operands) {
        var one = number(operands.getFirst(), call);
        var last = operands.getLast();
        return switch (call.function()) {
            case NIM_SUM -> of(NimField.add(one, number(last, call)), operands);
            case NIM_PRODUCT -> of(NimField.multiply(one, number(last, call)), operands);
            case UGLY_PRODUCT -> of(UglyProduct.of(one, number(last, call)), operands);
            case NIM_POWER -> {
                var exponent = exponent(last, call);
                if (exponent.signum() < 0) refuseZero(one, call);
                yield of(NimField.power(one, exponent, limits::checkpoint), operands.subList(0, 1));
            }
            case NIM_INVERSE -> {
                refuseZero(one, call);
                yield of(NimField.inverse(one), operands);
            }
            case IS_EVIL -> new Worked.Truth(one.bitCount() % 2 == 0);
            case IS_ODIOUS -> new Worked.Truth(one.bitCount() % 2 == 1);
            default -> throw new IllegalArgumentException("Not of integers: " + call);
        };
    }

    private static Worked of(BigInteger number, List<Worked> operands) {
        boolean isOfIntegers =
                operands.stream().anyMatch(operand -> operand instanceof Worked.Of(var value) && isInteger(value));
        return isOfIntegers ? Worked.number(number) : new Worked.Of(new Value.Nimber(number));
    }

    private static boolean isInteger(Value value) {
        return value instanceof Value.Number(var number) && number.isInteger();
    }

    private static BigInteger number(Worked worked, Call call) {
        Optional<BigInteger> number = switch (worked) {
            case Worked.Of(Value.Nimber(var nimber)) -> Optional.of(nimber);
            case Worked.Of(Value.Number(var integer))
            when integer.isInteger() && integer.signum() >= 0 -> Optional.of(integer.numerator());
            default -> Optional.empty();
        };
        return number.filter(known -> known.bitLength() <= MOST_BITS)
                .orElseThrow(
                        () -> new CalculationException(call.at(), Calculator.shown("value.only-whole-numbers", call)));
    }

    static BigInteger exponent(Worked worked, Call call) {
        return switch (worked) {
            case Worked.Of(Value.Number(var integer)) when integer.isInteger() -> integer.numerator();
            case Worked.Of(Value.Nimber(var nimber)) when nimber.signum() == 0 -> nimber;
            default -> throw new CalculationException(call.at(), Calculator.shown("value.only-whole-numbers", call));
        };
    }

    private static void refuseZero(BigInteger number, Call call) {
        if (number.signum() == 0)
            throw new CalculationException(call.at(), Calculator.shown("value.divide-by-zero", call));
    }
}
