package grundy.rules.board;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Green Hackenbush: a graph stands on the ground; a move cuts one edge, and whatever is no longer joined to the
/// ground falls away.
///
/// A position gives the edges, with 0 for the ground: `0-1 1-2 2-0`; an edge may be there several times, or join a
/// vertex to itself. The word `empty` is the graph without edges. Source: Winning Ways, chapters 2 and 7.
public record Hackenbush() implements Board<Edges> {
    static final int GROUND = 0;

    @Override
    public Edges read(String text) {
        var scan = new Scan(text);
        if (scan.take("empty")) {
            scan.expectEnd();
            return Edges.of(List.of());
        }
        int offset = scan.offset();
        var listed = new ArrayList<int[]>();
        do listed.add(readEdge(scan, listed.size()));
        while (!scan.atEnd());
        var edges = Edges.of(listed);
        requireJoined(edges, offset);
        return edges;
    }

    /// @param offset of the position in its text
    /// @throws PositionException if an edge is not joined to the ground
    static void requireJoined(Edges edges, int offset) {
        var joined = edges.joinedTo(GROUND, -1);
        for (int edge = 0; edge < joined.length; edge++)
            if (!joined[edge])
                throw new PositionException(
                        offset, Message.of("board.floating", "edge", edges.from(edge) + "-" + edges.to(edge)));
    }

    private static int[] readEdge(Scan scan, int before) {
        var edge = Edges.readEdge(scan, before);
        int behind = scan.offset();
        boolean coloured = scan.takeAtOnce(':');
        for (char letter : BushText.LETTERS) coloured |= scan.takeAtOnce(letter);
        if (coloured) throw new PositionException(behind, Message.of("board.green-only"));
        return edge;
    }

    @Override
    public Iterable<Edges> options(Edges edges) {
        return Lazily.map(
                Lazily.filter(Lazily.indices(edges.count()), edge -> !edges.repeats(edge)), edge -> cut(edges, edge));
    }

    public static Edges cut(Edges edges, int edge) {
        return edges.keep(edges.joinedTo(GROUND, edge));
    }

    /// What hangs together without the ground.
    @Override
    public List<Edges> parts(Edges edges) {
        return edgesByPart(edges).stream()
                .map(part -> Edges.of(part.stream()
                        .map(edge -> new int[] {edges.from(edge), edges.to(edge)})
                        .toList()))
                .toList();
    }

    /// @return the edges of each part that hangs together without the ground, ascending
    public static List<List<Integer>> edgesByPart(Edges edges) {
        var leader = new HashMap<Integer, Integer>();
        for (int edge = 0; edge < edges.count(); edge++)
            if (edges.from(edge) != GROUND)
                leader.put(leader(leader, edges.to(edge)), leader(leader, edges.from(edge)));
        Map<Integer, List<Integer>> parts = new LinkedHashMap<>();
        int loops = 0;
        for (int edge = 0; edge < edges.count(); edge++) {
            int part = edges.to(edge) == GROUND ? - ++loops : leader(leader, edges.to(edge));
            parts.computeIfAbsent(part, _ -> new ArrayList<>()).add(edge);
        }
        return List.copyOf(parts.values());
    }

    private static int leader(Map<Integer, Integer> leader, int vertex) {
        int at = vertex;
        for (var above = leader.get(at); above != null && above != at; above = leader.get(at)) {
            var higher = leader.get(above);
            if (higher != null) leader.put(at, higher);
            at = above;
        }
        return at;
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(Edges edges) {
        return edges.count() == 0 ? "empty" : edges.toString();
    }
}
