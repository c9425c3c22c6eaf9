package grundy.engine.minimax;

import grundy.check.Evidence;
import grundy.finding.Foresight;
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

    /// Looks as many moves ahead as the limits allow, where best play may be out of reach.
    ///
    /// @param position with at least one move
    /// @throws grundy.limit.LimitException if the work was cancelled, or the limits do not even allow to look one
    ///     move ahead
    Foresight<P> foresee(P position);

    /// Gives the next question the whole limit of positions, whatever earlier ones took.
    void beginAnew();

    /// @return the effort so far
    Evidence.Minimax evidence();
}
