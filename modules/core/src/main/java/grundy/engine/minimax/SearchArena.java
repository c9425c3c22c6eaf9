package grundy.engine.minimax;

import org.jspecify.annotations.Nullable;

/// The rules of one game in the form that a search plays on: a position that is changed by a move and changed back.
/// Moves are small numbers. A move that cannot be better than another one may be left out.
///
/// @param <P> the positions of the rules
abstract class SearchArena<P> {
    /// Moves of any position are fewer, and so are their numbers.
    static final int MOST_MOVES = 1 << 16;

    /// The bounds of the position's value that are known without search, for the player about to move:
    /// set by {@link #survey}.
    protected long lower;

    protected long upper;

    /// Begins anew at a position.
    abstract void set(P position);

    /// Looks at the position: sets the bounds, which are equal where the game is over.
    abstract void survey();

    /// To be called after {@link #survey}, where the bounds differ.
    ///
    /// @param into takes the moves, at least one
    /// @return the number of moves
    abstract int moves(OrderedMoves into);

    /// @return points that the move brings, before it is made
    abstract long points(int move);

    /// @return whether the same player moves again
    abstract boolean play(int move);

    /// Takes back the last move, which was this one.
    abstract void undo(int move);

    /// To be called after {@link #survey}.
    ///
    /// @return whether the position is worth storing: searching it again takes longer than looking it up
    boolean isStorable() {
        return true;
    }

    /// @return whether what moves leave is looked up in the table before any of it is searched
    boolean looksAhead() {
        return false;
    }

    /// @return a number of at least 0 that tells the position from all others, but for symmetries that change
    ///     nothing, or one that mostly does, where {@link #position} is not null
    abstract long key();

    /// @return null where the key alone tells the position
    @Nullable
    Object position() {
        return null;
    }

    /// @return the number that a move of this position has in the table, where positions that differ by a symmetry
    ///     are one; to be called after {@link #key}
    int toTable(int move) {
        return move;
    }

    /// @return the reverse; a hint only
    int fromTable(int move) {
        return move;
    }

    /// @return a bound for the values
    abstract long reach();

    final long lower() {
        return lower;
    }

    final long upper() {
        return upper;
    }
}
