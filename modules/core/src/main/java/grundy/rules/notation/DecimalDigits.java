package grundy.rules.notation;

import java.math.BigInteger;
import java.util.Optional;

/// Decimal numbers of any length, read in less than quadratic time.
public final class DecimalDigits {
    private static final int SHORT = 400;
    private static final int SMALL_BITS = 33;

    private DecimalDigits() {}

    /// @param most digits that the power may have
    /// @return `base^exponent`, or empty if it is longer
    public static Optional<BigInteger> power(BigInteger base, BigInteger exponent, int most) {
        boolean fits = base.bitLength() <= 1
                || exponent.bitLength() <= 31
                        && Math.multiplyExact((long) base.bitLength(), exponent.longValueExact()) <= most * 10L / 3;
        if (!fits) return Optional.empty();
        if (base.bitLength() <= 1) return Optional.of(exponent.signum() == 0 ? BigInteger.ONE : base);
        return Optional.of(base.pow(exponent.intValueExact()));
    }

    /// @param number at least 0
    /// @return the number, or where it is long the greatest power of ten that is not greater
    public static String atLeast(BigInteger number) {
        return number.bitLength() <= SMALL_BITS
                ? number.toString()
                : "10^" + (number.toString().length() - 1);
    }

    /// @param digits ASCII digits, at least one
    /// @return the number. Cost: that of multiplying numbers of this length (the JDK's own reader is quadratic)
    public static BigInteger parse(String digits) {
        if (digits.length() <= 18) return BigInteger.valueOf(Long.parseLong(digits));
        if (digits.length() <= SHORT) return new BigInteger(digits);
        int low = digits.length() / 2;
        var high = parse(digits.substring(0, digits.length() - low));
        return high.multiply(BigInteger.TEN.pow(low)).add(parse(digits.substring(digits.length() - low)));
    }
}
