package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.Foresight;
import grundy.engine.minimax.Minimax;
import grundy.engine.minimax.ScoreEngine;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.ScoredMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Exact values of the positions of one game with a score, worked out when they are asked for, and what can be foreseen
/// where that takes too much.
///
/// @param <P> the positions
public final class Scores<P> implements Answer {
    private final ScoresQuestion<P> question;
    private final Limits limits;
    private @Nullable ScoreEngine<P> engine;

    Scores(ScoresQuestion<P> question, Limits limits) {
        this.question = question;
        this.limits = limits;
    }

    private ScoreEngine<P> engine() {
        var made = engine;
        if (made == null) {
            made = Minimax.of(question.rules(), question.root(), limits);
            engine = made;
        }
        made.beginAnew();
        return made;
    }

    /// @return the points by which the player about to move ends ahead if both play best
    /// @throws LimitException if that takes more than the limits allow
    public long value(P position) {
        return engine().value(position);
    }

    /// @return a line of best moves of both players, to the end of the game
    /// @throws LimitException likewise
    public List<ScoredMove<P>> line(P position) {
        return engine().line(position);
    }

    /// @return every move that keeps the value, in the order of the rules
    /// @throws LimitException likewise
    public List<ScoredMove<P>> best(P position) {
        return engine().best(position);
    }

    /// @param position with at least one move
    /// @return what can be seen as many moves ahead as the limits allow
    /// @throws LimitException if the work was cancelled, or the limits do not even allow to look one move ahead
    public Foresight<P> foresee(P position) {
        return foreseeing(position).foresee(position);
    }

    /// The engine, or a search where its tables take more than the limits allow.
    private ScoreEngine<P> foreseeing(P position) {
        try {
            return engine();
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return Minimax.searched(question.rules(), position, limits);
        }
    }

    /// @return what it took so far
    @Override
    public Evidence.Minimax evidence() {
        return engine().evidence();
    }
}
