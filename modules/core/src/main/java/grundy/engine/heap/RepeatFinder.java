package grundy.engine.heap;

import java.util.Optional;

/// Finds how the end of a table repeats.
public final class RepeatFinder {
    private static final int LEAST_STRETCH = 40;
    private static final int LEAST_TIMES = 4;

    private RepeatFinder() {}

    /// A further condition on a repetition that a table shows.
    public interface RepeatCondition {
        /// Returns whether the table repeats in this way as far as it goes.
        boolean holds(TableRepeat repeat);
    }

    /// The least period for which the table repeats up to its end, together with its least preperiod, and a
    /// condition holds.
    ///
    /// The differences of the table are read backwards; the Z-function (Main and Lorentz 1984) gives
    /// for every period how far back it reaches. Cost: time and space O(length), and the condition once
    /// for each period.
    ///
    /// @param values at least 0 each
    /// @param length how many of them to look at
    public static Optional<TableRepeat> find(int[] values, int length, RepeatCondition condition) {
        if (length < 2) return Optional.empty();
        int last = length - 1;
        int[] reach = new int[last];
        int left = 0;
        int right = 0;
        for (int p = 1; p < last; p++) {
            int z = p < right ? Math.min(right - p, reach[p - left]) : 0;
            while (p + z < last && step(values, last - z) == step(values, last - p - z)) z++;
            if (p + z > right) {
                left = p;
                right = p + z;
            }
            reach[p] = z;
            int saltus = values[last] - values[last - p];
            if (saltus < 0) continue;
            var repeat = new TableRepeat(last - p - z, p, saltus);
            if (condition.holds(repeat)) return Optional.of(repeat);
        }
        return Optional.empty();
    }

    private static int step(int[] values, int at) {
        return values[at] - values[at - 1];
    }

    /// Returns whether a repetition is worth mentioning although nothing proves it: it fills the second
    /// half of the table, four times over.
    public static boolean isConvincing(TableRepeat repeat, int length) {
        int stretch = length - repeat.preperiod();
        return stretch >= LEAST_STRETCH && stretch >= (long) LEAST_TIMES * repeat.period() && 2L * stretch >= length;
    }
}
