package grundy.check.plain;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Optional;

/// Products of nimbers in the plainest way: a number is split by the largest Fermat 2-power F = 2^(2^k) in it, whose
/// product with a smaller number is the ordinary one, and whose square is F + F/2.
///
/// Cost: five products of half the length, so n^2.3 for numbers of n bits. Source: J. H. Conway, On Numbers and Games
/// (1976), chapter 6.
public final class PlainNimbers {
    /// Longer numbers would take seconds.
    private static final int MOST_BITS = 256;

    private PlainNimbers() {}

    /// @return empty if a number is too long
    public static Optional<BigInteger> times(BigInteger one, BigInteger two) {
        if (Math.max(one.bitLength(), two.bitLength()) > MOST_BITS) return Optional.empty();
        return Optional.of(product(one, two));
    }

    /// @param exponent at least 0
    /// @return empty if a number is too long
    public static Optional<BigInteger> power(BigInteger base, BigInteger exponent) {
        var power = Optional.of(BigInteger.ONE);
        for (int bit = exponent.bitLength() - 1; bit >= 0; bit--) {
            power = power.flatMap(value -> times(value, value));
            if (exponent.testBit(bit)) power = power.flatMap(value -> times(value, base));
        }
        return power;
    }

    private static BigInteger product(BigInteger one, BigInteger two) {
        Checkpoint.step();
        int bits = Math.max(one.bitLength(), two.bitLength());
        if (bits <= 1) return one.and(two);
        int half = Integer.highestOneBit(bits - 1);
        var mask = BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE);
        var high = product(one.shiftRight(half), two.shiftRight(half));
        var crossed = product(one.shiftRight(half), two.and(mask)).xor(product(one.and(mask), two.shiftRight(half)));
        var low = product(one.and(mask), two.and(mask));
        return high.xor(crossed).shiftLeft(half).xor(low).xor(product(high, BigInteger.ONE.shiftLeft(half - 1)));
    }
}
