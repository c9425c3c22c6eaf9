package grundy.spark.graph;

import java.io.Serializable;

/// What blocks are told, two lists of numbers, by whose meaning whoever sends and whoever gets it agree.
record BlockMessage(long[] first, long[] second) implements Serializable {
    static final long[] NONE = {};
}
