package grundy.contest.duel;

import grundy.contest.judge.Judge;
import grundy.contest.judge.SampleCase;
import grundy.contest.judge.Sampler;
import grundy.contest.problem.Problem;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Runs a program on one input after the other until it is wrong: all small ones first, then those that
/// are known to be difficult, then random ones up to the limits. Cases are put together where the
/// format has several in one input; where such an input shows a difference, the case that does is
/// looked for, and made as small as can be.
public final class Duel {
    private static final int BATCH = 200;
    private static final int RANDOM_BATCH = 50;
    private static final long FIRST_LENGTH = 8;
    private static final long MOST_LENGTH = 2000;
    private static final long EXTRA_OUTPUT = 1 << 16;
    private static final long MOST_SMALL = 100_000;
    private static final int FRUITLESS = 20;

    /// The most numbers in a batch, unless one case has more.
    private static final long MOST_NUMBERS = 200_000;

    /// The time for the right answers of a batch.
    private static final Duration ANSWERING = Duration.ofSeconds(60);

    private final Problem problem;
    private final Sampler sampler;
    private final TestedProgram program;
    private final RunAllowance allowance;
    private final long cases;
    private final Duration most;
    private final long seed;
    private final BiConsumer<String, Long> progress;
    private final Tally tally = new Tally();
    private final long start = System.nanoTime();

    /// @param cases how many are tried at most: half of them small, a third of the rest random
    /// @param most after that time no new run begins, but for one of each kind
    /// @param progress gets the phase and the number of cases so far
    public Duel(
            Problem problem,
            TestedProgram program,
            RunAllowance allowance,
            long cases,
            Duration most,
            long seed,
            BiConsumer<String, Long> progress) {
        this.problem = problem;
        this.sampler = new Sampler(problem);
        this.program = program;
        this.allowance = allowance;
        this.cases = Math.max(1, cases);
        this.most = most;
        this.seed = seed;
        this.progress = progress;
    }

    /// Counts the cases and runs that were tried.
    public static final class Tally {
        long cases;
        long runs;
        long small;
        long traps;
        long random;
        long longest;
        long longestMillis;
        boolean hurried;

        public long cases() {
            return cases;
        }

        public long runs() {
            return runs;
        }

        public long small() {
            return small;
        }

        public long traps() {
            return traps;
        }

        public long random() {
            return random;
        }

        /// @return bytes of the longest input
        public long longest() {
            return longest;
        }

        /// @return whether it ended because its time was over
        public boolean hurried() {
            return hurried;
        }

        /// @return the time of the slowest run
        public long longestMillis() {
            return longestMillis;
        }
    }

    /// An input on which the program is wrong.
    ///
    /// @param units its cases
    public record Difference(RunEnding ending, List<SampleCase> units, String input, String expected, ProgramRun run) {}

    public Tally tally() {
        return tally;
    }

    /// @return a smallest difference found, or null if there was none
    /// @throws grundy.contest.problem.JudgeException if the program cannot be started
    public @Nullable Difference run() {
        long small = Math.min(MOST_SMALL, cases - cases / 2);
        var found = all("small", sampler.small().limit(small).iterator(), 0.5);
        tally.small = tally.cases;
        if (found == null && tally.cases < cases) {
            long rest = cases - tally.cases;
            found = traps(rest - rest / 3);
            tally.traps = tally.cases - tally.small;
        }
        if (found == null && tally.cases < cases) {
            found = random();
            tally.random = tally.cases - tally.small - tally.traps;
        }
        return found == null ? null : smallest(found);
    }

    /// @param mostTraps how many are tried at most
    @Nullable
    Difference traps(long mostTraps) {
        var units = TrapInputs.of(problem, sampler);
        return all("traps", units.stream().limit(mostTraps).iterator(), 0.75);
    }

    /// Records it if the time is over.
    ///
    /// @param share of all time, after which there is none left
    private boolean recordEnd(double share) {
        boolean over = System.nanoTime() - start > most.toNanos() * share;
        tally.hurried |= over;
        return over;
    }

