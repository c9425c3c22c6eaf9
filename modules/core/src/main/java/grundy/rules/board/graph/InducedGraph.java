package grundy.rules.board.graph;

import grundy.limit.Checkpoint;
import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// A simple graph on some of the vertices of a larger one, which never changes. Two are equal if they have the same
/// vertices, by name, and the same edges.
public final class InducedGraph {
    private static final int VERTICES = 1_000_000;

    private final int[] names;
    private final int[][] neighbours;
    private final BitSet present;
    private final int hash;

    private InducedGraph(int[] names, int[][] neighbours, BitSet present) {
        this.names = names;
        this.neighbours = neighbours;
        this.present = present;
        int sum = 0;
        for (int v = present.nextSetBit(0); v >= 0; v = present.nextSetBit(v + 1))
            sum += names[v] * 0x9E3779B9 ^ names[v] >>> 7;
        this.hash = sum;
    }

    /// @param vertices names, >= 0
    /// @param edges pairs of names that stand among the vertices
    public static InducedGraph of(SortedSet<Integer> vertices, List<int[]> edges) {
        int[] names = vertices.stream().mapToInt(Integer::intValue).toArray();
        var degree = new int[names.length];
        var ends = new int[edges.size()][];
        for (int i = 0; i < ends.length; i++) {
            Checkpoint.step();
            ends[i] =
                    new int[] {Arrays.binarySearch(names, edges.get(i)[0]), Arrays.binarySearch(names, edges.get(i)[1])
                    };
            degree[ends[i][0]]++;
            degree[ends[i][1]]++;
        }
        var neighbours = new int[names.length][];
        for (int v = 0; v < names.length; v++) neighbours[v] = new int[degree[v]];
        for (var end : ends) {
            neighbours[end[0]][--degree[end[0]]] = end[1];
            neighbours[end[1]][--degree[end[1]]] = end[0];
        }
        for (int v = 0; v < names.length; v++) {
            Checkpoint.step();
            neighbours[v] = Arrays.stream(neighbours[v]).sorted().distinct().toArray();
        }
        var present = new BitSet(names.length);
        present.set(0, names.length);
        return new InducedGraph(names, neighbours, present);
    }

    /// @return the path through the vertices 1, 2, ..., n
    static InducedGraph path(int n) {
        return new Builder().path(n).build();
    }

    /// @return the number of vertices
    public int size() {
        return present.cardinality();
    }

    /// @return the vertices, by the numbers that the methods here know them by (not by name)
    public int[] vertices() {
        return present.stream().toArray();
    }

    /// @return the number by which the user knows a vertex
    public int name(int vertex) {
        return names[vertex];
    }

    /// @return the vertex with the name, or -1
    public int vertex(int name) {
        int vertex = Arrays.binarySearch(names, name);
        return vertex >= 0 && present.get(vertex) ? vertex : -1;
    }

    /// @return the vertices that are joined to this one; not to be written to
    public int[] neighbours(int vertex) {
        var around = neighbours[vertex];
        int count = 0;
        for (int other : around) if (present.get(other)) count++;
        if (count == around.length) return around;
        var result = new int[count];
        for (int other : around) if (present.get(other)) result[--count] = other;
        return result;
    }

    /// @return the graph without these vertices and their edges
    public InducedGraph without(int... vertices) {
        var rest = (BitSet) present.clone();
        for (int vertex : vertices) rest.clear(vertex);
        return new InducedGraph(names, neighbours, rest);
    }

    /// @return the connected component of a vertex
    public InducedGraph component(int vertex) {
        return new InducedGraph(names, neighbours, reach(vertex));
    }

    /// @return the parts that hang together. Cost: linear in vertices and edges
    public List<InducedGraph> components() {
        var parts = new ArrayList<InducedGraph>();
        var left = (BitSet) present.clone();
        for (int v = left.nextSetBit(0); v >= 0; v = left.nextSetBit(0)) {
            var part = reach(v);
            left.andNot(part);
            parts.add(new InducedGraph(names, neighbours, part));
        }
        return parts;
    }

    private BitSet reach(int vertex) {
        var reached = new BitSet(names.length);
        var open = new ArrayDeque<Integer>(List.of(vertex));
        reached.set(vertex);
        while (!open.isEmpty())
            for (int next : neighbours[open.remove()]) {
                if (!present.get(next) || reached.get(next)) continue;
                reached.set(next);
                open.add(next);
            }
        return reached;
    }

    /// @return for a connected graph that is a path, the path of its length on the vertices 1, 2, ...; else the
    ///     graph itself
    InducedGraph straightened() {
        int ends = 0;
        int size = 0;
        for (int v : vertices()) {
            int degree = neighbours(v).length;
            if (degree > 2) return this;
            if (degree < 2) ends++;
            size++;
        }
        return ends == 0 ? this : path(size);
    }

