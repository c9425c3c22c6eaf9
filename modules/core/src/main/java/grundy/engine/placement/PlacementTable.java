package grundy.engine.placement;

import grundy.engine.words.SearchMeter;
import grundy.limit.LimitException;

/// A bounded transposition table: the lead in moves that the player to move needs to win. When it is full,
/// entries that took more work stay.
///
/// Cost: 12 bytes a slot; each position may use either of two slots.
final class PlacementTable {
    private static final int FIRST_BITS = 14;
    private static final int BYTE = 0xff;
    private static final int LOSES_SHIFT = 8;
    private static final int WORK_SHIFT = 16;
    private static final int MOVER_SHIFT = 23;

    /// Marks an occupied slot.
    private static final int USED = 1 << 24;

    /// The bits that identify the position of a slot.
    private static final int NAME = USED | 1 << MOVER_SHIFT;

    private final SearchMeter meter;
    private int mostBits;
    private int bits = FIRST_BITS;
    private long[] keys = new long[1 << FIRST_BITS];
    private int[] entries = new int[1 << FIRST_BITS];
    private int used;

    /// @param mostBits the binary logarithm of the most slots
    PlacementTable(SearchMeter meter, int mostBits) {
        this.meter = meter;
        this.mostBits = mostBits;
        meter.charge(12L << FIRST_BITS);
    }

    private int place(long key, int mover) {
        long x = (key ^ key >>> 32) * 0x9E3779B97F4A7C15L + mover * 0x632BE59BD9B4E019L;
        x = (x ^ x >>> 29) * 0xBF58476D1CE4E5B9L;
        return (int) ((x ^ x >>> 32) >>> Long.SIZE - bits);
    }

    /// @return the entry, or 0
    int find(long key, int mover) {
        int at = place(key, mover);
        if (isOf(at, key, mover)) return entries[at];
        int beside = at ^ 1;
        return isOf(beside, key, mover) ? entries[beside] : 0;
    }

    /// @return whether an entry says that the mover wins with that lead in moves
    static boolean isWon(int entry, int ahead) {
        return entry != 0 && ahead >= (byte) entry;
    }

    /// @return whether an entry says that the mover loses
    static boolean isLost(int entry, int ahead) {
        return entry != 0 && ahead <= (byte) (entry >> LOSES_SHIFT);
    }

    /// @param entry the previous entry, or 0
    /// @param work the number of positions examined
    void put(long key, int mover, int entry, int ahead, boolean won, long work) {
        int wins = entry == 0 ? Byte.MAX_VALUE : (byte) entry;
        int loses = entry == 0 ? Byte.MIN_VALUE : (byte) (entry >> LOSES_SHIFT);
        if (won) wins = Math.min(wins, ahead);
        else loses = Math.max(loses, ahead);
        int effort = Math.min(63, Long.SIZE - Long.numberOfLeadingZeros(work));
        int fresh = USED | mover << MOVER_SHIFT | effort << WORK_SHIFT | (loses & BYTE) << LOSES_SHIFT | wins & BYTE;
        int at = place(key, mover);
        int beside = at ^ 1;
        if (isOf(beside, key, mover) || !isOf(at, key, mover) && work(entries[at]) > work(entries[beside])) at = beside;
        if (entries[at] == 0) used++;
        keys[at] = key;
        entries[at] = fresh;
        if (used > entries.length / 2 && bits < mostBits) grow();
    }

    private boolean isOf(int at, long key, int mover) {
        return keys[at] == key && (entries[at] & NAME) == (USED | mover << MOVER_SHIFT);
    }

    private static int work(int entry) {
        return entry == 0 ? -1 : entry >> WORK_SHIFT & 63;
    }

    private void grow() {
        try {
            meter.charge(24L << bits);
        } catch (LimitException _) {
            mostBits = bits;
            return;
        }
        var oldKeys = keys;
        var oldEntries = entries;
        bits++;
        keys = new long[1 << bits];
        entries = new int[1 << bits];
        used = 0;
        for (int i = 0; i < oldEntries.length; i++) {
            int entry = oldEntries[i];
            if (entry == 0) continue;
            int at = place(oldKeys[i], entry >> MOVER_SHIFT & 1);
            if (work(entries[at]) > work(entries[at ^ 1])) at ^= 1;
            if (entries[at] == 0) used++;
            keys[at] = oldKeys[i];
            entries[at] = entry;
        }
        meter.give(12L << bits - 1);
    }
}
