package grundy.engine.heap.sparse;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The heaps with rare values, in order.
final class RareHeaps {
    private static final int LOW = 1 << 20;

    private final BitSet low = new BitSet();
    private long[] heaps = new long[64];
    private int size;

    void add(long heap) {
        if (size == heaps.length) heaps = Arrays.copyOf(heaps, 2 * size);
        heaps[size++] = heap;
        if (heap < LOW) low.set((int) heap);
    }

    int size() {
        return size;
    }

    long get(int i) {
        return heaps[i];
    }

    List<Long> all() {
        return Arrays.stream(heaps, 0, size).boxed().toList();
    }

    /// @return the last one, or -1
    long last() {
        return size == 0 ? -1 : heaps[size - 1];
    }

    boolean contains(long heap) {
        if (heap < LOW) return low.get((int) heap);
        return heap <= last() && Arrays.binarySearch(heaps, 0, size, heap) >= 0;
    }

    /// @return whether there is one from `from` to `to`, both counted
    boolean meets(long from, long to) {
        if (from > last()) return false;
        int at = Arrays.binarySearch(heaps, 0, size, from);
        int next = at >= 0 ? at : -at - 1;
        return next < size && heaps[next] <= to;
    }
}
