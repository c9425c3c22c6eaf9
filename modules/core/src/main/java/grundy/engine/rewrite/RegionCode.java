package grundy.engine.rewrite;

import java.util.Arrays;

/// The code that identifies a {@link RegionGraph}: a row of bits in 64-bit words, written from its
/// beginning.
final class RegionCode {
    private final long[] words;
    private int size;

    /// The bits that are in no word yet, and how many; fewer than 64.
    private long open;

    private int used;

    /// @param capacity the most bits that it will have
    RegionCode(int capacity) {
        words = new long[capacity / Long.SIZE + 1];
    }

    /// Begins anew, with these bits.
    ///
    /// @param count how many, at most 63; the others are 0
    void begin(long bits, int count) {
        size = 0;
        open = bits;
        used = count;
    }

    /// @param count how many, at most 63; the others are 0
    void add(long bits, int count) {
        open |= bits << used;
        used += count;
        if (used < Long.SIZE) return;
        words[size++] = open;
        used -= Long.SIZE;
        open = used == 0 ? 0 : bits >>> count - used;
    }

    /// Ends the row: what is left of its last word is 0.
    void end() {
        if (used > 0) words[size++] = open;
        used = 0;
        open = 0;
    }

    /// @return the number of words
    int size() {
        return size;
    }

    /// @param to gets the words, from `at` on
    void copy(long[] to, int at) {
        System.arraycopy(words, 0, to, at, size);
    }

    /// @return whether the words between `from` and `to` are those of this row
    boolean isAt(long[] others, int from, int to) {
        if (to - from != size) return false;
        for (int i = 0; i < size; i++) if (words[i] != others[from + i]) return false;
        return true;
    }

    boolean isSame(RegionCode other) {
        return Arrays.equals(words, 0, size, other.words, 0, other.size);
    }
}
