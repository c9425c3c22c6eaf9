package grundy.contest.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.JudgeException;
import grundy.limit.LimitException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is made up keeps to the words behind a limit.
@EveryTurn
class SampleWordsTest {
    private static final long SEED = 5;

    private static Stream<SampleCase> made(String input, String... limits) {
        var text = new StringBuilder("problem made\ninput " + input + "\nvalue 1\n");
        for (var limit : limits) text.append("limit ").append(limit).append('\n');
        var sampler = new Sampler(Problems.of(text.toString()));
        var random = CaseCount.random(SEED);
        return Stream.of(
                        sampler.small(60).stream(),
                        Stream.generate(() -> sampler.random(random, random.nextDouble(), 40))
                                .limit(60),
                        Stream.of(sampler.largest(null, random, 300)))
                .flatMap(each -> each)
                .filter(Objects::nonNull);
    }

    private static long[] row(SampleCase unit, String name) {
        return ((Row) unit.levels().getLast().get(name)).numbers();
    }

    @Test
    void rowsAreDifferentAndDoNotRise() {
        made("m, pairs[m, 2]", "m 1..300", "pairs 1..1000 distinct falling").forEach(unit -> {
            var pairs = row(unit, "pairs");
            var seen = new HashSet<List<Long>>();
            for (int i = 0; i < pairs.length; i += 2) {
                assertThat(pairs[i + 1]).isBetween(1L, pairs[i]);
                assertThat(seen.add(List.of(pairs[i], pairs[i + 1]))).isTrue();
            }
        });
    }

    @Test
    void fathersComeEarlier() {
        made("n, father[n - 1]", "n 2..300", "father 0..n - 1 parents earlier").forEach(unit -> {
            var fathers = row(unit, "father");
            for (int i = 0; i < fathers.length; i++) assertThat(fathers[i]).isBetween(0L, (long) i);
        });
    }

    @Test
    void fathersInAnyOrderComeLaterToo() {
        assertThat(made("n, father[n - 1]", "n 2..300", "father 0..n - 1 parents")
                        .anyMatch(unit -> {
                            var fathers = row(unit, "father");
                            for (int i = 0; i < fathers.length; i++) if (fathers[i] > i) return true;
                            return false;
                        }))
                .isTrue();
    }

    /// Edges less vertices plus one are the rings: away from the tree each vertex of a ring has two edges.
    @Test
    void nothingHangsOnARing() {
        made("n k, edges[k, 2]", "n 1..60", "k 0..500", "edges rings").forEach(unit -> {
            var edges = row(unit, "edges");
            int n = Integer.parseInt(unit.levels().getLast().get("n").toString());
            var degrees = new int[n + 1];
            for (long vertex : edges) degrees[(int) vertex]++;
            int rings = edges.length / 2 - n + 1;
            assertThat(rings).isNotNegative();
            // A cactus whose cycles touch nothing but their own tree vertex: cut that vertex out of each, and paths are
            // left.
            long twos =
                    Arrays.stream(degrees).skip(1).filter(degree -> degree == 2).count();
            if (rings > 0) assertThat(twos).isPositive();
        });
    }

    @Test
    void moreCasesThanTheProblemAllowsAreNotMadeUp() throws IOException {
        var problem = Problems.find("HDU1846");
        assertThat(new SampleInput(problem, false, OptionalLong.of(100), 1).text())
                .startsWith("100\n");
        for (long cases : new long[] {101, Long.MAX_VALUE})
            assertThatThrownBy(() -> new SampleInput(problem, false, OptionalLong.of(cases), 1).text())
                    .isInstanceOf(JudgeException.class)
                    .hasMessageContaining("at most 100 cases")
                    .hasMessageContaining("--cases 100");
        var endless = Problems.find("HDU1847");
        assertThatThrownBy(() -> new SampleInput(endless, false, OptionalLong.of(Long.MAX_VALUE), 1).text())
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("--cases");
    }

    @Test
    void whereAProblemWantsSomeCasesThereAreSoMany() {
        var text = "problem made\ninput T, T times { n, a[n] }\nlimit T 4..9\nlimit n a 1..3\nvalue 1\n";
        var sampler = new Sampler(Problems.of(text));
        var units = sampler.small(5);
        assertThat(sampler.text(units.subList(0, 1))).isEqualTo("4\n" + "1\n1\n".repeat(4));
        assertThat(sampler.text(units)).startsWith("5\n");
    }
}
