package grundy.engine.heap.sparse;

import java.util.Arrays;

/// Pairs of which the first ones are marked, and the others compared with what those leave open.
///
/// @param pairs the best ones first
/// @param counts for each 64 indices how many of the first pairs are marked for them
record PairChoice(MarkedPairs pairs, int[] counts) {
    /// The most indices: as many as a byte holds.
    static final int MOST_INDICES = 256;

    static final int PART = Long.SIZE;
    static final int PARTS = MOST_INDICES / PART;

    /// @return the choice of marking all pairs
    static PairChoice all(MarkedPairs pairs) {
        int[] counts = new int[PARTS];
        Arrays.fill(counts, pairs.size());
        return new PairChoice(pairs, counts);
    }

    /// @param top indices from it on do not matter
    /// @return the number of pairs that are marked for all indices
    int least(int top) {
        int least = counts[0];
        for (int part = 1; PART * part < top; part++) least = Math.min(least, counts[part]);
        return least;
    }

    /// @return the number of pairs that are marked for some indices
    int most() {
        return Arrays.stream(counts).max().orElseThrow();
    }
}
