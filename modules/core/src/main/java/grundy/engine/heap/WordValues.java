package grundy.engine.heap;

import grundy.engine.NimValues;

/// Nim-values of single heaps by a rule that is a few machine instructions: for sums of millions of heaps.
public interface WordValues extends NimValues {
    /// @param heap at least 0
    /// @return its nim-value
    /// @throws ArithmeticException if it does not fit into a long
    long value(long heap);

    /// @return false only if no option of the heap has the value for certain; by default it is never certain
    default boolean mayReach(long heap, long value) {
        return true;
    }
}
