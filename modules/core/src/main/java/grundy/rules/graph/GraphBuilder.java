package grundy.rules.graph;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryLedger;
import grundy.text.Message;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Collects vertices and edges and makes a graph of them in linear time: two passes of counting sort bring the edges
/// into order, so that those given twice are neighbours.
///
/// Cost: 8 bytes an edge while collecting; at the end 12 more for a moment, and then 4.
public final class GraphBuilder {
    private static final int CHUNK = 1 << 20;
    private static final long MOST_EDGES = Integer.MAX_VALUE - 8;

    /// An entry of a map.
    private static final long ENTRY_BYTES = 96;

    /// Held on to by the names, and so for as long as there is a graph with them.
    private final MemoryLedger.Grant memory = Checkpoint.grant();

    private VertexNames names = new VertexNames(memory);

    /// From and to, in turn.
    private final List<int[]> ends = new ArrayList<>();

    private int[] ending = new int[0];
    private int filled;
    private long edges;

    /// Bytes of what was brought into order.
    private long released;

    /// Bits of the edges; the chunks exist from the first edge on that does not belong to both players.
    private @Nullable List<byte[]> players;

    private final Map<Integer, EndingLine> endings = new HashMap<>();

    /// Begins without vertices and edges.
    public GraphBuilder() {
        // nothing is there yet
    }

    /// @param line where it is stated
    record EndingLine(TerminalResult ending, long line) {}

    /// @return the vertex of a name in UTF-8
    int vertex(byte[] name, int from, int to) {
        return names.idOf(name, from, to);
    }

    /// @return the vertex of a name, a new one if there is none yet
    public int vertex(String name) {
        var bytes = name.getBytes(StandardCharsets.UTF_8);
        return names.idOf(bytes, 0, bytes.length);
    }

    String name(int vertex) {
        return names.name(vertex);
    }

    /// Adds an edge; the same one may be added again.
    ///
    /// @param bits who may use it: {@link GameGraph#LEFT}, {@link GameGraph#RIGHT} or {@link GameGraph#BOTH}
    /// @throws OutOfMemoryError if there are more than arrays can hold
    /// @throws grundy.limit.LimitException if the ledger of the work has not so much memory
    public void edge(int from, int to, int bits) {
        if (filled == ending.length) {
            if (edges >= MOST_EDGES) throw new OutOfMemoryError("edges");
            int length = ends.isEmpty() ? 1 << 10 : CHUNK;
            memory.take(Integer.BYTES * (long) length);
            ending = new int[length];
            ends.add(ending);
            filled = 0;
        }
        ending[filled++] = from;
        ending[filled++] = to;
        if (bits != GameGraph.BOTH || players != null) player(bits);
        edges++;
    }

    private void player(int bits) {
        if (players == null) players = new ArrayList<>();
        while ((long) players.size() * CHUNK <= edges) {
            memory.take(CHUNK);
            var chunk = new byte[CHUNK];
            Arrays.fill(chunk, (byte) GameGraph.BOTH);
            players.add(chunk);
        }
        players.get((int) (edges / CHUNK))[(int) (edges % CHUNK)] = (byte) bits;
    }

    /// States the result of a vertex, which must have no edges at the end.
    ///
    /// @return the result stated before, if there is another one, else null
    @Nullable
    TerminalResult state(int vertex, TerminalResult result, long line) {
        var before = endings.putIfAbsent(vertex, new EndingLine(result, line));
        if (before == null) memory.take(ENTRY_BYTES);
        return before == null || before.ending == result ? null : before.ending;
    }

    /// States the result of a vertex, which must have no edges at the end.
    public void state(int vertex, TerminalResult result) {
        state(vertex, result, 0);
    }

    /// @return the graph; nothing can be added afterwards
    /// @throws grundy.limit.LimitException if the ledger of the work has not so much memory
    public GameGraph build() {
        return build(null);
    }

    /// @param notice how the text was understood, or null
    GameGraph build(@Nullable Message notice) {
        int vertices = names.size();
        long collected = memory.bytes();
        long perEdge = 2L * Integer.BYTES + (players == null ? 0 : 2);
        memory.take(edges * perEdge + 3L * Integer.BYTES * (vertices + 1));
        var byTarget = new int[vertices + 1];
        for (int c = 0; c < ends.size(); c++) {
            Checkpoint.look();
            var chunk = ends.get(c);
            int most = length(c);
            for (int i = 1; i < most; i += 2) byTarget[chunk[i] + 1]++;
        }
        for (int v = 0; v < vertices; v++) byTarget[v + 1] += byTarget[v];
        var sources = new int[(int) edges];
        var sourcePlayers = players == null ? null : new byte[(int) edges];
        var begins = new int[vertices + 1];
        scatter(byTarget, sources, sourcePlayers, begins);
        for (int v = 0; v < vertices; v++) begins[v + 1] += begins[v];
        var targets = new int[(int) edges];
        var bits = players == null ? null : new byte[(int) edges];
        var next = Arrays.copyOf(begins, vertices);
        for (int target = 0, i = 0; target < vertices; target++) {
            Checkpoint.step();
            for (; i < byTarget[target]; i++) {
                int place = next[sources[i]]++;
                targets[place] = target;
                if (bits != null && sourcePlayers != null) bits[place] = sourcePlayers[i];
            }
        }
        var graph = unique(begins, targets, bits, notice);
        if (players != null) released += (long) CHUNK * players.size();
        players = null;
        memory.hold(collected - released + graph.bytes());
        return graph;
    }

