package grundy.prove.table;

/// Marks on the positions of a box, with which a sieve finds the P-positions.
interface SieveMarks {
    /// @return whether the position was marked
    boolean get(int place);

    /// Marks all positions from which a move leads to the given one.
    ///
    /// @param symbols its digits, those of all coordinates side by side, the first of them first; they are not kept
    void from(int[] symbols);
}
