package grundy.engine.heap.subtraction;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Values of a subtraction game in lanes of 8, 16, 32 or 64 bits, several of them in a word.
///
/// The lane of a heap has one bit, that of its value. The lanes of the options are joined by OR to m, and the lowest
/// bit that m has not is the lane of the heap: `(m + 1) & ~m`. As at most one bit less than a lane has bits can be
/// set in m, nothing is carried from a lane to the next, and an ordinary addition serves all lanes of a word. A word
/// can be worked out once all its options are known, so that the least amount must be as long as a word; the
/// lanes are chosen wide enough. Where the least amount is as long as eight words, eight go side by side.
///
/// Cost: for each word (8 heaps at most) a load and an OR for each amount, and a few operations more. Space: twice
/// the greatest amount, in lanes.
final class OneHotLanes implements WindowKernel {
    static final int MOST_AMOUNTS = 63;
    static final long MOST_BYTES = 1L << 27;
    private static final int ROOM = 1 << 14;
    private static final int SIDE_BY_SIDE = 64;
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    private final int lane;
    private final long ones;
    private final int[] back;
    private final int history;
    private final byte[] hot;
    private int at;

    /// @param amounts ascending, 1 to {@link #MOST_AMOUNTS} of them
    /// @param before values of the heaps before the first one to be worked out, in order; none is taken to be
    ///     there before these
    OneHotLanes(long[] amounts, int[] before) {
        this.lane = lane(amounts);
        this.ones = lane == 8 ? 1 : Long.divideUnsigned(-1, (1L << 8 * lane) - 1);
        this.back = new int[amounts.length];
        for (int i = 0; i < back.length; i++) back[i] = Math.toIntExact(amounts[i] * lane);
        this.history = back[back.length - 1] + 7 & -8;
        this.hot = new byte[history + Math.max(ROOM * lane, history + 63 & -64)];
        this.at = history;
        for (int i = 1; i <= Math.min(before.length, history / lane); i++)
            set(history - i * lane, 1L << before[before.length - i]);
    }

    /// @return bytes of a lane: the fewest that hold the values, and 8 bytes of which are no longer than the
    ///     least amount
    private static int lane(long[] amounts) {
        int bytes = 1;
        while (bytes < 8 && (amounts.length > 8 * bytes - 1 || amounts[0] * bytes < 8)) bytes *= 2;
        return bytes;
    }

    /// @return whether lanes for these amounts can be had
    static boolean fit(long[] amounts) {
        return amounts.length > 0
                && amounts.length <= MOST_AMOUNTS
                && amounts[amounts.length - 1] * lane(amounts) <= MOST_BYTES;
    }

    @Override
    public int most() {
        return ROOM;
    }

    @Override
    public void next(long[] codes, int count) {
        int end = at + count * lane;
        if (end > hot.length) {
            System.arraycopy(hot, at - history, hot, 0, history);
            at = history;
            end = at + count * lane;
        }
        if (lane == 1) {
            ByteLanes.next(hot, back, at, codes, count / Long.BYTES);
        } else {
            if (back[0] >= SIDE_BY_SIDE) eightWords(hot, back, ones, at, end);
            else oneWord(hot, back, ones, at, end);
            values(codes, count);
        }
        at = end;
    }

    private void values(long[] codes, int count) {
        for (int word = 0; word < count / Long.BYTES; word++) {
            long code = 0;
            for (int i = 0; i < Long.BYTES; i++) {
                int index = at + (Long.BYTES * word + i) * lane;
                code |= (long) Long.numberOfTrailingZeros(get(index)) << Byte.SIZE * i;
            }
            codes[word] = code;
        }
    }

    private static void oneWord(byte[] hot, int[] back, long ones, int from, int end) {
        for (int at = from; at < end; at += 8) {
            long reached = 0;
            for (int amount : back) reached |= (long) LONG.get(hot, at - amount);
            LONG.set(hot, at, reached + ones & ~reached);
        }
    }

    private static void eightWords(byte[] hot, int[] back, long ones, int from, int end) {
        for (int at = from; at < end; at += SIDE_BY_SIDE) {
            long a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0;
            for (int amount : back) {
                int option = at - amount;
                a |= (long) LONG.get(hot, option);
                b |= (long) LONG.get(hot, option + 8);
                c |= (long) LONG.get(hot, option + 16);
                d |= (long) LONG.get(hot, option + 24);
                e |= (long) LONG.get(hot, option + 32);
                f |= (long) LONG.get(hot, option + 40);
                g |= (long) LONG.get(hot, option + 48);
                h |= (long) LONG.get(hot, option + 56);
            }
            LONG.set(hot, at, a + ones & ~a);
            LONG.set(hot, at + 8, b + ones & ~b);
            LONG.set(hot, at + 16, c + ones & ~c);
            LONG.set(hot, at + 24, d + ones & ~d);
            LONG.set(hot, at + 32, e + ones & ~e);
            LONG.set(hot, at + 40, f + ones & ~f);
            LONG.set(hot, at + 48, g + ones & ~g);
            LONG.set(hot, at + 56, h + ones & ~h);
        }
    }

    private long get(int index) {
        return switch (lane) {
            case 2 -> (short) SHORT.get(hot, index);
            case 4 -> (int) INT.get(hot, index);
            default -> (long) LONG.get(hot, index);
        };
    }

    private void set(int index, long bits) {
        switch (lane) {
            case 1 -> hot[index] = (byte) bits;
            case 2 -> SHORT.set(hot, index, (short) bits);
            case 4 -> INT.set(hot, index, (int) bits);
            default -> LONG.set(hot, index, bits);
        }
    }
}
