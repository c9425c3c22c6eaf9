package grundy.strategic.engine;

import grundy.limit.MemoryLedger;
import java.util.Arrays;

/// A growing set of bit sets of one length, numbered in the order in which they came. Open addressing.
final class BitKeys {
    final int words;
    private final MemoryLedger.Grant memory;
    private long[] keys;
    private int[] slots = new int[64];
    private int size;

    /// @param memory from which the room is drawn
    BitKeys(int bits, MemoryLedger.Grant memory) {
        this.memory = memory;
        words = Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
        keys = new long[words * 32];
    }

    int size() {
        return size;
    }

    /// @return the number of the key; `-1 - number` if it is new and has been added
    int add(long[] key) {
        if (2 * size >= slots.length) grow();
        int slot = slot(key);
        if (slots[slot] != 0) return slots[slot] - 1;
        if ((size + 1) * words > keys.length) {
            int length = keys.length + (keys.length >> 1) + words;
            memory.take(Long.BYTES * (long) length);
            memory.give(Math.min(memory.bytes(), Long.BYTES * (long) keys.length));
            keys = Arrays.copyOf(keys, length);
        }
        System.arraycopy(key, 0, keys, size * words, words);
        slots[slot] = ++size;
        return -size;
    }

    /// @return the number of the key, or -1
    int find(long[] key) {
        return slots[slot(key)] - 1;
    }

    long[] key(int number) {
        return Arrays.copyOfRange(keys, number * words, (number + 1) * words);
    }

    private int slot(long[] key) {
        int slot = hash(key, 0) & slots.length - 1;
        while (slots[slot] != 0 && !isAt(key, slots[slot] - 1)) slot = slot + 1 & slots.length - 1;
        return slot;
    }

    private boolean isAt(long[] key, int number) {
        for (int i = 0; i < words; i++) if (keys[number * words + i] != key[i]) return false;
        return true;
    }

    private int hash(long[] from, int offset) {
        long hash = 0;
        for (int i = 0; i < words; i++) hash = (hash ^ from[offset + i]) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32);
    }

    private void grow() {
        memory.take(Integer.BYTES * (long) slots.length);
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            int slot = hash(keys, number * words) & slots.length - 1;
            while (slots[slot] != 0) slot = slot + 1 & slots.length - 1;
            slots[slot] = number + 1;
        }
    }
}
