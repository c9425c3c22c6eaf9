package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;

/// Misere nim-values that are the normal ones with 0 and 1 exchanged.
///
/// Theorem. Let every option be a single position. If each position of value 0 that has options has one of value 1,
/// then `g-` is `g` with 0 and 1 exchanged. Proof by induction: at the end `g = 0` and `g- = 1`. Elsewhere some
/// option has value 0 or 1, and the mex of a set that contains 0 or 1 changes with the exchange exactly as claimed
/// ({0 but not 1}: 1 to 0; {1 but not 0}: 0 to 1; {both}: unchanged).
///
/// Source: elementary; compare T. S. Ferguson, On sums of graph games with last player losing, International
/// Journal of Game Theory 3 (1974) 159-167.
///
/// @param normal of a game that meets the condition
public record ZeroAndOneExchanged(NimValues normal) implements NimValues {
    /// A formula of values 0 and 1 only.
    private static final Pattern PARITY = Pattern.compile("[^ ]+( / [0-9]+\\)?)? mod 2");

    /// Signs that bind less than a minus before them would.
    private static final Pattern LOOSE = Pattern.compile(" (if|xor|[-+]) ");

    @Override
    public BigInteger value(Position position) {
        return exchanged(normal.value(position));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return normal.optionsOfValue(position, exchanged(value));
    }

    @Override
    public Evidence evidence() {
        if (!(normal.evidence() instanceof Evidence.ClosedForm(var name, var statement, var source)))
            throw new AssertionError("A closed form has a closed form as its evidence");
        if (!statement.startsWith("g = "))
            return new Evidence.ClosedForm(name, "0 and 1 exchanged in: " + statement, source);
        return new Evidence.ClosedForm(name, "misere g = " + exchanged(statement.substring("g = ".length())), source);
    }

    private static String exchanged(String value) {
        if (PARITY.matcher(value).matches()) return "1 - " + value;
        var enclosed = LOOSE.matcher(value).find() ? "(" + value + ")" : value;
        return "1 - %s if %s < 2 else %s".formatted(enclosed, enclosed, enclosed);
    }

    private static BigInteger exchanged(BigInteger value) {
        return value.signum() >= 0 && value.compareTo(BigInteger.ONE) <= 0 ? BigInteger.ONE.subtract(value) : value;
    }
}
