package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.MarkKernel.CANDIDATES;
import static grundy.engine.heap.sparse.MarkKernel.STRIDE;

/// The first indices of sets, to be compared with options.
final class CandidateIndices {
    /// The number of words that may be passed.
    static final int SPARE = CANDIDATES;

    private CandidateIndices() {}

    /// Takes the first members of the set of a lane; where there are fewer, numbers that are no members, or members
    /// again. Without branches, which could not be foretold.
    ///
    /// @param sets as {@link MarkKernel#mark} leaves them, with {@link #SPARE} words more for each lane
    /// @param flipped -1 if those are taken that are not in the set, else 0
    /// @param most sets are of the indices below it, and of those that share a word with them
    static void take(byte[][] candidates, int lane, long[] sets, long flipped, int most) {
        int at = lane;
        for (int w = 1; 64 * w < most; w++) at += isEmpty(sets[at] ^ flipped) * STRIDE;
        long members = sets[at] ^ flipped;
        for (int k = 0; k < CANDIDATES; k++) {
            candidates[k][lane] = (byte) (at / STRIDE * Long.SIZE + Long.numberOfTrailingZeros(members));
            members &= members - 1;
            int isEmpty = isEmpty(members);
            at += isEmpty * STRIDE;
            members |= (sets[at] ^ flipped) & -isEmpty;
        }
    }

    /// @return 1 or 0
    private static int isEmpty(long members) {
        return (int) (~(members | -members) >>> 63);
    }
}
