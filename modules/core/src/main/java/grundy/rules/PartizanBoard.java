package grundy.rules;

/// A game of the catalogue whose rules are a Java class: rules, and how its positions are written. An impartial one
/// is a {@link Board}.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface PartizanBoard<P> extends PartizanRuleset<P>, PositionNotation<P> {
    /// Some boards stand for a larger game, from which only those moves are kept that matter to who wins an
    /// ordinary sum in normal play.
    ///
    /// @return whether the moves here are all moves of the game
    default boolean isComplete() {
        return true;
    }

    /// Some boards fall apart only in the theory: a heap of coins among others is still a place on the board, and
    /// the vertices of a graph keep their names. Others fall apart before one's eyes into parts whose sum is
    /// written as a position, too.
    ///
    /// @return whether a move is described by the whole position that it leaves, so that moves count as different
    ///     wherever these positions are; else it is described by the parts that it leaves, in any order
    default boolean staysWhole() {
        return false;
    }

    /// @return whether a position may be given by numbers alone, the size of a board as play begins
    default boolean readsSizes() {
        return false;
    }
}
