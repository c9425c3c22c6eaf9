package grundy.theory.hackenbush;

import grundy.rules.board.graph.EdgeList;
import java.util.ArrayList;
import java.util.List;

/// A part of a green bush that hangs together by cycles, often a single vertex: what it is worth with all that stands
/// on it.
///
/// @param vertices ascending
/// @param loops edges within, each worth 1
/// @param branches what stands on it, each on an edge of its own
/// @param value nim-value: the nim-sum of the branches, and 1 if the loops are odd in number
public record FusedPart(List<Integer> vertices, int loops, List<Branch> branches, int value) {
    /// @param from the vertex below, as `to` the one above
    /// @param value of the edge with all that stands on it: the length of the stalk that may replace it
    public record Branch(int from, int to, int value) {}

    /// @param edges at least one, all joined to the ground, 0
    /// @return each part before the one that it stands on; the last has the ground. Cost: O(V + E)
    public static List<FusedPart> of(EdgeList edges) {
        var graph = FusionPrinciple.IndexedEdges.of(edges);
        var tree = graph.fused();
        var vertices = new ArrayList<List<Integer>>();
        var branches = new ArrayList<List<Branch>>();
        for (int part = 0; part < tree.parts(); part++) {
            vertices.add(new ArrayList<>(1));
            branches.add(new ArrayList<>(0));
        }
        for (int v = 0; v < tree.part.length; v++) vertices.get(tree.part[v]).add(graph.names()[v]);
        var loops = new int[tree.parts()];
        for (int edge = 0; edge < edges.count(); edge++) {
            int part = tree.part[graph.ends()[2 * edge]];
            if (part == tree.part[graph.ends()[2 * edge + 1]]) loops[part]++;
        }
        for (int part = 0; part < tree.parts() - 1; part++) {
            int from = graph.names()[tree.below[part]];
            int bridge = tree.bridge[part];
            int to = edges.from(bridge) == from ? edges.to(bridge) : edges.from(bridge);
            branches.get(tree.part[tree.below[part]]).add(new Branch(from, to, tree.value[part] + 1));
        }
        var parts = new ArrayList<FusedPart>();
        for (int part = 0; part < tree.parts(); part++)
            parts.add(new FusedPart(vertices.get(part), loops[part], branches.get(part), tree.value[part]));
        return parts;
    }
}
