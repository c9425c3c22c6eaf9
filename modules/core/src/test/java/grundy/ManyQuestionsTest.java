package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.TheoremSource;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.theorem.ClaimAutomata;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.finding.CodeChunks;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.ExpressionQuestion;
import grundy.question.FamilyQuestion;
import grundy.question.GraphQuestion;
import grundy.question.GridQuestion;
import grundy.question.LongRunQuestion;
import grundy.question.OpenQuestion;
import grundy.question.Question;
import grundy.question.QuotientQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.IOException;
import java.math.BigInteger;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A hundred questions at once in a virtual machine of 512 MB, each of which would like all of it: every one ends by
/// its deadline with an answer or a stated limit.
@Tag("slow")
class ManyQuestionsTest {
    private static final int QUESTIONS = 100;
    private static final Duration TIME = Duration.ofSeconds(3);

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
            "wythoff 5 8",
            "nim 3 5 7",
            "clobber 6x6",
            "domineering 7x8",
            "amazons 4x5",
            "clobber(5x5) + domineering(5x6) + [take 1..3](21) + {1|-1}",
            "over + konane(6x6)",
            "misere kayles 500 400 300",
            "misere 0.3122 40 41 42 43");

    private static final List<String> SEQUENCES =
            List.of("0.3F7", "take squares", "(n): (i) + (j) + (k) where i + j + k == n and i < j and j < k and i > 0");

    private static final List<String> RUNS = List.of("0.104", "take {1,5,9,23,1000003}");

    private static final List<String> OPEN = List.of("take {1,?,9} 1000000", "kayles(?) + clobber(4x4)", "nim 3 5 ?");

    private static final List<String> QUOTIENTS = List.of("0.3122", "0.77", "4.7");

    private static final List<String> EXPRESSIONS =
            List.of("domineering(6x6) + ^", "(*(2^60 + 1))^(10^30)", "*19 * *23");

    /// Theorems, each proved again for its question: of a formula that is not so, and of one that is.
    private static final List<String> CLAIMS = List.of("P when a == b and a mod 3 == 0", "P when a == b");

    private static final int GRAPHS = 2;
    private static final int VERTICES = 300_000;

    /// Its memory is not that of the questions.
    private static final GameGraph GRAPH =
            Limits.DEFAULT.withMemory(new MemoryLedger(Long.MAX_VALUE)).during(ManyQuestionsTest::graph);

    /// Tangled: most vertices can reach a cycle.
    private static GameGraph graph() {
        var random = new SplittableRandom(1);
        var builder = new GraphBuilder();
        for (int v = 0; v < VERTICES; v++) builder.vertex("v" + v);
        for (int i = 0; i < 3 * VERTICES; i++)
            builder.edge(random.nextInt(VERTICES), random.nextInt(VERTICES), GameGraph.BOTH);
        return builder.build();
    }

    /// Proves a claim about a game of two heaps, and asks about a position of 2000 digits.
    static void ask(String claim, Limits limits) throws SyntaxException {
        var text = "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k) | (a-k, b-3*k)";
        var read = LANGUAGE.rules(Source.of(text));
        var game = GameFormulas.of(read.game().rules(), Play.NORMAL, 0);
        var arithmetic = new Arithmetic(NumerationSystem.BINARY, KernelBudget.DEFAULT);
        var parsed = ClaimParser.claim(claim, game.coordinates(), read.game().parameters());
        var automaton = ClaimAutomata.automaton(parsed, game.coordinates(), arithmetic);
        var measure = TheoremCheck.measure(game, arithmetic).orElseThrow();
        var theorem = new Theorem(game, false, NumerationSystem.BINARY, automaton, measure);
        TheoremSource known = (_, values) ->
                values ? Optional.empty() : Optional.of(new TheoremSource.TheoremEntry(theorem, claim, "test"));
        new Solver(limits, known)
                .solve(Question.parse(text + " 10^2000 10^1999"))
                .moves()
                .first(10);
    }

    private static Path location(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @DrawnCases
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

    /// A question, with all that is read from its answer.
    @FunctionalInterface
    private interface QuestionKind {
        void ask(Solver solver, Limits limits) throws SyntaxException;
    }

    private static List<QuestionKind> kinds() {
        var kinds = new ArrayList<QuestionKind>();
        for (int i = 0; i < GRAPHS; i++)
            kinds.add((solver, _) -> solver.solve(new GraphQuestion(GRAPH, Play.NORMAL, Long.MAX_VALUE)));
        for (var claim : CLAIMS) kinds.add((_, limits) -> ask(claim, limits));
        for (var position : POSITIONS)
            kinds.add((solver, _) ->
                    solver.solve(Question.parse(position)).moves().first(10));
        for (var text : SEQUENCES)
            kinds.add((solver, _) -> {
                var rules = LANGUAGE.rules(Source.of(text));
                solver.solve(new SequenceQuestion(rules.game(), rules.play(), 3_000_000));
            });
        for (var text : RUNS)
            kinds.add((solver, limits) -> {
                var rules = LANGUAGE.rules(Source.of(text)).game().rules();
                solver.solve(new LongRunQuestion(rules, Play.NORMAL, CodeChunks.inMemory(limits.memory())))
                        .sequence()
                        .orElseThrow()
                        .extend(1_000_000_000);
            });
        for (var text : OPEN)
            kinds.add(
                    (solver, _) -> solver.solve(OpenQuestion.of(LANGUAGE, Source.of(text), Outcome.P, BigInteger.TWO)));
        for (var text : QUOTIENTS)
            kinds.add((solver, _) -> solver.solve(
                    new QuotientQuestion(LANGUAGE.rules(Source.of(text)).game().rules(), 100_000)));
        for (var text : EXPRESSIONS)
            kinds.add((solver, _) ->
                    solver.solve(new ExpressionQuestion(ValueParser.parse(Source.of(text), Catalogue.builtIn()))));
        kinds.add((solver, _) -> {
            var rules = LANGUAGE.rules(Source.of("(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k)"));
            solver.solve(new GridQuestion(rules.game(), rules.play(), 2000));
        });
        kinds.add((solver, _) -> solver.solve(
                FamilyQuestion.read("domineering[n,n]", new RunningNumber("n", 1, 20), Catalogue.builtIn())));
        return kinds;
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
        var kinds = kinds();
        for (int i = 0; i < QUESTIONS; i++) {
            int number = i;
            Thread.ofPlatform().start(() -> {
                try (var memory = MemoryLedger.PROCESS.open()) {
                    var own = limits.withMemory(memory);
                    own.<Integer, SyntaxException>during(() -> {
                        kinds.get(number % kinds.size()).ask(new Solver(own), own);
                        return number;
                    });
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
                answered.get(), refused.get(), failed.get(), late.toMillis(), MemoryLedger.PROCESS.heldBytes());
        System.exit(failed.get() == 0 && late.compareTo(LATE) < 0 ? 0 : 1);
    }
}
