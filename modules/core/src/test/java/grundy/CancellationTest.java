package grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.verdict.VerdictCheck;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.limit.Threads;
import grundy.pattern.InputTable;
import grundy.pattern.PatternFinder;
import grundy.question.ExpressionQuestion;
import grundy.question.FamilyQuestion;
import grundy.question.GraphQuestion;
import grundy.question.GridQuestion;
import grundy.question.LongRunQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.rules.TurnPosition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every engine ends soon after another thread has cancelled it, alone and with a second thread. The delays are
/// printed: on a quiet machine they are below 50 ms; what is asserted is far more, since test machines are not quiet.
@Tag("slow")
@EveryTurn
class CancellationTest {
    private static final Duration WORKING = Duration.ofMillis(CaseCount.of(400));
    private static final Duration MOST = Duration.ofSeconds(8);
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final Limits LARGE = Limits.DEFAULT.withPositions(100_000_000);

    /// Work on a question that takes seconds.
    @FunctionalInterface
    private interface Work {
        void run(Limits limits) throws SyntaxException;
    }

    private static void endsSoon(String question, Work work) {
        for (int threads = 1; threads <= 2; threads++) {
            var cancelled = new AtomicReference<ProcessorTime>();
            var limits = LARGE.withThreads(Threads.of(threads)).cancelledBy(() -> cancelled.get() != null);
            Thread.ofPlatform().daemon().start(() -> {
                try {
                    Thread.sleep(WORKING);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                cancelled.set(ProcessorTime.start());
            });
            assertThatThrownBy(() -> work.run(limits))
                    .as(question)
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("cancelled");
            var delay = cancelled.get().spent();
            System.out.printf("%d thread(s): %4d ms  %s%n", threads, delay.toMillis(), question);
            assertThat(delay).as(question).isLessThan(MOST);
        }
    }

    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-2*k) | (a-k, b+k) 9999 19999",
                "(n): (i) + (j) + (k) where i + j + k == n and i < j and j < k and i > 0 5000",
                "cram 6 7",
                "misere cram 5 5",
                "some cram 4 6",
                "every cram 6 7",
                "node-kayles grid 6 6",
                "connect-four 4",
                "take squares 1400000",
                // several players, Left and Right, whatever splits
                "3 players: 0.43 10^18",
                "left take {1,3,8}; right (n): (n-k) where k*k <= n 10^12",
                "misere grundys-game 60 59 58",
                // rules without an end in sight
                "(a, b): (a-k, b) where k <= a and gcd(k, b) == 0 400000000 7",
                "misere mogul 1 24",
                "misere moebius 1 18"
            })
    void aPosition(String question) {
        endsSoon(question, limits -> new Solver(limits).solve(Question.parse(question)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // every position; every one of three players; with a score
                "cram 5 5",
                "3 players: take 1..200 or split 24",
                "connect-four 4",
                // a period, a theorem, values that add, a closed form
                "kayles 1000000000000",
                "wythoff 1000 1618",
                "kayles 20 21 22 23 24 25 26 27 28",
                "take 1..3 10^21"
            })
    void theCheckOfAVerdict(String text) throws SyntaxException {
        var question = Question.parse(text);
        var basis = text.startsWith("kayles 1")
                ? VerdictBasis.of(new Solver(Limits.DEFAULT).solve(question).evidence())
                : VerdictBasis.of("g = n");
        var stated = new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), basis);
        var asked = new TurnPosition(question.sum());
        endsSoon("check " + text, limits -> {
            while (true) limits.during(() -> VerdictCheck.of(asked, stated));
        });
    }

    /// Letters on squares and on graphs, in one kind of play after the other: values by canonical forms, then who
    /// wins; positions that come back, looked at from their ends; what both sides may play.
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "domineering 9x9",
                "clobber 6x6",
                "amazons 5x5",
                "nogo 6x6",
                "misere domineering 7x7",
                "impartial clobber 6x6",
                "col-on-graphs grid 6 6",
                "snort-on-graphs grid 6 6",
                "clobber-on-graphs grid 6 6",
                "fox-and-geese 8x8",
                "backsliding-toads-and-frogs tttttt......ffffff",
                "toads-and-frogs tttttttttt......ffffffffff"
            })
    void aBoardOfLeftAndRight(String question) {
        endsSoon(question, limits -> {
            while (true) {
                new Solver(limits).solve(Question.parse(question));
                limits.checkpoint();
            }
        });
    }

    /// The answer is at hand, the moves are far too many.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kenyons-game 10^394",
                "turning-corners (10^9,10^8)",
                "fibonacci-nim 10^30",
                "misere nim 10^18 10^17 10^16",
                "at-most-half 10^30 10^29"
            })
    void theOptionsOfAPosition(String question) {
        endsSoon(question, limits -> {
            var position = Question.parse(question).sum().components().getFirst();
            limits.during(() -> RuleOptions.stream(position.game().rules(), position.position())
                    .count());
        });
    }

    @Test
    void hackenbush() {
        var edges = new StringBuilder();
        for (int v = 0; v < 9; v++)
            for (int w = 0; w < v; w++) edges.append(" %d-%d%s".formatted(w, v, (v + w) % 3 == 0 ? "R" : "B"));
        endsSoon(
                "red-blue-hackenbush of " + edges.length() / 5 + " edges",
                limits -> new Solver(limits).solve(Question.parse("red-blue-hackenbush" + edges)));
    }

    @Test
    void aGraph() {
        int vertices = 200_000;
        var random = new SplittableRandom(1);
        var builder = new GraphBuilder();
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        for (int i = 0; i < 4 * vertices; i++)
            builder.edge(random.nextInt(vertices), random.nextInt(vertices), GameGraph.BOTH);
        var graph = builder.build();
        endsSoon("a graph of 200,000 vertices", limits -> {
            while (true) new Solver(limits).solve(new GraphQuestion(graph, Play.NORMAL, Long.MAX_VALUE));
        });
    }

    /// What is read is not ended by what reads it, but by the watch that the work is under.
    @ParameterizedTest
    @EnumSource(GraphFormat.class)
    void theTextOfAGraph(GraphFormat format) {
        var text = graphText(format, 500_000, 300_000).getBytes(StandardCharsets.UTF_8);
        endsSoon("text of a graph, " + format, limits -> {
            while (true)
                limits.<GameGraph, RuntimeException>during(() -> {
                    try {
                        return GraphReader.read(new ByteArrayInputStream(text), format, () -> {});
                    } catch (IOException | GraphException e) {
                        throw new AssertionError(e);
                    }
                });
        });
    }

    private static String graphText(GraphFormat format, int edges, int vertices) {
        var random = new SplittableRandom(4);
        var text = new StringBuilder(format == GraphFormat.DOT ? "digraph {\n" : "");
        var between = switch (format) {
            case PAIRS -> " ";
            case CSV -> ",";
            case DOT -> " -> ";
        };
        for (int i = 0; i < edges; i++)
            text.append('v')
                    .append(random.nextInt(vertices))
                    .append(between)
                    .append('w')
                    .append(random.nextInt(vertices))
                    .append('\n');
        return text.append(format == GraphFormat.DOT ? "}\n" : "").toString();
    }

    @ParameterizedTest
    @EnumSource(GraphFormat.class)
    void theMemoryOfAGraphIsDrawnFromTheLedger(GraphFormat format) throws Exception {
        var text = graphText(format, 200_000, 100_000).getBytes(StandardCharsets.UTF_8);
        var ledger = new MemoryLedger(100 << 20);
        var graph = Limits.DEFAULT
                .withMemory(ledger)
                .during(() -> GraphReader.read(new ByteArrayInputStream(text), format, () -> {}));
        assertThat(ledger.heldBytes()).isGreaterThan(4L * graph.edges()).isLessThan(30 << 20);
        assertThatThrownBy(() -> Limits.DEFAULT
                        .withMemory(new MemoryLedger(2 << 20))
                        .during(() -> GraphReader.read(new ByteArrayInputStream(text), format, () -> {})))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("2 MB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"take any or split 10^8", "fibonacci-nim 10^30"})
    void theDifferentOptionsOfAPosition(String question) throws SyntaxException {
        var position = Question.parse(question).sum().components().getFirst();
        endsSoon("options of " + question, limits -> {
            var large = limits.withMemory(new MemoryLedger(Long.MAX_VALUE));
            while (true) large.during(() -> RuleOptions.distinct(position.game().rules(), position.position()));
        });
        var small = Limits.DEFAULT.withMemory(new MemoryLedger(1 << 20));
        assertThatThrownBy(() ->
                        small.during(() -> RuleOptions.distinct(position.game().rules(), position.position())))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("1 MB");
    }

    @Test
    void arithmeticOfNimbers() {
        var text = "*(2^65000 + 7)^(2^64000 + 1)";
        endsSoon("eval " + text, limits -> {
            while (true) new Solver(limits).solve(new ExpressionQuestion(ValueParser.parse(Source.of(text))));
        });
    }

    /// Canonical forms, their thermographs, their products, loopy values.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "temperature(domineering(4x5) + clobber(3x4))",
                "conway-product(*251, *241)",
                "reduced(domineering(5x5)) + ^",
                "atomic-weight(clobber(4x4))",
                "variety(domineering(4x4))",
                "amazons(3x4) == clobber(4x4)",
                "cool(domineering(4x4), 1/2) + heat(clobber(3x4), 3/4)",
                "on + over + {0||0|under} + domineering(4x4)"
            })
    void anExpressionOfGames(String text) {
        endsSoon("eval " + text, limits -> {
            while (true) {
                var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
                new Solver(limits).solve(new ExpressionQuestion(expression));
                limits.checkpoint();
            }
        });
    }

    @Test
    void aRowOfValues() throws SyntaxException {
        var row = FamilyQuestion.read("domineering[n,n]", new RunningNumber("n", 1, 20), Catalogue.builtIn());
        // What is known by then is told.
        endsSoon("values domineering[n,n]", limits -> {
            new Solver(limits).solve(row);
            limits.checkpoint();
        });
    }

    @Test
    void aTheoremAndWhatItTells() {
        // A class whose beginning is stopped is of no use any more.
        assertThat(new ManyQuestionsTest()).isNotNull();
        endsSoon("a theorem", limits -> {
            while (true)
                limits.<Integer, SyntaxException>during(() -> {
                    ManyQuestionsTest.ask("P when a == b", limits);
                    return 0;
                });
        });
    }

    @Test
    void patternsOfATable() {
        var random = new SplittableRandom(5);
        var values = new long[400];
        for (int i = 0; i < values.length; i++) values[i] = random.nextInt(40);
        var table = new InputTable(0, values, InputTable.Reading.VALUES);
        endsSoon("patterns of a table", limits -> {
            while (true) {
                PatternFinder.of(table, limits);
                // A search for patterns that is stopped gives those that it has found.
                limits.checkpoint();
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.104",
                "0.3F7",
                "take squares",
                "take divisors",
                "grundys-game",
                "(n): (i) + (j) + (k) where i + j + k == n and i < j and j < k and i > 0"
            })
    void aSequence(String rules) {
        endsSoon("values " + rules, limits -> {
            var read = LANGUAGE.rules(Source.of(rules));
            new Solver(limits).solve(new SequenceQuestion(read.game(), read.play(), 3_000_000));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.104",
                "0.777",
                "0.3F7",
                "take {1, 5, 9, 23, 100000007}",
                "take primes",
                "take squares",
                "take divisors"
            })
    void aLongRun(String rules) {
        endsSoon("run " + rules, limits -> {
            var read = LANGUAGE.rules(Source.of(rules)).game().rules();
            var play = LANGUAGE.rules(Source.of(rules)).play();
            new Solver(limits)
                    .solve(new LongRunQuestion(read, play, CodeChunks.inMemory(limits.memory())))
                    .sequence()
                    .orElseThrow()
                    .extend(1_000_000_000);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "(a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k)"})
    void aTableOfTwoHeaps(String rules) {
        endsSoon("grid " + rules, limits -> {
            var game = LANGUAGE.rules(Source.of(rules));
            new Solver(limits).solve(new GridQuestion(game.game(), game.play(), 9_999));
        });
    }
}
