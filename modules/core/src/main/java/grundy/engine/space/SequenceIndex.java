package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import java.util.Arrays;

/// Gives ids to finite sequences of nonnegative numbers, which are concatenated in one array: of each number
/// the difference from the one before, so that sorted sequences of small numbers take a byte a number.
///
/// Cost: 1 to 5 bytes for each number, 15 to 30 bytes for each sequence besides.
public final class SequenceIndex {
    private final SearchMeter meter;
    private byte[] bytes = new byte[256];

    /// The place where sequence `id` begins in `bytes`; it ends where the next one begins.
    private int[] begins = new int[64];

    /// The hash of a sequence, and in the lower half its id plus 1; 0 is a free slot. The length is a power of 2
    /// and at most three quarters are used.
    private long[] slots = new long[128];

    private int size;
    private byte[] encoded = new byte[64];

    /// @param meter that counts what is held
    public SequenceIndex(SearchMeter meter) {
        this.meter = meter;
    }

    /// Returns how many sequences there are.
    public int size() {
        return size;
    }

    /// @return at least how many numbers the sequence has
    int mostNumbers(int id) {
        return begins[id + 1] - begins[id];
    }

    /// @param into has room for {@link #mostNumbers}
    /// @return the length of the sequence
    int read(int id, int[] into) {
        int count = 0;
        int last = 0;
        for (int at = begins[id]; at < begins[id + 1]; ) {
            int coded = 0;
            int shift = 0;
            int next;
            do {
                next = bytes[at++];
                coded |= (next & 0x7F) << shift;
                shift += 7;
            } while (next < 0);
            last += coded >>> 1 ^ -(coded & 1);
            into[count++] = last;
        }
        return count;
    }

    /// Writes differences with their sign in the lowest bit, seven bits to a byte, the last byte of each
    /// nonnegative.
    ///
    /// @return the number of bytes that were written
    private int write(int[] sequence, int from, int length) {
        if (encoded.length < 5 * length) {
            meter.charge(10L * length - encoded.length);
            encoded = new byte[10 * length];
        }
        int end = 0;
        int last = 0;
        for (int i = 0; i < length; i++) {
            int difference = sequence[from + i] - last;
            last = sequence[from + i];
            int coded = difference << 1 ^ difference >> 31;
            for (; coded >>> 7 != 0; coded >>>= 7) encoded[end++] = (byte) (coded | 0x80);
            encoded[end++] = (byte) coded;
        }
        return end;
    }

    /// @return the id of the first `length` numbers, a new one if this sequence was not seen before
    public int idOf(int[] sequence, int length) {
        return idOf(sequence, 0, length);
    }

    /// @return the id of `length` numbers from `from` on, a new one if this sequence was not seen before
    public int idOf(int[] sequence, int from, int length) {
        if (size >= slots.length / 4 * 3) slots = rehashed(slots, meter);
        int end = write(sequence, from, length);
        int hash = hash(encoded, 0, end);
        int slot = slotOf(hash, end);
        if (slots[slot] != 0) return (int) slots[slot] - 1;
        append(end);
        slots[slot] = (long) hash << Integer.SIZE | size;
        return size - 1;
    }

    /// @return the id of `length` numbers from `from` on; -1 if this sequence was not seen before
    public int find(int[] sequence, int from, int length) {
        int end = write(sequence, from, length);
        return (int) slots[slotOf(hash(encoded, 0, end), end)] - 1;
    }

    /// @return the slot of what is written, or the free one where it belongs
    private int slotOf(int hash, int end) {
        int mask = slots.length - 1;
        int slot = hash & mask;
        for (long entry = slots[slot]; entry != 0; entry = slots[slot]) {
            int id = (int) entry - 1;
            if ((int) (entry >>> Integer.SIZE) == hash
                    && Arrays.equals(bytes, begins[id], begins[id + 1], encoded, 0, end)) return slot;
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void append(int length) {
        meter.store();
        int begin = begins[size];
        if (begin + length > bytes.length) bytes = meter.grow(bytes, begin + length);
        if (size + 1 == begins.length) begins = meter.grow(begins, size + 1);
        System.arraycopy(encoded, 0, bytes, begin, length);
        begins[++size] = begin + length;
    }

    /// @return twice as many slots, in each the hash that finds it in the upper half
    static long[] rehashed(long[] slots, SearchMeter meter) {
        var larger = meter.doubled(slots);
        int mask = larger.length - 1;
        for (long entry : slots) {
            if (entry == 0) continue;
            int slot = (int) (entry >>> Integer.SIZE) & mask;
            while (larger[slot] != 0) slot = slot + 1 & mask;
            larger[slot] = entry;
        }
        return larger;
    }

    private static int hash(byte[] bytes, int from, int to) {
        long hash = 1;
        for (int i = from; i < to; i++) hash = (hash ^ bytes[i]) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        return (int) ((hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L >>> 32);
    }
}
