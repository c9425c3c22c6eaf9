package grundy.theory.hackenbush;

import java.util.Arrays;

/// A connected graph on the ground, fused: the parts that hang together by cycles, joined in a tree by the bridges,
/// and the value that green Hackenbush has on each of them with all that stands on it.
///
/// By the fusion principle a part that hangs together by cycles may be made one vertex, with its edges as loops,
/// each worth 1; by the colon principle what stands on a bridge is worth one more with the bridge. Cost: O(V + E),
/// without recursion.
final class FusedTree {
    /// For each vertex its part. Parts are numbered so that each comes before the one it stands on; the ground's
    /// is the last.
    final int[] part;

    /// For each part the bridge it stands on, -1 for the ground's.
    final int[] bridge;

    /// For each part the vertex below its bridge, -1 for the ground's.
    final int[] below;

    /// For each part its value with all that stands on it.
    final int[] value;

    private int parts;

    /// @param ends from, to, from, to, ...: vertices 0..vertices-1, all joined to the root
    /// @param extra for each vertex a value that is added there, as a nim-sum
    /// @param without an edge to leave out, or -1
    FusedTree(int vertices, int[] ends, int[] extra, int root, int without) {
        part = new int[vertices];
        bridge = new int[vertices];
        below = new int[vertices];
        value = new int[vertices];
        var first = incidenceStarts(vertices, ends, without);
        var incident = incidence(first, ends, without);
        var next = first.clone();
        var sum = extra.clone();
        var entered = new int[vertices];
        Arrays.fill(entered, -1);
        var low = new int[vertices];
        var by = new int[vertices];
        var path = new int[vertices];
        var open = new int[vertices];
        int depth = 0, opened = 0, time = 0;
        path[0] = root;
        by[root] = -1;
        entered[root] = low[root] = time++;
        open[opened++] = root;
        while (depth >= 0) {
            int v = path[depth];
            if (next[v] < first[v + 1]) {
                int edge = incident[next[v]++];
                int w = ends[2 * edge] == v ? ends[2 * edge + 1] : ends[2 * edge];
                if (edge == by[v]) continue;
                if (entered[w] < 0) {
                    by[w] = edge;
                    entered[w] = low[w] = time++;
                    open[opened++] = w;
                    path[++depth] = w;
                } else if (entered[w] <= entered[v]) {
                    low[v] = Math.min(low[v], entered[w]);
                    sum[v] ^= 1;
                }
                continue;
            }
            depth--;
            boolean closes = low[v] == entered[v];
            if (!closes) {
                sum[v] ^= 1;
                low[path[depth]] = Math.min(low[path[depth]], low[v]);
                continue;
            }
            int worth = 0;
            int w;
            do {
                w = open[--opened];
                part[w] = parts;
                worth ^= sum[w];
            } while (w != v);
            value[parts] = worth;
            bridge[parts] = by[v];
            below[parts] = depth < 0 ? -1 : path[depth];
            if (depth >= 0) sum[path[depth]] ^= worth + 1;
            parts++;
        }
    }

    int parts() {
        return parts;
    }

    int rootValue() {
        return value[parts - 1];
    }

    private static int[] incidenceStarts(int vertices, int[] ends, int without) {
        var starts = new int[vertices + 1];
        for (int i = 0; i < ends.length; i++) {
            boolean secondEndOfLoop = i % 2 == 1 && ends[i] == ends[i - 1];
            if (i / 2 != without && !secondEndOfLoop) starts[ends[i] + 1]++;
        }
        for (int v = 0; v < vertices; v++) starts[v + 1] += starts[v];
        return starts;
    }

    private static int[] incidence(int[] starts, int[] ends, int without) {
        var incident = new int[starts[starts.length - 1]];
        var next = starts.clone();
        for (int i = 0; i < ends.length; i++) {
            boolean secondEndOfLoop = i % 2 == 1 && ends[i] == ends[i - 1];
            if (i / 2 != without && !secondEndOfLoop) incident[next[ends[i]]++] = i / 2;
        }
        return incident;
    }
}
