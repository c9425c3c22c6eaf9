package grundy.value;

/// The field of the nimbers below 2^64, on `long` values read as unsigned. Its sum is `^`.
///
/// The nim-product is the least number that is none of `a'*b ^ a*b' ^ a'*b'` for a' < a and b' < b. Below each Fermat
/// power F = 2^(2^k) there is a field, and the next larger one is made from it by adding F with `F*F = F + F/2`. So
/// numbers are cut in halves (three products of halves for one, after Karatsuba) down to 16 bits, where tables of
/// logarithms answer.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapter 6; H. W. Lenstra, Nim multiplication (1978). Cost: 14
/// look-ups for a product.
public final class NimField64 {
    private static final int LOW_HALF = 0xFFFF;
    private static final long LOW = 0xFFFF_FFFFL;

    private NimField64() {}

    /// @return the nim-product
    public static long multiply(long a, long b) {
        int a1 = (int) (a >>> 32);
        int b1 = (int) (b >>> 32);
        int low = multiply32((int) a, (int) b);
        if ((a1 | b1) == 0) return low & LOW;
        int high = multiply32(a1, b1);
        int mixed = multiply32(a1 ^ (int) a, b1 ^ (int) b);
        return (long) (mixed ^ low) << 32 | (low ^ timesHalf32(high)) & LOW;
    }

    /// @return the nim-product of a number with itself; squaring is additive, `(a ^ b)^2 = a^2 ^ b^2`
    public static long square(long a) {
        int high = square32((int) (a >>> 32));
        return (long) high << 32 | (square32((int) a) ^ timesHalf32(high)) & LOW;
    }

    /// @return the only number whose square is `a`
    public static long squareRoot(long a) {
        int high = (int) (a >>> 32);
        return (long) squareRoot32(high) << 32 | squareRoot32((int) a ^ timesHalf32(high)) & LOW;
    }

    /// @return the number whose product with `a` is 1
    /// @throws ArithmeticException if a is 0
    public static long inverse(long a) {
        if (a == 0) throw new ArithmeticException("0 has no inverse");
        int high = (int) (a >>> 32);
        int low = (int) a;
        int norm = inverse32(multiply32(low, low ^ high) ^ timesHalf32(square32(high)));
        return (long) multiply32(high, norm) << 32 | multiply32(high ^ low, norm) & LOW;
    }

    /// @return the number whose product with `b` is `a`
    /// @throws ArithmeticException if b is 0
    public static long divide(long a, long b) {
        return multiply(a, inverse(b));
    }

    /// @param exponent read as signed; all nonzero numbers have `a^(2^64 - 1) = 1`
    /// @throws ArithmeticException if a is 0 and the exponent negative
    public static long power(long a, long exponent) {
        long base = exponent < 0 ? inverse(a) : a;
        long power = 1;
        for (long rest = exponent < 0 ? -exponent : exponent; rest != 0; rest >>>= 1) {
            if ((rest & 1) != 0) power = multiply(power, base);
            base = square(base);
        }
        return power;
    }

    /// The product with 2^63, which is F/2 for F = 2^64.
    static long timesHalf(long a) {
        int high = (int) (a >>> 32);
        return (long) timesHalf32(high ^ (int) a) << 32 | timesHalf32(timesHalf32(high)) & LOW;
    }

    private static int multiply32(int a, int b) {
        int a1 = a >>> 16;
        int b1 = b >>> 16;
        int a0 = a & LOW_HALF;
        int b0 = b & LOW_HALF;
        int low = NimTables.product(a0, b0);
        int high = NimTables.product(a1, b1);
        int mixed = NimTables.product(a1 ^ a0, b1 ^ b0);
        return (mixed ^ low) << 16 | low ^ NimTables.timesHalf(high);
    }

    /// The product with 2^31: for h = 2^15 and a = a1*F + a0 it is `h*F*(a1*F + a0) = h*(a1 + a0)*F + h*h*a1`.
    private static int timesHalf32(int a) {
        int a1 = a >>> 16;
        return NimTables.timesHalf(a1 ^ a & LOW_HALF) << 16 | NimTables.timesHalf(NimTables.timesHalf(a1));
    }

    private static int square32(int a) {
        int high = NimTables.square(a >>> 16);
        return high << 16 | NimTables.square(a & LOW_HALF) ^ NimTables.timesHalf(high);
    }

    private static int squareRoot32(int a) {
        int high = a >>> 16;
        return NimTables.squareRoot(high) << 16 | NimTables.squareRoot(a & LOW_HALF ^ NimTables.timesHalf(high));
    }

    private static int inverse32(int a) {
        int high = a >>> 16;
        int low = a & LOW_HALF;
        int norm = NimTables.inverse(NimTables.product(low, low ^ high) ^ NimTables.timesHalf(NimTables.square(high)));
        return NimTables.product(high, norm) << 16 | NimTables.product(high ^ low, norm);
    }
}
