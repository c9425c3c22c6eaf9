package grundy.value.loopy;

import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import java.util.Arrays;

/// States of play in differences of games, numbered as they are met: two games, and who is about to move.
final class StateIndex {
    private static final int MOST = 1 << 22;

    private final MemoryRoom room;
    private long[] keys = new long[256];
    private int[] slots = new int[512];
    private int count;

    StateIndex(MemoryRoom room) {
        this.room = room;
        room.take(8L * keys.length + 4L * slots.length);
    }

    int count() {
        return count;
    }

    /// Gives its memory back; it is of no use any more.
    void close() {
        room.give(8L * keys.length + 4L * slots.length);
    }

    /// @param turn 0 or 1
    /// @return the number of the state, which is the count so far if it is new
    int of(int one, int two, int turn) {
        long key = (long) folded(one) << 32 | (long) folded(two) << 1 | turn;
        int slot = slot(key);
        if (slots[slot] != 0) return slots[slot] - 1;
        if (count == MOST) throw new LimitException(Message.of("limit.loopy-states", "limit", MOST));
        if (count == keys.length) {
            grow();
            slot = slot(key);
        }
        keys[count] = key;
        slots[slot] = ++count;
        return count - 1;
    }

    int one(int state) {
        return unfolded((int) (keys[state] >>> 32));
    }

    int two(int state) {
        return unfolded((int) (keys[state] >>> 1 & 0x7FFF_FFFFL));
    }

    int turn(int state) {
        return (int) (keys[state] & 1);
    }

    private static int folded(int game) {
        return game >= 0 ? 2 * game : 2 * ~game + 1;
    }

    private static int unfolded(int folded) {
        return (folded & 1) == 0 ? folded >>> 1 : ~(folded >>> 1);
    }

    private int slot(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & slots.length - 1;
        while (slots[slot] != 0 && keys[slots[slot] - 1] != key) slot = slot + 1 & slots.length - 1;
        return slot;
    }

    private void grow() {
        room.take(8L * keys.length + 4L * slots.length);
        keys = Arrays.copyOf(keys, 2 * count);
        slots = new int[4 * count];
        for (int i = 0; i < count; i++) slots[slot(keys[i])] = i + 1;
    }
}
