package grundy.rules.board.graph;

import grundy.rules.Board;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.notation.PositionText;
import java.util.Arrays;
import java.util.List;

/// Node Kayles: a move takes a vertex of a graph together with all its neighbours. On a path it is Dawson's Chess.
///
/// A position is a graph: `1-2 2-3`, `path 5`, `cycle 6`, `grid 2 3`. Source: T. J. Schaefer, On the complexity of
/// some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978).
public record NodeKayles() implements Board<InducedGraph> {
    @Override
    public InducedGraph read(String text) {
        return InducedGraph.read(new PositionText(text));
    }

    @Override
    public Iterable<InducedGraph> options(InducedGraph graph) {
        return LazySequences.map(Arrays.stream(graph.vertices()).boxed().toList(), vertex -> {
            var around = graph.neighbours(vertex);
            var taken = Arrays.copyOf(around, around.length + 1);
            taken[around.length] = vertex;
            return graph.without(taken);
        });
    }

    /// The connected components; paths are numbered afresh.
    @Override
    public List<InducedGraph> parts(InducedGraph graph) {
        return graph.components().stream().map(InducedGraph::straightened).toList();
    }

    /// A move is described by the vertices of the original graph.
    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(InducedGraph graph) {
        return graph.toString();
    }
}
