package grundy.engine.search;

import java.util.Arrays;

/// Gives ids to finite sequences of numbers, which lie one behind the other in one array.
///
/// Cost: 4 bytes for each number, 9 to 20 bytes for each sequence besides.
final class SequenceIndex {
    private final Meter meter;
    private int[] numbers = new int[256];

    /// Where sequence `id` begins in `numbers`; it ends where the next one begins.
    private int[] begins = new int[64];

    /// Ids plus 1; 0 is a free slot. The length is a power of 2 and at most three quarters are used.
    private int[] slots = new int[128];

    private int size;

    SequenceIndex(Meter meter) {
        this.meter = meter;
    }

    int size() {
        return size;
    }

    int length(int id) {
        return begins[id + 1] - begins[id];
    }

    int get(int id, int index) {
        return numbers[begins[id] + index];
    }

    /// @return the id of the first `length` numbers, a new one if this sequence was not seen before
    int idOf(int[] sequence, int length) {
        if (size >= slots.length / 4 * 3) rehash();
        int mask = slots.length - 1;
        int slot = hash(sequence, 0, length) & mask;
        for (int entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (same(entry - 1, sequence, length)) return entry - 1;
            slot = slot + 1 & mask;
        }
        append(sequence, length);
        slots[slot] = size;
        return size - 1;
    }

    private boolean same(int id, int[] sequence, int length) {
        return Arrays.equals(numbers, begins[id], begins[id + 1], sequence, 0, length);
    }

    private void append(int[] sequence, int length) {
        meter.store();
        int begin = begins[size];
        if (begin + length > numbers.length) numbers = meter.grown(numbers, begin + length);
        if (size + 1 == begins.length) begins = meter.grown(begins, size + 1);
        System.arraycopy(sequence, 0, numbers, begin, length);
        begins[++size] = begin + length;
    }

    private void rehash() {
        var larger = meter.doubled(slots);
        int mask = larger.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = hash(numbers, begins[id], begins[id + 1]) & mask;
            while (larger[slot] != 0) slot = slot + 1 & mask;
            larger[slot] = id + 1;
        }
        slots = larger;
    }

    private static int hash(int[] numbers, int from, int to) {
        long hash = (long) to - from;
        for (int i = from; i < to; i++) hash = (hash ^ numbers[i]) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
        return (int) (hash >>> 32);
    }
}
