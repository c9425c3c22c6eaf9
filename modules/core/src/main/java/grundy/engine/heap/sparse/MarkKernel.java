package grundy.engine.heap.sparse;

/// The inner loops over a group of heaps, a lane each. Not for several threads at once.
sealed interface MarkKernel permits ScalarKernel, VectorKernel {
    /// Lanes of a group, at most.
    int MOST_LANES = 64;

    /// Sets of indices of a group lie as far apart.
    int STRIDE = 2 * MOST_LANES;

    /// Candidates that are compared at once.
    int CANDIDATES = 4;

    /// @return whether the module for vectors is there, not said not to be used, and of use on this processor
    static boolean hasVectors() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
                && !Boolean.getBoolean("grundy.scalar")
                && VectorKernel.isFast();
    }

    /// @return lanes of a group, 32 or 64
    int lanes();

    /// @return whether {@link #mark} needs {@link RecentCodes#bits}
    boolean needsBits();

    /// @return whether {@link #mark} takes less time if fewer pairs are marked for some indices
    boolean parts();

    /// @return the number of values that a pair has to exclude for each heap and index before marking it pays and
    ///     comparing it does not
    double markThreshold();

    /// @return whether {@link #compare} is much faster than {@link #mark}
    boolean comparesFast();

    /// @param codes of heaps
    /// @param from first place
    /// @param to after the last one; a multiple of the lanes from the first one on
    /// @param bits gets those of {@link RecentCodes#bits} for the codes, if they are needed
    void fillBits(byte[] codes, int from, int to, byte[] bits);

    /// Finds which indices the options of each heap have.
    ///
    /// @param recent codes, all of common heaps; pairs nearer than there are lanes read those of the group too
    /// @param at place of the first heap of the group
    /// @param choice which pairs are marked
    /// @param most indices below it have to be examined
    /// @param sets at `word * STRIDE + lane` gets the indices of a lane as bits
    void mark(RecentCodes recent, int at, PairChoice choice, int most, long[] sets);

    /// Compares the options of each heap with candidates.
    ///
    /// @param codes of heaps
    /// @param at place of the first heap of the group
    /// @param pairs of which some may read codes of the group, as in {@link #mark}
    /// @param from the first one of them that is examined
    /// @param to after the last one
    /// @param candidates {@link #CANDIDATES} arrays with an index for each lane
    /// @param dead gets for each of them a bit for each lane that has an option with its candidate;
    ///     perhaps for candidates without one too, if an earlier one of the lane has no bit
    void compare(byte[] codes, int at, MarkedPairs pairs, int from, int to, byte[][] candidates, long[] dead);

    /// Looks for two heaps.
    ///
    /// @param one codes
    /// @param from place in them
    /// @param other codes
    /// @param start place in them
    /// @param length how many are compared, a multiple of 64
    /// @param target nim-sum of two codes
    /// @return the distance from `from` and `start` to the first codes with that sum; -1 if there are none
    int find(byte[] one, int from, byte[] other, int start, int length, byte target);
}
