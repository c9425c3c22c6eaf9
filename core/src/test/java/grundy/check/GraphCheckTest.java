package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.GraphCheck.Vertex;
import grundy.limit.Limits;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.solve.GraphQuestion;
import grundy.solve.GraphTable;
import grundy.solve.Solver;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tables of random graphs hold, and none does in which a single entry is another.
class GraphCheckTest {
    private static final int GRAPHS = 150;

    private static GameGraph graph(Random random, boolean sided) {
        var builder = new GraphBuilder();
        int vertices = 2 + random.nextInt(7);
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        for (int i = random.nextInt(2 * vertices + 1); i > 0; i--)
            builder.edge(
                    random.nextInt(vertices), random.nextInt(vertices), sided ? 1 + random.nextInt(3) : GameGraph.BOTH);
        return builder.build();
    }

    private static Vertex vertex(GraphTable table, int v) {
        var sides = table.isPartizan() ? List.of(Side.LEFT, Side.RIGHT) : List.of(Side.LEFT);
        return new Vertex(
                sides.stream().map(side -> table.first(v, side)).toList(),
                sides.stream().map(side -> (long) table.remoteness(v, side)).toList(),
                table.value(v).known());
    }

    /// @return the same with one statement changed, each in turn
    private static List<Vertex> others(Vertex right) {
        var others = new ArrayList<Vertex>();
        for (var outcome : List.of(Outcome.N, Outcome.P, Outcome.D)) {
            var first = new ArrayList<>(right.first());
            first.set(0, outcome);
            if (!first.equals(right.first())) others.add(new Vertex(first, right.remoteness(), right.value()));
        }
        for (long more : new long[] {-1, 1, 2}) {
            var remoteness = new ArrayList<>(right.remoteness());
            remoteness.set(0, remoteness.getFirst() + more);
            others.add(new Vertex(right.first(), remoteness, right.value()));
        }
        if (right.value().isEmpty()) return others;
        var values = new ArrayList<Value>();
        for (int number = 0; number < 4; number++) values.add(Value.Nimber.of(number));
        values.add(new Value.Loopy(List.of()));
        values.add(new Value.Loopy(List.of(BigInteger.ZERO, BigInteger.ONE)));
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
            var graph = graph(random, i % 5 == 0);
            var game = GraphBoard.game("graph", graph);
            var table = new Solver(Limits.DEFAULT).solve(new GraphQuestion(graph, play, Long.MAX_VALUE));
            var vertices = IntStream.range(0, graph.vertices())
                    .mapToObj(v -> vertex(table, v))
                    .toList();
            var found = GraphCheck.of(game, graph, play, vertices);
            assertThat(found.fault()).as("graph " + i).isEmpty();
            assertThat(found.isComplete()).as("graph " + i).isTrue();
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
}
