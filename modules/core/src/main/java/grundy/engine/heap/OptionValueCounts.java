package grundy.engine.heap;

import java.util.Arrays;

/// Counts how often each value occurs among the options, for sets of options that change little from
/// heap to heap, and finds the mex.
///
/// Cost: O(1) for a change; at most 1/4096 of the greatest value for a question.
public final class OptionValueCounts {
    private int[] counts = new int[64];
    private long[] words = new long[1];
    private long[] full = new long[1];
    private long total;
    /// No smaller value is absent.
    private int lowest;

    /// No option has been counted yet.
    public OptionValueCounts() {}

    /// @param value that is now in the set, at least 0
    public void add(int value) {
        if (value >= counts.length) grow(value);
        total++;
        if (counts[value]++ > 0) return;
        words[value >> 6] |= 1L << value;
        if (words[value >> 6] == -1) full[value >> 12] |= 1L << (value >> 6);
    }

    /// @param value was added more often than it was removed
    public void remove(int value) {
        total--;
        if (--counts[value] > 0) return;
        words[value >> 6] &= ~(1L << value);
        full[value >> 12] &= ~(1L << (value >> 6));
        lowest = Math.min(lowest, value);
    }

    /// @return whether no value is in the set
    public boolean isEmpty() {
        return total == 0;
    }

    /// @return the least value from `from` on that does not occur
    public int absentFrom(int from) {
        if (from > lowest) return search(from);
        lowest = search(lowest);
        return lowest;
    }

    private int search(int from) {
        int word = from >> 6;
        if (word >= words.length) return from;
        long free = ~words[word] & -1L << from;
        if (free != 0) return (word << 6) + Long.numberOfTrailingZeros(free);
        int next = firstNotFull(word + 1);
        if (next >= words.length) return next << 6;
        return (next << 6) + Long.numberOfTrailingZeros(~words[next]);
    }

    private int firstNotFull(int word) {
        int block = word >> 6;
        if (block >= full.length) return word;
        long free = ~full[block] & -1L << word;
        while (free == 0) {
            if (++block == full.length) return block << 6;
            free = ~full[block];
        }
        return (block << 6) + Long.numberOfTrailingZeros(free);
    }

    private void grow(int value) {
        int size = Math.max(Math.multiplyExact(counts.length, 2), (value | 63) + 1);
        counts = Arrays.copyOf(counts, size);
        words = Arrays.copyOf(words, (size >> 6) + 1);
        full = Arrays.copyOf(full, (words.length >> 6) + 1);
    }
}
