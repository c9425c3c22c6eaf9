package grundy.present.picture.graph;

import grundy.explain.board.MarkedGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Places the vertices of a graph that stands on the ground: as high as they are far from it, each above the vertex
/// by which it is reached. Unit: an edge.
final class StandingLayout {
    private final List<MarkedGraph.Edge> edges;
    private final int[] height;
    private final List<List<Integer>> above = new ArrayList<>();
    private double next;
    final double[] x;

    /// Upwards from the ground, from 1.
    final double[] y;

    StandingLayout(MarkedGraph graph) {
        this.edges = graph.edges();
        int size = graph.vertices().size();
        this.height = new int[size];
        this.x = new double[size];
        for (int v = 0; v < size; v++) above.add(new ArrayList<>());
        var roots = unplacedNeighbours(MarkedGraph.GROUND);
        roots.forEach(root -> height[root] = 1);
        for (var level = roots;
                !level.isEmpty();
                level = level.stream().flatMap(v -> above.get(v).stream()).toList())
            for (int v : level)
                for (int w : unplacedNeighbours(v)) {
                    height[w] = height[v] + 1;
                    above.get(v).add(w);
                }
        roots.forEach(this::place);
        this.y = Arrays.stream(height).asDoubleStream().toArray();
    }

    /// @return the vertices beside one that have no place yet
    private List<Integer> unplacedNeighbours(int vertex) {
        return edges.stream()
                .filter(edge -> edge.from() == vertex || edge.to() == vertex)
                .map(edge -> edge.from() == vertex ? edge.to() : edge.from())
                .filter(other -> other != MarkedGraph.GROUND && height[other] == 0)
                .distinct()
                .toList();
    }

    private void place(int vertex) {
        var children = above.get(vertex);
        if (children.isEmpty()) {
            x[vertex] = next++;
            return;
        }
        children.forEach(this::place);
        x[vertex] = (x[children.getFirst()] + x[children.getLast()]) / 2;
    }
}
