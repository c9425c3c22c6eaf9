package grundy.spark.box;

import java.util.List;
import org.apache.spark.api.java.function.Function;

/// A Spark task that solves a part of a layer.
///
/// @param layer before which all is known
/// @param parts of the layer
/// @param knownLayers what was found in the layers before
record BoxTask(BoxName name, int layer, int parts, List<LayerMessages.Stretch> knownLayers)
        implements Function<Integer, byte[]> {
    @Override
    public byte[] call(Integer index) {
        return BoxCopy.of(name).part(layer, index, parts, knownLayers);
    }
}
