package grundy.present.picture.graph;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/// Places the vertices of a small graph: the parts that hang together stand side by side, each by itself as
/// {@link StressLayout} places it. Unit: an edge.
public final class PartsLayout {
    private static final double APART = 1.4;

    public final double[] x;
    public final double[] y;

    /// @param neighbours of each vertex, in both directions
    public PartsLayout(List<List<Integer>> neighbours) {
        this.x = new double[neighbours.size()];
        this.y = new double[neighbours.size()];
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
    }
}
