package grundy.engine.partizan;

import java.util.Arrays;
import java.util.TreeMap;

/// Amounts as masks of 64: whether one of them leads into a set of heaps is asked for 64 of them at a time.
final class AmountMasks {
    /// Amounts from `64 * block + 1` to `64 * block + 64`; the smallest in the highest bit, so that
    /// it meets the heap that it leaves.
    private final TreeMap<Long, Long> masks = new TreeMap<>();

    private long[] offsets = new long[0];
    private long[] bits = new long[0];

    /// @param amount at least 1; {@link #pack} is to be called before the next question
    void add(long amount) {
        masks.merge((amount - 1) & -Long.SIZE, Long.MIN_VALUE >>> amount - 1, (a, b) -> a | b);
    }

    void pack() {
        offsets = masks.keySet().stream().mapToLong(Long::longValue).toArray();
        bits = masks.values().stream().mapToLong(Long::longValue).toArray();
    }

    /// Replaces all by these.
    ///
    /// @param amounts ascending, at least 1 each
    void set(long[] amounts) {
        var blocks = new long[amounts.length];
        var packed = new long[amounts.length];
        int last = -1;
        for (long amount : amounts) {
            long block = (amount - 1) & -Long.SIZE;
            if (last < 0 || blocks[last] != block) blocks[++last] = block;
            packed[last] |= Long.MIN_VALUE >>> amount - 1;
        }
        offsets = Arrays.copyOf(blocks, last + 1);
        bits = Arrays.copyOf(packed, last + 1);
    }

    /// Cost: one step for each 64 neighbouring amounts, up to the first that leads there.
    boolean lead(long heap, BitRow into) {
        for (int i = 0; i < offsets.length; i++) {
            long first = heap - offsets[i] - Long.SIZE;
            if (first <= -Long.SIZE) return false;
            if ((into.from(first) & bits[i]) != 0) return true;
        }
        return false;
    }
}
