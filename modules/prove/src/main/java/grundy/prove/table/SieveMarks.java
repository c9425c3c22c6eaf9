package grundy.prove.table;

/// The marks of a sieve for P-positions on the positions of a box.
interface SieveMarks {
    /// @return whether the position was marked
    boolean get(int place);

    /// Marks all positions from which a move leads to the given one.
    ///
    /// @param symbols its digits, those of all coordinates in parallel, most significant first; the array
    ///     is not retained
    void from(int[] symbols);
}
