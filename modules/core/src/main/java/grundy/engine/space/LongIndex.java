package grundy.engine.space;

import grundy.engine.words.SearchMeter;

/// Gives ids to 64-bit words: open addressing with linear probing over a table of ids.
///
/// Cost: 8 bytes for the word (12 at most by the slack of growing), 5.3 to 10.7 bytes for the table.
public final class LongIndex {
    private final SearchMeter meter;
    private long[] words = new long[64];

    /// Ids plus 1; 0 is a free slot. The length is a power of 2 and at most three quarters are used.
    private int[] slots = new int[128];

    /// 64 minus the binary logarithm of the number of slots.
    private int shift = Long.SIZE - 7;

    private int size;

    /// @param meter that counts what is held
    public LongIndex(SearchMeter meter) {
        this.meter = meter;
    }

    /// Returns how many words have an id.
    public int size() {
        return size;
    }

    long word(int id) {
        return words[id];
    }

    /// @return the id of a word, a new one if it was not seen before
    public int idOf(long word) {
        if (size >= slots.length / 4 * 3) rehash();
        int mask = slots.length - 1;
        int slot = slotOf(word);
        for (int entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (words[entry - 1] == word) return entry - 1;
            slot = slot + 1 & mask;
        }
        return store(word, slot);
    }

    /// @return the id of a word; -1 if it was not seen before
    public int find(long word) {
        int mask = slots.length - 1;
        int slot = slotOf(word);
        for (int entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (words[entry - 1] == word) return entry - 1;
            slot = slot + 1 & mask;
        }
        return -1;
    }

    private int store(long word, int slot) {
        meter.store();
        if (size == words.length) words = meter.grow(words, size);
        words[size++] = word;
        slots[slot] = size;
        return size - 1;
    }

    private void rehash() {
        var larger = meter.doubled(slots);
        int mask = larger.length - 1;
        shift--;
        for (int id = 0; id < size; id++) {
            int slot = slotOf(words[id]);
            while (larger[slot] != 0) slot = slot + 1 & mask;
            larger[slot] = id + 1;
        }
        slots = larger;
    }

    /// Fibonacci hashing: the high bits of a product with 2^64 over the golden ratio, which spreads out
    /// arithmetic progressions, and such are the rows of positions, better than chance would.
    private int slotOf(long word) {
        return (int) (word * 0x9E3779B97F4A7C15L >>> shift);
    }
}
