package grundy.engine.minimax;

import grundy.check.Evidence;
import grundy.rules.ScoredMove;
import java.util.List;

/// Exact values of the positions of one game with a score.
///
/// @param <P> the positions
public interface ScoreEngine<P> {
    /// @return the points by which the player about to move ends ahead if both play best
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    long value(P position);

    /// @return a line of best moves of both players, to the end of the game
    /// @throws grundy.limit.LimitException likewise
    List<ScoredMove<P>> line(P position);

    /// @return every move that keeps the value, in the order of the rules
    /// @throws grundy.limit.LimitException likewise
    List<ScoredMove<P>> best(P position);

    /// @return what it took so far
    Evidence.Minimax evidence();
}
