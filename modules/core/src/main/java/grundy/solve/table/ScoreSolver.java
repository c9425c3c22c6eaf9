package grundy.solve.table;

import grundy.answer.GameScores;
import grundy.check.Evidence;
import grundy.engine.minimax.ScoreEngine;
import grundy.engine.minimax.ScoreEngines;
import grundy.finding.Foresight;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ScoresQuestion;
import grundy.rules.ScoredMove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers {@link ScoresQuestion}s by one engine, which is made when it is first asked.
public final class ScoreSolver<P> implements GameScores<P> {
    private final ScoresQuestion<P> question;
    private final Limits limits;
    private @Nullable ScoreEngine<P> engine;

    /// @param question the game and the positions
    public ScoreSolver(ScoresQuestion<P> question, Limits limits) {
        this.question = question;
        this.limits = limits;
    }

    private ScoreEngine<P> engine() {
        var made = engine;
        if (made == null) {
            made = ScoreEngines.of(question.rules(), question.root(), limits);
            engine = made;
        }
        made.beginAnew();
        return made;
    }

    @Override
    public long value(P position) {
        return engine().value(position);
    }

    @Override
    public List<ScoredMove<P>> line(P position) {
        return engine().line(position);
    }

    @Override
    public List<ScoredMove<P>> best(P position) {
        return engine().best(position);
    }

    @Override
    public Foresight<P> foresee(P position) {
        return foreseeing(position).foresee(position);
    }

    /// The engine, or a search where its tables take more than the limits allow.
    private ScoreEngine<P> foreseeing(P position) {
        try {
            return engine();
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return ScoreEngines.search(question.rules(), position, limits);
        }
    }

    @Override
    public Evidence.Minimax evidence() {
        return engine().evidence();
    }
}
