package grundy.engine.sparse;

import grundy.check.Evidence;
import grundy.check.PeriodTheorem;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Watches a growing sequence for a period that the theorem of Guy and Smith proves.
///
/// Now and then the end of the sequence is looked for further back; the distance is a candidate if a whole period of
/// it repeats. Later heaps are compared as they come. A period p from n0 on is proved once heap `2 n0 + 2 p + t - 1`
/// is known, t being the greatest amount; it has repeated since `n0 + p`, so that it is a candidate long before. The
/// distances are tried from the least on: the first to repeat is the least period of the end of the sequence.
///
/// Cost: a look at half the sequence each time it has grown by a twentieth, and one comparison a heap.
final class PeriodSeeker {
    private static final long LEAST = 64;

    private final History history;
    private final RareHeaps rare;
    private final int greatest;
    private final boolean evenOnly;
    private long lookAgain = 1;
    private long candidate;
    private long preperiod;
    private long comparedTo;
    private Evidence.@Nullable Period proved;

    /// @param greatest amount
    /// @param evenOnly whether equal indices at an odd distance are different values
    PeriodSeeker(History history, RareHeaps rare, int greatest, boolean evenOnly) {
        this.history = history;
        this.rare = rare;
        this.greatest = greatest;
        this.evenOnly = evenOnly;
    }

    Optional<Evidence.Period> proved() {
        return Optional.ofNullable(proved);
    }

    /// @param length heaps known
    void advance(long length) {
        if (proved != null) return;
        if (candidate > 0) compare(length);
        if (candidate == 0 && length >= lookAgain) {
            lookAgain = length + Math.max(256, length / 20);
            seek(length);
        }
        if (candidate > 0) prove(length);
    }

    private void compare(long length) {
        if (commonEnd(length, length - candidate, length - comparedTo) < length - comparedTo) candidate = 0;
        comparedTo = length;
    }

    /// How far codes and kinds agree before the heaps `a` and `b < a`.
    private long commonEnd(long a, long b, long most) {
        return rare.commonEnd(a, b, history.commonEnd(a, b, most));
    }

    private void seek(long length) {
        long least = length / 2;
        for (long at = history.previousEnd(length, length - 1, least);
                at >= 0;
                at = history.previousEnd(length, at - 1, least)) {
            long period = length - at;
            if (evenOnly && period % 2 != 0) continue;
            long same = commonEnd(length, at, at - 1);
            if (same < Math.max(period, LEAST)) continue;
            candidate = period;
            preperiod = at - same;
            comparedTo = length;
            return;
        }
    }

    private void prove(long length) {
        long start = Math.max(preperiod, 1);
        long last = 2 * start + 2 * candidate + greatest - 1;
        if (last < length)
            proved = new Evidence.Period(preperiod, candidate, 0, last, PeriodTheorem.GUY_SMITH.citation(), false);
    }
}
