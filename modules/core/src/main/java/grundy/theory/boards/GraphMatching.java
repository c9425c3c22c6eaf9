package grundy.theory.boards;

import grundy.limit.Checkpoint;
import java.util.ArrayDeque;
import java.util.Arrays;

/// A largest matching of a graph, found with Edmonds' blossoms, and the vertices that some largest matching misses.
///
/// Cost: O(V^2 E) at worst, far less in practice; no recursion. Source: J. Edmonds, Paths, trees, and flowers,
/// Canadian Journal of Mathematics 17 (1965).
final class GraphMatching {
    private final int[][] neighbours;
    private final int[] mate;
    private final int[] parent;
    private final int[] base;
    private final boolean[] even;
    private final boolean[] absent;
    private final ArrayDeque<Integer> queue = new ArrayDeque<>();

    /// @param absent a vertex that is left out at first
    GraphMatching(int[][] neighbours, int absent) {
        int n = neighbours.length;
        this.neighbours = neighbours;
        this.mate = new int[n];
        this.parent = new int[n];
        this.base = new int[n];
        this.even = new boolean[n];
        this.absent = new boolean[n];
        this.absent[absent] = true;
        Arrays.fill(mate, -1);
        matchGreedily();
        for (int v = 0; v < n; v++) if (mate[v] < 0 && !this.absent[v]) augment(v);
    }

    private void matchGreedily() {
        for (int v = 0; v < mate.length; v++)
            for (int w : neighbours[v]) {
                if (mate[v] >= 0 || absent[v]) break;
                if (mate[w] >= 0 || absent[w]) continue;
                mate[v] = w;
                mate[w] = v;
            }
    }

    /// @return for each vertex the one that it is matched with now, -1 for none
    int[] mates() {
        return mate.clone();
    }

    /// @return for each vertex whether a largest matching without the absent one misses it
    boolean[] missable() {
        clear();
        for (int v = 0; v < mate.length; v++) if (mate[v] < 0 && !absent[v]) root(v);
        if (grow() >= 0) throw new AssertionError("A largest matching has no augmenting path");
        return even.clone();
    }

    /// Puts the absent vertex back.
    ///
    /// @return whether the matching grew: then every largest matching covers the vertex
    boolean restore(int vertex) {
        absent[vertex] = false;
        return augment(vertex);
    }

    private boolean augment(int root) {
        clear();
        root(root);
        int end = grow();
        for (int v = end; v >= 0; ) {
            int before = parent[v];
            int next = mate[before];
            mate[v] = before;
            mate[before] = v;
            v = next;
        }
        return end >= 0;
    }

    private void clear() {
        Arrays.fill(parent, -1);
        Arrays.fill(even, false);
        for (int v = 0; v < base.length; v++) base[v] = v;
        queue.clear();
    }

    private void root(int v) {
        even[v] = true;
        queue.add(v);
    }

    /// @return the free end of an augmenting path, or -1 once all that can be reached is labelled
    private int grow() {
        while (!queue.isEmpty()) {
            Checkpoint.step();
            int v = queue.remove();
            for (int w : neighbours[v]) {
                if (absent[w] || base[v] == base[w] || mate[v] == w) continue;
                if (even[w]) shrink(v, w);
                else if (parent[w] < 0) {
                    parent[w] = v;
                    if (mate[w] < 0) return w;
                    root(mate[w]);
                }
            }
        }
        return -1;
    }

    private void shrink(int v, int w) {
        Checkpoint.step();
        int common = commonBase(v, w);
        var inside = new boolean[base.length];
        mark(v, common, w, inside);
        mark(w, common, v, inside);
        for (int u = 0; u < base.length; u++) {
            if (!inside[base[u]]) continue;
            base[u] = common;
            if (!even[u]) root(u);
        }
    }

    private int commonBase(int v, int w) {
        var above = new boolean[base.length];
        for (int u = base[v]; ; u = base[parent[mate[u]]]) {
            above[u] = true;
            if (mate[u] < 0) break;
        }
        int u = base[w];
        while (!above[u]) u = base[parent[mate[u]]];
        return u;
    }

    private void mark(int from, int common, int child, boolean[] inside) {
        int v = from;
        int by = child;
        while (base[v] != common) {
            inside[base[v]] = true;
            inside[base[mate[v]]] = true;
            parent[v] = by;
            by = mate[v];
            v = parent[mate[v]];
        }
    }
}
