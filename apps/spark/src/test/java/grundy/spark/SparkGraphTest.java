package grundy.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.picture.graph.GraphCsv;
import grundy.question.GraphQuestion;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.solve.Solver;
import grundy.survey.ClusterException;
import grundy.survey.ClusterGraph;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A cluster tells of each vertex what one machine tells.
@Tag("slow")
@EveryTurn
class SparkGraphTest {
    private static final String HERE = "local[2]";

    @TempDir
    Path folder;

    private int runs;

    /// @return of each vertex a line: name, outcome, value, remoteness
    private static TreeSet<String> ofOneMachine(Path file, Play play) throws Exception {
        try (var in = Files.newInputStream(file)) {
            var graph = GraphReader.read(in, GraphFormat.PAIRS, () -> {});
            var table = new Solver(Limits.DEFAULT).solve(new GraphQuestion(graph, play, Long.MAX_VALUE));
            var out = new ByteArrayOutputStream();
            new GraphCsv(table).writeTo(out);
            var lines = out.toString(StandardCharsets.UTF_8).lines().skip(1).toList();
            return new TreeSet<>(lines);
        }
    }

    private TreeSet<String> ofCluster(String url, List<Path> files, Play play) throws IOException, SQLException {
        var out = folder.resolve("out" + ++runs);
        var names = files.stream().map(Path::toString).toList();
        var tally =
                new SparkCluster().rank(url, new ClusterGraph(names, play, out, play == Play.NORMAL, Limits.DEFAULT));
        var lines = new TreeSet<String>();
        try (var connection = DriverManager.getConnection("jdbc:duckdb:");
                var rows = connection
                        .createStatement()
                        .executeQuery("SELECT vertex, outcome, value, remoteness FROM '" + out + "/*.parquet'")) {
            while (rows.next()) {
                var value = rows.getString(3) == null ? "" : rows.getString(3);
                var left = rows.getString(4) == null ? "" : rows.getString(4);
                lines.add(rows.getString(1) + "," + rows.getString(2) + ","
                        + (value.contains(",") ? '"' + value + '"' : value) + "," + left);
            }
        }
        assertThat(tally.vertices()).isEqualTo(lines.size());
        return lines;
    }

    private static String randomGraph(Random random, int vertices, int edges, boolean named) {
        var text = new StringBuilder("# drawn\n");
        int most = vertices + random.nextInt(3);
        for (int i = 0; i < edges; i++) {
            int from = random.nextInt(vertices);
            // Many edges lead down, so that some play ends.
            int to = random.nextInt(4) == 0 ? random.nextInt(most) : random.nextInt(from + 1);
            var name = named ? "v" : "";
            text.append(name)
                    .append(from)
                    .append(random.nextBoolean() ? " " : ",")
                    .append(name)
                    .append(to)
                    .append('\n');
        }
        return text.append(named ? "alone\n" : "999999999\n").toString();
    }

    @DrawnCases
    @Test
    void graphsAreRankedAsOnOneMachine() throws Exception {
        aPartMayHaveNoVertex();
        long seed = CaseCount.seed(103);
        System.out.println("SparkGraphTest: seed " + seed);
        var random = new Random(seed);
        for (int i = 0; i < CaseCount.of(24); i++) {
            int vertices = 1 + random.nextInt(60);
            var file = folder.resolve("graph" + i);
            Files.writeString(file, randomGraph(random, vertices, random.nextInt(3 * vertices), i % 3 == 2));
            var play = i % 4 == 1 ? Play.MISERE : Play.NORMAL;
            assertThat(ofCluster(HERE, List.of(file), play))
                    .as("seed " + seed + ", graph " + i)
                    .isEqualTo(ofOneMachine(file, play));
        }
    }

    /// A file is cut into parts, of which one may have no vertex.
    private void aPartMayHaveNoVertex() throws Exception {
        var file =
                Files.writeString(folder.resolve("alone"), "# a long remark, so that it is a part of its own\nalone\n");
        assertThat(ofCluster(HERE, List.of(file), Play.NORMAL)).isEqualTo(ofOneMachine(file, Play.NORMAL));
    }

    /// A real cluster, files of several kinds, and a worker that is killed on the way.
    @DrawnCases
    @EveryTurn
    @Test
    void aClusterRanksManyFilesWhoeverIsKilled() throws Exception {
        var random = CaseCount.random(7);
        var text = randomGraph(random, 3_000, 8_000, false);
        var whole = Files.writeString(folder.resolve("whole"), text);
        var lines = text.lines().toList();
        var parts = Files.createDirectory(folder.resolve("parts"));
        Files.write(parts.resolve("a.edges"), lines.subList(0, 3_000));
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(parts.resolve("b.gz")))) {
            out.write(String.join("\n", lines.subList(3_000, 6_000)).getBytes(StandardCharsets.UTF_8));
        }
        var table = Files.createDirectory(folder.resolve("table"));
        var parquet = table.resolve("c.parquet");
        try (var connection = DriverManager.getConnection("jdbc:duckdb:");
                var statement = connection.createStatement()) {
            var pairs = new ArrayList<String>();
            for (var line : lines.subList(6_000, lines.size())) {
                var ends = line.split("[ ,]");
                pairs.add("(" + ends[0] + "," + (ends.length > 1 ? ends[1] : "NULL") + ")");
            }
            statement.execute("COPY (SELECT * FROM (VALUES " + String.join(",", pairs) + ") AS edges(f, t)) TO '"
                    + parquet + "' (FORMAT PARQUET)");
        }
        try (var cluster = LoopbackCluster.start(folder.resolve("spark"), 2)) {
            var killer = CompletableFuture.runAsync(() -> {
                try {
                    LoopbackCluster.awaitUntil(() -> cluster.isWorking(0) && cluster.isWorking(1), "executors");
                    Thread.sleep(8_000);
                    cluster.killExecutors(1);
                } catch (Exception fault) {
                    throw new IllegalStateException(fault);
                }
            });
            assertThat(ofCluster(cluster.url(), List.of(parts, table), Play.NORMAL))
                    .isEqualTo(ofOneMachine(whole, Play.NORMAL));
            killer.join();
        }
    }

    @Test
    void whatCannotBeIsSaid() throws Exception {
        var there = Files.createDirectory(folder.resolve("there"));
        var file = Files.writeString(folder.resolve("graph"), "a b\n");
        var graph = new ClusterGraph(List.of(file.toString()), Play.NORMAL, there, true, Limits.DEFAULT);
        assertThatThrownBy(() -> new SparkCluster().rank(HERE, graph))
                .isInstanceOf(ClusterException.class)
                .hasMessageContaining("overwritten");
        var bad = Files.writeString(folder.resolve("bad"), "a b\nc d L\n");
        var sided = new ClusterGraph(List.of(bad.toString()), Play.NORMAL, folder.resolve("new"), true, Limits.DEFAULT);
        assertThatThrownBy(() -> new SparkCluster().rank(HERE, sided))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("without players and results");
        assertThat(folder.resolve("new")).doesNotExist();
        assertThat(folder.resolve("new.checkpoints")).doesNotExist();
    }
}
