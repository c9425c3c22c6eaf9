package grundy.engine.graph;

import grundy.rules.graph.GameGraph;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyGraph;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Values of a token on the vertices of a graph on which Left and Right may have edges of their own, in normal play.
public final class SidedValues {
    private SidedValues() {}

    /// Cost: as {@link LoopyGraph}.
    ///
    /// @param graph without stated results
    /// @param forms arena of the values
    /// @return the value of each vertex, empty where its onside and offside are not known as stoppers
    /// @throws grundy.limit.LimitException if the graph is too large, or the work is to stop
    public static List<Optional<Value>> of(GameGraph graph, LoopyForms forms) {
        var positions = new LoopyGraph(forms);
        for (int v = 0; v < graph.vertices(); v++) positions.add();
        for (int v = 0; v < graph.vertices(); v++)
            positions.set(v, options(graph, v, Side.LEFT), options(graph, v, Side.RIGHT));
        var values = new ArrayList<Optional<Value>>();
        for (int v = 0; v < graph.vertices(); v++) {
            var value = positions.value(v);
            boolean isSided = !(value instanceof LoopyValue loopy) || loopy.isStopperSided();
            values.add(isSided ? Optional.of(value) : Optional.empty());
        }
        return List.copyOf(values);
    }

    private static int[] options(GameGraph graph, int vertex, Side side) {
        int bit = side == Side.LEFT ? 0 : 1;
        return IntStream.range(graph.begin(vertex), graph.begin(vertex + 1))
                .filter(edge -> (graph.players(edge) >> bit & 1) != 0)
                .map(graph::target)
                .distinct()
                .toArray();
    }
}
