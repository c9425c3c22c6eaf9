package grundy.rules.board.graph;

import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A graph with a letter on each vertex, which never changes. Two are equal if they are the same but for the names of
/// the vertices, in the order that they have here.
public final class LabelledGraph {
    private final int[] names;
    private final int[][] neighbours;
    private final byte[] codes;
    private final int hash;

    private LabelledGraph(int[] names, int[][] neighbours, byte[] codes) {
        this.names = names;
        this.neighbours = neighbours;
        this.codes = codes;
        this.hash = 31 * Arrays.deepHashCode(neighbours) + Arrays.hashCode(codes);
    }

    /// @param codes of the letters, in the order of the vertices' names
    static LabelledGraph of(InducedGraph graph, byte[] codes) {
        int[] vertices = graph.vertices();
        return new LabelledGraph(
                Arrays.stream(vertices).map(graph::name).toArray(),
                Arrays.stream(vertices)
                        .mapToObj(vertex -> graph.neighbours(vertex).clone())
                        .toArray(int[][]::new),
                codes);
    }

    /// @return the number of vertices, which are known by 0, 1, ...
    public int size() {
        return codes.length;
    }

    /// @return the code of the letter there
    public int code(int vertex) {
        return codes[vertex];
    }

    /// @return the number by which the user knows a vertex
    public int name(int vertex) {
        return names[vertex];
    }

    /// @return not to be written to
    public int[] neighbours(int vertex) {
        return neighbours[vertex];
    }

    /// @param vertices each once
    /// @param to the codes of the letters that they get
    LabelledGraph with(int[] vertices, int[] to) {
        var changed = codes.clone();
        for (int i = 0; i < vertices.length; i++) changed[vertices[i]] = (byte) to[i];
        return new LabelledGraph(names, neighbours, changed);
    }

    /// @param region of which vertices and what joins them are kept
    /// @return the part, its vertices numbered afresh from 1 in an order that mostly does not depend on how they
    ///     were numbered before
    LabelledGraph subgraph(boolean[] region) {
        int[] remaining =
                IntStream.range(0, region.length).filter(v -> region[v]).toArray();
        var place = new int[region.length];
        for (int i = 0; i < remaining.length; i++) place[remaining[i]] = i;
        var inside = new int[remaining.length][];
        var letters = new byte[remaining.length];
        for (int i = 0; i < remaining.length; i++) {
            inside[i] = Arrays.stream(neighbours[remaining[i]])
                    .filter(v -> region[v])
                    .map(v -> place[v])
                    .toArray();
            letters[i] = codes[remaining[i]];
        }
        return new Order(inside, letters).least();
    }

    /// Orders of the vertices of a graph, breadth first from some vertex, neighbours by what is around them.
    private record Order(int[][] neighbours, byte[] codes) {
        private static final int ROUNDS = 3;

        LabelledGraph least() {
            var colours = colours();
            LabelledGraph least = null;
            int first = Arrays.stream(colours).min().orElse(0);
            for (int start = 0; start < codes.length; start++) {
                if (colours[start] != first) continue;
                Checkpoint.step();
                var candidate = ordered(from(start, colours));
                if (least == null || compare(candidate, least) < 0) least = candidate;
            }
            return least == null ? new LabelledGraph(new int[0], new int[0][], new byte[0]) : least;
        }

        /// @return numbers that are the same wherever vertices look alike some steps around
        private int[] colours() {
            var colours = new int[codes.length];
            for (int v = 0; v < colours.length; v++) colours[v] = 31 * codes[v] + neighbours[v].length;
            for (int round = 0; round < ROUNDS; round++) {
                var before = colours;
                colours = new int[before.length];
                for (int v = 0; v < before.length; v++) {
                    int[] around = Arrays.stream(neighbours[v])
                            .map(w -> before[w])
                            .sorted()
                            .toArray();
                    colours[v] = 31 * before[v] + Arrays.hashCode(around);
                }
            }
            return colours;
        }

        private List<Integer> from(int start, int[] colours) {
            var order = new ArrayList<Integer>(List.of(start));
            var visited = new boolean[codes.length];
            visited[start] = true;
            for (int at = 0; at < codes.length; at++) {
                if (at == order.size()) {
                    int next = 0;
                    while (visited[next]) next++;
                    visited[next] = true;
                    order.add(next);
                }
                Arrays.stream(neighbours[order.get(at)])
                        .filter(v -> !visited[v])
                        .boxed()
                        .sorted(Comparator.comparingInt(v -> colours[v]))
                        .forEach(v -> {
                            visited[v] = true;
                            order.add(v);
                        });
            }
            return order;
        }

        private LabelledGraph ordered(List<Integer> order) {
            var place = new int[order.size()];
            for (int i = 0; i < place.length; i++) place[order.get(i)] = i;
            var placed = new int[place.length][];
            var letters = new byte[place.length];
            for (int i = 0; i < place.length; i++) {
                placed[i] = Arrays.stream(neighbours[order.get(i)])
                        .map(v -> place[v])
                        .sorted()
                        .toArray();
                letters[i] = codes[order.get(i)];
            }
            return new LabelledGraph(IntStream.rangeClosed(1, place.length).toArray(), placed, letters);
        }

        private static int compare(LabelledGraph one, LabelledGraph two) {
            int byLetters = Arrays.compare(one.codes, two.codes);
            if (byLetters != 0) return byLetters;
            for (int v = 0; v < one.neighbours.length; v++) {
                int byEdges = Arrays.compare(one.neighbours[v], two.neighbours[v]);
                if (byEdges != 0) return byEdges;
            }
            return 0;
        }
    }

    /// @param letters of the codes
    /// @param usual the letter that is not written
    /// @return edges, vertices without one, and letters: `1-2 2-3 5 1:x`; `empty` for no vertices
    String text(CodeLetter letters, char usual) {
        var text = new StringBuilder();
        for (int v = 0; v < names.length; v++) {
            Checkpoint.step();
            if (neighbours[v].length == 0) text.append(' ').append(names[v]);
            for (int w : neighbours[v])
                if (v < w) text.append(' ').append(names[v]).append('-').append(names[w]);
        }
        for (int v = 0; v < names.length; v++) {
            char letter = letters.of(codes[v]);
            if (letter != usual) text.append(' ').append(names[v]).append(':').append(letter);
        }
        return text.isEmpty() ? "empty" : text.substring(1);
    }

    /// The letter of a code.
    @FunctionalInterface
    interface CodeLetter {
        char of(int code);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LabelledGraph that
                && hash == that.hash
                && Arrays.equals(codes, that.codes)
                && Arrays.deepEquals(neighbours, that.neighbours);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
