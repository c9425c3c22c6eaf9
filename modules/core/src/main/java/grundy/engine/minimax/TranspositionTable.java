package grundy.engine.minimax;

import grundy.limit.LimitException;
import grundy.limit.MemoryLedger;
import org.jspecify.annotations.Nullable;

/// The transposition table: for positions met before, the bounds of their values, and the move that was
/// best. What stands there is true whatever the depth of the search that found it. It grows to a bound
/// that is stated, and then drops what took least work.
abstract class TranspositionTable {
    private final MemoryLedger.Grant memory;
    private boolean isFull;

    /// The bounds that {@link #find} found.
    protected long lower;

    protected long upper;
    protected int move;

    TranspositionTable(MemoryLedger.Grant memory) {
        this.memory = memory;
    }

    /// Draws the memory for a table twice as large, and for both while one is copied into the other.
    ///
    /// @return whether there is so much; once there is not, the table stays as it is
    final boolean draw(long bytes) {
        if (isFull) return false;
        try {
            memory.hold(bytes + bytes / 2);
            memory.hold(bytes);
        } catch (LimitException _) {
            isFull = true;
        }
        return !isFull;
    }

    /// @param position null where the key alone tells it
    /// @return whether it is there; then the fields are set
    abstract boolean find(long key, @Nullable Object position);

    /// @param lower proven
    /// @param upper proven
    /// @param move that was best, less than {@link SearchArena#MOST_MOVES}
    /// @param work how much it took to find out, the logarithm to base 2
    abstract void store(long key, @Nullable Object position, long lower, long upper, int move, int work);

    /// @return positions held
    abstract long entries();

    /// @return memory that the table takes, without the positions themselves where they are objects
    abstract long bytes();

    /// @return a mixture of all bits, in which the high ones are best
    static long mix(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        mixed ^= mixed >>> 32;
        return mixed * 0xD6E8FEB86659FD93L;
    }

    /// @return the largest power of 2 that is at most the number, at least the smallest table
    static int capacity(long most, int least) {
        return (int) Math.max(least, Long.highestOneBit(Math.min(most, 1L << 27)));
    }
}
