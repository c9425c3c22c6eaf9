package grundy.engine.sparse;

import static grundy.engine.sparse.Kernel.CANDIDATES;
import static grundy.engine.sparse.Kernel.STRIDE;

/// The first indices of sets, to be compared with options.
final class Candidates {
    private Candidates() {}

    /// Takes the first members of the set of a lane; where there are fewer, the last one again.
    ///
    /// @param sets as {@link Kernel#mark} leaves them
    /// @param flipped -1 if those are taken that are not in the set, else 0
    /// @param most sets are of the indices below it, and of those that share a word with them
    static void take(byte[][] candidates, int lane, long[] sets, long flipped, int most) {
        int found = 0;
        byte last = 0;
        for (int w = 0; 64 * w < most && found < CANDIDATES; w++)
            for (long left = sets[w * STRIDE + lane] ^ flipped; left != 0 && found < CANDIDATES; left &= left - 1) {
                last = (byte) (64 * w + Long.numberOfTrailingZeros(left));
                candidates[found++][lane] = last;
            }
        while (found < CANDIDATES) candidates[found++][lane] = last;
    }
}
