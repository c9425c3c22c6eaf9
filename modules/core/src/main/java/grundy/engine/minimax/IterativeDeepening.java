package grundy.engine.minimax;

import grundy.finding.Foresight;
import grundy.limit.LimitException;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;

/// Looks ahead move by move, each time from the beginning and one move deeper, for as long as the limits allow: for
/// play where an exact value is out of reach. Of moves that seem to be worth the same, the one that promises most by
/// the hints of the game comes first.
///
/// @param <P> the positions
record IterativeDeepening<P>(ScoredRuleset<P> rules, SearchArena<P> arena, AlphaBeta<P> search) {
    private static final int MOST_DEPTH = 100;

    /// @param position with at least one move
    /// @throws LimitException if the work was cancelled, or the limits do not even allow to look one move ahead
    Foresight<P> of(P position) {
        long reach = Math.min(rules.reach(position), ScoredRuleset.UNKNOWN_REACH);
        var moves = promising(position);
        var found = at(1, reach, moves);
        try {
            while (!found.isExact() && found.depth() < MOST_DEPTH) {
                found = at(found.depth() + 1, reach, moves);
            }
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
        }
        return found;
    }

    /// Brings the best of the moves to the front.
    private Foresight<P> at(int depth, long reach, List<ScoredMove<P>> moves) {
        long best = -reach;
        int bestAt = 0;
        boolean all = true;
        boolean isBestComplete = true;
        for (int i = 0; i < moves.size(); i++) {
            long value = value(moves.get(i), best, i == 0 ? reach : best + 1, depth);
            if (i > 0 && value > best && value < reach) value = value(moves.get(i), best, reach, depth);
            all &= search.isComplete();
            if (i > 0 && value <= best) continue;
            best = value;
            bestAt = i;
            isBestComplete = search.isComplete();
            if (isBestComplete && best >= reach) break;
        }
        moves.addFirst(moves.remove(bestAt));
        return new Foresight<>(depth, best, all || isBestComplete && best >= reach, moves.getFirst());
    }

    private long value(ScoredMove<P> move, long alpha, long beta, int depth) {
        long points = move.points();
        return move.again()
                ? points + search.value(move.to(), alpha - points, beta - points, depth - 1)
                : points - search.value(move.to(), points - beta, points - alpha, depth - 1);
    }

    /// @return the moves of the rules, those first that promise most
    private List<ScoredMove<P>> promising(P position) {
        var promises = new HashMap<Long, Long>();
        arena.set(position);
        arena.survey();
        if (arena.lower() < arena.upper()) {
            var hints = new OrderedMoves();
            arena.moves(hints);
            for (int i = 0; i < hints.count(); i++) {
                arena.play(hints.get(i));
                promises.merge(arena.key(), hints.promise(i), Math::max);
                arena.undo(hints.get(i));
            }
        }
        var moves = new ArrayList<ScoredMove<P>>();
        rules.moves(position).forEach(moves::add);
        moves.sort(Comparator.comparingLong(move -> -promises.getOrDefault(key(move.to()), -1L)));
        return moves;
    }

    private long key(P position) {
        arena.set(position);
        return arena.key();
    }
}
