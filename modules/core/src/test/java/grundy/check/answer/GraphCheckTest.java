package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.GraphTable;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.answer.GraphCheck.Vertex;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tables of random graphs hold, and none does in which a single entry is another.
class GraphCheckTest {
    private static final int GRAPHS = 90;

    private static GameGraph graph(Random random, boolean sided, boolean states) {
        var builder = new GraphBuilder();
        int vertices = 2 + random.nextInt(7);
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        // Where play ends with a result that is stated there are no edges.
        var results = new TerminalResult[vertices];
        if (states)
            for (int v = 0; v < vertices; v++)
                if (random.nextInt(4) == 0) {
                    results[v] = TerminalResult.values()[random.nextInt(sided ? TerminalResult.values().length : 3)];
                    builder.state(v, results[v]);
                }
        for (int i = random.nextInt(2 * vertices + 1); i > 0; i--) {
            int from = random.nextInt(vertices);
            int to = random.nextInt(vertices);
            if (results[from] == null) builder.edge(from, to, sided ? 1 + random.nextInt(3) : GameGraph.BOTH);
        }
        return builder.build();
    }

    private static Vertex vertex(GraphTable table, int v) {
        var sides = table.isPartizan() ? List.of(Side.LEFT, Side.RIGHT) : List.of(Side.LEFT);
        return new Vertex(
                sides.stream().map(side -> table.first(v, side)).toList(),
                sides.stream().map(side -> (long) table.remoteness(v, side)).toList(),
                table.value(v).knownValue());
    }

