package grundy.value;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;

/// The field of the nimbers of any length: the integers from 0 on under nim-addition, which is `xor`, and
/// nim-multiplication.
///
/// Below each Fermat power 2^(2^k) there is a field, in which every number has a square root, every number but 0 an
/// inverse. Numbers up to 64 bits are left to {@link NimField64}; longer ones are cut in halves down to 64 bits.
/// Notation trap: `2 * 2 = 3` here, and `1 + 1 = 0`.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapter 6. Cost: about n^1.6 for a product or an inverse of n
/// bits; some hundredths of a second for 2^16 bits. The arguments of all methods are at least 0.
public final class NimField {
    private NimField() {}

    /// @return the nim-sum, which is the nim-difference as well
    public static BigInteger add(BigInteger a, BigInteger b) {
        return checked(a).xor(checked(b));
    }

    /// @return the nim-product
    public static BigInteger multiply(BigInteger a, BigInteger b) {
        int words = Math.max(words(a), words(b));
        return words == 1
                ? unsigned(NimField64.multiply(a.longValue(), b.longValue()))
                : NimWords.number(NimWords.product(NimWords.of(a, words), NimWords.of(b, words)));
    }

    /// @return the nim-product of a number with itself
    public static BigInteger square(BigInteger a) {
        int words = words(a);
        return words == 1
                ? unsigned(NimField64.square(a.longValue()))
                : NimWords.number(NimWords.square(NimWords.of(a, words)));
    }

    /// @return the only number whose square is `a`
    public static BigInteger squareRoot(BigInteger a) {
        int words = words(a);
        return words == 1
                ? unsigned(NimField64.squareRoot(a.longValue()))
                : NimWords.number(NimWords.squareRoot(NimWords.of(a, words)));
    }

    /// @return the number whose product with `a` is 1
    /// @throws ArithmeticException if a is 0
    public static BigInteger inverse(BigInteger a) {
        int words = words(a);
        return words == 1
                ? unsigned(NimField64.inverse(a.longValue()))
                : NimWords.number(NimWords.inverse(NimWords.of(a, words)));
    }

    /// @return the number whose product with `b` is `a`
    /// @throws ArithmeticException if b is 0
    public static BigInteger divide(BigInteger a, BigInteger b) {
        return multiply(a, inverse(b));
    }

    /// @param exponent of any sign and length; `a^0 = 1`, also for a = 0
    /// @throws ArithmeticException if a is 0 and the exponent negative
    public static BigInteger power(BigInteger a, BigInteger exponent) {
        return power(a, exponent, () -> {});
    }

    /// @param meanwhile run before every squaring; what it throws ends the computation
    public static BigInteger power(BigInteger a, BigInteger exponent, Runnable meanwhile) {
        if (a.signum() == 0) return powerOfZero(exponent);
        var group = ONE.shiftLeft(fieldBits(a)).subtract(ONE);
        boolean inverted = exponent.signum() < 0 && exponent.abs().compareTo(group) < 0;
        var rest = inverted ? exponent.negate() : exponent.mod(group);
        int words = words(a);
        var base = NimWords.of(inverted ? inverse(a) : a, words);
        var power = NimWords.of(ONE, words);
        for (int bit = rest.bitLength() - 1; bit >= 0; bit--) {
            meanwhile.run();
            power = NimWords.square(power);
            if (rest.testBit(bit)) power = NimWords.product(power, base);
        }
        return NimWords.number(power);
    }

    private static BigInteger powerOfZero(BigInteger exponent) {
        if (exponent.signum() < 0) throw new ArithmeticException("0 has no inverse");
        return exponent.signum() == 0 ? ONE : ZERO;
    }

    /// @return the smaller of the two numbers x with `x*x + x = a`; the other one is x + 1
    public static BigInteger rootOfSquarePlusSelf(BigInteger a) {
        int bits = fieldBits(a);
        return root(a, a.testBit(bits - 1) ? 2 * bits : bits);
    }

    /// The equation for x = x1*F + x0 says x1*x1 + x1 = a1, which leaves x1 or x1 + 1, and x0*x0 + x0 = a0 +
    /// x1*x1*(F/2), which only one of these makes soluble: below 2^n it is so exactly if the bit n - 1 is 0.
    ///
    /// @param a below 2^(bits - 1)
    private static BigInteger root(BigInteger a, int bits) {
        if (a.signum() == 0) return ZERO;
        int half = bits / 2;
        var middle = ONE.shiftLeft(half - 1);
        var high = root(a.shiftRight(half), half);
        var rest = a.xor(a.shiftRight(half).shiftLeft(half)).xor(multiply(square(high), middle));
        if (rest.testBit(half - 1)) {
            high = high.flipBit(0);
            rest = rest.xor(middle);
        }
        return high.shiftLeft(half).or(root(rest, half));
    }

    /// @return the least of 1, 2, 4, 8, ... such that all of the field below 2 to its power holds `a`
    public static int fieldBits(BigInteger a) {
        int length = checked(a).bitLength();
        return length <= 1 ? 1 : Integer.highestOneBit(length - 1) << 1;
    }

    private static int words(BigInteger a) {
        return Math.max(1, fieldBits(a) >> 6);
    }

    private static BigInteger checked(BigInteger a) {
        if (a.signum() < 0) throw new IllegalArgumentException("A nimber must be >= 0, but is " + a);
        return a;
    }

    private static BigInteger unsigned(long word) {
        return word >= 0
                ? BigInteger.valueOf(word)
                : BigInteger.valueOf(word >>> 1).shiftLeft(1).add(BigInteger.valueOf(word & 1));
    }
}
