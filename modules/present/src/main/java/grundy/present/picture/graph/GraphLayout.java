package grundy.present.picture.graph;

import grundy.rules.graph.GameGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Places the vertices of a small graph in the plane, always the same way: in layers where play must end, each vertex
/// above all its options; else by springs, starting from a circle. Only a picture depends on it.
final class GraphLayout {
    private static final int ACROSS = 110;
    private static final int DOWN = 100;
    private static final int SWEEPS = 12;
    private static final int STEPS = 600;

    private final GameGraph graph;
    private final int vertices;
    final double[] x;
    final double[] y;

    GraphLayout(GameGraph graph, boolean acyclic) {
        this.graph = graph;
        this.vertices = graph.vertices();
        this.x = new double[vertices];
        this.y = new double[vertices];
        if (acyclic) layers();
        else springs();
    }

    private void layers() {
        var height = new int[vertices];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int v = 0; v < vertices; v++)
                for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                    if (height[v] <= height[graph.target(edge)]) {
                        height[v] = height[graph.target(edge)] + 1;
                        changed = true;
                    }
        }
        int top = Arrays.stream(height).max().orElse(0);
        var layers = new ArrayList<List<Integer>>();
        for (int h = 0; h <= top; h++) layers.add(new ArrayList<>());
        for (int v = 0; v < vertices; v++) layers.get(height[v]).add(v);
        layers.forEach(this::spread);
        for (int sweep = 0; sweep < SWEEPS; sweep++)
            for (var layer : sweep % 2 == 0 ? layers : layers.reversed()) {
                var centre = new double[vertices];
                for (int v : layer) centre[v] = centre(v);
                layer.sort(Comparator.comparingDouble(v -> centre[v]));
                spread(layer);
            }
        for (int v = 0; v < vertices; v++)
            y[v] = (top - height[v]) * DOWN + (height[v] == 0 ? 0 : stagger(v, layers.get(height[v])));
    }

    /// A little up and down, so that edges past a vertex of the next layer can be distinguished from edges to it.
    private static double stagger(int vertex, List<Integer> layer) {
        return layer.indexOf(vertex) % 2 == 0 ? 0 : DOWN / 6.0;
    }

    private void spread(List<Integer> layer) {
        for (int i = 0; i < layer.size(); i++) x[layer.get(i)] = (i - (layer.size() - 1) / 2.0) * ACROSS;
    }

    /// @return the middle of the vertices before and after
    private double centre(int vertex) {
        double sum = 0;
        int count = 0;
        for (int v = 0; v < vertices; v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
                if (v != vertex && graph.target(edge) != vertex) continue;
                sum += x[v == vertex ? graph.target(edge) : v];
                count++;
            }
        return count == 0 ? x[vertex] : sum / count;
    }

    /// Source: T. M. J. Fruchterman and E. M. Reingold, Graph drawing by force-directed placement, 1991.
    private void springs() {
        double radius = ACROSS * Math.max(1, vertices) / 5.0;
        for (int v = 0; v < vertices; v++) {
            x[v] = radius * Math.sin(2 * Math.PI * v / vertices);
            y[v] = -radius * Math.cos(2 * Math.PI * v / vertices);
        }
        double length = ACROSS * 1.1;
        for (int step = 0; step < STEPS; step++) {
            double most = length * (1 - (double) step / STEPS);
            var dx = new double[vertices];
            var dy = new double[vertices];
            for (int v = 0; v < vertices; v++) forces(v, length, dx, dy);
            for (int v = 0; v < vertices; v++) {
                double size = Math.max(1e-9, Math.hypot(dx[v], dy[v]));
                x[v] += dx[v] / size * Math.min(size, most);
                y[v] += dy[v] / size * Math.min(size, most);
            }
        }
    }

    private void forces(int v, double length, double[] dx, double[] dy) {
        for (int w = 0; w < vertices; w++) {
            if (w == v) continue;
            double distance = Math.max(1, Math.hypot(x[v] - x[w], y[v] - y[w]));
            double push = length * length / distance / distance;
            dx[v] += (x[v] - x[w]) * push / 4 - x[v] / vertices / 8;
            dy[v] += (y[v] - y[w]) * push / 4 - y[v] / vertices / 8;
        }
        for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
            int w = graph.target(edge);
            if (w == v) continue;
            double pull = Math.hypot(x[v] - x[w], y[v] - y[w]) / length / 8;
            dx[v] -= (x[v] - x[w]) * pull;
            dy[v] -= (y[v] - y[w]) * pull;
            dx[w] += (x[v] - x[w]) * pull;
            dy[w] += (y[v] - y[w]) * pull;
        }
    }
}
