package grundy.rules.board.graph;

import grundy.rules.Board;
import grundy.rules.board.heap.LazySequences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Green Hackenbush: a graph stands on the ground; a move cuts one edge, and whatever is no longer joined to the
/// ground falls away.
///
/// A position gives the edges, with 0 for the ground: `0-1 1-2 2-0`; an edge may be there several times, or join
/// a vertex to itself. The word `empty`, or `0`, is the graph without edges; after `ground 5` the ground is the
/// vertex
/// 5. Source: Winning Ways, chapters 2 and 7.
public record Hackenbush() implements Board<EdgeList> {
    static final int GROUND = 0;

    @Override
    public EdgeList read(String text) {
        return edges(new BushText(text, true).one());
    }

    /// @return each graph on its own, where several are joined by `+`
    @Override
    public List<EdgeList> readAll(String text) {
        return new BushText(text, true).all().stream().map(Hackenbush::edges).toList();
    }

    private static EdgeList edges(ColouredBush bush) {
        return bush instanceof ColouredBush.Coloured graph ? graph.edges() : EdgeList.of(List.of());
    }

    @Override
    public Iterable<EdgeList> options(EdgeList edges) {
        return LazySequences.map(
                LazySequences.filter(LazySequences.indices(edges.count()), edge -> !edges.repeats(edge)),
                edge -> cut(edges, edge));
    }

    /// @param edge that is cut, from 0
    /// @return the edges that then still hang together with the ground
    public static EdgeList cut(EdgeList edges, int edge) {
        return edges.keep(edges.joinedTo(GROUND, edge));
    }

    /// The parts that are connected without the ground.
    @Override
    public List<EdgeList> parts(EdgeList edges) {
        return edgesByPart(edges).stream()
                .map(part -> EdgeList.of(part.stream()
                        .map(edge -> new int[] {edges.from(edge), edges.to(edge)})
                        .toList()))
                .toList();
    }

    /// @return the edges of each part that hangs together without the ground, ascending
    public static List<List<Integer>> edgesByPart(EdgeList edges) {
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
    public String write(EdgeList edges) {
        return edges.count() == 0 ? "empty" : edges.toString();
    }
}
