package grundy.engine.rewrite;

import java.util.List;

/// Finds out of regions in words whether they are the same graph: by {@link #read}, and then its code. Not for several
/// threads.
public final class GraphLikenesses {
    private final BitPacking packing;
    private final long[] planes;
    private final RegionGraph graph;

    GraphLikenesses(BitRules rules, BitPacking packing, List<GraphView> views) {
        this.packing = packing;
        this.planes = new long[rules.planes];
        this.graph = new RegionGraph(rules, views);
    }

    /// Reads a region, which the other methods are then about.
    ///
    /// @param words of it, from `from` on
    /// @return a hash that is equal for all regions with the same graph, or if one is the negative of the other;
    ///     now and then for others too
    public long read(long[] words, int from) {
        packing.unpack(words, from, planes);
        return graph.read(planes);
    }

    /// @return whether the region is its own negative, as far as is seen
    public boolean isOwnNegative() {
        return graph.isOwnNegative();
    }

    /// @return whether the code is that of the negative
    public boolean isNegative() {
        return graph.isNegative();
    }

    /// @return the length of the code (unit: words)
    public int codeLength() {
        return graph.code().size();
    }

    /// @param codes gets the code, from `at` on
    public void code(long[] codes, int at) {
        graph.code().copy(codes, at);
    }

    /// @return whether the region has the code that lies between `from` and `to`: then it is the same graph as all
    ///     that have it, or the negative of it where the code is that of the negative of one of them only
    public boolean hasCode(long[] codes, int from, int to) {
        return graph.code().isAt(codes, from, to);
    }
}
