package grundy.solve;

import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import java.util.Random;

/// Small graphs for comparison with the definition, from seeds.
public final class RandomGraphs {
    private RandomGraphs() {}

    /// @param cyclic whether edges may go both up and down
    /// @param partizan whether edges may belong to one player
    /// @param stated whether ends may have stated results
    public static GameGraph of(long seed, int most, boolean cyclic, boolean partizan, boolean stated) {
        var random = new Random(seed);
        int vertices = 1 + random.nextInt(most);
        var builder = new GraphBuilder();
        for (int v = 0; v < vertices; v++) builder.vertex(v % 3 == 0 ? Integer.toString(v) : "v" + v);
        var left = new boolean[vertices];
        int edges = random.nextInt(3 * vertices);
        for (int i = 0; i < edges; i++) {
            int from = random.nextInt(vertices);
            int to = random.nextInt(vertices);
            if (!cyclic && from <= to) continue;
            builder.edge(from, to, partizan ? 1 + random.nextInt(3) : GameGraph.BOTH);
            left[from] = true;
        }
        int results = partizan ? 5 : 3;
        for (int v = 0; v < vertices && stated; v++)
            if (!left[v] && random.nextInt(2) == 0) builder.state(v, TerminalResult.values()[random.nextInt(results)]);
        return builder.build();
    }

    /// @param below vertices without cycles, most of them joined
    /// @param above vertices with edges to any vertex
    public static GameGraph cycleAbove(long seed, int below, int above) {
        var random = new Random(seed);
        var builder = new GraphBuilder();
        for (int v = 0; v < below + above; v++) builder.vertex("v" + v);
        for (int v = 0; v < below; v++)
            for (int to = 0; to < v; to++) if (random.nextInt(3) > 0) builder.edge(v, to, GameGraph.BOTH);
        for (int v = below; v < below + above; v++)
            for (int to = 0; to < below + above; to++) if (random.nextInt(2) == 0) builder.edge(v, to, GameGraph.BOTH);
        return builder.build();
    }
}
