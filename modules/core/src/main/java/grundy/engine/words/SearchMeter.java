package grundy.engine.words;

import grundy.engine.SearchForecast;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.Supplier;

/// Counts what one search holds and does, in all its graphs, and stops it when the limits are reached.
///
/// Memory is drawn from the ledger array by array, so that a search gives up before the virtual machine does.
public final class SearchMeter {
    private static final int ASK_EVERY = 256;
    private static final int CHECK_WORK_EVERY = 4096;

    private static final int LONGEST = 1 << 30;

    private final Limits limits;
    private final long most;
    private final MemoryLedger.Grant memory;
    private long stored;
    private long ticks;
    private Supplier<BigInteger> least = () -> BigInteger.ONE;
    private long askedAt;

    /// @param limits of the work that is done
    public SearchMeter(Limits limits) {
        this(limits, Math.min(limits.positions(), SearchForecast.MOST));
    }

    /// @return a meter for work whose positions are counted elsewhere, and that is stopped by time
    ///     alone
    public static SearchMeter ofTime(Limits limits) {
        return new SearchMeter(limits, Long.MAX_VALUE);
    }

    private SearchMeter(Limits limits, long most) {
        this.limits = limits;
        this.most = most;
        this.memory = limits.memory().grant();
    }

    /// To be called when a search begins; once it turns out to be long, it is stopped if it cannot end within the
    /// limits.
    ///
    /// @param positions that will be stored at the least
    public void foresee(Supplier<BigInteger> positions) {
        least = positions;
        askedAt = ticks + SearchForecast.LONG;
    }

    private void lookAhead() {
        askedAt = 0;
        SearchForecast.check(least.get(), most);
    }

    /// To be called before a position is stored.
    ///
    /// @throws LimitException if there are as many already as may be
    public void store() {
        if (stored >= most) throw new LimitException(Message.of("limit.positions", "limit", most));
        stored++;
    }

    /// To be called for each position and each option looked at; asks now and then whether to stop.
    ///
    /// @throws LimitException if the work was cancelled, or is too much
    public void tick() {
        if (++ticks == askedAt) lookAhead();
        if (ticks % ASK_EVERY != 0) return;
        limits.checkpoint("progress.positions", stored);
        if (ticks % CHECK_WORK_EVERY == 0) SearchForecast.checkOptions(ticks, most);
    }

    /// @return bytes charged so far
    long bytes() {
        return memory.bytes();
    }

    /// To be called before memory is taken.
    ///
    /// @throws LimitException if there is not so much
    public void charge(long more) {
        memory.take(more);
    }

    /// To be called when memory that was charged is not used any more.
    public void give(long less) {
        memory.give(less);
    }

    /// @return a copy with room for at least `least` elements and half as many again
    public int[] grow(int[] array, int least) {
        int length = larger(least);
        charge(4L * length);
        memory.give(4L * array.length);
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    public long[] grow(long[] array, int least) {
        int length = larger(least);
        charge(8L * length);
        memory.give(8L * array.length);
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    public char[] grow(char[] array, int least) {
        int length = larger(least);
        charge(2L * length);
        memory.give(2L * array.length);
        return Arrays.copyOf(array, length);
    }

    /// @return likewise
    public byte[] grow(byte[] array, int least) {
        int length = larger(least);
        charge(length);
        memory.give(array.length);
        return Arrays.copyOf(array, length);
    }

    /// @return twice the room, all zeros
    public int[] doubled(int[] table) {
        charge(8L * table.length);
        memory.give(4L * table.length);
        return new int[2 * table.length];
    }

    /// @return likewise
    public long[] doubled(long[] table) {
        charge(16L * table.length);
        memory.give(8L * table.length);
        return new long[2 * table.length];
    }

    private int larger(int least) {
        if (least > LONGEST)
            throw new LimitException(
                    Message.of("limit.memory", "megabytes", limits.memory().bytes() >> 20));
        return Math.max(64, least + (least >> 1) + 1);
    }
}
