package grundy.engine.minimax;

import grundy.finding.Foresight;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import java.util.ArrayList;
import java.util.List;

/// An engine that has the values of all positions at hand.
abstract class TabulatedScores<P> implements ScoreEngine<P> {
    private final ScoredRuleset<P> rules;

    TabulatedScores(ScoredRuleset<P> rules) {
        this.rules = rules;
    }

    private boolean isBest(ScoredMove<P> move, long value) {
        long rest = value(move.to());
        return move.points() + (move.again() ? rest : -rest) == value;
    }

    @Override
    public List<ScoredMove<P>> best(P position) {
        var best = new ArrayList<ScoredMove<P>>();
        long value = value(position);
        for (var move : rules.moves(position)) if (isBest(move, value)) best.add(move);
        return best;
    }

    @Override
    public List<ScoredMove<P>> line(P position) {
        var line = new ArrayList<ScoredMove<P>>();
        var now = position;
        while (true) {
            long value = value(now);
            ScoredMove<P> found = null;
            for (var move : rules.moves(now)) {
                if (!isBest(move, value)) continue;
                found = move;
                break;
            }
            if (found == null) return line;
            line.add(found);
            now = found.to();
        }
    }

    @Override
    public Foresight<P> foresee(P position) {
        return new Foresight<>(1, value(position), true, best(position).getFirst());
    }

    @Override
    public void beginAnew() {
        // The table is there already.
    }
}
