package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.minimax.ScoreEngine;
import grundy.rules.ScoredMove;
import java.util.List;

/// Exact values of the positions of one game with a score, worked out when they are asked for.
///
/// @param <P> the positions
public final class Scores<P> implements Answer {
    private final ScoreEngine<P> engine;

    Scores(ScoreEngine<P> engine) {
        this.engine = engine;
    }

    /// @return the points by which the player about to move ends ahead if both play best
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public long value(P position) {
        return engine.value(position);
    }

    /// @return a line of best moves of both players, to the end of the game
    /// @throws grundy.limit.LimitException likewise
    public List<ScoredMove<P>> line(P position) {
        return engine.line(position);
    }

    /// @return every move that keeps the value, in the order of the rules
    /// @throws grundy.limit.LimitException likewise
    public List<ScoredMove<P>> best(P position) {
        return engine.best(position);
    }

    /// @return what it took so far
    @Override
    public Evidence.Minimax evidence() {
        return engine.evidence();
    }
}
