package grundy.spark.graph;

import java.io.Serializable;

/// A message to a block: two lists of numbers, with a meaning that sender and receiver agree on.
record BlockMessage(long[] first, long[] second) implements Serializable {
    static final long[] NONE = {};
}
