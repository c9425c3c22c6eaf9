package grundy.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/// The score of a game with points: by how many the player about to move ends ahead if both play best.
///
/// @param <P> the positions
/// @param <M> the moves
public final class ScoreOracle<P, M> {
    /// The effect of a move.
    ///
    /// @param to the position it leaves
    /// @param points what it brings the player who moves
    /// @param again whether he moves once more
    /// @param <P> the positions
    public record MoveEffect<P>(P to, long points, boolean again) {}

    private final Function<P, ? extends Iterable<M>> moves;
    private final Function<M, MoveEffect<P>> step;
    private final ToLongFunction<P> ending;
    private final Map<P, Long> scores = new HashMap<>();

    /// @param ending what a position without moves is worth to the player who would be about to move
    public ScoreOracle(
            Function<P, ? extends Iterable<M>> moves, Function<M, MoveEffect<P>> step, ToLongFunction<P> ending) {
        this.moves = moves;
        this.step = step;
        this.ending = ending;
    }

    /// @return the score of a position
    public long value(P position) {
        if (scores.get(position) instanceof Long answer) return answer;
        boolean over = true;
        long best = Long.MIN_VALUE;
        for (var move : moves.apply(position)) {
            over = false;
            best = Math.max(best, moveValue(move));
        }
        long value = over ? ending.applyAsLong(position) : best;
        scores.put(position, value);
        return value;
    }

    private long moveValue(M move) {
        var done = step.apply(move);
        long rest = value(done.to);
        return done.points + (done.again ? rest : -rest);
    }

    /// @return every move that keeps the value
    public List<M> best(P position) {
        var all = new ArrayList<M>();
        for (var move : moves.apply(position)) if (moveValue(move) == value(position)) all.add(move);
        return all;
    }
}
