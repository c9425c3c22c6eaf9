package grundy.rules;

import java.util.List;

/// The position of a question: the sum, how it is played, and among several players who moves and the
/// preferences of each.
///
/// @param preferences for each player all players in the order in which that player would like to see them lose, the
///     dearest first; empty where there are two players, or for the usual order (the next player first, then the one
///     after that, the player last)
/// @param mover which of several players is about to move, from 0; 0 in games of two
public record TurnPosition(Sum sum, List<List<Integer>> preferences, int mover) {
    /// Two players, or several in the usual order of whom the first is about to move.
    public TurnPosition(Sum sum) {
        this(sum, List.of(), 0);
    }
}
