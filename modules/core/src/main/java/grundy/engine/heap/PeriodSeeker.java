package grundy.engine.heap;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Watches a growing sequence for a period that the theorem of Guy and Smith proves.
///
/// Now and then the end of the sequence is looked for further back; the distance is a candidate if a whole period of
/// it repeats. Later heaps are compared as they come. A period p from n0 on is proved once heap `2 n0 + 2 p + t - 1`
/// is known, t being the greatest amount; it has repeated since `n0 + p`, so that it is a candidate long before. The
/// distances are tried from the least on: the first to repeat is the least period of the end of the sequence.
///
/// A period that began early is found last: it repeats for the first time when it makes up nearly half the sequence,
/// and its proof follows soon. Such distances are examined whenever the sequence has grown by 1/128.
///
/// Cost: a look at half the sequence each time it has grown by a twentieth, at a fiftieth of it more often, and one
/// comparison a heap.
public final class PeriodSeeker {
    private static final long LEAST = 64;
    private static final int LONG_PERIODS = 24;
    private static final int SHORT = 1 << 13;

    /// The codes of the heaps so far.
    public interface CommonEnds {
        /// @return the length of the longest common end of the heaps below `a` and those below `b`, at most
        ///     `most`
        long commonEnd(long a, long b, long most);

        /// The last heap below `before` where a stretch as long as that before `end` ends, of which
        /// at least 8 heaps are compared.
        ///
        /// @return the end of that stretch, or -1 if there is none above `least`
        long previousEnd(long end, long before, long least);
    }

    private final CommonEnds history;
    private final int greatest;
    private final boolean evenOnly;
    private long lookAgain = 1;
    private long glanceAgain = SHORT;
    private long candidate;
    private long preperiod;
    private long comparedTo;
    private Evidence.@Nullable Period proved;

    /// @param greatest amount
    /// @param evenOnly whether equal indices at an odd distance are different values
    public PeriodSeeker(CommonEnds history, int greatest, boolean evenOnly) {
        this.history = history;
        this.greatest = greatest;
        this.evenOnly = evenOnly;
    }

    /// @return the period as soon as it is proved, the least one
    public Optional<Evidence.Period> provedPeriod() {
        return Optional.ofNullable(proved);
    }

    /// @param length heaps known
    /// @param first no period begins before this heap
    public void advance(long length, long first) {
        if (proved != null) return;
        if (candidate > 0) compare(length);
        if (candidate == 0 && length >= lookAgain) {
            lookAgain = length + (length < SHORT ? LEAST : length / 20);
            seek(length, first, length - 1);
        }
        if (candidate == 0 && length >= glanceAgain) {
            glanceAgain = length + length / 128;
            seek(length, first, length / 2 + length / LONG_PERIODS);
        }
        if (candidate > 0) prove(length);
    }

    private void compare(long length) {
        long grown = length - comparedTo;
        if (history.commonEnd(length, length - candidate, grown) < grown) candidate = 0;
        comparedTo = length;
    }

    private void seek(long length, long first, long before) {
        long least = Math.max(length / 2, first + LEAST);
        for (long at = history.previousEnd(length, before, least);
                at >= 0;
                at = history.previousEnd(length, at - 1, least)) {
            long period = length - at;
            if (evenOnly && period % 2 != 0) continue;
            long most = at - first;
            long same = history.commonEnd(length, at, most);
            if (same < Math.max(period, LEAST)) continue;
            preperiod = at - same;
            candidate = least(period, length);
            comparedTo = length;
            return;
        }
    }

    /// Divides a period of all heaps from the preperiod on by its primes as long as the shorter one holds.
    private long least(long period, long length) {
        long least = period;
        long left = period;
        for (long prime = 2; left > 1; prime++) {
            if (prime * prime > left) prime = left;
            while (left % prime == 0) {
                left /= prime;
                if (least % prime == 0 && holds(least / prime, length)) least /= prime;
            }
        }
        return least;
    }

    private boolean holds(long period, long length) {
        long pairs = length - period - preperiod;
        return !(evenOnly && period % 2 != 0) && history.commonEnd(length, length - period, pairs) == pairs;
    }

    private void prove(long length) {
        long start = Math.max(preperiod, 1);
        long last = 2 * start + 2 * candidate + greatest - 1;
        if (last < length)
            proved = new Evidence.Period(preperiod, candidate, 0, last, PeriodTheorem.GUY_SMITH.citation(), false);
    }
}
