package grundy.engine.heap.sparse;

import grundy.finding.HeapCoding;
import java.util.Optional;

/// A subspace of the nimbers of half their number, and the rest. A heap is called rare if its value lies in the
/// subspace, and common if not, so that two heaps of one kind together have a value of the rare kind.
///
/// The subspace is that of the values with an even number of bits in a mask. It may alternate: then for every other
/// heap the kinds are exchanged, which keeps the rule for two heaps if all amounts of moves that split have the same
/// parity.
///
/// Values are coded by their index in their kind: the value without the lowest bit of the mask. Indices of nim-sums
/// are the nim-sums of indices; indices of one kind are in the order of the values.
///
/// @param mask not 0
/// @param alternating whether every other heap counts the other way round
/// @param shift parity of the amounts that split; of no matter if the kinds do not alternate
record SparseCosets(int mask, boolean alternating, int shift) {
    static final int RARE = 0;
    static final int COMMON = 1;

    /// The subspace in which the fewest of the last heaps have their values.
    ///
    /// The coefficients of the Walsh-Hadamard transform of a histogram give for each mask how many more
    /// values have an even than an odd number of bits there. Cost: heaps, and values times their bits.
    ///
    /// @param values of heaps 0, 1, 2, ...
    /// @param from only heaps from here on count
    /// @param to and below this
    /// @return empty if values are all 0
    static Optional<SparseCosets> best(TakeAndBreakRules rules, int[] values, int from, int to) {
        int shift = rules.splits().getFirst() & 1;
        boolean mayAlternate = rules.splits().stream().allMatch(t -> (t & 1) == shift);
        int largest = 0;
        for (int n = 0; n < to; n++) largest = Math.max(largest, values[n]);
        if (largest == 0) return Optional.empty();
        var plain = best(histogram(values, from, to, largest, -1));
        var best = new SparseCosets(plain[0], false, 0);
        if (mayAlternate) {
            var alternating = best(histogram(values, from, to, largest, shift));
            if (alternating[1] < plain[1]) best = new SparseCosets(alternating[0], true, shift);
        }
        return Optional.of(best);
    }

    /// @param shift the heaps whose sum with it is odd count negative; none if -1
    private static int[] histogram(int[] values, int from, int to, int largest, int shift) {
        int[] counts = new int[2 * Integer.highestOneBit(largest)];
        for (int n = from; n < to; n++) counts[values[n]] += shift >= 0 && (n + shift & 1) != 0 ? -1 : 1;
        return counts;
    }

    /// @return the mask with the least coefficient, and that coefficient
    private static int[] best(int[] counts) {
        for (int half = 1; half < counts.length; half *= 2)
            for (int i = 0; i < counts.length; i++) {
                if ((i & half) != 0) continue;
                int one = counts[i];
                int other = counts[i | half];
                counts[i] = one + other;
                counts[i | half] = one - other;
            }
        int mask = 1;
        for (int i = 2; i < counts.length; i++) if (counts[i] < counts[mask]) mask = i;
        return new int[] {mask, counts[mask]};
    }

    /// @return {@link #RARE} or {@link #COMMON}
    int kind(int value, long heap) {
        return Integer.bitCount(value & mask) + exchanged(heap) & 1;
    }

    /// @return 1 for heaps where kinds are exchanged, else 0
    private int exchanged(long heap) {
        return alternating ? (int) (heap + shift & 1) : 0;
    }

    /// Returns whether a heap that is left alone by taking an amount changes its kind.
    boolean changes(int taken) {
        return alternating && (taken & 1) != 0;
    }

    int index(int value) {
        int low = lowest() - 1;
        return value & low | value >>> 1 & ~low;
    }

    /// @return the value of that index and kind for a heap
    int value(int index, int kind, long heap) {
        return HeapCoding.value(mask, index, kind + exchanged(heap) & 1);
    }

    private int lowest() {
        return Integer.lowestOneBit(mask);
    }

    /// @return cosets for more values: those with a bit above all before are of the other kind than without it
    SparseCosets with(int bit) {
        return new SparseCosets(mask | bit, alternating, shift);
    }

    /// The number of rare values that are smaller than a common one. They are those of the least
    /// indices: values that agree above the lowest bit of the mask differ in it if they are of
    /// different kinds.
    ///
    /// @param common index of a common value of the heap
    int smallerRare(int common, long heap) {
        int low = lowest() - 1;
        boolean above = (value(common, COMMON, heap) & lowest()) != 0;
        return (common & ~low) + (above ? low + 1 : 0);
    }
}
