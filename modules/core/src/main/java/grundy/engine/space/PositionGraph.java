package grundy.engine.space;

/// Positions as ids 0, 1, 2, ..., given in the order in which they are met; equal positions have equal ids.
public interface PositionGraph {
    /// @return the number of positions with an id so far
    int size();

    /// Appends all options of a position; the same option may be appended more than once. New positions get ids.
    ///
    /// @throws grundy.limit.LimitException if the limits allow no more positions
    void expand(int id, OptionBuffer out);
}
