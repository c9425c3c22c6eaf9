package grundy.value;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Arrays;

/// Arithmetic in the field of the nimbers below 2^(64w), w a power of 2, on arrays of w words, the lowest first: in
/// halves, as in {@link NimField64}, which does the single words.
final class NimWords {
    /// The number of words whose product takes some hundredths of a millisecond.
    private static final int STEP_WORDS = 64;

    private NimWords() {}

    /// @param words a power of 2, enough for the number
    static long[] of(BigInteger number, int words) {
        var result = new long[words];
        var bytes = number.toByteArray();
        for (int i = 0; i < bytes.length; i++) {
            long value = bytes[bytes.length - 1 - i] & 0xFF;
            if (value != 0) result[i / 8] |= value << i % 8 * 8;
        }
        return result;
    }

    static BigInteger number(long[] words) {
        var bytes = new byte[8 * words.length];
        for (int i = 0; i < bytes.length; i++) bytes[bytes.length - 1 - i] = (byte) (words[i / 8] >>> i % 8 * 8);
        return new BigInteger(1, bytes);
    }

    static long[] product(long[] a, long[] b) {
        if (a.length == 1) return new long[] {NimField64.multiply(a[0], b[0])};
        if (a.length == STEP_WORDS) Checkpoint.step();
        var a1 = high(a);
        var b1 = high(b);
        var a0 = low(a);
        var b0 = low(b);
        var low = product(a0, b0);
        boolean flatA = isZero(a1);
        boolean flatB = isZero(b1);
        if (flatA && flatB) return Arrays.copyOf(low, a.length);
        if (flatA) return concat(product(a0, b1), low);
        if (flatB) return concat(product(a1, b0), low);
        return concat(xor(product(xor(a1, a0), xor(b1, b0)), low), xor(low, timesHalf(product(a1, b1))));
    }

    static long[] square(long[] a) {
        if (a.length == 1) return new long[] {NimField64.square(a[0])};
        var high = square(high(a));
        return concat(high, xor(square(low(a)), timesHalf(high)));
    }

    static long[] squareRoot(long[] a) {
        if (a.length == 1) return new long[] {NimField64.squareRoot(a[0])};
        var high = high(a);
        return concat(squareRoot(high), squareRoot(xor(low(a), timesHalf(high))));
    }

    /// @param a not 0
    static long[] inverse(long[] a) {
        if (a.length == 1) return new long[] {NimField64.inverse(a[0])};
        var high = high(a);
        var low = low(a);
        var sum = xor(low, high);
        var norm = inverse(xor(product(low, sum), timesHalf(square(high))));
        return concat(product(high, norm), product(sum, norm));
    }

    /// @return the product with half the Fermat power that bounds the field: h*F*(a1*F + a0) = h*(a1 + a0)*F +
    ///     h*h*a1 for h = F/2
    private static long[] timesHalf(long[] a) {
        if (a.length == 1) return new long[] {NimField64.timesHalf(a[0])};
        if (a.length == STEP_WORDS) Checkpoint.step();
        var high = high(a);
        return concat(timesHalf(xor(high, low(a))), timesHalf(timesHalf(high)));
    }

    private static long[] high(long[] a) {
        return Arrays.copyOfRange(a, a.length / 2, a.length);
    }

    private static long[] low(long[] a) {
        return Arrays.copyOf(a, a.length / 2);
    }

    private static long[] concat(long[] high, long[] low) {
        var all = Arrays.copyOf(low, 2 * low.length);
        System.arraycopy(high, 0, all, low.length, high.length);
        return all;
    }

    private static long[] xor(long[] a, long[] b) {
        var sum = new long[a.length];
        for (int i = 0; i < sum.length; i++) sum[i] = a[i] ^ b[i];
        return sum;
    }

    private static boolean isZero(long[] a) {
        for (long word : a) if (word != 0) return false;
        return true;
    }
}
