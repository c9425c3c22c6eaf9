package grundy.engine.space;

/// The moves of a game with pieces of two colours on boards of at most eight rows and columns, as sets of squares: row
/// r and column c at bit 8r + c.
interface StoneMoves {
    /// All squares but those of the first, and of the last column.
    long NOT_FIRST_COLUMN = 0xFEFEFEFEFEFEFEFEL;

    long NOT_LAST_COLUMN = 0x7F7F7F7F7F7F7F7FL;

    /// What is done with an option.
    interface Sink {
        /// @param own pieces of the side that moved
        /// @param other those of the other side
        void option(long free, long own, long other);
    }

    /// Gives every option to a sink, one that several moves lead to as often as they do.
    ///
    /// @param own pieces of the side that moves
    /// @param other those of the other side
    void generate(long free, long own, long other, Sink sink);

    /// @return the squares beside a set, where a region goes on
    long beside(long set);

    /// @param pieces of either colour, in a region
    /// @return whether anybody may ever move in the region
    boolean isAlive(long free, long pieces);

    /// @return the squares of a set that hang together with those of a part of it
    default long region(long part, long set) {
        long region = part;
        for (long last = 0; last != region; ) {
            last = region;
            region |= beside(region) & set;
        }
        return region;
    }

    /// @return the squares above, below, left and right of those of a set
    static long cross(long set) {
        return set << 8 | set >>> 8 | set << 1 & NOT_FIRST_COLUMN | set >>> 1 & NOT_LAST_COLUMN;
    }
}
