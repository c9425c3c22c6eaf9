package grundy.theory.hackenbush;

import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.text.Message;

/// Counts the binary digits worked through and kept, and the positions searched, and stops what would take too long
/// or too much memory.
final class Work {
    /// Some ten seconds.
    private static final long MOST_BITS = 50_000_000_000L;

    /// A quarter of the memory.
    private static final long MOST_KEPT = Runtime.getRuntime().maxMemory() * 2;
    private static final long ASK_EVERY = 1L << 26;
    private static final long BYTES_A_POSITION = 600;

    /// What one number takes beside its digits.
    private static final long OVERHEAD = 64;

    private final Limits limits;
    private final long mostPositions = Runtime.getRuntime().maxMemory() / BYTES_A_POSITION;
    private long bits;
    private long asked;
    private long kept;
    private long positions;

    Work(Limits limits) {
        this.limits = limits;
    }

    /// To be called for each operation on long numbers.
    ///
    /// @throws LimitException if the work was cancelled, or is too much
    void on(long numberBits) {
        bits += numberBits + OVERHEAD;
        if (bits - asked < ASK_EVERY) return;
        asked = bits;
        if (limits.cancelled().getAsBoolean()) throw new LimitException(Message.of("limit.cancelled"));
        if (bits > MOST_BITS) throw tooLong(MOST_BITS);
    }

    /// To be called for each number that is kept.
    ///
    /// @throws LimitException if there is not so much memory
    void keep(long numberBits) {
        kept += numberBits + OVERHEAD;
        if (kept > MOST_KEPT) throw tooLong(MOST_KEPT);
    }

    private static LimitException tooLong(long most) {
        return new LimitException(Message.of("board.limit.number-bits", "most", most));
    }

    /// To be called before a position is stored.
    ///
    /// @throws LimitException if there are as many already as may be
    void store() {
        if (positions >= limits.positions())
            throw new LimitException(Message.of("limit.positions", "limit", limits.positions()));
        if (positions >= mostPositions)
            throw new LimitException(
                    Message.of("limit.memory", "megabytes", Runtime.getRuntime().maxMemory() >> 20));
        positions++;
    }

    long positions() {
        return positions;
    }
}