    /// @return the same with one statement changed, each in turn
    private static List<Vertex> others(Vertex right) {
        var others = new ArrayList<Vertex>();
        for (int side = 0; side < right.first().size(); side++) {
            for (var outcome : Outcome.values()) {
                var first = new ArrayList<>(right.first());
                first.set(side, outcome);
                if (!first.equals(right.first())) others.add(new Vertex(first, right.remoteness(), right.value()));
            }
            for (long more : new long[] {-1, 1, 2}) {
                var remoteness = new ArrayList<>(right.remoteness());
                remoteness.set(side, remoteness.get(side) + more);
                others.add(new Vertex(right.first(), remoteness, right.value()));
            }
        }
        others.add(new Vertex(right.first(), List.of(), right.value()));
        others.add(new Vertex(List.of(), right.remoteness(), right.value()));
        others.add(new Vertex(
                List.of(right.first().getFirst(), right.first().getLast(), Outcome.N),
                right.remoteness(),
                right.value()));
        if (right.value().isEmpty()) return others;
        var values = new ArrayList<Value>();
        for (int number = 0; number < 4; number++) values.add(Value.Nimber.of(number));
        values.add(new Value.Loopy(List.of()));
        values.add(new Value.Loopy(List.of(BigInteger.ZERO, BigInteger.ONE)));
        values.add(new Value.Loopy(List.of(BigInteger.valueOf(-1))));
        values.add(new Value.Loopy(List.of(BigInteger.valueOf(99))));
        values.add(Value.Nimber.of(99));
        var own = right.value().get().toString();
        values.removeIf(value -> value.toString().equals(own));
        for (var value : values) others.add(new Vertex(right.first(), right.remoteness(), Optional.of(value)));
        return others;
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Play.class)
    void everyEntryIsHeldToTheOthers(Play play) {
        var random = new Random(18);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graph(random, i % 5 == 0, i % 3 == 0);
            var game = GraphBoard.game("graph", graph);
            var table = new Solver(Limits.DEFAULT).solve(new GraphQuestion(graph, play, Long.MAX_VALUE));
            var vertices = IntStream.range(0, graph.vertices())
                    .mapToObj(v -> vertex(table, v))
                    .toList();
            var found = GraphCheck.of(game, graph, play, vertices);
            assertThat(found.fault()).as("graph " + i).isEmpty();
            assertThat(found.isComplete()).as("graph " + i).isTrue();
            assertThat(found.steps().getFirst().key()).isEqualTo("check.graph.outcomes");
            assertThat(found.steps())
                    .hasSize(vertices.stream().anyMatch(v -> v.value().isPresent()) ? 2 : 1);
            for (var size : List.of(
                    vertices.subList(1, vertices.size()),
                    Stream.concat(vertices.stream(), vertices.stream()).toList()))
                assertThat(GraphCheck.of(game, graph, play, size).fault())
                        .hasValueSatisfying(fault -> assertThat(fault.key()).isEqualTo("check.graph.other"));
            for (int v = 0; v < vertices.size(); v++)
                for (var other : others(vertices.get(v))) {
                    var changed = new ArrayList<>(vertices);
                    changed.set(v, other);
                    assertThat(GraphCheck.of(game, graph, play, changed).isComplete())
                            .as("graph %d, vertex %d, %s", i, v, other)
                            .isFalse();
                }
        }
    }

    /// A token on a vertex, looked at as any other sum.
    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Play.class)
    void tokensAreHeldToAllThatCanBeReached(Play play) {
        var random = new Random(19);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graph(random, i % 2 == 0, true);
            var game = GraphBoard.game("graph", graph);
            var table = new Solver(Limits.DEFAULT).solve(new GraphQuestion(graph, play, Long.MAX_VALUE));
            for (int v = 0; v < graph.vertices(); v++) {
                var right = vertex(table, v);
                var token = new Component(game, GraphBoard.position(graph, v));
                var asked = new TurnPosition(new Sum(play, Compound.DISJUNCTIVE, List.of(token), graph.name(v)));
                for (var outcome : Outcome.values())
                    for (int side = 0; side < right.remoteness().size(); side++)
                        for (long more = -2; more <= 2; more++) {
                            var remoteness = new ArrayList<>(right.remoteness());
                            remoteness.set(side, remoteness.get(side) + more);
                            var stated = new ClaimedVerdict(
                                    outcome, Optional.empty(), remoteness, Optional.empty(), VerdictBasis.NONE);
                            var found = VerdictCheck.of(asked, stated);
                            boolean holds = outcome == right.outcome() && more == 0;
                            assertThat(found.fault().isEmpty())
                                    .as("graph %d, %s %s: %s", i, graph.name(v), outcome, remoteness)
                                    .isEqualTo(holds);
                            assertThat(found.isComplete()).isEqualTo(holds);
                        }
            }
        }
    }

    private static Vertex drawn(Value value) {
        return new Vertex(List.of(Outcome.D), List.of(-1L), Optional.of(value));
    }

    private static Vertex decided(Outcome outcome, long moves, int value) {
        return new Vertex(List.of(outcome), List.of(moves), Optional.of(Value.Nimber.of(value)));
    }

    private static List<String> open(GameGraph graph, List<Vertex> vertices) {
        var found = GraphCheck.of(GraphBoard.game("graph", graph), graph, Play.NORMAL, vertices);
        assertThat(found.fault()).isEmpty();
        return found.open().stream().map(Message::key).toList();
    }

    /// A vertex with a loop and an option that is worth as many as no vertex has more options.
    @Test
    void anInfiniteValueMayHoldTheLargestNumberThereCanBe() {
        var builder = new GraphBuilder();
        for (var name : List.of("end", "one", "two", "loop")) builder.vertex(name);
        for (int[] edge : new int[][] {{1, 0}, {2, 0}, {2, 1}, {3, 3}, {3, 2}})
            builder.edge(edge[0], edge[1], GameGraph.BOTH);
        var graph = builder.build();
        var decided = List.of(decided(Outcome.P, 0, 0), decided(Outcome.N, 1, 1), decided(Outcome.N, 1, 2));
        for (int set = 0; set < 16; set++) {
            int wanted = set;
            var value = new Value.Loopy(IntStream.range(0, 4)
                    .filter(number -> (wanted >> number & 1) != 0)
                    .mapToObj(BigInteger::valueOf)
                    .toList());
            var vertices =
                    Stream.concat(decided.stream(), Stream.of(drawn(value))).toList();
            var found = GraphCheck.of(GraphBoard.game("graph", graph), graph, Play.NORMAL, vertices);
            assertThat(found.isComplete()).as("%s", value).isEqualTo(set == 4);
        }
    }

    /// Values of Left and Right of more vertices than are taken one by one, and heaps of more sizes than
    /// fit beside.
    @Test
    void valuesOfTooManyVerticesAreLeftOpen() {
        for (int size : new int[] {300, 301}) {
            var sided = new GraphBuilder();
            for (int v = 0; v < size; v++) sided.vertex("v" + v);
            sided.edge(0, 1, GameGraph.LEFT);
            var end = new Vertex(List.of(Outcome.P, Outcome.P), List.of(0L, 0L), Optional.of(Value.Nimber.of(0)));
            var first = new Vertex(
                    List.of(Outcome.N, Outcome.P), List.of(1L, 0L), Optional.of(new Value.Number(Dyadic.ONE)));
            var vertices = Stream.concat(
                            Stream.of(first), Stream.generate(() -> end).limit(size - 1))
                    .toList();
            assertThat(open(sided.build(), vertices))
                    .isEqualTo(size == 300 ? List.of() : List.of("check.verdict.open-value"));
        }
        var large = new GraphBuilder();
        for (int v = 0; v < 50_000; v++) large.vertex("v" + v);
        for (int v = 0; v < 50_000; v++) large.edge(v, (v + 1) % 50_000, GameGraph.BOTH);
        for (int v = 2; v < 2_003; v++) large.edge(0, v, GameGraph.BOTH);
        var vertices = Stream.generate(() -> drawn(new Value.Loopy(List.of())))
                .limit(50_000)
                .toList();
        assertThat(open(large.build(), vertices)).containsExactly("check.verdict.open-value");
    }

    /// A value of a kind that is defined nowhere here.
    @Test
    void aValueThatCannotBeCheckedIsLeftOpen() {
        var builder = new GraphBuilder();
        builder.vertex("loop");
        builder.edge(0, 0, GameGraph.LEFT);
        Value.Endless unknown = _ -> Outcome.L;
        var vertex = new Vertex(List.of(Outcome.N, Outcome.P), List.of(1L, 0L), Optional.of(unknown));
        assertThat(open(builder.build(), List.of(vertex))).containsExactly("check.verdict.open-value");
    }
}
