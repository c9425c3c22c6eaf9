package grundy.store.document;

import grundy.limit.LimitException;
import grundy.rules.notation.DecimalDigits;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/// Numbers as exact texts in certificates. They may be long, but not so long that one step of arithmetic takes seconds,
/// in which nobody could stop it.
public final class StoredNumber {
    /// The longest that rules can make of what is written have some 316,000.
    private static final int MOST_DIGITS = 400_000;

    /// The most digits of a fraction, which is brought to its lowest terms.
    private static final int MOST_OF_FRACTION = 100_000;

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");

    private StoredNumber() {}

    /// @return empty if the text is no whole number
    /// @throws LimitException if it is too long
    public static Optional<BigInteger> whole(String text) {
        return whole(text, MOST_DIGITS);
    }

    /// @return empty if the text is no whole number, and no fraction such as `-3/4`
    /// @throws LimitException if it is too long
    public static Optional<Rational> fraction(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) return whole(text).map(Rational::of);
        var above = whole(text.substring(0, slash), MOST_OF_FRACTION);
        var below = whole(text.substring(slash + 1), MOST_OF_FRACTION).filter(number -> number.signum() > 0);
        return above.flatMap(numerator -> below.map(denominator -> new Rational(numerator, denominator)));
    }

    /// Refuses what is longer than any number that is written.
    ///
    /// @throws LimitException if it is
    static String notTooLong(String text) {
        if (text.length() > MOST_DIGITS) throw tooLong(text.length(), MOST_DIGITS);
        return text;
    }

    private static Optional<BigInteger> whole(String text, int most) {
        if (text.length() > most) throw tooLong(text.length(), most);
        if (!WHOLE.matcher(text).matches()) return Optional.empty();
        return Optional.of(
                text.startsWith("-") ? DecimalDigits.parse(text.substring(1)).negate() : DecimalDigits.parse(text));
    }

    private static LimitException tooLong(int digits, int most) {
        return new LimitException(Message.of("store.long-number", "digits", digits, "most", most));
    }
}
