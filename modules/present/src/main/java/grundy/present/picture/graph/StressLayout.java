package grundy.present.picture.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Places the vertices of a small connected graph so that distances in the plane are near those in the graph: paths
/// come out straight, cycles round, grids square. Always the same way; only a picture depends on it.
///
/// Source: E. R. Gansner, Y. Koren and S. North, Graph drawing by stress majorization, Graph Drawing 2004, pages
/// 239-250. Cost: steps times vertices squared.
final class StressLayout {
    private static final int STEPS = 300;
    private static final double JITTER = 0.05;

    private final int[][] distances;
    final double[] x;
    final double[] y;

    /// @param neighbours of each vertex, from each of which every other is reached
    StressLayout(List<List<Integer>> neighbours) {
        int size = neighbours.size();
        this.distances = new int[size][];
        for (int v = 0; v < size; v++) distances[v] = distances(neighbours, v);
        this.x = new double[size];
        this.y = new double[size];
        int end = IntStream.range(0, size)
                .filter(v -> neighbours.get(v).size() < 2)
                .findFirst()
                .orElse(-1);
        if (end >= 0 && neighbours.stream().allMatch(around -> around.size() <= 2)) {
            for (int v = 0; v < size; v++) x[v] = distances[end][v];
            return;
        }
        start();
        for (int step = 0; step < STEPS; step++) improve();
        turn(neighbours);
    }

    private static int[] distances(List<List<Integer>> neighbours, int from) {
        var distances = new int[neighbours.size()];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        var open = new ArrayDeque<Integer>(List.of(from));
        while (!open.isEmpty()) {
            int v = open.remove();
            for (int w : neighbours.get(v)) {
                if (distances[w] >= 0) continue;
                distances[w] = distances[v] + 1;
                open.add(w);
            }
        }
        return distances;
    }

    /// Across by the distances from two vertices far apart, down by those from two others; a little off a circle,
    /// so that no two are in one place.
    private void start() {
        int size = x.length;
        int one = farthest(v -> distances[0][v]);
        int two = farthest(v -> distances[one][v]);
        int three = farthest(v -> Math.min(distances[one][v], distances[two][v]));
        int four = farthest(v -> distances[three][v]);
        for (int v = 0; v < size; v++) {
            double angle = 2 * Math.PI * v / size;
            x[v] = distances[one][v] - distances[two][v] + JITTER * size * Math.cos(angle);
            y[v] = distances[three][v] - distances[four][v] + JITTER * size * Math.sin(angle);
        }
    }

    private interface Distance {
        int of(int vertex);
    }

    private int farthest(Distance distance) {
        int farthest = 0;
        for (int v = 1; v < x.length; v++) if (distance.of(v) > distance.of(farthest)) farthest = v;
        return farthest;
    }

    private void improve() {
        int size = x.length;
        for (int v = 0; v < size; v++) {
            double weights = 0, across = 0, down = 0;
            for (int w = 0; w < size; w++) {
                if (w == v) continue;
                double distance = distances[v][w];
                double weight = 1 / (distance * distance);
                double now = Math.max(1e-9, Math.hypot(x[v] - x[w], y[v] - y[w]));
                weights += weight;
                across += weight * (x[w] + distance * (x[v] - x[w]) / now);
                down += weight * (y[w] + distance * (y[v] - y[w]) / now);
            }
            if (weights == 0) continue;
            x[v] = across / weights;
            y[v] = down / weights;
        }
    }

    /// Turns the picture so that edges lie level or upright where they can, and it is wider than high; the first
    /// vertex to the left and above.
    private void turn(List<List<Integer>> neighbours) {
        double sines = 0, cosines = 0;
        for (int v = 0; v < x.length; v++)
            for (int w : neighbours.get(v)) {
                double angle = 4 * Math.atan2(y[w] - y[v], x[w] - x[v]);
                sines += Math.sin(angle);
                cosines += Math.cos(angle);
            }
        turn(-Math.atan2(sines, cosines) / 4);
        if (extent(y) > extent(x) + 1e-6) turn(Math.PI / 2);
        mirror(x);
        mirror(y);
    }

    private void turn(double angle) {
        for (int v = 0; v < x.length; v++) {
            double across = x[v] * Math.cos(angle) - y[v] * Math.sin(angle);
            y[v] = x[v] * Math.sin(angle) + y[v] * Math.cos(angle);
            x[v] = across;
        }
    }

    private static double extent(double[] at) {
        return Arrays.stream(at).max().orElse(0) - Arrays.stream(at).min().orElse(0);
    }

    private static void mirror(double[] at) {
        double middle =
                (Arrays.stream(at).max().orElse(0) + Arrays.stream(at).min().orElse(0)) / 2;
        if (at.length > 0 && at[0] > middle + 1e-6) for (int v = 0; v < at.length; v++) at[v] = 2 * middle - at[v];
    }

    /// @return the parts of a graph that hang together, each by its vertices, ascending
    static List<List<Integer>> parts(List<List<Integer>> neighbours) {
        var parts = new ArrayList<List<Integer>>();
        var visited = new boolean[neighbours.size()];
        for (int v = 0; v < visited.length; v++) {
            if (visited[v]) continue;
            var reached = distances(neighbours, v);
            var part = IntStream.range(0, visited.length)
                    .filter(w -> reached[w] >= 0)
                    .boxed()
                    .toList();
            for (int w : part) visited[w] = true;
            parts.add(part);
        }
        return parts;
    }
}
