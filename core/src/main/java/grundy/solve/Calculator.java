package grundy.solve;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Star;
import grundy.text.Message;
import grundy.value.NimField;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Works out expressions of values.
///
/// Cost: as {@link NimField}; a power of a number of n bits takes up to n squarings. Nimbers of more than 2^16 bits
/// are refused.
final class Calculator {
    private static final int MOST_BITS = 1 << 16;
    private static final int MOST_SHOWN = 60;

    private final Limits limits;

    Calculator(Limits limits) {
        this.limits = limits;
    }

    /// @throws CalculationException if something is divided by 0
    /// @throws LimitException if a nimber is too long, or time is up
    Calculation of(ValueExpression expression) {
        var parts = new ArrayList<Calculation>();
        for (var operand : expression.operands()) parts.add(of(operand));
        limits.checkpoint();
        var values = parts.stream().map(Calculator::number).toList();
        return new Calculation(expression, parts, new Value.Nimber(number(expression, values)));
    }

    private static BigInteger number(Calculation calculation) {
        if (calculation.value() instanceof Value.Nimber(var number)) return number;
        throw new AssertionError("All values of expressions are nimbers, not " + calculation.value());
    }

    private BigInteger number(ValueExpression expression, List<BigInteger> values) {
        return switch (expression) {
            case Star(var number) -> checked(number);
            case Binary(var operator, var _, var _, int at) ->
                switch (operator) {
                    case SUM -> NimField.add(values.get(0), values.get(1));
                    case PRODUCT -> NimField.multiply(values.get(0), values.get(1));
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
                };
        };
    }

    private static BigInteger divisor(ValueExpression expression, BigInteger value, int at) {
        if (value.signum() != 0) return value;
        var written = expression.toString();
        throw new CalculationException(
                at,
                Message.of(
                        "value.divide-by-zero",
                        "expression",
                        written.length() <= MOST_SHOWN ? written : written.substring(0, MOST_SHOWN) + "…"));
    }

    private static BigInteger mex(List<BigInteger> values) {
        var all = new HashSet<>(values);
        var least = BigInteger.ZERO;
        while (all.contains(least)) least = least.add(BigInteger.ONE);
        return least;
    }

    private static BigInteger checked(BigInteger number) {
        if (number.bitLength() > MOST_BITS)
            throw new LimitException(Message.of("limit.nimber", "bits", number.bitLength(), "most", MOST_BITS));
        return number;
    }
}
