package grundy.testkit;

import java.util.BitSet;

/// Nim-values of single heaps, one after the other: for rules whose options are quickly written down.
public final class HeapOracle {
    /// The options of a heap.
    @FunctionalInterface
    public interface HeapOptions {
        /// @param heap at least 0
        /// @param values of all smaller heaps, and perhaps 0 beyond
        /// @param reached gets the value of each option
        void mark(int heap, int[] values, BitSet reached);
    }

    private HeapOracle() {}

    /// @param end how many heaps
    /// @param misere whether a heap without options has the value 1
    /// @return the values of the heaps below `end`
    public static int[] values(int end, boolean misere, HeapOptions options) {
        int[] values = new int[end];
        var reached = new BitSet();
        for (int heap = 0; heap < end; heap++) {
            reached.clear();
            options.mark(heap, values, reached);
            values[heap] = Mex.of(reached, misere);
        }
        return values;
    }

    /// @param end how many heaps
    /// @return the values of the heaps below `end` in normal play
    public static int[] values(int end, HeapOptions options) {
        return values(end, false, options);
    }
}
