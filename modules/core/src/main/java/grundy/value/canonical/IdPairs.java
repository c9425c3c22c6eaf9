package grundy.value.canonical;

/// Pairs of ids as keys of the tables that remember what was found out about two forms.
final class IdPairs {
    private IdPairs() {}

    /// @return not 0, and not negative
    static long of(int one, int two) {
        return (long) (one + 1) << 32 | two;
    }

    /// @param places of the table, a power of 2 up to 2^24
    /// @return the place of the pair
    static int place(long pair, int places) {
        return (int) (pair * 0x9E3779B97F4A7C15L >>> 40) & places - 1;
    }
}
