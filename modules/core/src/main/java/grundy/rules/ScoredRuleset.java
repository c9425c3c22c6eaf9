package grundy.rules;

/// The rules of a game with a score, for two players who move in turn: at the end the one with more points wins. This
/// is the interface to implement for a game of one's own; value, best line and all best moves follow from it.
///
/// Whose turn it is need not stand in the position: everything is said from the side of the player about to move, and
/// a move says whether he moves again. A game that is only won, lost or drawn has no points on its moves, and
/// `ending` says -1 where the last move won. Positions need `equals` and `hashCode` (records have them), they never
/// change, and no line of play may go on for ever. A ruleset says what is allowed; it never solves.
///
/// @param <P> the positions
@FunctionalInterface
public interface ScoredRuleset<P> {
    /// No position is known to be worth less.
    long UNKNOWN_REACH = 1L << 60;

    /// @return every move of the player about to move, those that look best first where that is
    ///     known (it saves time, and changes no answer); empty where the game is over. The points
    ///     of one move are at most 2^44.
    Iterable<ScoredMove<P>> moves(P position);

    /// @param position without moves
    /// @return the points by which the end itself puts the player ahead who would be about to move
    default long ending(P position) {
        return 0;
    }

    /// A bound that saves time: boxes that are still open, the sum of all coins, 1 for a game that is won or lost.
    ///
    /// @return a number of points that no player can be ahead by from here on, at least 0
    default long reach(P position) {
        return UNKNOWN_REACH;
    }
}
