package grundy.engine.sparse;

import java.util.Arrays;

/// For each index the common heaps that have it, as bits, of the last `window` heaps and some more.
final class Rows {
    private static final int SPARE = 2 * RowCover.WORDS + 2;

    private final int window;
    private final int stride;
    private final int count;
    private final long[] bits;

    /// The heap of the first bit of each row; a multiple of 64, perhaps negative.
    private long base;

    /// @param count of rows
    /// @param window heaps before a block that are looked at, a multiple of 64
    /// @param first heap that the next block begins with, a multiple of 64
    Rows(int count, int window, long first) {
        this.count = count;
        this.window = window;
        this.stride = 2 * window / Long.SIZE + SPARE;
        this.bits = new long[Math.multiplyExact(count, stride)];
        this.base = first - window;
    }

    int window() {
        return window;
    }

    long base() {
        return base;
    }

    long[] bits() {
        return bits;
    }

    int count() {
        return count;
    }

    /// @return the word of a block's first heap in the first row
    int place(long first) {
        return (int) (first - base) / Long.SIZE;
    }

    /// @return where a step of {@link RowCover.Steps} begins
    int place(int row, int distance) {
        return row * stride + Math.floorDiv(-distance, Long.SIZE);
    }

    static int shift(int distance) {
        return Math.floorMod(-distance, Long.SIZE);
    }

    /// @param heap from base on
    void set(int row, long heap) {
        long bit = heap - base;
        bits[row * stride + (int) (bit / Long.SIZE)] |= 1L << bit;
    }

    void clear(int row, long heap) {
        long bit = heap - base;
        bits[row * stride + (int) (bit / Long.SIZE)] &= ~(1L << bit);
    }

    /// Makes room for a block.
    void advance(long first) {
        if (place(first) + SPARE <= stride) return;
        int gone = place(first - window);
        for (int row = 0; row < count; row++) {
            int from = row * stride;
            System.arraycopy(bits, from + gone, bits, from, stride - gone);
            Arrays.fill(bits, from + stride - gone, from + stride, 0);
        }
        base += (long) gone * Long.SIZE;
    }
}
