package grundy.engine.space;

/// A graph whose positions are sums of parts with a side to move.
public interface SumSpace extends PositionGraph {
    /// @param parts numbers given by {@link PartNumbers}, in any order; the array may be changed
    /// @param count how many of them belong to the sum
    /// @return the id of the sum
    /// @throws grundy.limit.LimitException if the limits allow no more positions
    int idOf(int[] parts, int count, int side);
}
