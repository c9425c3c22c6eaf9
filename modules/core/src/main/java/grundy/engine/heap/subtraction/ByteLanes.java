package grundy.engine.heap.subtraction;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// The loops of {@link OneHotLanes} for lanes of a byte: with the number of amounts fixed, so that the
/// compiler checks bounds once for a whole block, and without a branch.
final class ByteLanes {
    static final int MOST_AMOUNTS = 7;
    private static final int FEW = 3;
    private static final int SOME = 5;
    private static final long ONES = 0x0101010101010101L;
    private static final long FULL = 0x7F7F7F7F7F7F7F7FL;
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteLanes() {}

    /// Works out lanes from `from` on.
    ///
    /// @param back how far back the options are, ascending, at least 8 and at most {@link #MOST_AMOUNTS} of them
    /// @param values gets the values, eight in a word, the lowest first
    static void next(byte[] hot, int[] back, int from, long[] values, int words) {
        int count = back.length <= FEW ? FEW : back.length <= SOME ? SOME : MOST_AMOUNTS;
        int[] b = Arrays.copyOf(back, count);
        Arrays.fill(b, back.length, count, back[back.length - 1]);
        switch (count) {
            case FEW -> three(hot, from - b[0], from - b[1], from - b[2], from, values, words);
            case SOME ->
                five(hot, from - b[0], from - b[1], from - b[2], from - b[3], from - b[4], from, values, words);
            default -> seven(hot, b, from, values, words);
        }
        if (back.length <= FEW) upToThree(values, words);
        else upToSeven(values, words);
    }

    private static long at(byte[] hot, int index) {
        return (long) LONG.get(hot, index);
    }

    private static void three(byte[] hot, int a, int b, int c, int to, long[] lanes, int words) {
        for (int i = 0; i < words; i++) {
            int j = i << 3;
            long m = at(hot, a + j) | at(hot, b + j) | at(hot, c + j);
            long lane = m + ONES & ~m;
            LONG.set(hot, to + j, lane);
            lanes[i] = lane;
        }
    }

    private static void five(byte[] hot, int a, int b, int c, int d, int e, int to, long[] lanes, int words) {
        for (int i = 0; i < words; i++) {
            int j = i << 3;
            long m = at(hot, a + j) | at(hot, b + j) | at(hot, c + j) | at(hot, d + j) | at(hot, e + j);
            long lane = m + ONES & ~m;
            LONG.set(hot, to + j, lane);
            lanes[i] = lane;
        }
    }

    private static void seven(byte[] hot, int[] back, int to, long[] lanes, int words) {
        int a = to - back[0];
        int b = to - back[1];
        int c = to - back[2];
        int d = to - back[3];
        int e = to - back[4];
        int f = to - back[5];
        int g = to - back[6];
        for (int i = 0; i < words; i++) {
            int j = i << 3;
            long m = at(hot, a + j)
                    | at(hot, b + j)
                    | at(hot, c + j)
                    | at(hot, d + j)
                    | at(hot, e + j)
                    | at(hot, f + j)
                    | at(hot, g + j);
            long lane = m + ONES & ~m;
            LONG.set(hot, to + j, lane);
            lanes[i] = lane;
        }
    }

    /// Bits 0 to 3 to their numbers: half of them, 0, 1, 2 and 4, but 3 for 4.
    private static void upToThree(long[] lanes, int words) {
        for (int i = 0; i < words; i++) {
            long x = lanes[i];
            lanes[i] = (x >>> 1 & 7 * ONES) - (x >>> 3 & ONES);
        }
    }

    /// Bits 0 to 7 to their numbers, of which each binary digit says whether the bit is among four.
    private static void upToSeven(long[] lanes, int words) {
        for (int i = 0; i < words; i++) {
            long x = lanes[i];
            lanes[i] = (x & 0xAAAAAAAAAAAAAAAAL) + FULL >>> 7 & ONES
                    | (x & 0xCCCCCCCCCCCCCCCCL) + FULL >>> 6 & 2 * ONES
                    | (x & 0xF0F0F0F0F0F0F0F0L) + FULL >>> 5 & 4 * ONES;
        }
    }
}
