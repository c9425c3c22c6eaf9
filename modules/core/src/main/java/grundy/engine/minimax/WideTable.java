package grundy.engine.minimax;

import grundy.limit.MemoryLedger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A table for positions that are objects, or whose values are large: 32 bytes a position, and where it is an object
/// the object beside them.
final class WideTable extends TranspositionTable {
    static final int BYTES = 32;

    private static final int BUCKET = 4;
    private static final int LEAST = 1 << 10;

    private final int most;
    private final int entryBytes;
    private @Nullable Object[] positions = new @Nullable Object[LEAST];
    private long[] keys = new long[LEAST];
    private long[] lowers = new long[LEAST];
    private long[] uppers = new long[LEAST];
    private int[] moves = new int[LEAST];
    private int entries;

    /// @param most positions, rounded down to a power of 2
    /// @param entryBytes of one entry, with its position
    /// @param memory from which all but the first is drawn; where there is none left, the table stays as
    ///     large as it is
    WideTable(long most, int entryBytes, MemoryLedger.Grant memory) {
        super(memory);
        this.entryBytes = entryBytes;
        this.most = capacity(most, LEAST);
    }

    private int bucket(long key) {
        return (int) (mix(key) >>> 64 - Integer.numberOfTrailingZeros(keys.length / BUCKET)) * BUCKET;
    }

    /// @return the place of the position, or -1
    private int place(long key, @Nullable Object position) {
        int at = bucket(key);
        for (int i = at; i < at + BUCKET; i++)
            if (keys[i] == key + 1 && (position == null || position.equals(positions[i]))) return i;
        return -1;
    }

    @Override
    boolean find(long key, @Nullable Object position) {
        int at = place(key, position);
        if (at < 0) return false;
        lower = lowers[at];
        upper = uppers[at];
        move = (moves[at] >>> 6) - 1;
        return true;
    }

    @Override
    void store(long key, @Nullable Object position, long lower, long upper, int move, int work) {
        if (entries > keys.length / 2 && keys.length < most && draw(2L * keys.length * entryBytes)) grow();
        put(key, position, lower, upper, move + 1 << 6 | work);
    }

    private void put(long key, @Nullable Object position, long lower, long upper, int move) {
        int place = place(key, position);
        if (place < 0) {
            place = bucket(key);
            for (int i = place + 1, end = place + BUCKET; i < end; i++) if (work(i) < work(place)) place = i;
            if (keys[place] == 0) entries++;
        }
        keys[place] = key + 1;
        positions[place] = position;
        lowers[place] = lower;
        uppers[place] = upper;
        moves[place] = move;
    }

    private int work(int place) {
        return keys[place] == 0 ? -1 : moves[place] & 63;
    }

    private void grow() {
        var oldPositions = positions;
        var oldKeys = keys;
        var oldLowers = lowers;
        var oldUppers = uppers;
        var oldMoves = moves;
        int length = 2 * keys.length;
        positions = Arrays.copyOf(new @Nullable Object[0], length);
        keys = new long[length];
        lowers = new long[length];
        uppers = new long[length];
        moves = new int[length];
        entries = 0;
        for (int i = 0; i < oldKeys.length; i++)
            if (oldKeys[i] != 0) put(oldKeys[i] - 1, oldPositions[i], oldLowers[i], oldUppers[i], oldMoves[i]);
    }

    @Override
    long entries() {
        return entries;
    }

    @Override
    long bytes() {
        return (long) BYTES * keys.length;
    }
}
