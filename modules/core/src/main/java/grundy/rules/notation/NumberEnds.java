package grundy.rules.notation;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// The number of decimal digits of a number, and the first six and last four of them, which distinguish
/// numbers that are too long to be shown.
///
/// Cost: O(n) for n digits, but for the first of a length, of which the power of ten is kept; all digits would cost far
/// more where many such numbers stand in one text.
///
/// @param sign `-` or nothing
record NumberEnds(String sign, String first, String last, long digits) {
    /// Below it all digits are written out.
    private static final int LONG_BITS = 4096;

    private static final int FIRST = 6;
    private static final int LAST = 4;
    private static final BigInteger END = BigInteger.TEN.pow(LAST);
    /// The digits of log10(2), rounded down.
    private static final long DIGITS_OF_BITS = 301029995663L;

    private static final long DIGITS_UNIT = 1_000_000_000_000L;

    private static volatile @Nullable Power latest;

    private record Power(int exponent, BigInteger power) {}

    /// @return whether it is so long that writing it out only to leave most of it out would cost
    static boolean isFor(BigInteger number) {
        return number.bitLength() > LONG_BITS;
    }

    /// @param number for which this {@link #isFor}
    static NumberEnds of(BigInteger number) {
        var size = number.abs();
        int exponent = (int) ((size.bitLength() - 1) * DIGITS_OF_BITS / DIGITS_UNIT) - FIRST - 1;
        var head = size.divide(power(exponent)).toString();
        var tail = size.mod(END).add(END).toString();
        return new NumberEnds(
                number.signum() < 0 ? "-" : "", head.substring(0, FIRST), tail.substring(1), exponent + head.length());
    }

    private static BigInteger power(int exponent) {
        var power = latest;
        if (power != null && power.exponent == exponent) return power.power;
        var made = new Power(exponent, BigInteger.TEN.pow(exponent));
        latest = made;
        return made.power;
    }

    String shortened() {
        return sign + first + "…" + last;
    }
}
