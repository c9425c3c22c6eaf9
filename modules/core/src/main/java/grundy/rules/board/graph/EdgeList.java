package grundy.rules.board.graph;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The edges of a graph, which never change: several may join the same two vertices, and an edge may join a vertex
/// to itself. Vertices are numbers >= 0. Edges are kept in ascending order, the smaller end first.
public final class EdgeList {
    /// The most edges that a position may have.
    static final int MOST = 1_000_000;

    private final int[] ends;
    private final int hash;

    private EdgeList(int[] ends) {
        this.ends = ends;
        this.hash = Arrays.hashCode(ends);
    }

    /// @param edges pairs of ends, in any order
    public static EdgeList of(List<int[]> edges) {
        var sorted = new long[edges.size()];
        for (int i = 0; i < sorted.length; i++) {
            var edge = edges.get(i);
            sorted[i] = (long) Math.min(edge[0], edge[1]) << 32 | Math.max(edge[0], edge[1]);
        }
        Arrays.sort(sorted);
        var ends = new int[2 * sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            ends[2 * i] = (int) (sorted[i] >>> 32);
            ends[2 * i + 1] = (int) sorted[i];
        }
        return new EdgeList(ends);
    }

    /// @return the number of edges
    public int count() {
        return ends.length / 2;
    }

    /// @param edge from 0
    /// @return the smaller end
    public int from(int edge) {
        return ends[2 * edge];
    }

    /// @return the larger end
    public int to(int edge) {
        return ends[2 * edge + 1];
    }

    /// @return the end of the edge that is not the given one
    public int across(int edge, int vertex) {
        return from(edge) == vertex ? to(edge) : from(edge);
    }

    /// @return whether the vertex is an end of the edge
    public boolean touches(int edge, int vertex) {
        return from(edge) == vertex || to(edge) == vertex;
    }

    /// @return whether the edge joins the same vertices as the one before it
    public boolean repeats(int edge) {
        return edge > 0 && from(edge) == from(edge - 1) && to(edge) == to(edge - 1);
    }

    /// @param remaining for each edge whether it stays
    public EdgeList keep(boolean[] remaining) {
        int size = 0;
        for (boolean keep : remaining) if (keep) size += 2;
        var rest = new int[size];
        int next = 0;
        for (int edge = 0; edge < remaining.length; edge++) {
            if (!remaining[edge]) continue;
            rest[next++] = from(edge);
            rest[next++] = to(edge);
        }
        return new EdgeList(rest);
    }

    /// The edges that can be reached from a vertex along edges.
    ///
    /// @param without an edge that counts as cut, or -1
    /// @return for each edge whether it can be reached
    public boolean[] joinedTo(int start, int without) {
        var incident = incidence();
        var joined = new boolean[count()];
        var open = new ArrayDeque<Integer>(List.of(start));
        while (!open.isEmpty()) {
            int vertex = open.remove();
            for (int edge : incident.getOrDefault(vertex, List.of())) {
                if (joined[edge] || edge == without) continue;
                joined[edge] = true;
                open.add(across(edge, vertex));
            }
        }
        return joined;
    }

    /// @return the edges at each vertex
    Map<Integer, List<Integer>> incidence() {
        var incident = new HashMap<Integer, List<Integer>>();
        for (int edge = 0; edge < count(); edge++) {
            incident.computeIfAbsent(from(edge), _ -> new ArrayList<>()).add(edge);
            if (to(edge) != from(edge))
                incident.computeIfAbsent(to(edge), _ -> new ArrayList<>()).add(edge);
        }
        return incident;
    }

    /// Reads `0-1 1-2 2-0` up to the end of the text; there may be none.
    static List<int[]> read(PositionText scan) {
        var edges = new ArrayList<int[]>();
        while (!scan.atEnd()) edges.add(readEdge(scan, edges.size()));
        return edges;
    }

    static int[] readEdge(PositionText scan, int before) {
        if (before == MOST) throw new PositionException(scan.offset(), Message.of("board.edges", "most", MOST));
        int from = scan.count(0, Integer.MAX_VALUE);
        if (!scan.takeAtOnce('-')) throw scan.expected(Message.of("board.what.word", "word", "-"));
        return new int[] {from, scan.count(0, Integer.MAX_VALUE)};
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EdgeList that && hash == that.hash && Arrays.equals(ends, that.ends);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /// @return `0-1 0-2 1-2`
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int edge = 0; edge < count(); edge++) {
            if (edge > 0) text.append(' ');
            text.append(from(edge)).append('-').append(to(edge));
        }
        return text.toString();
    }
}
