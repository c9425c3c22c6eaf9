package grundy.engine.sum;

import static grundy.engine.search.RandomGames.component;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.search.RandomGames;
import grundy.engine.sum.SumSearch.Step;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.SumByDefinition;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@EveryTurn
class SumSearchTest {
    private static final long SEED = 19660101;

    private static SumSearch search(Compound compound, Play play, Component... components) {
        return new SumSearch(List.of(components), compound, play, Limits.DEFAULT);
    }

    private static Component[] heaps(String rules, long... heaps) {
        return LongStream.of(heaps).mapToObj(heap -> component(rules, heap)).toArray(Component[]::new);
    }

    /// Compares outcome, remoteness and the set of winning moves with {@link SumByDefinition}.
    private static Outcome agrees(String seed, List<Component> components, Compound compound, Play play) {
        var text = seed + ": " + play + " " + compound + " "
                + components.stream().map(c -> c.game().text() + c.position()).toList();
        var search = new SumSearch(components, compound, play, Limits.DEFAULT);
        var truth = SumByDefinition.of(components, compound, play);
        if (text.hashCode() % 2 == 0) assertThat(search.remoteness()).as(text).isEqualTo(truth.remoteness());
        assertThat(search.outcome()).as(text).isEqualTo(truth.outcome());
        assertThat(search.remoteness()).as(text).isEqualTo(truth.remoteness());
        var found = search.winningMoves();
        assertThat(found.stream().map(SumSearchTest::key))
                .as(text)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(truth.winningMoves());
        assertThat(search.drawingMoves().stream().map(SumSearchTest::key))
                .as(text)
                .doesNotHaveDuplicates()
                .hasSameElementsAs(truth.drawingMoves(0, 0));
        assertThat(search.positions()).as(text).isBetween(1L, (long) truth.positions());
        return truth.outcome();
    }

    private static Map<Integer, List<Position>> key(List<Step> move) {
        var key = new TreeMap<Integer, List<Position>>();
        for (var step : move) key.put(step.component(), RuleOptions.sorted(step.to()));
        return key;
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Compound.class)
    void agreesWithTheDefinitionOnRandomSums(Compound compound) {
        var games = new RandomGames(SEED + compound.ordinal());
        for (int round = 0; round < (compound.moving() == Compound.SELECTIVE ? 150 : 300); round++) {
            var same = games.any();
            var components = components(games, 1 + games.below(3), games.below(3) == 0 ? () -> same : games::any);
            agrees("seed " + SEED, components, compound, Play.values()[games.below(2)]);
        }
    }

    private static List<Component> components(RandomGames games, int count, Supplier<String> rules) {
        int largest = new int[] {0, 10, 5, 3}[count];
        return IntStream.range(0, count)
                .mapToObj(i -> games.component(rules.get(), largest))
                .toList();
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Compound.class)
    void agreesWithTheDefinitionWherePlayCanGoOnForEver(Compound compound) {
        var games = new RandomGames(SEED + 10 + compound.ordinal());
        int draws = 0;
        for (int round = 0; round < CaseCount.of(200); round++) {
            int count = 1 + games.below(2);
            int largest = count == 1 ? 7 : 2;
            var components = IntStream.range(0, count)
                    .mapToObj(i -> games.component(i == 0 ? games.loopy() : games.any(), largest))
                    .toList();
            if (agrees("seed " + SEED, components, compound, Play.values()[games.below(2)]) == Outcome.D) draws++;
        }
        assertThat(draws).isGreaterThan(CaseCount.least(20));
    }

    /// A graph whose vertices are positions; a move leads to one vertex or to several at once.
    ///
    /// @param moves of each vertex
    private record MovesBoard(List<List<List<Integer>>> moves) implements Board<List<Integer>> {
        /// @param loops whether a move may lead anywhere; otherwise it leads to smaller vertices, perhaps to
        ///     two
        static MovesBoard random(RandomGames games, int vertices, boolean loops) {
            var moves = new ArrayList<List<List<Integer>>>();
            for (int vertex = 0; vertex < vertices; vertex++) {
                var own = new ArrayList<List<Integer>>();
                int reach = loops ? vertices : vertex;
                for (int i = games.below(4); i > 0 && reach > 0; i--)
                    own.add(
                            loops || games.below(3) > 0
                                    ? List.of(games.below(reach))
                                    : List.of(games.below(reach), games.below(reach)));
                moves.add(own);
            }
            return new MovesBoard(moves);
        }

        @Override
        public List<List<Integer>> options(List<Integer> vertex) {
            return moves.get(vertex.getFirst());
        }

        @Override
        public List<List<Integer>> parts(List<Integer> vertices) {
            return vertices.stream().map(List::of).toList();
        }

        @Override
        public List<Integer> read(String text) {
            return List.of(Integer.valueOf(text));
        }

        @Override
        public String write(List<Integer> vertices) {
            return vertices.getFirst().toString();
        }

        Component at(int vertex) {
            var game = new Game("graph " + moves, new RuleTree.OnBoard("graph", Map.of(), this), null);
            return new Component(game, new BoardPosition(List.of(vertex), String.valueOf(vertex)));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Compound.class)
    void agreesWithTheDefinitionOnRandomGraphs(Compound compound) {
        var games = new RandomGames(SEED + 20 + compound.ordinal());
        var seen = EnumSet.noneOf(Outcome.class);
        for (int round = 0; round < CaseCount.of(400); round++) {
            boolean loops = games.below(2) == 0;
            var graph = MovesBoard.random(games, 7, loops);
            var other = games.below(2) == 0 ? graph : MovesBoard.random(games, 6, loops);
            var components = List.of(graph.at(games.below(7)), other.at(games.below(6)), graph.at(games.below(7)));
            seen.add(agrees(
                    "seed " + SEED,
                    components.subList(0, 1 + games.below(3)),
                    compound,
                    Play.values()[games.below(2)]));
        }
        assertThat(seen).containsExactlyInAnyOrder(Outcome.N, Outcome.P, Outcome.D);
    }

