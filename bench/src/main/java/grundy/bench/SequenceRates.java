package grundy.bench;

import com.sun.management.OperatingSystemMXBean;
import grundy.check.Evidence;
import grundy.finding.CodeChunks;
import grundy.finding.CodeDecoder;
import grundy.finding.ExtendibleSequence;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.LongRunQuestion;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.Play;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Works out a nim-sequence by the library's ordinary API, into memory, and prints how fast that goes, beside the
/// plain loop over all options in the same run, with which all values are compared.
///
/// `java -cp bench/target/benchmarks.jar grundy.bench.SequenceRates RULES [--to N] [--naive N] [--until-period]`
///
/// With `--add-modules jdk.incubator.vector` engines have vectors, unless `-Dgrundy.scalar=true`, and with
/// `-Dgrundy.vbmi=true` tables of bytes too, which pays if the processor has them (`avx512vbmi` in `/proc/cpuinfo`);
/// `-XX:ActiveProcessorCount=1` leaves them one core.
public final class SequenceRates {
    private static final long FIRST_STAGE = 100_000;
    private static final long LEAST_STEP = 1 << 12;
    private static final int STEPS = 200;
    private static final int USUAL_NAIVE = 100_000;

    private final CodeChunks chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
    private final ExtendibleSequence sequence;
    private final boolean untilPeriod;
    private long wall;
    private long processor;
    private long wallBefore;
    private long lengthBefore;
    private long scanned;
    private int largest;
    private Evidence.@Nullable Period period;
    private String reported = "";

    private SequenceRates(RuleTree rules, boolean untilPeriod) {
        this.untilPeriod = untilPeriod;
        long start = System.nanoTime();
        long busy = processorTime();
        this.sequence = sequence(rules, chunks);
        wall += System.nanoTime() - start;
        processor += processorTime() - busy;
    }

    public static void main(String[] arguments) throws SyntaxException {
        String text = "";
        long to = 1_000_000;
        int naive = USUAL_NAIVE;
        boolean untilPeriod = false;
        for (int i = 0; i < arguments.length; i++)
            switch (arguments[i]) {
                case "--to" -> to = number(arguments[++i]);
                case "--naive" -> naive = Math.toIntExact(number(arguments[++i]));
                case "--until-period" -> untilPeriod = true;
                default -> text = text.isEmpty() ? arguments[i] : text + " " + arguments[i];
            }
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        boolean vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
        System.out.printf(
                "%s: %s, %s, cores: %d%n%n",
                game.text(),
                sequence(game.rules(), CodeChunks.inMemory(MemoryLedger.PROCESS))
                        .engine(),
                !vectors ? "no vector module" : Boolean.getBoolean("grundy.scalar") ? "vectors off" : "vector module",
                Runtime.getRuntime().availableProcessors());
        new SequenceRates(game.rules(), untilPeriod).print(to);
        new NaiveLoop(game.rules()).compare(naive, Math.min(to, naive));
    }

    private static long number(String text) {
        return text.contains("^")
                ? Math.powExact(Long.parseLong(text.split("\\^")[0]), Integer.parseInt(text.split("\\^")[1]))
                : Long.parseLong(text.replace("_", ""));
    }

    static ExtendibleSequence sequence(RuleTree rules, CodeChunks chunks) {
        return new Solver(Limits.DEFAULT.withPositions(Integer.MAX_VALUE))
                .solve(new LongRunQuestion(rules, Play.NORMAL, chunks))
                .sequence()
                .orElseThrow(() -> new IllegalArgumentException("These rules are not those of a game of one heap."));
    }

    private void print(long to) {
        System.out.println("| heaps | s | s of processor | heaps/s | of the last stretch | rare | largest | MB |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (long stage = FIRST_STAGE; lengthBefore < to; stage = stage > to / 10 ? to : 10 * stage) {
            extend(Math.min(stage, to));
            row();
            if (untilPeriod && period != null) break;
        }
        System.out.println();
        System.out.println(period == null ? "No period is proved by " + sequence.length() + " heaps." : reported);
    }

    private void extend(long stage) {
        while (sequence.length() < stage && !(untilPeriod && period != null)) {
            long length = sequence.length();
            long start = System.nanoTime();
            long busy = processorTime();
            sequence.extend(Math.min(stage, length + Math.max(LEAST_STEP, length / STEPS)));
            wall += System.nanoTime() - start;
            processor += processorTime() - busy;
            if (period == null) sequence.period().ifPresent(this::reportPeriod);
        }
    }

    private void reportPeriod(Evidence.Period proved) {
        period = proved;
        long needed = proved.verifiedTo() + 1;
        reported = String.format(
                Locale.ROOT,
                "Proved: preperiod %d, period %d, saltus %d; the theorem needs %d heaps, reported at %d (%.2f %% more), "
                        + "after %.2f s (%.2f of processor).",
                proved.preperiod(),
                proved.period(),
                proved.saltus(),
                needed,
                sequence.length(),
                100.0 * (sequence.length() - needed) / needed,
                wall / 1e9,
                processor / 1e9);
    }

    private void row() {
        long length = sequence.length();
        scan(length);
        System.out.printf(
                Locale.ROOT,
                "| %d | %.2f | %.2f | %.2e | %.2e | %d | %d | %s |%n",
                length,
                wall / 1e9,
                processor / 1e9,
                length * 1e9 / wall,
                (length - lengthBefore) * 1e9 / Math.max(1, wall - wallBefore),
                sequence.coding().rare().size(),
                largest,
                residentMegabytes().map(String::valueOf).orElse("?"));
        wallBefore = wall;
        lengthBefore = length;
    }

    /// The largest value is looked for outside the time that counts.
    private void scan(long length) {
        var coding = sequence.coding();
        var decoder = new CodeDecoder(coding);
        for (; scanned < length; scanned++)
            largest = Math.max(largest, decoder.value(scanned, code(chunks, scanned, coding.width())));
    }

    static int code(CodeChunks chunks, long heap, int width) {
        var chunk = chunks.chunk(heap / CodeChunks.HEAPS, width);
        long at = heap % CodeChunks.HEAPS * width;
        return switch (width) {
            case 1 -> chunk.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
            case 2 -> chunk.get(ValueLayout.JAVA_SHORT.withOrder(ByteOrder.LITTLE_ENDIAN), at) & 0xFFFF;
            default -> chunk.get(ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN), at);
        };
    }

    /// @return the time of all threads, the compiler's too
    static long processorTime() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : System.nanoTime();
    }

    private static Optional<Long> residentMegabytes() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .map(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) >> 10)
                    .findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
