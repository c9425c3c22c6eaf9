package grundy.engine.heap.subtraction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Values of a subtraction game with many amounts: for each value a ring of bits for the next heaps, those from which
/// a heap of this value is reached. When a heap gets its value, all amounts are added to it at once, 64 at a time.
///
/// Cost: for each heap 1/64 of the greatest amount, and its value. Space: 8 bytes for each heap up to the
/// greatest amount, and a bit more for each value.
final class ReachedRing implements WindowKernel {
    static final int MOST_AMOUNTS = 0xFFFF;
    private static final int MOST = 1 << 12;
    private static final int FOR_EACH_HEAP = 16;
    private static final int WORDS_IN_A_STEP = 4;
    private static final int GREATEST = 1 << 22;

    /// The amounts, moved up by 0 to 63 bits.
    private final long[][] moved = new long[Long.SIZE][];

    private final List<long[]> byValue = new ArrayList<>();
    private final int words;
    private final int ring;
    private final int width;
    private long heap;

    /// @param amounts ascending
    /// @param before values of the heaps before the first one to be worked out, in order; a multiple of 64
    ReachedRing(long[] amounts, int[] before) {
        this.words = (int) (amounts[amounts.length - 1] >> 6) + 2;
        this.ring = Integer.highestOneBit(words) << 1;
        this.width = width(amounts);
        for (int by = 0; by < Long.SIZE; by++) {
            moved[by] = new long[words];
            for (long amount : amounts) moved[by][(int) (amount + by >> 6)] |= 1L << amount + by;
        }
        for (int value : before) {
            add(value);
            advance();
        }
    }

    /// @return whether this is the better way than to look at the amounts one by one, and fits
    static boolean isWorth(long[] amounts) {
        long greatest = amounts[amounts.length - 1];
        return amounts.length <= MOST_AMOUNTS
                && greatest <= GREATEST
                && amounts.length > (greatest >> 6) / WORDS_IN_A_STEP + FOR_EACH_HEAP;
    }

    /// @return bytes of a value
    static int width(long[] amounts) {
        return amounts.length <= 0xFF ? 1 : 2;
    }

    @Override
    public int most() {
        return MOST;
    }

    @Override
    public void next(long[] codes, int count) {
        Arrays.fill(codes, 0, count * width / Long.BYTES, 0);
        for (int i = 0; i < count; i++) {
            int word = (int) (heap >> 6) & ring - 1;
            int value = 0;
            while (value < byValue.size() && (byValue.get(value)[word] >>> heap & 1) != 0) value++;
            add(value);
            ByteRow.put(codes, i, width, value);
            advance();
        }
    }

    private void add(int value) {
        while (byValue.size() <= value) byValue.add(new long[ring]);
        var row = byValue.get(value);
        var amounts = moved[(int) heap & 63];
        int from = (int) (heap >> 6) & ring - 1;
        int first = Math.min(words, ring - from);
        for (int i = 0; i < first; i++) row[from + i] |= amounts[i];
        for (int i = first; i < words; i++) row[i - first] |= amounts[i];
    }

    private void advance() {
        heap++;
        if ((heap & 63) != 0) return;
        int passed = (int) ((heap >> 6) - 1) & ring - 1;
        for (var row : byValue) row[passed] = 0;
    }
}
