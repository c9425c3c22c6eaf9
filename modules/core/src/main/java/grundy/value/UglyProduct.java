package grundy.value;

import java.math.BigInteger;

/// The ugly product, which gives the values of the product of two coin-turning games, Ruler and Mock
/// Turtles.
///
/// For a power of two n and `k < n`, it is `floor(k/2)` where k is evil, `n + floor(k/2)` where k is
/// odious; for `k = n` `ceil(n/2)`; of all others the nim-sum of the products of their powers of two.
///
/// Source: Winning Ways, chapter 14. Cost: as many steps as both numbers have binary digits 1, multiplied.
public final class UglyProduct {
    private UglyProduct() {}

    /// @param one at least 0
    /// @param two at least 0
    public static BigInteger of(BigInteger one, BigInteger two) {
        var sum = BigInteger.ZERO;
        for (int i = 0; i < one.bitLength(); i++)
            if (one.testBit(i))
                for (int j = 0; j < two.bitLength(); j++) if (two.testBit(j)) sum = sum.xor(powers(i, j));
        return sum;
    }

    private static BigInteger powers(int one, int two) {
        int high = Math.max(one, two);
        int low = Math.min(one, two);
        if (high == low) return high == 0 ? BigInteger.ONE : BigInteger.ONE.shiftLeft(high - 1);
        var half = low == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(low - 1);
        return half.setBit(high);
    }
}
