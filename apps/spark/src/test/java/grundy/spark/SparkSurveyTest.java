package grundy.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.BoxTable;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.limit.Threads;
import grundy.question.BoxLayersQuestion;
import grundy.question.BoxQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.spark.box.SparkBox;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.survey.ClusterException;
import grundy.survey.LetterRange;
import grundy.survey.NamedFamilies;
import grundy.survey.NumberedGames;
import grundy.survey.OwnThreads;
import grundy.survey.Survey;
import grundy.survey.SurveyWorkers;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import grundy.value.Play;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Surveys on a real cluster of a master and two workers find what the threads of this machine find,
/// whatever is killed.
@Tag("slow")
class SparkSurveyTest {
    private static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(2));

    @TempDir
    static Path home;

    /// Started for the first test that asks for it: it takes half a minute of processor time.
    private static @Nullable LoopbackCluster started;

    @TempDir
    Path folder;

    private static LoopbackCluster cluster() throws Exception {
        if (started == null) started = LoopbackCluster.start(home.resolve("spark"), 2);
        return started;
    }

    @AfterAll
    static void stop() {
        if (started != null) started.close();
    }

    private static NumberedGames octal(int digits) {
        return NamedFamilies.of("octal", OptionalLong.of(digits), OptionalLong.empty());
    }

    private Survey.Result run(NumberedGames family, long to, boolean proofs, Limits limits, SurveyWorkers workers)
            throws Exception {
        var out = folder.resolve(workers instanceof OwnThreads ? "own" : "spark");
        return Survey.run(new Survey.Request(family, out, to, 60, proofs, limits, Language.EN), workers);
    }

    /// All of a row but how long it took.
    private static List<AtlasRow> timeless(Survey.Result result) {
        return result.rows().stream()
                .map(row -> row.with(AtlasColumn.SECONDS, BigDecimal.ZERO))
                .toList();
    }

    private SurveyWorkers spark() throws Exception {
        return new SparkCluster().workers(cluster().url());
    }

    @Test
    void certificatesComeWithTheirRows() throws Exception {
        var ranges = List.of(LetterRange.parse("a=2..4").orElseThrow());
        var family = NamedFamilies.ofLetters("take {1, a}", ranges);
        var own = run(family, 300, true, LIMITS, new OwnThreads());
        var far = run(family, 300, true, LIMITS, spark());
        assertThat(timeless(far)).isEqualTo(timeless(own));
        var certificates = far.rows().stream()
                .map(row -> row.text(AtlasColumn.CERTIFICATE))
                .filter(name -> !name.isEmpty())
                .toList();
        assertThat(certificates).isNotEmpty();
        for (var name : certificates)
            assertThat(Files.readAllBytes(folder.resolve("spark").resolve(name)))
                    .isEqualTo(Files.readAllBytes(folder.resolve("own").resolve(name)));
    }

    /// Every layer is given to the workers, one of which loses what it knows on the way.
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTableIsThatOfThisMachine(boolean values) throws Exception {
        var rules = "(a, b, c): (a-k, b, c) | (a, b-k, c) where k < 4 | (a, b, c-k) | (a-k, b-k, c-k)";
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        var question = new BoxQuestion(game, Play.MISERE, List.of(12, 13, 14), values);
        var layers = new Solver(LIMITS).solve(new BoxLayersQuestion(question));
        var cluster = cluster();
        try (var link = SparkLink.open(ClusterAddress.of(cluster.url()), "test", 60, LIMITS)) {
            new SparkBox(link.context(), layers, 0).work(() -> {
                if (values && layers.knownLayers() == 17) cluster.killExecutors(0);
            });
        }
        assertThat(rows(layers.table())).isEqualTo(rows(new Solver(LIMITS).solve(question)));
    }

    private static List<List<Long>> rows(BoxTable table) {
        var rows = new ArrayList<List<Long>>();
        table.visit((coordinates, value) -> {
            var row = Arrays.stream(coordinates).boxed().collect(Collectors.toList());
            row.add((long) value);
            rows.add(row);
        });
        return rows;
    }

    /// Executors are killed, then a worker with all it has, and another comes.
    @DrawnCases
    @EveryTurn
    @Test
    void whoeverIsKilledNoRowIsLostOrTwice() throws Exception {
        var cluster = cluster();
        var family = octal(2);
        var own = run(family, 20_000, false, LIMITS, new OwnThreads());
        var killer = CompletableFuture.runAsync(() -> {
            try {
                LoopbackCluster.awaitUntil(() -> cluster.isWorking(0) && cluster.isWorking(1), "executors");
                Thread.sleep(1000);
                cluster.killExecutors(0);
                Thread.sleep(1000);
                cluster.kill(1);
                cluster.addWorker();
            } catch (Exception fault) {
                throw new IllegalStateException(fault);
            }
        });
        var far = run(family, 20_000, false, LIMITS, spark());
        killer.join();
        assertThat(timeless(far)).isEqualTo(timeless(own));
        var lines = Files.readAllLines(folder.resolve("spark/rows.journal"));
        assertThat(lines).hasSize(1 + 127).doesNotHaveDuplicates();
    }

    @DrawnCases
    @EveryTurn
    @Test
    void aDriverThatIsBrokenOffGoesOnAnywhere() throws Exception {
        var family = octal(2);
        var own = run(family, 2_000, false, LIMITS, new OwnThreads());
        var rows = new AtomicLong();
        var stopped = LIMITS.withProgress(new ProgressListener() {
                    @Override
                    public void goesOn() {}

                    @Override
                    public void at(WorkProgress progress) {
                        rows.set(progress.done());
                    }
                })
                .cancelledBy(() -> rows.get() > 9);
        assertThatThrownBy(() -> run(family, 2_000, false, stopped, spark())).isInstanceOf(LimitException.class);
        assertThat(Files.readAllLines(folder.resolve("spark/rows.journal"))).hasSizeBetween(11, 127);
        assertThat(timeless(run(family, 2_000, false, LIMITS, spark()))).isEqualTo(timeless(own));
    }

    @ParameterizedTest
    @ValueSource(strings = {"spark:/host", "spark://host", "http://host:7077", "", "local[x]", "local[0]"})
    void whatIsNoClusterIsRefused(String url) {
        assertThatThrownBy(() -> new SparkCluster().workers(url)).isInstanceOf(ClusterException.class);
    }

    @Test
    void aClusterThatIsNotThereIsSaid() {
        var nobody = new SparkCluster().workers("spark://127.0.0.1:1");
        assertThatThrownBy(() -> run(octal(1), 100, false, LIMITS, nobody))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("nothing answers at spark://127.0.0.1:1");
    }
}