    /// Reads edges `1-2 2-3`, single vertices `5`, and whole graphs `path 5`, `cycle 6`, `complete 4`, `grid 2 3`
    /// (numbered row by row), up to the end of the text. Vertices that are named several times are the same.
    /// `empty` is the graph without vertices. Where nothing is joined, no vertex stands twice: numbers with blanks
    /// between them are how others write edges.
    static InducedGraph read(PositionText scan) {
        var builder = new Builder();
        do {
            int offset = scan.offset();
            if (scan.take("empty")) continue;
            else if (scan.take("path")) builder.path(scan.count(0, VERTICES));
            else if (scan.take("cycle")) builder.cycle(scan.count(3, VERTICES));
            else if (scan.take("complete")) builder.complete(scan.count(1, 1000));
            else if (scan.take("grid")) {
                int rows = scan.count(1, VERTICES);
                int columns = scan.count(1, VERTICES);
                if ((long) rows * columns > VERTICES)
                    throw new PositionException(offset, Message.of("board.vertices", "most", VERTICES));
                builder.grid(rows, columns);
            } else if (GraphDrawing.isNext(scan, "", ".")) builder.draw(scan);
            else builder.readEdge(scan);
            if (builder.edges.size() > 4 * VERTICES)
                throw new PositionException(offset, Message.of("board.edges", "most", 4 * VERTICES));
        } while (!scan.atEnd());
        if (builder.edges.isEmpty() && builder.again >= 0)
            throw new PositionException(builder.again, Message.of("board.edge-with-blank"));
        return builder.build();
    }

    private static final class Builder {
        private final TreeSet<Integer> vertices = new TreeSet<>();
        private final List<int[]> edges = new ArrayList<>();

        /// Where a vertex stands alone that stood there before, or -1.
        private int again = -1;

        Builder join(int from, int to) {
            Checkpoint.step();
            vertices.add(from);
            vertices.add(to);
            edges.add(new int[] {from, to});
            return this;
        }

        Builder path(int n) {
            if (n > 0) vertices.add(1);
            for (int v = 1; v < n; v++) join(v, v + 1);
            return this;
        }

        void cycle(int n) {
            path(n).join(1, n);
        }

        void complete(int n) {
            vertices.add(1);
            for (int v = 2; v <= n; v++) for (int w = 1; w < v; w++) join(w, v);
        }

        void grid(int rows, int columns) {
            vertices.add(1);
            for (int v = 1; v <= rows * columns; v++) {
                if (v % columns != 0) join(v, v + 1);
                if (v + columns <= rows * columns) join(v, v + columns);
            }
        }

        /// Vertices have the numbers that come next.
        void draw(PositionText scan) {
            int least = vertices.isEmpty() ? 1 : vertices.last() + 1;
            int offset = scan.offset();
            var drawn = GraphDrawing.read(scan, "-", ".", Message.of("board.what.drawn"));
            if (!scan.atSeparator()) throw scan.expectedCharacter(Message.of("board.what.drawn"));
            for (int v = 0; v < drawn.letters().size(); v++) vertices.add(least + v);
            for (var line : drawn.edges()) {
                if (line.from() == line.to())
                    throw new PositionException(offset, Message.of("board.loop", "vertex", least + line.from()));
                join(least + line.from(), least + line.to());
            }
        }

        void readEdge(PositionText scan) {
            int offset = scan.offset();
            if (!scan.atDigit()) throw scan.expected(Message.of("board.what.graph"));
            int from = scan.count(0, Integer.MAX_VALUE);
            boolean first = vertices.add(from);
            if (!scan.takeAtOnce('-')) {
                if (!first && again < 0) again = offset;
                return;
            }
            int to = scan.count(0, Integer.MAX_VALUE);
            if (from == to) throw new PositionException(offset, Message.of("board.loop", "vertex", from));
            join(from, to);
        }

        InducedGraph build() {
            return InducedGraph.of(vertices, edges);
        }
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // graphs cut from the same one share its edges
    public boolean equals(Object other) {
        if (!(other instanceof InducedGraph that) || hash != that.hash) return false;
        return neighbours == that.neighbours
                ? present.equals(that.present)
                : toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /// @return the edges, and the vertices without one: `1-2 2-3 5`; `empty` for no vertices
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int v = present.nextSetBit(0); v >= 0; v = present.nextSetBit(v + 1)) {
            Checkpoint.step();
            boolean alone = true;
            for (int w : neighbours[v]) {
                if (!present.get(w)) continue;
                alone = false;
                if (v < w) text.append(' ').append(names[v]).append('-').append(names[w]);
            }
            if (alone) text.append(' ').append(names[v]);
        }
        return text.isEmpty() ? "empty" : text.substring(1);
    }
}
