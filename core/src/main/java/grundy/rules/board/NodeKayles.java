package grundy.rules.board;

import grundy.rules.Board;
import grundy.rules.PositionText;
import java.util.Arrays;
import java.util.List;

/// Node Kayles: a move takes a vertex of a graph together with all its neighbours. On a path it is Dawson's Chess.
///
/// A position is a graph: `1-2 2-3`, `path 5`, `cycle 6`, `grid 2 3`. Source: T. J. Schaefer, On the complexity of
/// some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978).
public record NodeKayles() implements Board<Graph> {
    @Override
    public Graph read(String text) {
        return Graph.read(new PositionText(text));
    }

    @Override
    public Iterable<Graph> options(Graph graph) {
        return Lazily.map(Arrays.stream(graph.vertices()).boxed().toList(), vertex -> {
            var around = graph.neighbours(vertex);
            var taken = Arrays.copyOf(around, around.length + 1);
            taken[around.length] = vertex;
            return graph.without(taken);
        });
    }

    /// The connected components; paths are numbered afresh.
    @Override
    public List<Graph> parts(Graph graph) {
        return graph.components().stream().map(Graph::straightened).toList();
    }

    /// A move is told by the vertices of the graph as it was asked about.
    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(Graph graph) {
        return graph.toString();
    }
}