    /// @return the number that is a vertex's name, or a negative number
    long number(int vertex) {
        return names.number(vertex);
    }

    /// Makes a header of the first edge: it is none, and the vertices are the numbers that it promises, in order.
    ///
    /// @param first the least of them; the ends of all other edges are among them
    void header(int first, long vertices) {
        replaceFirstEdge();
        useNumbers(first, vertices);
    }

    /// The second edge takes the place of the first one, and is there twice, which is as good as once.
    private void replaceFirstEdge() {
        var begin = ends.getFirst();
        System.arraycopy(begin, 2, begin, 0, 2);
        if (players != null) players.getFirst()[0] = players.getFirst()[1];
    }

    /// @return the number of vertices that have been met
    int vertices() {
        return names.size();
    }

    /// Takes away the vertices that were met first, which have no other edges than, perhaps, the first one.
    ///
    /// @param none how many; none of them has a stated result
    /// @param edge whether the first edge goes, too
    void without(int none, boolean edge) {
        if (edge) replaceFirstEdge();
        var before = names;
        names = new VertexNames(memory);
        for (int id = none; id < before.size(); id++) vertex(before.name(id));
        for (int c = 0; c < ends.size(); c++) {
            Checkpoint.look();
            var chunk = ends.get(c);
            for (int i = 0; i < length(c); i++) chunk[i] -= none;
        }
    }

    /// Makes numbers in order the vertices.
    ///
    /// @param first the least of them; the ends of all edges are among them
    void useNumbers(int first, long vertices) {
        var before = names;
        names = new VertexNames(memory);
        for (long number = first; number < first + vertices; number++) names.idOf(number);
        for (int c = 0; c < ends.size(); c++) {
            Checkpoint.look();
            var chunk = ends.get(c);
            for (int i = 0; i < length(c); i++) chunk[i] = names.idOf(before.number(chunk[i]));
        }
    }

    private int length(int chunk) {
        return chunk == ends.size() - 1 ? filled : ends.get(chunk).length;
    }

    /// Brings the sources of the edges into the order of the targets; afterwards `byTarget[t]` is
    /// where those of `t` end.
    private void scatter(int[] byTarget, int[] sources, byte @Nullable [] bits, int[] degrees) {
        long edge = 0;
        for (int c = 0; c < ends.size(); c++) {
            Checkpoint.look();
            var chunk = ends.get(c);
            int most = length(c);
            for (int i = 0; i < most; i += 2) {
                int place = byTarget[chunk[i + 1]]++;
                sources[place] = chunk[i];
                degrees[chunk[i] + 1]++;
                if (bits != null && players != null)
                    bits[place] = edge / CHUNK < players.size()
                            ? players.get((int) (edge / CHUNK))[(int) (edge % CHUNK)]
                            : (byte) GameGraph.BOTH;
                edge++;
            }
            memory.give(Integer.BYTES * (long) chunk.length);
            released += Integer.BYTES * (long) chunk.length;
            ends.set(c, new int[0]);
        }
    }

    /// Leaves each edge once, with the bits of all its copies.
    private GameGraph unique(int[] begins, int[] targets, byte @Nullable [] bits, @Nullable Message notice) {
        int vertices = begins.length - 1;
        int count = 0;
        boolean partizan = false;
        for (int v = 0, i = 0; v < vertices; v++) {
            Checkpoint.step();
            int first = count;
            int end = begins[v + 1];
            for (; i < end; i++) {
                boolean again = count > first && targets[count - 1] == targets[i];
                if (again && bits != null) bits[count - 1] |= bits[i];
                if (again) continue;
                if (bits != null) bits[count] = bits[i];
                targets[count++] = targets[i];
            }
            begins[v] = first;
        }
        begins[vertices] = count;
        for (int i = 0; i < count && bits != null && !partizan; i++) partizan = bits[i] != GameGraph.BOTH;
        return new GameGraph(
                names,
                begins,
                count == targets.length ? targets : Arrays.copyOf(targets, count),
                bits == null || !partizan ? null : Arrays.copyOf(bits, count),
                endingCodes(vertices),
                notice);
    }

    private byte @Nullable [] endingCodes(int vertices) {
        if (endings.isEmpty()) return null;
        var bytes = new byte[vertices];
        endings.forEach((vertex, ending) -> bytes[vertex] = ending.ending.code);
        return bytes;
    }

    /// @return the line in which the result of a vertex is stated, or 0
    long lineOf(int vertex) {
        return endings.get(vertex) instanceof EndingLine ending ? ending.line : 0;
    }
}
