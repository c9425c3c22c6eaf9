package grundy.engine.heap.sparse;

import java.util.Arrays;

/// The codes of the last heaps, together in one array.
final class RecentCodes {
    /// Heaps before a group that are at hand.
    static final int WINDOW = 1 << 15;

    private static final int SPARE = 1 << 14;
    static final int SIZE = WINDOW + SPARE + 2 * MarkKernel.MOST_LANES;

    private final byte[] codes = new byte[SIZE];

    /// 0 for common heaps.
    private final byte[] kinds = new byte[SIZE];

    /// For each of the 8 ways to move an index by less than 8, the bit that it has then among 8 indices.
    private final byte[] bits;

    private final MarkKernel kernel;
    private long base;

    /// @param length the next heap
    RecentCodes(CodeHistory history, RareHeaps rare, MarkKernel kernel, long length) {
        this.kernel = kernel;
        bits = new byte[kernel.needsBits() ? 8 * SIZE : 0];
        base = length - WINDOW;
        Arrays.fill(kinds, 0, Math.clamp(1 - base, 0, SIZE), (byte) 1);
        for (long heap = Math.max(1, base); heap < length; heap++) {
            set(heap, history.get(heap));
            if (rare.contains(heap)) kinds[place(heap)] = 1;
        }
        kernel.fillBits(codes, 0, WINDOW, bits);
    }

    byte[] codes() {
        return codes;
    }

    byte[] kinds() {
        return kinds;
    }

    byte[] bits() {
        return bits;
    }

    int place(long heap) {
        return (int) (heap - base);
    }

    /// @param heap common, within the window of the last group, or after it
    void set(long heap, int index) {
        int at = place(heap);
        codes[at] = (byte) index;
        kinds[at] = 0;
    }

    void setRare(long heap, int index) {
        set(heap, index);
        kinds[place(heap)] = 1;
    }

    /// Fills in what is kept of heaps besides their codes, once all heaps of a group are set.
    void finish(long first) {
        int at = place(first);
        kernel.fillBits(codes, at, at + kernel.lanes(), bits);
    }

    /// @return whether the window before this heap is at hand
    boolean holds(long heap) {
        return heap - WINDOW >= base;
    }

    /// Makes room for a group.
    void advance(long first) {
        int at = place(first);
        if (at + MarkKernel.MOST_LANES <= SIZE) return;
        int from = at - WINDOW;
        System.arraycopy(codes, from, codes, 0, WINDOW);
        System.arraycopy(kinds, from, kinds, 0, WINDOW);
        for (int start = 0; start < bits.length; start += SIZE)
            System.arraycopy(bits, start + from, bits, start, WINDOW);
        base = first - WINDOW;
    }
}
