package grundy.present.picture.graph;

import grundy.explain.board.MarkedGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The layout of a graph's vertices in a picture (unit: an edge; y goes down).
public record GraphPlaces(double[] x, double[] y) {
    /// The most vertices that can be told apart in a picture.
    public static final int MOST_VERTICES = 60;

    /// @param graph that may stand on the ground, which is then one edge below the lowest vertices
    public static GraphPlaces of(MarkedGraph graph) {
        if (!graph.stands()) return of(around(graph));
        var layout = new StandingLayout(graph);
        double top = Arrays.stream(layout.y).max().orElse(0);
        return new GraphPlaces(
                layout.x, Arrays.stream(layout.y).map(y -> top - y).toArray());
    }

    /// @param neighbours of each vertex, in both directions
    public static GraphPlaces of(List<List<Integer>> neighbours) {
        var layout = new PartsLayout(neighbours);
        return new GraphPlaces(layout.x, layout.y);
    }

    private static List<List<Integer>> around(MarkedGraph graph) {
        var around = new ArrayList<List<Integer>>();
        for (var _ : graph.vertices()) around.add(new ArrayList<>());
        for (var edge : graph.edges()) {
            around.get(edge.from()).add(edge.to());
            around.get(edge.to()).add(edge.from());
        }
        return around;
    }
}