    @Test
    void aDrawCanBeHeldByChangingTheHeapsAround() {
        var search = search(Compound.DISJUNCTIVE, Play.NORMAL, component("(a, b): (b, a) | (a-1, b)", 1, 1));
        assertThat(search.outcome()).isEqualTo(Outcome.D);
        assertThat(search.remoteness()).isEqualTo(-1);
        assertThat(search.winningMoves()).isEmpty();
        var swap = search(Compound.DISJUNCTIVE, Play.NORMAL, component("(a, b): (b, a) where b > a | (a-1, b)", 1, 2));
        assertThat(swap.outcome()).isNotEqualTo(Outcome.D);
    }

    /// Bouton 1901: in misere Nim one plays as in normal play until one would leave heaps of 1 only, then leaves
    /// an odd number of them.
    @Test
    void misereNimIsAsBoutonSays() {
        for (int a = 0; a <= 7; a++)
            for (int b = a; b <= 7; b++)
                for (int c = b; c <= 7; c++) {
                    boolean lost = c <= 1 ? (a + b + c) % 2 == 1 : (a ^ b ^ c) == 0;
                    var search = search(Compound.DISJUNCTIVE, Play.MISERE, heaps("take any", a, b, c));
                    assertThat(search.outcome())
                            .as("misere nim %d %d %d", a, b, c)
                            .isEqualTo(lost ? Outcome.P : Outcome.N);
                }
    }

    /// Misere Kayles: the lost single rows are 1, 4, 9, 12, 20 (Sibert and Conway, Mathematical Kayles, 1992: n =
    /// 1, 4, 9, 12, 20 in single rows).
    @Test
    void misereKaylesIsAsSibertAndConwaySay() {
        var lost = IntStream.rangeClosed(1, 20)
                .filter(n -> search(Compound.DISJUNCTIVE, Play.MISERE, heaps("0.77", n))
                                .outcome()
                        == Outcome.P);
        assertThat(lost).containsExactly(1, 4, 9, 12, 20);
    }

    @Test
    void equalComponentsAreStoredOnce() {
        var search = search(Compound.DISJUNCTIVE, Play.NORMAL, heaps("take any", 9, 9, 9, 9));
        assertThat(search.remoteness()).isEqualTo(36);
        assertThat(search.positions()).isEqualTo(715); // multisets of 4 heaps of 0 to 9, heaps of 0 left out: C(13, 4)
    }

    @Test
    void aMoveInSeveralComponentsIsAListOfSteps() {
        var search = search(Compound.SELECTIVE, Play.NORMAL, heaps("take any", 2, 0, 1));
        assertThat(search.winningMoves()).hasSize(1);
        assertThat(search.winningMoves().getFirst()).extracting(Step::component).containsExactly(0, 2);
        var every = search(Compound.CONJUNCTIVE, Play.NORMAL, heaps("take 1", 3, 0, 2));
        assertThat(every.outcome()).isEqualTo(Outcome.N);
        assertThat(every.remoteness()).isEqualTo(3);
        assertThat(every.winningMoves())
                .singleElement()
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(2);
    }

    @Test
    void nothingToMoveInIsLostInNormalAndWonInMiserePlay() {
        for (var compound : Compound.values()) {
            assertThat(search(compound, Play.NORMAL, heaps("take any", 0, 0)).outcome())
                    .isEqualTo(Outcome.P);
            assertThat(search(compound, Play.MISERE, heaps("take any", 0)).outcome())
                    .isEqualTo(Outcome.N);
            assertThat(search(compound, Play.MISERE, heaps("0.77", 0, 0)).winningMoves())
                    .isEmpty();
        }
        assertThat(new SumSearch(List.of(), Compound.DISJUNCTIVE, Play.NORMAL, Limits.DEFAULT).outcome())
                .isEqualTo(Outcome.P);
    }

    @Test
    void numbersBeyond64BitsAreExact() {
        var large = BigInteger.TEN.pow(30);
        var game = RandomGames.game("(n): (n/2) where n > 0");
        Position heap = Tuple.of(large);
        var search = new SumSearch(
                List.of(new Component(game, heap), new Component(game, heap)),
                Compound.DISJUNCTIVE,
                Play.NORMAL,
                Limits.DEFAULT);
        assertThat(search.outcome()).isEqualTo(Outcome.P);
        assertThat(search.remoteness()).isEqualTo(2L * large.bitLength());
        var growing = search(
                Compound.SELECTIVE,
                Play.NORMAL,
                component("(n, q): (n*n, q-1)", 7, 8),
                component("(n, q): (n*n, q-1)", 7, 6));
        assertThat(growing.outcome()).isEqualTo(Outcome.P);
    }

    @Tag("slow")
    @Test
    void stopsSoonAtTheLimitWhateverTheSum() {
        var limits = Limits.DEFAULT.withPositions(5_000);
        for (var compound : Compound.values())
            for (var rules : List.of("take any", "take any or split", "(n): (n-k)"))
                for (long[] heaps :
                        new long[][] {{1_000_000_000}, {1_000_000_000, 1_000_000_000}, {3000, 3000, 3000}}) {
                    var components = List.of(heaps(rules, heaps));
                    assertThatThrownBy(() -> new SumSearch(components, compound, Play.MISERE, limits).outcome())
                            .isInstanceOf(LimitException.class);
                    assertThatThrownBy(() -> new SumSearch(components, compound, Play.MISERE, limits).remoteness())
                            .isInstanceOf(LimitException.class);
                }
    }
}
