package grundy.engine.partizan;

import java.util.Arrays;

/// A set of heaps as packed bits that grows at its end. Heaps below 0 may be asked for and are never in it.
final class BitRow {
    private static final int GUARD = Long.SIZE;
    private long[] words = new long[3];

    /// @param heaps how many heaps there must be room for
    void grow(long heaps) {
        int needed = Math.toIntExact((heaps + GUARD >>> 6) + 2);
        if (needed > words.length) words = Arrays.copyOf(words, needed);
    }

    void set(long heap) {
        long at = heap + GUARD;
        words[(int) (at >>> 6)] |= 1L << at;
    }

    /// Adds the heaps `heap + i` for the bits i that are set, for all of which there must be room.
    void put(long heap, long bits) {
        long at = heap + GUARD;
        int word = (int) (at >>> 6);
        words[word] |= bits << at;
        words[word + 1] |= bits >>> 1 >>> (~at & 63);
    }

    boolean get(long heap) {
        long at = heap + GUARD;
        return (words[(int) (at >>> 6)] >>> at & 1) != 0;
    }

    /// @param heap at least -64
    /// @return whether `heap` is there in bit 0, `heap + 1` in bit 1, ...
    long from(long heap) {
        long at = heap + GUARD;
        int word = (int) (at >>> 6);
        return words[word] >>> at | words[word + 1] << 1 << (~at & 63);
    }

    /// @return whether the heaps from `a` and from `b` on are there alike
    boolean isAlike(long a, long b, long length) {
        long i = 0;
        for (; i + Long.SIZE <= length; i += Long.SIZE) if (from(a + i) != from(b + i)) return false;
        long rest = length - i;
        return rest == 0 || (from(a + i) ^ from(b + i)) << Long.SIZE - rest == 0;
    }
}
