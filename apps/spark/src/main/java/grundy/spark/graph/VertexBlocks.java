package grundy.spark.graph;

import java.io.Serializable;

/// Assigns vertices to blocks.
///
/// @param count of the blocks, at least 1
record VertexBlocks(int count) implements Serializable {
    int of(long vertex) {
        return (int) ((mixed(vertex) >>> 33) % count);
    }

    static long mixed(long vertex) {
        long mixed = vertex * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    }
}
