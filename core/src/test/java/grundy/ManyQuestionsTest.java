package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.Deadline;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.MemoryLedger;
import grundy.engine.heap.run.Chunks;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.solve.LongRunQuestion;
import grundy.solve.Question;
import grundy.solve.SequenceQuestion;
import grundy.solve.Solver;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A hundred questions at once in a virtual machine of 512 MB, each of which would like all of it: every
/// one ends by its
/// deadline with an answer or a stated limit.
@Tag("slow")
class ManyQuestionsTest {
    private static final int QUESTIONS = 100;
    private static final Duration TIME = Duration.ofSeconds(8);

    /// What is asserted is more than the two seconds that a quiet machine needs by far.
    private static final Duration LATE = Duration.ofSeconds(10);

    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static final List<String> POSITIONS = List.of(
            "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k) | (a-k, b-3*k) 3000 3000",
            "cram 6 7",
            "misere cram 5 5",
            "some cram 4 6",
            "every cram 6 7",
            "node-kayles grid 6 6",
            "connect-four 4",
            "take squares 1400000",
            "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k) 30000 29999",
            "wythoff 5 8");

    private static final List<String> SEQUENCES =
            List.of("0.3F7", "take squares", "(n): (i) + (j) + (k) where i + j + k == n and i < j and j < k and i > 0");

    private static final List<String> RUNS = List.of("0.104", "take {1,5,9,23,1000003}");

    private static Path location(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void aHundredQuestionsEndInTimeWithinSmallMemory() throws IOException, InterruptedException, URISyntaxException {
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-cp",
                        location(Solver.class) + ":" + location(ManyQuestionsTest.class),
                        ManyQuestionsTest.class.getName())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(said);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).doesNotContain("OutOfMemoryError").contains("still held: 0");
    }

    private static void ask(int number, Limits limits) throws SyntaxException {
        int kind = number % (POSITIONS.size() + SEQUENCES.size() + RUNS.size());
        if (kind < POSITIONS.size()) {
            new Solver(limits)
                    .solve(Question.parse(POSITIONS.get(kind)))
                    .moves()
                    .first(10);
            return;
        }
        if (kind < POSITIONS.size() + SEQUENCES.size()) {
            var rules = LANGUAGE.rules(Source.of(SEQUENCES.get(kind - POSITIONS.size())));
            new Solver(limits).solve(new SequenceQuestion(rules.game(), rules.play(), 3_000_000));
            return;
        }
        var rules = LANGUAGE.rules(Source.of(RUNS.get(kind - POSITIONS.size() - SEQUENCES.size())));
        new Solver(limits)
                .solve(new LongRunQuestion(rules.game().rules(), rules.play(), Chunks.inMemory(limits.memory())))
                .sequence()
                .orElseThrow()
                .extend(1_000_000_000);
    }

    /// @param arguments how many seconds the questions have, if not as many as usual
    public static void main(String[] arguments) throws InterruptedException {
        var time = arguments.length == 0 ? TIME : Duration.ofSeconds(Long.parseLong(arguments[0]));
        var done = new CountDownLatch(QUESTIONS);
        var answered = new AtomicInteger();
        var refused = new AtomicInteger();
        var failed = new AtomicInteger();
        var latest = new AtomicLong();
        long start = System.nanoTime();
        var limits = Limits.DEFAULT.until(Deadline.after(time));
        for (int i = 0; i < QUESTIONS; i++) {
            int number = i;
            Thread.ofPlatform().start(() -> {
                try (var memory = MemoryLedger.PROCESS.open()) {
                    ask(number, limits.withMemory(memory));
                    answered.incrementAndGet();
                } catch (LimitException _) {
                    refused.incrementAndGet();
                } catch (SyntaxException | RuntimeException | Error fault) {
                    failed.incrementAndGet();
                    System.out.println(number + ": " + fault);
                } finally {
                    latest.accumulateAndGet(System.nanoTime() - start, Math::max);
                    done.countDown();
                }
            });
        }
        done.await();
        var late = Duration.ofNanos(latest.get()).minus(time);
        System.out.printf(
                "%d answered, %d refused, %d failed; the last one %d ms after its deadline; still held: %d%n",
                answered.get(), refused.get(), failed.get(), late.toMillis(), MemoryLedger.PROCESS.held());
        System.exit(failed.get() == 0 && late.compareTo(LATE) < 0 ? 0 : 1);
    }
}
