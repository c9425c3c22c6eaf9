package grundy.spark.box;

import grundy.answer.BoxLayers;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/// Broadcasts the results of a box's layers to the workers. A worker fetches what it does not know yet;
/// one that comes new, all of it. Many short stretches of layers are made one long one, so that tasks
/// stay small.
final class LayerMessages {
    private static final int MOST_SHORT = 40;

    private final JavaSparkContext context;
    private final BoxLayers layers;
    private final List<Stretch> stretches = new ArrayList<>();
    private int shortOnes;

    /// Layers from `from` to `to` - 1.
    record Stretch(int from, int to, Broadcast<byte[][]> layers) implements Serializable {}

    LayerMessages(JavaSparkContext context, BoxLayers layers) {
        this.context = context;
        this.layers = layers;
    }

    /// @return stretches that are all layers known
    List<Stretch> all() {
        int from = stretches.isEmpty() ? 0 : stretches.getLast().to();
        if (from == layers.knownLayers()) return List.copyOf(stretches);
        if (shortOnes == MOST_SHORT) {
            from = stretches.get(stretches.size() - MOST_SHORT).from();
            for (; shortOnes > 0; shortOnes--) stretches.removeLast();
        } else {
            shortOnes++;
        }
        stretches.add(stretch(from, layers.knownLayers()));
        return List.copyOf(stretches);
    }

    private Stretch stretch(int from, int to) {
        var encoded = new byte[to - from][];
        for (int layer = from; layer < to; layer++) encoded[layer - from] = layers.encodedLayer(layer);
        return new Stretch(from, to, context.broadcast(encoded));
    }
}
