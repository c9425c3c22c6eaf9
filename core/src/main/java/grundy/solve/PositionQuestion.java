package grundy.solve;

import grundy.rules.Sum;
import java.util.List;

/// A position, how it is played, and for games of several players whom each would rather see lose: who wins, what is it
/// worth, which moves win?
///
/// @param preferences for each player all players in the order in which he would like to see them lose, the dearest
///     first; empty where there are two players, or for the usual order (the next player first, then the one after
///     him, himself last)
/// @param mover who of several players is about to move, from 0; 0 in games of two
public record PositionQuestion(Sum sum, List<List<Integer>> preferences, int mover) implements Question<Verdict> {
    /// Where player 0 is about to move.
    public PositionQuestion(Sum sum, List<List<Integer>> preferences) {
        this(sum, preferences, 0);
    }

    /// Where there are two players, or player 0 of several in the usual order is about to move.
    public PositionQuestion(Sum sum) {
        this(sum, List.of());
    }
}
