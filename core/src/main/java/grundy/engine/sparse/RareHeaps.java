package grundy.engine.sparse;

import java.util.Arrays;
import java.util.List;

/// The heaps with rare values, in order.
final class RareHeaps {
    private long[] heaps = new long[64];
    private int size;

    void add(long heap) {
        if (size == heaps.length) heaps = Arrays.copyOf(heaps, 2 * size);
        heaps[size++] = heap;
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
        return heap <= last() && Arrays.binarySearch(heaps, 0, size, heap) >= 0;
    }

    /// @return the length of the longest end of the heaps below `a` whose kinds are those of the heaps as far below
    ///     `b < a`, at most `most`
    long commonEnd(long a, long b, long most) {
        int i = before(a);
        int j = before(b);
        while (i >= 0 || j >= 0) {
            long first = i < 0 ? Long.MAX_VALUE : a - heaps[i];
            long second = j < 0 ? Long.MAX_VALUE : b - heaps[j];
            if (Math.min(first, second) > most) return most;
            if (first != second) return Math.min(first, second) - 1;
            i--;
            j--;
        }
        return most;
    }

    /// @return the place of the last one below a heap, or -1
    private int before(long heap) {
        int at = Arrays.binarySearch(heaps, 0, size, heap);
        return (at >= 0 ? at : -at - 1) - 1;
    }

    /// @return whether there is one from `from` to `to`, both counted
    boolean meets(long from, long to) {
        if (from > last()) return false;
        int at = Arrays.binarySearch(heaps, 0, size, from);
        int next = at >= 0 ? at : -at - 1;
        return next < size && heaps[next] <= to;
    }
}
