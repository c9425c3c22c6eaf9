package grundy.strategic.engine;

import java.math.BigInteger;

/// Whole numbers of a fixed number of 64-bit limbs in two's complement, the lowest first, in parts of arrays.
/// Arithmetic is modulo 2^(64 limbs): right wherever the result fits, which the caller knows from a bound.
final class LimbIntegers {
    private LimbIntegers() {}

    static void put(BigInteger value, long[] to, int offset, int limbs) {
        for (int i = 0; i < limbs; i++)
            to[offset + i] = value.shiftRight(Long.SIZE * i).longValue();
    }

    static BigInteger get(long[] from, int offset, int limbs) {
        if (limbs == 1) return BigInteger.valueOf(from[offset]);
        var bytes = new byte[limbs * Long.BYTES];
        for (int i = 0; i < limbs; i++) {
            long limb = from[offset + limbs - 1 - i];
            for (int b = 0; b < Long.BYTES; b++) bytes[i * Long.BYTES + b] = (byte) (limb >>> (56 - 8 * b));
        }
        return new BigInteger(bytes);
    }

    static int signum(long[] from, int offset, int limbs) {
        long top = from[offset + limbs - 1];
        if (top < 0) return -1;
        for (int i = 0; i < limbs; i++) if (from[offset + i] != 0) return 1;
        return 0;
    }

    static boolean isZero(long[] from, int offset, int limbs) {
        for (int i = 0; i < limbs; i++) if (from[offset + i] != 0) return false;
        return true;
    }

    static void negate(long[] number, int offset, int limbs) {
        long carry = 1;
        for (int i = 0; i < limbs; i++) {
            long limb = ~number[offset + i] + carry;
            carry = carry == 1 && limb == 0 ? 1 : 0;
            number[offset + i] = limb;
        }
    }

    /// Adds `x * y` to `sum`, which has `limbs` limbs, as `y` has; `x` has fewer or as many and is extended by its
    /// sign.
    static void multiplyAdd(long[] sum, int limbs, long[] x, int xOffset, int xLimbs, long[] y, int yOffset) {
        long sign = x[xOffset + xLimbs - 1] >> 63;
        for (int i = 0; i < limbs; i++) {
            long xi = i < xLimbs ? x[xOffset + i] : sign;
            if (xi == 0) continue;
            long carry = 0;
            for (int j = 0; i + j < limbs; j++) {
                long yj = y[yOffset + j];
                long low = xi * yj;
                long high = Math.unsignedMultiplyHigh(xi, yj);
                long t = sum[i + j] + low;
                if (Long.compareUnsigned(t, low) < 0) high++;
                t += carry;
                if (Long.compareUnsigned(t, carry) < 0) high++;
                sum[i + j] = t;
                carry = high;
            }
        }
    }

    /// @param odd an odd number of as many limbs
    /// @return its inverse modulo 2^(64 limbs)
    static long[] inverse(long[] odd, int limbs) {
        var inverse = new long[limbs];
        inverse[0] = inverse(odd[0]);
        for (int right = 1; right < limbs; right *= 2) {
            int next = Math.min(limbs, 2 * right);
            var product = new long[next];
            multiplyAdd(product, next, odd, 0, next, extended(inverse, right, next), 0);
            negate(product, 0, next);
            long carry = 2;
            for (int i = 0; i < next && carry != 0; i++) {
                product[i] += carry;
                carry = Long.compareUnsigned(product[i], carry) < 0 ? 1 : 0;
            }
            var better = new long[next];
            multiplyAdd(better, next, extended(inverse, right, next), 0, next, product, 0);
            System.arraycopy(better, 0, inverse, 0, next);
        }
        return inverse;
    }

    private static long[] extended(long[] from, int limbs, int to) {
        var more = new long[to];
        System.arraycopy(from, 0, more, 0, limbs);
        return more;
    }

    /// @return the inverse of an odd number modulo 2^64, by Newton's iteration
    static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 5; i++) inverse *= 2 - odd * inverse;
        return inverse;
    }

    /// @return the magnitude as a double, scaled by 2^-64 for each of `scale(...)` limbs
    static double mantissa(long[] from, int offset, int limbs) {
        boolean negative = from[offset + limbs - 1] < 0;
        int top = scale(from, offset, limbs);
        double value = (double) from[offset + top];
        if (top == 0) return Math.abs(negative ? value : unsigned(from[offset]));
        double below = unsigned(from[offset + top - 1]);
        // A top limb that is only the sign leaves its weight to the limb below.
        return Math.abs((negative || top == limbs - 1 ? value : unsigned(from[offset + top])) * 0x1p64 + below)
                * 0x1p-64;
    }

    /// @return the index of the highest limb that is more than a sign
    static int scale(long[] from, int offset, int limbs) {
        long sign = from[offset + limbs - 1] >> 63;
        int top = limbs - 1;
        while (top > 0 && from[offset + top] == sign) top--;
        // The limb below a sign must carry that sign, else the sign's limb counts.
        return top < limbs - 1 && sign < 0 && from[offset + top] >= 0 ? top + 1 : top;
    }

    private static double unsigned(long limb) {
        return limb >= 0 ? limb : (double) (limb >>> 1) * 2.0 + (limb & 1);
    }
}
