package grundy.engine.minimax;

import grundy.limit.MemoryLedger;
import org.jspecify.annotations.Nullable;

/// A table of 16 bytes a position, for keys that tell positions apart and values of less than 2^23: a word for the key,
/// and one for the two bounds (24 bits each), the move (10 bits) and the work (6 bits).
final class NarrowTable extends TranspositionTable {
    static final long LARGEST = (1L << 23) - 1;
    static final int BYTES = 16;

    private static final int BUCKET = 4;
    private static final int LEAST = 1 << 12;
    private static final int MOST = 1 << 27;
    private static final int NO_MOVE = 1023;

    private final int most;
    private long[] words;
    private int entries;

    /// @param most positions, at least the smallest table
    /// @param memory from which all but the first is drawn; where there is none left, the table stays as
    ///     large as it is
    NarrowTable(long most, MemoryLedger.Grant memory) {
        super(memory);
        this.most = Math.clamp(most, LEAST, MOST) / BUCKET * BUCKET;
        this.words = new long[2 * LEAST];
    }

    private int bucket(long key) {
        return (int) Math.unsignedMultiplyHigh(mix(key), words.length / (2 * BUCKET)) * 2 * BUCKET;
    }

    @Override
    boolean find(long key, @Nullable Object position) {
        int at = bucket(key);
        for (int i = at; i < at + 2 * BUCKET; i += 2) {
            if (words[i] != key + 1) continue;
            long data = words[i + 1];
            lower = data >> 40;
            upper = data << 24 >> 40;
            int found = (int) (data >>> 6) & NO_MOVE;
            move = found == NO_MOVE ? -1 : found;
            return true;
        }
        return false;
    }

    @Override
    void store(long key, @Nullable Object position, long lower, long upper, int move, int work) {
        int larger = (int) Math.min(2L * words.length, 2L * most);
        if (entries > words.length / 4 && words.length < larger && draw(8L * larger)) grow(larger);
        int stored = move < 0 || move >= NO_MOVE ? NO_MOVE : move;
        put(key, lower << 40 | (upper & 0xFFFFFFL) << 16 | (long) stored << 6 | work);
    }

    private void put(long key, long data) {
        int at = bucket(key);
        int place = at;
        long least = Long.MAX_VALUE;
        for (int i = at; i < at + 2 * BUCKET; i += 2) {
            if (words[i] == key + 1) {
                words[i + 1] = data;
                return;
            }
            long work = words[i] == 0 ? -1 : words[i + 1] & 63;
            if (work < least) {
                least = work;
                place = i;
            }
        }
        if (words[place] == 0) entries++;
        words[place] = key + 1;
        words[place + 1] = data;
    }

    private void grow(int length) {
        var old = words;
        words = new long[length];
        entries = 0;
        for (int i = 0; i < old.length; i += 2) if (old[i] != 0) put(old[i] - 1, old[i + 1]);
    }

    @Override
    long entries() {
        return entries;
    }

    @Override
    long bytes() {
        return 8L * words.length;
    }
}
