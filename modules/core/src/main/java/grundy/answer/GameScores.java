package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.Foresight;
import grundy.limit.LimitException;
import grundy.rules.ScoredMove;
import java.util.List;

/// Exact values of the positions of one game with a score, worked out when they are asked for, and what can be foreseen
/// where that takes too much.
///
/// @param <P> the positions
public non-sealed interface GameScores<P> extends Answer {
    /// @return the points by which the player about to move ends ahead if both play best
    /// @throws LimitException if that takes more than the limits allow
    long value(P position);

    /// @return a line of best moves of both players, to the end of the game
    /// @throws LimitException likewise
    List<ScoredMove<P>> line(P position);

    /// @return every move that keeps the value, in the order of the rules
    /// @throws LimitException likewise
    List<ScoredMove<P>> best(P position);

    /// @param position with at least one move
    /// @return the outlook as many moves ahead as the limits allow
    /// @throws LimitException if the work was cancelled, or the limits do not even allow to look one move ahead
    Foresight<P> foresee(P position);

    /// @return the effort so far
    @Override
    Evidence.Minimax evidence();
}
