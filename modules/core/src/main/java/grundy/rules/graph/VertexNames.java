package grundy.rules.graph;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryLedger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Names of vertices, numbered 0, 1, 2, ... in the order in which they are met. A name is a text; one that is a
/// number in the usual form (`17`, not `017`) takes eight bytes and no text.
///
/// Cost: 8 bytes a name and 4 to 16 for finding it; texts take their bytes in UTF-8 besides.
final class VertexNames {
    private static final int MOST_DIGITS = 18;
    private static final int FEW = 1 << 12;
    private static final int LOOK_EVERY = 1 << 14;

    /// The number itself, or -1 minus the place of the text.
    private long[] keys = new long[64];

    private int size;

    /// The vertex of each small number, plus 1.
    private int[] direct = new int[FEW];

    /// An open hash table of vertices, plus 1; for texts and large numbers.
    private int[] slots = new int[64];

    private int hashed;

    /// Texts, each after its length in four bytes.
    private byte[] texts = new byte[256];

    private int used;

    private final MemoryLedger.Grant memory;

    /// @param memory from which the names take theirs
    VertexNames(MemoryLedger.Grant memory) {
        this.memory = memory;
    }

    int size() {
        return size;
    }

    /// @return the vertex of the name given as bytes of UTF-8 from `from` to `to - 1`; it gets a number if
    ///     it is new
    /// @throws OutOfMemoryError if all texts together are longer than an array may be
    int idOf(byte[] bytes, int from, int to) {
        long number = number(bytes, from, to);
        return number >= 0 ? idOf(number) : idOfText(bytes, from, to);
    }

    /// @return the number in its usual form, or -1
    private static long number(byte[] bytes, int from, int to) {
        int digits = to - from;
        if (digits == 0 || digits > MOST_DIGITS || bytes[from] == '0' && digits > 1) return -1;
        long number = 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9) return -1;
            number = 10 * number + digit;
        }
        return number;
    }

    /// @return the vertex of a number; it gets one if it is new
    int idOf(long number) {
        if (number < direct.length || number < 8L * size && widen(number)) {
            int id = direct[(int) number];
            if (id > 0) return id - 1;
            direct[(int) number] = size + 1;
            return add(number);
        }
        int slot = slotOf(number);
        if (slots[slot] > 0) return slots[slot] - 1;
        return addHashed(number, slot);
    }

    /// Makes room for a number among the small ones; those that were large so far move.
    private boolean widen(long number) {
        long room = Math.min(Integer.MAX_VALUE - 8, Math.max(2L * direct.length, number + number / 2 + 1));
        if (number >= room) return false;
        int before = direct.length;
        memory.take(Integer.BYTES * room);
        direct = Arrays.copyOf(direct, (int) room);
        memory.give(Integer.BYTES * (long) before);
        for (int id = 0; id < size; id++) {
            if ((id & LOOK_EVERY - 1) == 0) Checkpoint.look();
            if (keys[id] >= before && keys[id] < room) direct[(int) keys[id]] = id + 1;
        }
        return true;
    }

    private int idOfText(byte[] bytes, int from, int to) {
        int slot = slotOf(bytes, from, to);
        if (slots[slot] > 0) return slots[slot] - 1;
        int place = used;
        int length = to - from;
        long end = (long) used + 4 + length;
        if (end > texts.length) {
            int longer = grown(texts.length, end);
            memory.take(longer);
            int before = texts.length;
            texts = Arrays.copyOf(texts, longer);
            memory.give(before);
        }
        for (int i = 0; i < 4; i++) texts[place + i] = (byte) (length >>> 8 * i);
        System.arraycopy(bytes, from, texts, place + 4, length);
        used = (int) end;
        return addHashed(-1L - place, slot);
    }

    private int addHashed(long key, int slot) {
        slots[slot] = size + 1;
        int id = add(key);
        if (2 * ++hashed > slots.length) rehash();
        return id;
    }

    private int add(long key) {
        if (size == keys.length) {
            int longer = grown(keys.length, size + 1L);
            memory.take(Long.BYTES * (long) longer);
            int before = keys.length;
            keys = Arrays.copyOf(keys, longer);
            memory.give(Long.BYTES * (long) before);
        }
        keys[size] = key;
        return size++;
    }

    private static int grown(int length, long least) {
        long size = Math.max(least, length + (length >> 1));
        if (least > Integer.MAX_VALUE - 8) throw new OutOfMemoryError("names");
        return (int) Math.min(size, Integer.MAX_VALUE - 8);
    }

    private void rehash() {
        int before = slots.length;
        memory.take(2L * Integer.BYTES * before);
        slots = new int[2 * before];
        memory.give(Integer.BYTES * (long) before);
        for (int id = 0; id < size; id++) {
            if ((id & LOOK_EVERY - 1) == 0) Checkpoint.look();
            long key = keys[id];
            int slot;
            if (key < 0) {
                int place = (int) (-1 - key);
                slot = slotOf(texts, place + 4, place + 4 + length(place));
            } else if (key >= direct.length) {
                slot = slotOf(key);
            } else {
                continue;
            }
            slots[slot] = id + 1;
        }
    }

    private int slotOf(long number) {
        int mask = slots.length - 1;
        int slot = (int) ((number * 0x9E3779B97F4A7C15L) >>> 33) & mask;
        while (slots[slot] > 0 && keys[slots[slot] - 1] != number) slot = slot + 1 & mask;
        return slot;
    }

    private int slotOf(byte[] bytes, int from, int to) {
        int mask = slots.length - 1;
        int hash = 17;
        for (int i = from; i < to; i++) hash = 31 * hash + bytes[i];
        int slot = (hash * 0x9E3779B9 >>> 7) & mask;
        while (slots[slot] > 0 && !isText(slots[slot] - 1, bytes, from, to)) slot = slot + 1 & mask;
        return slot;
    }

    private boolean isText(int id, byte[] bytes, int from, int to) {
        if (keys[id] >= 0) return false;
        int place = (int) (-1 - keys[id]);
        return length(place) == to - from && Arrays.equals(texts, place + 4, place + 4 + to - from, bytes, from, to);
    }

    /// @return the number that is a vertex's name in its usual form, or a negative number if the name is
    ///     another text
    long number(int id) {
        return keys[id];
    }

    private int length(int place) {
        int length = 0;
        for (int i = 0; i < 4; i++) length |= (texts[place + i] & 255) << 8 * i;
        return length;
    }

    /// @return the vertex of a name, or -1
    int find(String name) {
        var bytes = name.getBytes(StandardCharsets.UTF_8);
        long number = number(bytes, 0, bytes.length);
        if (number >= 0 && number < direct.length) return direct[(int) number] - 1;
        return slots[number >= 0 ? slotOf(number) : slotOf(bytes, 0, bytes.length)] - 1;
    }

    /// @param id at least 0 and less than the size
    String name(int id) {
        if (id >= size) throw new IndexOutOfBoundsException("There is no vertex number " + id);
        if (keys[id] >= 0) return Long.toString(keys[id]);
        int place = (int) (-1 - keys[id]);
        return new String(texts, place + 4, length(place), StandardCharsets.UTF_8);
    }
}
