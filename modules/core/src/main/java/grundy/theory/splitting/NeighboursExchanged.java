package grundy.theory.splitting;

import java.math.BigInteger;

/// Exchanges the multiples of a power of 2, from the first on, with the numbers before them, and leaves all others as
/// they are. Its own inverse.
///
/// @param bits the power's exponent, 1 to 31
record NeighboursExchanged(int bits) {
    /// @param number at least 0
    BigInteger of(BigInteger number) {
        if (number.signum() == 0) return number;
        int low = number.intValue() & last();
        if (low == last()) return number.add(BigInteger.ONE);
        return low == 0 ? number.subtract(BigInteger.ONE) : number;
    }

    /// @param number at least 0
    /// @throws ArithmeticException if the answer is no long
    long of(long number) {
        if (number == 0) return 0;
        int low = (int) number & last();
        if (low == last()) return Math.addExact(number, 1);
        return low == 0 ? number - 1 : number;
    }

    private int last() {
        return (1 << bits) - 1;
    }
}