    private @Nullable Difference all(String phase, Iterator<SampleCase> units, double share) {
        var next = new ArrayList<SampleCase>();
        long numbers = 0;
        while (units.hasNext()) {
            var unit = units.next();
            long more = unit.choices().size();
            boolean full = next.size() == most(BATCH) || numbers + more > MOST_NUMBERS;
            if (!next.isEmpty() && (full || !sampler.together(next.getFirst(), unit))) {
                var found = tryProgram(phase, next);
                if (found != null || recordEnd(share)) return found;
                next = new ArrayList<>();
                numbers = 0;
            }
            next.add(unit);
            numbers += more;
        }
        return next.isEmpty() ? null : tryProgram(phase, next);
    }

    private long most(int batch) {
        return Math.max(1, Math.min(batch, sampler.mostCases()));
    }

    /// @return the share that has gone by of the time that was left at the beginning
    private double elapsed(long caseStart) {
        double left = most.toNanos() - (caseStart - start);
        return left <= 0 ? 1 : (System.nanoTime() - caseStart) / left;
    }

    private @Nullable Difference random() {
        var random = new SplittableRandom(seed);
        long before = tally.cases;
        // One is left for the largest.
        long count = cases - before - 1;
        long caseStart = System.nanoTime();
        int fruitless = 0;
        while (tally.cases - before < count && fruitless < FRUITLESS && !recordEnd(1)) {
            // Where there is time for a few cases only, these reach up to the limits as well.
            double done = Math.max((tally.cases - before + 1.0) / count, elapsed(caseStart));
            double size = Math.min(1, done * 1.25);
            long length = Math.round(FIRST_LENGTH * Math.pow((double) MOST_LENGTH / FIRST_LENGTH, size * size));
            var first = sampler.random(random, size, length);
            if (first == null) {
                fruitless++;
                continue;
            }
            var units = new ArrayList<>(List.of(first));
            long batch = Math.min(most(RANDOM_BATCH), count - (tally.cases - before));
            long numbers = first.choices().size();
            // Several long lists take a program longer than one, which is what its judge gives it time for.
            while (units.size() < batch && numbers < MOST_LENGTH) {
                var unit = sampler.randomBeside(first, random, size, length);
                if (unit == null) break;
                units.add(unit);
                numbers += unit.choices().size();
            }
            var found = tryProgram("random", units);
            if (found != null) return found;
        }
        var largest = sampler.largest(null, random, 100_000);
        return largest == null ? null : tryProgram("largest", List.of(largest));
    }

    private @Nullable Difference tryProgram(String phase, List<SampleCase> units) {
        var found = difference(units);
        // Who took too long once may only have waited for others: it is what comes of a second run that counts.
        if (found != null && found.ending() == RunEnding.TIME) found = difference(units);
        tally.cases += units.size();
        progress.accept(phase, tally.cases);
        return found;
    }

    /// @return the difference on an input of these cases, or null
    private @Nullable Difference difference(List<SampleCase> units) {
        var input = sampler.text(units);
        var bytes = input.getBytes(StandardCharsets.UTF_8);
        var right = Judge.right(problem, bytes, Limits.ofWork().until(Deadline.after(ANSWERING, "duel.answers")));
        var run = program.run(bytes, allowance, 4L * right.text().length() + EXTRA_OUTPUT);
        tally.runs++;
        tally.longest = Math.max(tally.longest, bytes.length);
        tally.longestMillis = Math.max(tally.longestMillis, run.millis());
        var fault = run.fault();
        var ending = fault != null ? fault : OutputComparison.of(right, run.text());
        return ending == RunEnding.RIGHT ? null : new Difference(ending, units, input, right.text(), run);
    }

    private Difference smallest(Difference found) {
        return new InputShrinker(sampler, this::difference).of(found, allowance.millis());
    }
}
