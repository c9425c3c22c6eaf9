package grundy.engine.rewrite;

import java.util.List;

/// Finds out of regions in words whether they are the same graph. Not for several threads.
public final class GraphLikenesses {
    private final BitPacking packing;
    private final long[] planes;
    private final RegionGraph own;
    private final RegionGraph other;

    GraphLikenesses(BitRules rules, BitPacking packing, List<GraphView> views) {
        this.packing = packing;
        this.planes = new long[rules.planes];
        this.own = new RegionGraph(rules, views);
        this.other = new RegionGraph(rules, views);
    }

    /// Reads a region, which the other methods are then about.
    ///
    /// @param words of it, from `from` on
    /// @return the same for all regions that are the same graph, or one the negative of the other; now and then for
    ///     others too
    public long read(long[] words, int from) {
        packing.unpack(words, from, planes);
        return own.read(planes);
    }

    /// @return whether the region is its own negative, as far as is seen
    public boolean isOwnNegative() {
        return own.isOwnNegative();
    }

    /// @return how much {@link #order} gives (unit: bytes)
    public int orderLength() {
        return own.squares() + 1;
    }

    /// @param order gets, from `at` on, what helps to compare the region with others later
    public void order(byte[] order, int at) {
        own.order(order, at);
    }

    /// @param words of a region that was read before, from `from` on
    /// @param order that was given of it, from `orderFrom` on
    /// @return 0 if they are the same graph, 1 if one is the negative of the other, -1 if neither is seen
    public int compare(long[] words, int from, byte[] order, int orderFrom) {
        packing.unpack(words, from, planes);
        other.recall(planes, order, orderFrom);
        if (!own.isSame(other)) return -1;
        return own.isNegative() == other.isNegative() ? 0 : 1;
    }
}
