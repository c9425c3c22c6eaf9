package grundy.spark.box;

import grundy.answer.BoxLayers;
import grundy.limit.Limits;
import grundy.question.BoxLayersQuestion;
import grundy.solve.Solver;
import java.util.List;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;

/// A worker's copy of a box, which keeps the results it has from one task to the next. There is one at
/// a time.
final class BoxCopy {
    private static @Nullable BoxCopy last;

    private final BoxName name;
    private final BoxLayers layers;

    private BoxCopy(BoxName name) {
        this.name = name;
        // Any task of the box may be the first one: which of them is to stop is asked of each.
        var limits = Limits.DEFAULT.cancelledBy(() -> {
            var task = TaskContext.get();
            return task != null && task.isInterrupted();
        });
        this.layers = new Solver(limits).solve(new BoxLayersQuestion(name.question()));
    }

    static synchronized BoxCopy of(BoxName name) {
        var copy = last;
        if (copy == null || !copy.name.equals(name)) {
            // What the other one holds is free before there is a new one.
            last = null;
            copy = new BoxCopy(name);
            last = copy;
        }
        return copy;
    }

    byte[] part(int layer, int index, int parts, List<LayerMessages.Stretch> stretches) {
        learn(layer, stretches);
        return layers.part(layer, index, parts);
    }

    private synchronized void learn(int layer, List<LayerMessages.Stretch> stretches) {
        for (var stretch : stretches) {
            if (stretch.to() <= layers.knownLayers()) continue;
            var parts = stretch.layers().value();
            while (layers.knownLayers() < Math.min(layer, stretch.to()))
                layers.take(parts[layers.knownLayers() - stretch.from()]);
        }
    }
}
