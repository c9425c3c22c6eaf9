package grundy.engine.subtraction;

/// Works out the values of the heaps of a subtraction game in order, many at a time.
sealed interface Kernel permits OneHotLanes, ReachedRing {
    /// Heaps are worked out in multiples of this.
    int GROUP = 64;

    /// @return bytes of a value: 1, or 2 in the byte order of the machine
    int width();

    /// Puts the values of the next heaps at the beginning of `codes`.
    ///
    /// @param count a multiple of {@link #GROUP}, at most {@link #most}
    void next(byte[] codes, int count);

    /// @return how many heaps can be worked out at once; a multiple of {@link #GROUP}
    int most();
}
