package grundy.engine.heap;

import grundy.check.period.ObservedRegularity;
import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeSet;

/// Sees in a table repetitions that are none of one period with one saltus. Nothing proves them, so much is asked of
/// them.
public final class Regularities {
    private static final int LEAST_HEAPS = 100;
    private static final int LEAST_TIMES = 6;
    private static final int LEAST_RULER_TIMES = 40;
    private static final int MOST_ZEROS = 16;
    private static final int LEAST_LEVELS = 4;
    private static final int LEAST_TERMS = 3;
    private static final int SAMPLE = 32;

    /// Steps after which no more is looked for: a table that looks periodic from far out on would take the table
    /// for each multiple of its period.
    private static final long LEAST_STEPS = 100_000_000;

    private static final int STEPS_PER_HEAP = 64;

    private final int[] values;
    private long steps;

    private Regularities(int[] values) {
        this.values = values;
        this.steps = Math.max(LEAST_STEPS, (long) STEPS_PER_HEAP * values.length);
    }

    /// The repetition of the least period that fills the second half of the table, and at least six
    /// periods, for the ruler 40.
    ///
    /// Cost: usually a few steps for each period; of a table that looks periodic at its end 10^8 steps, or 64 for
    /// each value, after which nothing is seen.
    ///
    /// @param values with no period
    public static Optional<ObservedRegularity> find(int[] values) {
        return values.length < LEAST_HEAPS ? Optional.empty() : new Regularities(values).find();
    }

    private Optional<ObservedRegularity> find() {
        for (int p = 1; p <= values.length / LEAST_TIMES && steps > 0; p++) {
            Checkpoint.step();
            var split = splitRegularity(p);
            if (split.isPresent()) return split;
            if (p > values.length / LEAST_RULER_TIMES) continue;
            var ruler = ruler(values, p);
            if (ruler.isPresent()) return ruler;
        }
        return Optional.empty();
    }

    private Optional<ObservedRegularity> splitRegularity(int p) {
        int last = values.length - 1;
        int saltus = saltus(p);
        if (saltus <= 0) return Optional.empty();
        var still = new TreeSet<Integer>();
        for (int i = 0; i < p; i++) if (values[last - i] == values[last - i - p]) still.add((last - i) % p);
        if (still.isEmpty()) return Optional.empty();
        int start = last - p;
        while (start >= p && values[start] - values[start - p] == (still.contains(start % p) ? 0 : saltus)) start--;
        int preperiod = start - p + 1;
        if (!isConvincing(preperiod, LEAST_TIMES, p, values.length)) return Optional.empty();
        return Optional.of(new ObservedRegularity.Split(preperiod, p, saltus, new ArrayList<>(still), last));
    }

    /// @return the growth of the last values from one period to the next, but for those that stay; 0 if
    ///     none grows, or not all by the same
    private int saltus(int p) {
        int last = values.length - 1;
        int saltus = 0;
        for (int i = 0; i < p; i++) {
            int step = values[last - i] - values[last - i - p];
            boolean differs = step < 0 || step > 0 && saltus > 0 && step != saltus;
            steps--;
            if (differs) return 0;
            if (step > 0) saltus = step;
        }
        return saltus;
    }

    private static boolean isConvincing(int preperiod, int times, int p, int length) {
        int stretch = length - preperiod;
        return 2L * stretch >= length && stretch >= (long) times * p;
    }

    /// Most heaps of the end grow by the same number; those that do not have one residue.
    private static Optional<ObservedRegularity> ruler(int[] values, int p) {
        int last = values.length - 1;
        int saltus = mostFrequentStep(values, p);
        if (saltus <= 0) return Optional.empty();
        int residue = -1;
        int n = last;
        for (; n >= p; n--) {
            if (values[n] - values[n - p] == saltus) continue;
            if (residue < 0) residue = n % p;
            else if (n % p != residue) break;
        }
        int preperiod = Math.max(0, n - p + 1);
        if (residue < 0 || !isConvincing(preperiod, LEAST_RULER_TIMES, p, values.length)) return Optional.empty();
        int first = preperiod + Math.floorMod(residue - preperiod, p);
        for (int zero = first % p; zero <= first + MOST_ZEROS * p; zero += p) {
            int levels = levels(values, zero, p, saltus);
            if (levels >= LEAST_LEVELS)
                return Optional.of(new ObservedRegularity.Ruler(preperiod, p, saltus, zero, levels, last));
        }
        return Optional.empty();
    }

    private static int mostFrequentStep(int[] values, int p) {
        int last = values.length - 1;
        for (int i = 0; i < SAMPLE; i += 3) {
            int step = values[last - i] - values[last - i - p];
            int times = 0;
            for (int j = 0; j < SAMPLE; j++) if (values[last - j] - values[last - j - p] == step) times++;
            if (2 * times > SAMPLE) return step;
        }
        return 0;
    }

    /// @return for how many i, from 0 on, the heaps of the numbers 2^i times an odd number from 3
    ///     on grow evenly, and there are enough of them; 0 if some do not, or do so as those of the
    ///     i before
    private static int levels(int[] values, int zero, int p, int saltus) {
        long most = (values.length - 1L - zero) / p;
        int levels = 0;
        long before = Long.MAX_VALUE;
        for (int i = 0; ; i++) {
            long step = 2L << i;
            int terms = 0;
            for (long k = step + (step >> 1); k + step <= most; k += step, terms++) {
                int heap = (int) (zero + k * p);
                if (values[(int) (heap + step * p)] - values[heap] != step * saltus) return 0;
            }
            if (terms + 1 < LEAST_TERMS) return levels;
            long mark = step + (step >> 1);
            long raised = values[(int) (zero + mark * p)] - mark * saltus;
            if (raised == before) return 0;
            before = raised;
            levels++;
        }
    }
}
