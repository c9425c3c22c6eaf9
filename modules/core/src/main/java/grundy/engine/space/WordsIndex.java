package grundy.engine.space;

import grundy.engine.words.SearchMeter;

/// Gives ids to rows of 64-bit words of one length: open addressing with linear probing over a table of ids.
///
/// Cost: 8 bytes for each word (12 at most by the slack of growing), 5.3 to 10.7 bytes a row for the table.
final class WordsIndex {
    private final int length;
    private final SearchMeter meter;
    private long[] words = new long[64];

    /// Ids plus 1; 0 is a free slot. The length is a power of 2 and at most three quarters are used.
    private int[] slots = new int[128];

    private int size;

    /// Keeps reading ahead from being left out as useless.
    @SuppressWarnings("unused")
    private long ahead;

    /// @param length of each row, at least 1 (unit: words)
    WordsIndex(int length, SearchMeter meter) {
        this.length = length;
        this.meter = meter;
    }

    int size() {
        return size;
    }

    /// @return holds the words of row `id` from `id * length` on
    long[] words() {
        return words;
    }

    /// @return the id of the row that begins at `from`, a new one if it was not seen before
    int idOf(long[] rows, int from) {
        if (size >= slots.length / 4 * 3) rehash();
        int mask = slots.length - 1;
        int slot = hash(rows, from) & mask;
        for (int entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (isAt(entry - 1, rows, from)) return entry - 1;
            slot = slot + 1 & mask;
        }
        return store(rows, from, slot);
    }

    /// Has the memory brought near that looking up rows will read.
    ///
    /// @param rows concatenated
    void readAhead(long[] rows, int count) {
        int mask = slots.length - 1;
        long read = 0;
        for (int i = 0; i < count; i++) read += slots[hash(rows, i * length) & mask];
        for (int i = 0; i < count; i++) {
            int entry = slots[hash(rows, i * length) & mask];
            if (entry != 0) read += words[(entry - 1) * length];
        }
        ahead = read;
    }

    private boolean isAt(int id, long[] rows, int from) {
        for (int i = 0; i < length; i++) if (words[id * length + i] != rows[from + i]) return false;
        return true;
    }

    private int store(long[] rows, int from, int slot) {
        meter.store();
        if ((size + 1) * length > words.length) words = meter.grow(words, (size + 1) * length);
        System.arraycopy(rows, from, words, size * length, length);
        slots[slot] = ++size;
        return size - 1;
    }

    private void rehash() {
        var larger = meter.doubled(slots);
        int mask = larger.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = hash(words, id * length) & mask;
            while (larger[slot] != 0) slot = slot + 1 & mask;
            larger[slot] = id + 1;
        }
        slots = larger;
    }

    private int hash(long[] rows, int from) {
        long hash = 0;
        for (int i = 0; i < length; i++) hash = (hash ^ rows[from + i]) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        return (int) ((hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L >>> 32);
    }
}
