package grundy.value;

import java.math.BigInteger;

/// An exact rational number of any length, in lowest terms with a positive denominator, so that equal numbers are
/// equal records.
///
/// @param numerator any whole number
/// @param denominator at least 1
public record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {
    public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);
    public static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);

    /// Divides out what numerator and denominator have in common.
    ///
    /// @throws ArithmeticException if the denominator is 0
    public Rational {
        if (denominator.signum() == 0) throw new ArithmeticException("The denominator of a fraction must not be 0");
        if (!denominator.equals(BigInteger.ONE)) {
            var common = numerator.gcd(denominator);
            if (denominator.signum() < 0) common = common.negate();
            numerator = numerator.divide(common);
            denominator = denominator.divide(common);
        }
    }

    /// @return a whole number
    public static Rational of(long number) {
        return number == 0 ? ZERO : number == 1 ? ONE : new Rational(BigInteger.valueOf(number), BigInteger.ONE);
    }

    /// @return a whole number
    public static Rational of(BigInteger number) {
        return new Rational(number, BigInteger.ONE);
    }

    /// @return a fraction, in lowest terms
    /// @throws ArithmeticException if the denominator is 0
    public static Rational of(long numerator, long denominator) {
        return new Rational(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /// @return the sum, exact
    public Rational plus(Rational other) {
        if (other.numerator.signum() == 0) return this;
        if (numerator.signum() == 0) return other;
        if (denominator.equals(other.denominator)) return new Rational(numerator.add(other.numerator), denominator);
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /// @return the difference, exact
    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    /// @return the product, exact
    public Rational times(Rational other) {
        if (signum() == 0 || other.signum() == 0) return ZERO;
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /// @throws ArithmeticException if the other is 0
    public Rational dividedBy(Rational other) {
        return new Rational(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /// @return this number with the other sign
    public Rational negate() {
        return signum() == 0 ? this : new Rational(numerator.negate(), denominator);
    }

    /// @return -1, 0 or 1, as the number is below, at or above 0
    public int signum() {
        return numerator.signum();
    }

    /// @return whether this is a whole number
    public boolean isInteger() {
        return denominator.equals(BigInteger.ONE);
    }

    /// @return the greater of the two
    public Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int compareTo(Rational other) {
        if (denominator.equals(other.denominator)) return numerator.compareTo(other.numerator);
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /// @return the nearest double: for pictures and estimates, never for a decision
    public double approximate() {
        int shift = Math.max(numerator.bitLength(), denominator.bitLength()) - 1000;
        if (shift <= 0) return numerator.doubleValue() / denominator.doubleValue();
        return numerator.shiftRight(shift).doubleValue()
                / denominator.shiftRight(shift).doubleValue();
    }

    /// @return `3`, `-1/3`
    @Override
    public String toString() {
        return isInteger() ? numerator.toString() : numerator + "/" + denominator;
    }
}
