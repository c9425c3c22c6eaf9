package grundy.theory.hackenbush;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.text.Message;

/// Counts the binary digits processed and stored and the positions searched, and stops a calculation that
/// would take too long or too much memory.
final class HackenbushBudget {
    /// Some ten seconds.
    private static final long MOST_BITS = 50_000_000_000L;

    private static final long ASK_EVERY = 1L << 19;
    private static final long BYTES_A_POSITION = 400;

    /// The memory that one number takes beside its digits.
    private static final long OVERHEAD = 64;

    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private long bits;
    private long lastCheck;
    private long positions;

    HackenbushBudget(Limits limits) {
        this.limits = limits;
        this.memory = limits.memory().grant();
    }

    /// To be called for each operation on long numbers.
    ///
    /// @throws LimitException if the work was cancelled, or is too much
    void on(long numberBits) {
        bits += numberBits + OVERHEAD;
        if (bits - lastCheck < ASK_EVERY) return;
        lastCheck = bits;
        limits.checkpoint();
        if (bits > MOST_BITS) throw new LimitException(Message.of("board.limit.number-bits", "most", MOST_BITS));
    }

    /// To be called for each number that is kept.
    ///
    /// @throws LimitException if there is not so much memory
    void keep(long numberBits) {
        memory.take(numberBits + OVERHEAD >> 3);
    }

    /// To be called before a position is stored.
    ///
    /// @throws LimitException if there are as many already as may be
    void store() {
        if (positions >= limits.positions())
            throw new LimitException(Message.of("limit.positions", "limit", limits.positions()));
        memory.take(BYTES_A_POSITION);
        positions++;
    }

    long positions() {
        return positions;
    }
}
