package grundy.engine.search;

import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.text.Message;
import java.util.Arrays;

/// Counts what one search holds and does, in all its graphs, and stops it when the limits are reached.
///
/// Memory is counted in bytes, array by array, so that a search gives up before the virtual machine does.
final class Meter {
    private static final int ASK_EVERY = 4096;

    /// What 32-bit ids and the arrays behind them allow.
    private static final long MOST = 500_000_000;

    /// Options that may be looked at for each position that may be stored: with fewer positions but more options
    /// than that, a search would go on for a long time.
    private static final long WORK = 100;

    private static final int LONGEST = 1 << 30;

    private final Limits limits;
    private final long most;
    private final long mostBytes;
    private long stored;
    private long bytes;
    private long ticks;

    Meter(Limits limits) {
        this(limits, Runtime.getRuntime().maxMemory() / 3 * 2);
    }

    /// @param mostBytes how much memory all arrays together may take, the old one included while it is copied
    ///     into a larger one
    Meter(Limits limits, long mostBytes) {
        this.limits = limits;
        this.most = Math.min(limits.positions(), MOST);
        this.mostBytes = mostBytes;
    }

    /// To be called before a position is stored.
    ///
    /// @throws LimitException if there are as many already as may be
    void store() {
        if (stored >= most) throw new LimitException(Message.of("limit.positions", "limit", most));
        stored++;
    }

    /// To be called for each position and each option looked at; asks now and then whether to stop.
    ///
    /// @throws LimitException if the work was cancelled, or is too much
    void tick() {
        if (++ticks % ASK_EVERY != 0) return;
        if (limits.cancelled().getAsBoolean()) throw new LimitException(Message.of("limit.cancelled"));
        if (ticks / WORK >= most) throw new LimitException(Message.of("limit.options", "options", ticks));
    }

    /// @return bytes charged so far
    long bytes() {
        return bytes;
    }

    /// To be called before memory is taken.
    ///
    /// @throws LimitException if there is not so much
    void charge(long more) {
        if (bytes + more > mostBytes) throw tooLarge();
        bytes += more;
    }

    private LimitException tooLarge() {
        return new LimitException(Message.of("limit.memory", "megabytes", mostBytes >> 20));
    }

    /// @return a copy with room for at least `least` elements and half as many again
    int[] grown(int[] array, int least) {
        int length = larger(least);
        charge(4L * length);
        bytes -= 4L * array.length;
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    long[] grown(long[] array, int least) {
        int length = larger(least);
        charge(8L * length);
        bytes -= 8L * array.length;
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    char[] grown(char[] array, int least) {
        int length = larger(least);
        charge(2L * length);
        bytes -= 2L * array.length;
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    byte[] grown(byte[] array, int least) {
        int length = larger(least);
        charge(length);
        bytes -= array.length;
        return Arrays.copyOf(array, length);
    }

    /// @return twice the room, all zeros
    int[] doubled(int[] table) {
        charge(8L * table.length);
        bytes -= 4L * table.length;
        return new int[2 * table.length];
    }

    private int larger(int least) {
        if (least > LONGEST) throw tooLarge();
        return Math.max(64, least + (least >> 1) + 1);
    }
}
