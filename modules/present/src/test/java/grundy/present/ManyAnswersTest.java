package grundy.present;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.explain.Explainer;
import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.CalculationJson;
import grundy.present.json.answer.OpenJson;
import grundy.present.json.answer.SequenceJson;
import grundy.prove.Prover;
import grundy.question.ExpressionQuestion;
import grundy.question.GridQuestion;
import grundy.question.OpenQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.strategic.solve.StrategicSolver;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import grundy.value.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.math.BigInteger;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/// An app of its own in a virtual machine of 512 MB, with no command line on its class path: a hundred questions at
/// once, each read from its text and answered as a document, quick ones beside some that would like all memory.
@Tag("slow")
class ManyAnswersTest {
    private static final int QUESTIONS = 100;
    private static final Duration TIME = Duration.ofSeconds(4);

    /// What is asserted is more than a quiet machine needs by far.
    private static final Duration LATE = Duration.ofSeconds(12);

    private static final List<String> TEXTS = List.of(
            "solve nim 3 5 7",
            "solve wythoff 5 8",
            "solve kayles 1000000",
            "solve domineering 4x4",
            "solve clobber 6x6",
            "solve domineering(4x4) + clobber(3x3) + [take 1..3](5) + {1|-1}",
            "solve misere kayles 5 4 3",
            "solve misere 0.3122 40 41 42",
            "solve over + ^",
            "solve cram 6 7",
            "solve node-kayles grid 6 6",
            "solve 3 players: take 1..2 7",
            "solve fox-and-geese g.g./..../.f../....",
            "open take 1..? 100000000",
            "open nim 3 5 ?",
            "open take {1,?,9} 1000000",
            "eval *19 * *23",
            "eval domineering(5x5) + {2|-1}",
            "eval mean(clobber(3x4))",
            "list 0.104",
            "list kayles",
            "grid wythoff",
            "grid (a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k)");

    private static Path location(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @DrawnCases
    @Test
    void aHundredAnswersComeInTimeWithinSmallMemory() throws IOException, InterruptedException, URISyntaxException {
        var types = List.of(
                Solver.class,
                StrategicSolver.class,
                Prover.class,
                JsonNode.class,
                AnswerJson.class,
                JsonGenerator.class,
                ManyAnswersTest.class);
        var path = Stream.<Path>builder();
        for (var type : types) path.add(location(type));
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-cp",
                        path.build().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                        ManyAnswersTest.class.getName())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.print(said);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).doesNotContain("OutOfMemoryError").contains("still held: 0");
    }

    private static JsonObject answer(String text, Language language, Limits limits) throws SyntaxException {
        var catalogue = Catalogue.builtIn();
        var rules = new RuleLanguage(catalogue);
        var solver = new Solver(limits);
        var explainer = Explainer.in(language);
        var source = Source.of(text.substring(text.indexOf(' ') + 1));
        return switch (text.substring(0, text.indexOf(' '))) {
            case "solve" -> {
                var verdict = solver.solve(Question.parse(source.text()));
                yield AnswerJson.of(verdict, explainer.explanation(verdict), 100, language);
            }
            case "open" ->
                OpenJson.of(solver.solve(OpenQuestion.of(rules, source, Outcome.P, BigInteger.TWO)), 100, language);
            case "eval" -> {
                var calculation = solver.solve(new ExpressionQuestion(ValueParser.parse(source, catalogue)));
                yield CalculationJson.of(source.text(), calculation, explainer.explanation(calculation));
            }
            case "list" -> {
                var read = rules.rules(source);
                yield SequenceJson.of(solver.solve(new SequenceQuestion(read.game(), read.play(), 100_000)));
            }
            case "grid" -> {
                var read = rules.rules(source);
                yield SequenceJson.of(solver.solve(new GridQuestion(read.game(), read.play(), 1500)));
            }
            case String kind -> throw new AssertionError(kind);
        };
    }

    public static void main(String[] arguments) throws InterruptedException {
        var done = new CountDownLatch(QUESTIONS);
        var answered = new AtomicInteger();
        var refused = new AtomicInteger();
        var failed = new AtomicInteger();
        var latest = new AtomicLong();
        long start = System.nanoTime();
        var limits = Limits.DEFAULT.until(Deadline.after(TIME));
        for (int i = 0; i < QUESTIONS; i++) {
            var text = TEXTS.get(i % TEXTS.size());
            var language = i % 2 == 0 ? Language.EN : Language.ZH;
            Thread.ofPlatform().start(() -> {
                try (var memory = MemoryLedger.PROCESS.open()) {
                    var own = limits.withMemory(memory);
                    var node = own.<JsonObject, SyntaxException>during(() -> answer(text, language, own));
                    node.writeTo(new ByteArrayOutputStream());
                    answered.incrementAndGet();
                } catch (LimitException _) {
                    refused.incrementAndGet();
                } catch (SyntaxException | RuntimeException | Error fault) {
                    failed.incrementAndGet();
                    System.out.println(text + ": " + fault);
                } finally {
                    latest.accumulateAndGet(System.nanoTime() - start, Math::max);
                    done.countDown();
                }
            });
        }
        done.await();
        var late = Duration.ofNanos(latest.get()).minus(TIME);
        System.out.printf(
                "%d answered, %d refused, %d failed; the last one %d ms after its deadline; still held: %d%n",
                answered.get(), refused.get(), failed.get(), late.toMillis(), MemoryLedger.PROCESS.heldBytes());
        System.exit(failed.get() == 0 && answered.get() > 0 && late.compareTo(LATE) < 0 ? 0 : 1);
    }
}
