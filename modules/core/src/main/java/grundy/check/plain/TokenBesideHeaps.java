package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import grundy.rules.graph.GameGraph;
import grundy.value.Outcome;

/// The outcomes of a token on each vertex of an impartial graph beside each nim-heap up to some size,
/// in normal play. They are computed from the definition, backwards from the ends: a position is lost
/// if all its options are won, won if one is lost, and drawn if neither is ever found.
///
/// Cost: edges times sizes; 9 bytes for each vertex and size. Source: Smith 1966.
public final class TokenBesideHeaps {
    private static final int BYTES = 9;
    private static final byte DRAWN = 0;
    private static final byte WON = 1;
    private static final byte LOST = 2;

    private final GameGraph graph;
    private final int sizes;
    private final byte[] outcomes;
    private final int[] open;
    private final int[] settled;
    private int count;

    /// @param last the largest heap
    /// @param room from which the memory is drawn
    public TokenBesideHeaps(GameGraph graph, int last, MemoryRoom room) {
        this.graph = graph;
        this.sizes = last + 1;
        int states = Math.multiplyExact(graph.vertices(), sizes);
        room.take((long) BYTES * states + (long) Integer.BYTES * (graph.edges() + graph.vertices()));
        this.outcomes = new byte[states];
        this.open = new int[states];
        this.settled = new int[states];
        settle();
    }

    /// @return N, P or D
    public Outcome outcome(int vertex, int heap) {
        return switch (outcomes[vertex * sizes + heap]) {
            case WON -> Outcome.N;
            case LOST -> Outcome.P;
            default -> Outcome.D;
        };
    }

    private void settle() {
        var begins = new int[graph.vertices() + 1];
        for (int edge = 0; edge < graph.edges(); edge++) begins[graph.target(edge) + 1]++;
        for (int v = 0; v < graph.vertices(); v++) begins[v + 1] += begins[v];
        var sources = new int[graph.edges()];
        var next = begins.clone();
        for (int v = 0; v < graph.vertices(); v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) sources[next[graph.target(edge)]++] = v;
        for (int v = 0; v < graph.vertices(); v++)
            for (int heap = 0; heap < sizes; heap++) {
                int options = graph.begin(v + 1) - graph.begin(v) + heap;
                open[v * sizes + heap] = options;
                if (options == 0) settle(v * sizes + heap, LOST);
            }
        for (int at = 0; at < count; at++) {
            Checkpoint.step();
            int state = settled[at];
            int vertex = state / sizes;
            int heap = state % sizes;
            boolean lost = outcomes[state] == LOST;
            for (int i = begins[vertex]; i < begins[vertex + 1]; i++) settleBefore(sources[i] * sizes + heap, lost);
            for (int larger = heap + 1; larger < sizes; larger++) settleBefore(vertex * sizes + larger, lost);
        }
    }

    /// Settles a state if this option of it decides.
    ///
    /// @param lost whether the option is lost, or else won
    private void settleBefore(int state, boolean lost) {
        if (outcomes[state] != DRAWN) return;
        if (lost) settle(state, WON);
        else if (--open[state] == 0) settle(state, LOST);
    }

    private void settle(int state, byte outcome) {
        outcomes[state] = outcome;
        settled[count++] = state;
    }
}
