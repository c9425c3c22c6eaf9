package grundy.contest.duel;

import grundy.contest.judge.Judge;
import grundy.contest.judge.SampleCase;
import grundy.contest.judge.Sampler;
import grundy.contest.problem.Problem;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Runs a program on one input after the other until it is wrong: all small ones first, then what is known to be
/// difficult, then random ones up to the limits. Cases are put together where the format has several in one input;
/// where such an input shows a difference, the case that does is looked for, and made as small as can be.
public final class Duel {
    private static final int BATCH = 200;
    private static final int RANDOM_BATCH = 50;
    private static final long FIRST_LENGTH = 8;
    private static final long MOST_LENGTH = 2000;
    private static final long EXTRA_OUTPUT = 1 << 16;
    private static final int SMALL_SHARE = 2;
    private static final int RANDOM_SHARE = 4;

    /// How many numbers a batch may have, unless one case has more.
    private static final long MOST_NUMBERS = 200_000;

    /// So long the right answers of a batch may take.
    private static final Duration ANSWERING = Duration.ofSeconds(60);

    private final Problem problem;
    private final Sampler sampler;
    private final Contestant contestant;
    private final RunAllowance allowance;
    private final long cases;
    private final long seed;
    private final BiConsumer<String, Long> progress;
    private final Tally tally = new Tally();

    /// @param cases how many are tried at least, unless a difference is found
    /// @param progress is told the phase and the number of cases so far
    public Duel(
            Problem problem,
            Contestant contestant,
            RunAllowance allowance,
            long cases,
            long seed,
            BiConsumer<String, Long> progress) {
        this.problem = problem;
        this.sampler = new Sampler(problem);
        this.contestant = contestant;
        this.allowance = allowance;
        this.cases = cases;
        this.seed = seed;
        this.progress = progress;
    }

    /// How much was tried.
    public static final class Tally {
        long cases;
        long runs;
        long small;
        long traps;
        long random;
        long longest;
        long longestMillis;

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

        /// @return of the slowest run
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
        var small = sampler.small((int) Math.max(1, Math.min(100_000, cases / SMALL_SHARE)));
        var found = all("small", small, BATCH);
        tally.small = tally.cases;
        if (found == null) {
            found = all("traps", TrapInputs.of(problem, sampler), BATCH);
            tally.traps = tally.cases - tally.small;
        }
        if (found == null) {
            found = random();
            tally.random = tally.cases - tally.small - tally.traps;
        }
        return found == null ? null : smallest(found);
    }

    private @Nullable Difference all(String phase, List<SampleCase> units, int batch) {
        var next = new ArrayList<SampleCase>();
        long numbers = 0;
        for (var unit : units) {
            long more = unit.choices().size();
            boolean full = next.size() == most(batch) || numbers + more > MOST_NUMBERS;
            if (!next.isEmpty() && (full || !sampler.together(next.getFirst(), unit))) {
                var found = tried(phase, next);
                if (found != null) return found;
                next = new ArrayList<>();
                numbers = 0;
            }
            next.add(unit);
            numbers += more;
        }
        return next.isEmpty() ? null : tried(phase, next);
    }

    private long most(int batch) {
        return Math.max(1, Math.min(batch, sampler.mostCases()));
    }

    private @Nullable Difference random() {
        var random = new SplittableRandom(seed);
        long before = tally.cases;
        long wanted = Math.max(Math.max(1, cases / RANDOM_SHARE), cases - before);
        while (tally.cases - before < wanted) {
            double size = Math.min(1, (tally.cases - before + 1.0) / wanted * 1.25);
            long length = Math.round(FIRST_LENGTH * Math.pow((double) MOST_LENGTH / FIRST_LENGTH, size * size));
            var first = sampler.random(random, size, length);
            if (first == null) break;
            var units = new ArrayList<>(List.of(first));
            long batch = Math.min(most(RANDOM_BATCH), wanted - (tally.cases - before));
            while (units.size() < batch) {
                var unit = sampler.randomBeside(first, random, size, length);
                if (unit == null) break;
                units.add(unit);
            }
            var found = tried("random", units);
            if (found != null) return found;
        }
        var largest = sampler.largest(null, random, 100_000);
        return largest == null ? null : tried("largest", List.of(largest));
    }

    private @Nullable Difference tried(String phase, List<SampleCase> units) {
        var found = difference(units);
        tally.cases += units.size();
        progress.accept(phase, tally.cases);
        return found;
    }

    /// @return the difference on an input of these cases, or null
    private @Nullable Difference difference(List<SampleCase> units) {
        var input = sampler.text(units);
        var bytes = input.getBytes(StandardCharsets.UTF_8);
        var expected = truth(bytes);
        var run = contestant.run(bytes, allowance, 4L * expected.length() + EXTRA_OUTPUT);
        tally.runs++;
        tally.longest = Math.max(tally.longest, bytes.length);
        tally.longestMillis = Math.max(tally.longestMillis, run.millis());
        var fault = run.fault();
        var ending = fault != null ? fault : OutputComparison.of(expected, run.text());
        return ending == RunEnding.RIGHT ? null : new Difference(ending, units, input, expected, run);
    }

    private static Limits limits() {
        return Limits.ofWork().until(Deadline.after(ANSWERING, "duel.answers"));
    }

    private String truth(byte[] input) {
        var output = new ByteArrayOutputStream();
        try {
            Judge.answer(problem, new ByteArrayInputStream(input), output, limits());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return output.toString(StandardCharsets.UTF_8);
    }

    private Difference smallest(Difference found) {
        return new InputShrinker(sampler, this::difference).of(found, allowance.millis());
    }
}
