package grundy.engine.heap.dense;

import java.util.Arrays;

/// The values of heaps, four in a word of 64 bits, forwards and backwards.
///
/// The pairs of heaps of one total lie side by side: of the pairs with the lesser heaps 4i to 4i + 3 the values of
/// these are a word, and those of the greater ones are a word of one of four copies, each moved by one lane more. So
/// the nim-sums of four pairs cost one operation, and no word is read across its border.
///
/// Space: 10 bytes a heap. Values are below 2^15.
final class PackedValues {
    private static final int LANES = 4;
    private static final int BITS = 16;
    private static final int WITHIN = 0xFFFF;

    private long[] forward = new long[0];
    private final long[][] backward = new long[LANES][];
    private int capacity;

    /// Makes room for heaps below `size`.
    void reserve(int size) {
        if (size <= capacity) return;
        int old = capacity;
        var values = forward;
        capacity = Math.max(Math.max(1 << 10, size + LANES & -LANES), 2 * capacity);
        forward = Arrays.copyOf(values, capacity / LANES);
        for (int s = 0; s < LANES; s++) backward[s] = new long[capacity / LANES + 1];
        for (int heap = 0; heap < old; heap++) setBackward(heap, get(heap));
    }

    int get(int heap) {
        return (int) (forward[heap / LANES] >>> BITS * (heap % LANES)) & WITHIN;
    }

    /// @param heap of no value yet
    void set(int heap, int value) {
        forward[heap / LANES] |= (long) value << BITS * (heap % LANES);
        setBackward(heap, value);
    }

    private void setBackward(int heap, int value) {
        int place = capacity - heap;
        for (int s = 0; s < LANES; s++) {
            int moved = place - s;
            if (moved >= 0) backward[s][moved / LANES] |= (long) value << BITS * (moved % LANES);
        }
    }

    long[] forward() {
        return forward;
    }

    /// @return the copy in which the heaps `total`, `total - 1`, ... begin with a word
    long[] backward(int total) {
        return backward[(capacity - total) % LANES];
    }

    /// @return the offset of the heap `total` in that copy: the pair of the forward word i is word
    ///     `i + offset`
    int offset(int total) {
        return (capacity - total) / LANES;
    }
}
