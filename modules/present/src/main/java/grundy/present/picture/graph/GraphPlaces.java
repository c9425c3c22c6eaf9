package grundy.present.picture.graph;

import grundy.explain.board.MarkedGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/// The layout of a graph's vertices in a picture (unit: an edge; y goes down).
public record GraphPlaces(double[] x, double[] y) {
    /// The most vertices that the eye can distinguish in a picture.
    public static final int MOST_VERTICES = 60;

    private static final double APART = 1.4;

    /// @param graph that may stand on the ground, which is then one edge below the lowest vertices
    public static GraphPlaces of(MarkedGraph graph) {
        if (!graph.hasGround()) return of(around(graph));
        var layout = new StandingLayout(graph);
        double top = Arrays.stream(layout.y).max().orElse(0);
        return new GraphPlaces(
                layout.x, Arrays.stream(layout.y).map(y -> top - y).toArray());
    }

    /// Sets the parts that hang together side by side, each placed by itself.
    ///
    /// @param neighbours of each vertex, in both directions
    public static GraphPlaces of(List<List<Integer>> neighbours) {
        var x = new double[neighbours.size()];
        var y = new double[neighbours.size()];
        double right = 0;
        for (var part : StressLayout.parts(neighbours)) {
            var places = new HashMap<Integer, Integer>();
            for (int v : part) places.put(v, places.size());
            var layout = new StressLayout(part.stream()
                    .map(v -> neighbours.get(v).stream().map(places::get).toList())
                    .toList());
            double leftmost = Arrays.stream(layout.x).min().orElse(0);
            double top = Arrays.stream(layout.y).min().orElse(0);
            double next = right;
            for (int i = 0; i < part.size(); i++) {
                x[part.get(i)] = right + layout.x[i] - leftmost;
                y[part.get(i)] = layout.y[i] - top;
                next = Math.max(next, x[part.get(i)] + APART);
            }
            right = next;
        }
        return new GraphPlaces(x, y);
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
