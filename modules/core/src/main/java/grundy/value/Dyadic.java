package grundy.value;

import java.math.BigInteger;

/// An exact dyadic rational: a whole number divided by a power of two. These are the numbers that finite games of
/// Left and Right can be worth; every operation is exact, at any length.
///
/// In lowest terms: `numerator` is odd, or `twos` is 0, so that equal numbers are equal records. Source: J. H.
/// Conway, On Numbers and Games (1976), chapters 0 to 2; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways,
/// chapters 1 to 3.
///
/// @param numerator any whole number
/// @param twos exponent of the power of two below the line, at least 0
public record Dyadic(BigInteger numerator, int twos) implements Comparable<Dyadic> {
    public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
    public static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);

    /// Divides out what numerator and denominator have in common.
    ///
    /// @throws IllegalArgumentException if `twos < 0`
    public Dyadic {
        if (twos < 0)
            throw new IllegalArgumentException(
                    "The denominator of a dyadic rational is 2^k with k >= 0, but k is " + twos);
        int common = numerator.signum() == 0 ? twos : Math.min(twos, numerator.getLowestSetBit());
        if (common > 0) numerator = numerator.shiftRight(common);
        twos -= common;
    }

    /// @return a whole number
    public static Dyadic of(long number) {
        return new Dyadic(BigInteger.valueOf(number), 0);
    }

    /// @return a whole number
    public static Dyadic of(BigInteger number) {
        return new Dyadic(number, 0);
    }

    /// @param text as {@link #toString} writes it
    /// @throws IllegalArgumentException if it is no whole number, or the denominator no power of 2
    public static Dyadic parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) return of(new BigInteger(text));
        var denominator = new BigInteger(text.substring(slash + 1));
        if (denominator.signum() <= 0 || denominator.bitCount() != 1)
            throw new IllegalArgumentException("The denominator must be a power of 2: " + text);
        return new Dyadic(new BigInteger(text.substring(0, slash)), denominator.getLowestSetBit());
    }

    /// @return the sum, exact
    public Dyadic plus(Dyadic other) {
        if (other.numerator.signum() == 0) return this;
        int common = Math.max(twos, other.twos);
        return new Dyadic(over(common).add(other.over(common)), common);
    }

    /// @return the difference, exact
    public Dyadic minus(Dyadic other) {
        return plus(other.negate());
    }

    /// @return this number with the other sign
    public Dyadic negate() {
        return new Dyadic(numerator.negate(), twos);
    }

    /// @param exponent of any sign
    /// @return this number times 2^exponent
    /// @throws ArithmeticException if an exponent does not fit into an `int`
    public Dyadic timesPowerOfTwo(int exponent) {
        if (exponent <= 0) return new Dyadic(numerator, Math.subtractExact(twos, exponent));
        return exponent <= twos
                ? new Dyadic(numerator, twos - exponent)
                : new Dyadic(numerator.shiftLeft(exponent - twos), 0);
    }

    /// @return -1, 0 or 1, as the number is below, at or above 0
    public int signum() {
        return numerator.signum();
    }

    /// @return whether this is a whole number
    public boolean isInteger() {
        return twos == 0;
    }

    /// @return the greatest integer that is not greater
    public BigInteger floor() {
        return numerator.shiftRight(twos);
    }

    /// @return the day on which Conway's construction makes the number, 0 being made on day 0; of all numbers
    ///     between two others the simplest has the least
    public BigInteger birthday() {
        var whole = numerator.abs().shiftRight(twos);
        return isInteger() ? whole : whole.add(BigInteger.valueOf(1L + twos));
    }

    /// @return binary digits that it takes to write the number down
    public long bits() {
        return (long) numerator.bitLength() + twos;
    }

    /// Conway's simplest number strictly between two: the integer of the smallest absolute value if there is an
    /// integer between them, otherwise the one with the smallest denominator. It is what `{less | greater}`
    /// is worth.
    ///
    /// @throws IllegalArgumentException unless `less < greater`
    /// Source: Conway 1976, theorem 11 (simplicity). Cost: one shift for each further binary place.
    public static Dyadic simplestBetween(Dyadic less, Dyadic greater) {
        if (less.compareTo(greater) >= 0)
            throw new IllegalArgumentException("No number is greater than " + less + " and less than " + greater);
        if (greater.signum() <= 0)
            return simplestBetween(greater.negate(), less.negate()).negate();
        if (less.signum() < 0) return ZERO;
        for (int places = 0; ; places++) {
            var next = new Dyadic(less.timesPowerOfTwo(places).floor().add(BigInteger.ONE), places);
            if (next.compareTo(greater) < 0) return next;
        }
    }

    @Override
    public int compareTo(Dyadic other) {
        if (signum() != other.signum()) return Integer.compare(signum(), other.signum());
        int common = Math.max(twos, other.twos);
        return over(common).compareTo(other.over(common));
    }

    /// @return the numerator over 2^exponent, which is not less than `twos`
    private BigInteger over(int exponent) {
        return numerator.shiftLeft(exponent - twos);
    }

    /// @return `3`, `-1/2`, `3/4`, ...
    @Override
    public String toString() {
        return twos == 0 ? numerator.toString() : numerator + "/" + BigInteger.ONE.shiftLeft(twos);
    }
}
