package grundy.engine.graph;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.graph.GameGraph;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The edges of a graph by their targets. Cost: 4 bytes an edge (5 if some belong to one player) and 4 a vertex.
final class ReversedGraph {
    private final int[] begins;
    private final int[] sources;
    private final byte @Nullable [] players;
    private final MemoryLedger.Grant memory;

    ReversedGraph(GameGraph graph, boolean partizan, Limits limits) {
        int vertices = graph.vertices();
        memory = limits.memory().grant();
        memory.take(8L * vertices + (partizan ? 5L : 4L) * graph.edges());
        begins = new int[vertices + 1];
        sources = new int[graph.edges()];
        players = partizan ? new byte[graph.edges()] : null;
        for (int edge = 0; edge < graph.edges(); edge++) {
            Checkpoint.step();
            begins[graph.target(edge) + 1]++;
        }
        for (int v = 0; v < vertices; v++) begins[v + 1] += begins[v];
        var next = Arrays.copyOf(begins, vertices);
        for (int v = 0; v < vertices; v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
                Checkpoint.step();
                int place = next[graph.target(edge)]++;
                sources[place] = v;
                if (players != null) players[place] = (byte) graph.players(edge);
            }
    }

    int begin(int vertex) {
        return begins[vertex];
    }

    int source(int place) {
        return sources[place];
    }

    int players(int place) {
        return players == null ? GameGraph.BOTH : players[place];
    }
}
