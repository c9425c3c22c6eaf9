package grundy.engine.heap.subtraction;

/// Works out the values of the heaps of a subtraction game in order, many at a time.
sealed interface WindowKernel permits OneHotLanes, ReachedRing {
    /// Heaps are worked out in multiples of this.
    int GROUP = 64;

    /// Puts the values of the next heaps at the beginning of `codes`, in bytes or, if they may exceed 255, in two
    /// bytes each, the lowest first.
    ///
    /// @param count a multiple of {@link #GROUP}, at most {@link #most}
    void next(long[] codes, int count);

    /// @return the number of heaps computed at once; a multiple of {@link #GROUP}
    int most();
}
