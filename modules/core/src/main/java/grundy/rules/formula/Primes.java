package grundy.rules.formula;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;

/// Primality, decided for certain or refused.
final class Primes {
    /// The Miller-Rabin test with the first 13 primes as bases has no false positive below this number.
    /// Source: Sorenson and Webster, Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86
    /// (2017) 985-1003.
    private static final BigInteger CERTAIN_BELOW = new BigInteger("3317044064679887385961981");

    private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};

    /// One round shows nearly every composite number to be composite, whatever its size; that direction is a
    /// proof.
    private static final int ROUNDS = 20;

    private Primes() {}

    /// @throws LimitException if the number is probably prime but too large for a deterministic test (from 3.3 *
    ///     10^24 on)
    static boolean isPrime(BigInteger n) {
        if (n.compareTo(BigInteger.TWO) < 0) return false;
        if (n.compareTo(CERTAIN_BELOW) >= 0) {
            if (!n.isProbablePrime(ROUNDS)) return false;
            throw tooLarge(n);
        }
        for (int base : BASES) {
            if (n.equals(BigInteger.valueOf(base))) return true;
            if (n.mod(BigInteger.valueOf(base)).signum() == 0) return false;
        }
        int twos = n.subtract(BigInteger.ONE).getLowestSetBit();
        for (int base : BASES) if (isWitness(base, n, twos)) return false;
        return true;
    }

    /// @param twos exponent of 2 in n - 1
    private static boolean isWitness(int base, BigInteger n, int twos) {
        var minusOne = n.subtract(BigInteger.ONE);
        var power = BigInteger.valueOf(base).modPow(minusOne.shiftRight(twos), n);
        if (power.equals(BigInteger.ONE)) return false;
        for (int i = 0; i < twos; i++) {
            if (power.equals(minusOne)) return false;
            power = power.multiply(power).mod(n);
        }
        return true;
    }

    /// @param n at least 1; 1 counts as a prime power
    static boolean isPrimePower(BigInteger n) {
        if (n.equals(BigInteger.ONE)) return true;
        for (int exponent = n.bitLength(); exponent >= 1; exponent--) {
            var root = root(n, exponent);
            if (root.compareTo(BigInteger.ONE) > 0 && root.pow(exponent).equals(n)) return isPrime(root);
        }
        throw new AssertionError("A number is its own first power: " + n);
    }

    /// @return the integer part of the root, by Newton's method. Cost: O(log log n) steps of arithmetic on
    ///     numbers as long as n
    static BigInteger root(BigInteger n, int exponent) {
        if (exponent == 1 || n.compareTo(BigInteger.ONE) <= 0) return n;
        if (exponent == 2) return n.sqrt();
        var root = BigInteger.ONE.shiftLeft(n.bitLength() / exponent + 1);
        while (true) {
            var next = root.multiply(BigInteger.valueOf(exponent - 1L))
                    .add(n.divide(root.pow(exponent - 1)))
                    .divide(BigInteger.valueOf(exponent));
            if (next.compareTo(root) >= 0) return root;
            root = next;
        }
    }

    static LimitException tooLarge(BigInteger n) {
        return new LimitException(
                Message.of("rules.large-prime", "digits", n.toString().length()));
    }
}
