package grundy.engine.space;

import grundy.engine.rewrite.BitFrame;

/// The moves of a game with pieces of two colours on boards of at most eight rows and columns, as sets of squares: row
/// r and column c at bit 8r + c.
interface StoneMoves {
    /// The layout of the squares.
    BitFrame FRAME = new BitFrame(8, 8);

    /// The squares of the first, and of the last column.
    long FIRST_COLUMN = FRAME.column(0);

    long LAST_COLUMN = FRAME.column(7);

    /// Receives an option.
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
}
