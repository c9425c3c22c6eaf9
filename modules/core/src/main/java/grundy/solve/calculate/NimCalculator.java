package grundy.solve.calculate;

import grundy.answer.CalculationException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Star;
import grundy.text.Message;
import grundy.value.NimField;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;

/// Works out operations on nimbers. Nimbers of more than 2^16 bits are refused.
final class NimCalculator {
    private static final int MOST_BITS = 1 << 16;

    private final Limits limits;

    NimCalculator(Limits limits) {
        this.limits = limits;
    }

    /// @param values of its operands
    BigInteger number(ValueExpression expression, List<BigInteger> values) {
        return switch (expression) {
            case Star(var number) -> checked(number);
            case Binary(var operator, var _, var _, int at) ->
                switch (operator) {
                    case SUM, DIFFERENCE, NIM_SUM -> NimField.add(values.get(0), values.get(1));
                    case PRODUCT, NIM_PRODUCT -> NimField.multiply(values.get(0), values.get(1));
                    case SIDES -> throw new IllegalArgumentException("Not of nimbers: " + expression);
                    case QUOTIENT -> NimField.divide(values.get(0), divisor(expression, values.get(1), at));
                };
            case Power(var _, var exponent, int at) -> {
                var base = exponent.signum() < 0 ? divisor(expression, values.getFirst(), at) : values.getFirst();
                yield NimField.power(base, exponent, limits::checkpoint);
            }
            case Call(var function, var _, int at) ->
                switch (function) {
                    case SQUARE -> NimField.square(values.getFirst());
                    case SQUARE_ROOT -> NimField.squareRoot(values.getFirst());
                    case INVERSE -> NimField.inverse(divisor(expression, values.getFirst(), at));
                    case MEX -> mex(values);
                    case ARTIN_SCHREIER -> NimField.rootOfSquarePlusSelf(values.getFirst());
                    default -> throw new IllegalArgumentException("Not of nimbers: " + function);
                };
            default -> throw new IllegalArgumentException("Not of nimbers: " + expression);
        };
    }

    private static BigInteger divisor(ValueExpression expression, BigInteger value, int at) {
        if (value.signum() != 0) return value;
        throw new CalculationException(at, Message.of("value.divide-by-zero", "expression", expression.excerpt()));
    }

    private static BigInteger mex(List<BigInteger> values) {
        var all = new HashSet<>(values);
        var least = BigInteger.ZERO;
        while (all.contains(least)) least = least.add(BigInteger.ONE);
        return least;
    }

    /// @throws LimitException if it has too many digits
    static BigInteger checked(BigInteger number) {
        if (number.bitLength() > MOST_BITS)
            throw new LimitException(Message.of("limit.nimber", "bits", number.bitLength(), "most", MOST_BITS));
        return number;
    }
}
