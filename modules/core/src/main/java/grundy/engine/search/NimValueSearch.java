package grundy.engine.search;

/// Finds the nim-values of the positions of one space, by their ids.
interface NimValueSearch {
    /// @return the nim-value (misere nim-value) of a position
    /// @throws grundy.finding.CycleException if play can come back to a position
    /// @throws grundy.limit.LimitException if more is needed than the limits allow
    int valueOf(int id);

    /// @return whether a position has a nim-value, which may take less than to find it
    /// @throws grundy.finding.CycleException if play can come back to a position
    /// @throws grundy.limit.LimitException if more is needed than the limits allow
    default boolean isWorth(int id, int value) {
        return valueOf(id) == value;
    }

    /// Takes over a value that was worked out elsewhere.
    void learn(int id, int value);

    /// @return the number of positions examined
    long positions();
}
