package grundy.rules.graph;

import grundy.text.Message;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A directed graph on which a game is played: a token stands on a vertex, a move takes it along an edge, and
/// whoever cannot move loses (in misere play wins). Edges may belong to Left, to Right or to both; a vertex without
/// edges may have a stated result. Never changes.
///
/// The targets of the edges stand in one array, vertex by vertex, ascending, each once: 4 bytes an edge and 4 a
/// vertex, besides the names. There may be 2,147,483,639 edges, the longest array there is.
public final class GameGraph {
    /// Bits of an edge.
    public static final int LEFT = 1;

    /// Bits of an edge.
    public static final int RIGHT = 2;

    /// Bits of an edge.
    public static final int BOTH = 3;

    private final VertexNames names;
    private final int[] begins;
    private final int[] targets;
    private final byte @Nullable [] players;
    private final byte @Nullable [] endings;

    private final boolean partizan;
    private final @Nullable Message notice;

    /// In a part of another graph the numbers of the vertices there, ascending; else null.
    private final int @Nullable [] outer;

    /// @param begins where the targets of each vertex begin, and at last their number
    /// @param players bits of each edge, or null if all belong to both
    /// @param endings the code of the {@link TerminalResult} of each vertex, 0 for none; or null
    /// @param notice how its text was understood, or null
    GameGraph(
            VertexNames names,
            int[] begins,
            int[] targets,
            byte @Nullable [] players,
            byte @Nullable [] endings,
            @Nullable Message notice) {
        this(names, begins, targets, players, endings, notice, null);
    }

    /// @return a note on how the text of the graph was understood, where it may have been meant otherwise
    public Optional<Message> notice() {
        return Optional.ofNullable(notice);
    }

    /// @return the memory of the graph without the names (unit: bytes)
    long bytes() {
        long perVertex = (long) Integer.BYTES + (endings == null ? 0 : 1);
        return perVertex * begins.length + (Integer.BYTES + (players == null ? 0L : 1)) * targets.length;
    }

    private GameGraph(
            VertexNames names,
            int[] begins,
            int[] targets,
            byte @Nullable [] players,
            byte @Nullable [] endings,
            @Nullable Message notice,
            int @Nullable [] outer) {
        this.notice = notice;
        this.outer = outer;
        this.names = names;
        this.begins = begins;
        this.targets = targets;
        this.players = players;
        this.endings = endings;
        this.partizan = players != null || namesPlayer(endings);
    }

    private static boolean namesPlayer(byte @Nullable [] endings) {
        if (endings == null) return false;
        for (byte ending : endings) if (ending > TerminalResult.DRAW.code) return true;
        return false;
    }

    /// @return the number of vertices
    public int vertices() {
        return begins.length - 1;
    }

    /// @return the number of edges, each counted once
    public int edges() {
        return targets.length;
    }

    /// @return the first of the numbers of the edges that leave a vertex; for the number of vertices that
    ///     of all edges
    public int begin(int vertex) {
        return begins[vertex];
    }

    /// @return the vertex that an edge leads to
    public int target(int edge) {
        return targets[edge];
    }

    /// @return the players who may use an edge: {@link #LEFT}, {@link #RIGHT} or {@link #BOTH}
    public int players(int edge) {
        return players == null ? BOTH : players[edge];
    }

    /// @return whether some edge belongs to one player only, or a result names one
    public boolean isPartizan() {
        return partizan;
    }

    /// @return whether some stated result differs from what the end of play means anyway, so that the result of
    ///     one token says nothing about several
    public boolean statesOtherThan(Play play) {
        if (endings == null) return false;
        byte usual = (play == Play.NORMAL ? TerminalResult.LOSS : TerminalResult.WIN).code;
        for (byte ending : endings) if (ending != 0 && ending != usual) return true;
        return false;
    }

    /// @return the stated result of a vertex; no object is made for it
    public Optional<TerminalResult> ending(int vertex) {
        return endings == null ? Optional.empty() : TerminalResult.of(endings[vertex]);
    }

    /// @return a copy of the part of the targets that belongs to one vertex
    public int[] targetsOf(int vertex) {
        return Arrays.copyOfRange(targets, begins[vertex], begins[vertex + 1]);
    }

    /// @param vertex from 0
    public String name(int vertex) {
        return names.name(outer == null ? vertex : outer[vertex]);
    }

    /// @return the vertex of that name, or -1
    public int find(String name) {
        return inPart(names.find(name));
    }

    /// @param vertex of the graph that this is a part of, or of this one if it is whole
    /// @return its number here, or -1 if it is not here
    public int inPart(int vertex) {
        return outer == null || vertex < 0 ? vertex : Math.max(-1, Arrays.binarySearch(outer, vertex));
    }

    /// @return the number of a vertex in the graph that this is a part of
    public int inWhole(int vertex) {
        return outer == null ? vertex : outer[vertex];
    }

    /// @param starts vertices
    /// @return the part that can be reached from them, in the same order; this graph itself if that is all of it.
    ///     Cost: linear in the part, and one number for each vertex of the whole
    public GameGraph reachable(int... starts) {
        int[] inner = new int[vertices()];
        int[] found = new int[16];
        int count = 0;
        for (int start : starts) {
            if (inner[start] != 0) continue;
            inner[start] = 1;
            if (count == found.length) found = Arrays.copyOf(found, 2 * count);
            found[count++] = start;
        }
        long edges = 0;
        for (int next = 0; next < count; next++) {
            int vertex = found[next];
            edges += begins[vertex + 1] - begins[vertex];
            for (int edge = begins[vertex]; edge < begins[vertex + 1]; edge++) {
                int target = targets[edge];
                if (inner[target] != 0) continue;
                inner[target] = 1;
                if (count == found.length) found = Arrays.copyOf(found, (int) Math.min(2L * count, inner.length));
                found[count++] = target;
            }
        }
        if (count == vertices()) return this;
        found = Arrays.copyOf(found, count);
        Arrays.sort(found);
        for (int i = 0; i < count; i++) inner[found[i]] = i;
        return part(found, inner, (int) edges);
    }

    private GameGraph part(int[] found, int[] inner, int edges) {
        var ownBegins = new int[found.length + 1];
        var ownTargets = new int[edges];
        var ownPlayers = players == null ? null : new byte[edges];
        var ownEndings = endings == null ? null : new byte[found.length];
        int next = 0;
        for (int i = 0; i < found.length; i++) {
            ownBegins[i] = next;
            if (endings != null && ownEndings != null) ownEndings[i] = endings[found[i]];
            for (int edge = begins[found[i]]; edge < begins[found[i] + 1]; edge++) {
                if (players != null && ownPlayers != null) ownPlayers[next] = players[edge];
                ownTargets[next++] = inner[targets[edge]];
            }
        }
        ownBegins[found.length] = next;
        if (outer != null) for (int i = 0; i < found.length; i++) found[i] = outer[found[i]];
        return new GameGraph(names, ownBegins, ownTargets, ownPlayers, ownEndings, notice, found);
    }
}
