package grundy.check.plain;

import grundy.limit.Checkpoint;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Values of a game with a score straight from the definition: the best of all moves, at every position that can be
/// reached. No pruning, no bounds, no order of moves; each position is worked out once.
///
/// Source: J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928).
///
/// @param <P> the positions
public final class PlainMinimax<P> {
    private final ScoredRuleset<P> rules;

    /// What is left by moves stands before what they are made from.
    private final Map<P, Long> values = new LinkedHashMap<>();

    /// @param rules of a game in which no line of play goes on for ever
    public PlainMinimax(ScoredRuleset<P> rules) {
        this.rules = rules;
    }

    /// A position that is being worked out: the best of the moves looked at, and the one that waits for its value.
    private final class Frame {
        final P position;
        final Iterator<ScoredMove<P>> moves;

        @Nullable
        ScoredMove<P> waiting;

        long best = Long.MIN_VALUE;

        Frame(P position) {
            this.position = position;
            this.moves = rules.moves(position).iterator();
            if (moves.hasNext()) waiting = moves.next();
            else best = rules.ending(position);
        }

        /// Takes in the value of the position that the waiting move leaves.
        void take(ScoredMove<P> move, long value) {
            best = Math.max(best, moveValue(move, value));
            waiting = moves.hasNext() ? moves.next() : null;
        }
    }

    /// @param most moves to look at before giving up
    /// @return the points by which the player about to move ends ahead, or empty if there are more moves
    public OptionalLong value(P position, long most) {
        var stack = new ArrayDeque<Frame>();
        stack.push(new Frame(position));
        long steps = 0;
        while (true) {
            Checkpoint.step();
            var frame = stack.element();
            if (frame.waiting == null) {
                values.put(frame.position, frame.best);
                stack.pop();
                if (stack.isEmpty()) return OptionalLong.of(frame.best);
            } else if (values.get(frame.waiting.to()) instanceof Long cached) {
                frame.take(frame.waiting, cached);
            } else {
                stack.push(new Frame(frame.waiting.to()));
            }
            if (++steps > most) return OptionalLong.empty();
        }
    }

    private static long moveValue(ScoredMove<?> move, long value) {
        return move.again() ? Math.addExact(move.points(), value) : Math.subtractExact(move.points(), value);
    }

    /// @param position whose value was worked out
    /// @return its best moves, as often as the rules have them: two moves may leave the same
    public List<ScoredMove<P>> best(P position) {
        var best = new ArrayList<ScoredMove<P>>();
        for (var move : rules.moves(position))
            if (moveValue(move, knownValue(move.to())) == knownValue(position)) best.add(move);
        return best;
    }

    /// With how many points the player about to move may end, where both make best moves; the other then has as
    /// many less as the value says.
    ///
    /// @param position whose value was worked out
    /// @param areCosts whether points count against who makes them, as in {@link grundy.rules.scored.FewestPoints}
    public Set<Long> gains(P position, boolean areCosts) {
        var gains = new HashMap<P, Set<Long>>();
        for (var at : values.keySet()) {
            Checkpoint.step();
            var some = new HashSet<Long>();
            for (var move : best(at))
                for (long gain : gains.getOrDefault(move.to(), Set.of()))
                    some.add(Math.addExact(move.points(), move.again() ? gain : gain - knownValue(move.to())));
            // What the end itself brings goes to whom it brings ahead.
            if (some.isEmpty()) some.add(areCosts ? Math.min(knownValue(at), 0) : Math.max(knownValue(at), 0));
            gains.put(at, some);
            if (at.equals(position)) break;
        }
        return gains.getOrDefault(position, Set.of());
    }

    private long knownValue(P position) {
        if (values.get(position) instanceof Long cached) return cached;
        throw new IllegalArgumentException("The value was not worked out: " + position);
    }

    /// @return positions worked out so far
    public long positions() {
        return values.size();
    }

    /// Follows a line of play.
    ///
    /// @return whether every move of it is legal, the game is over at its end, and the player to move at its
    ///     beginning is then ahead by `value`
    public static <P> boolean ends(ScoredRuleset<P> rules, P position, List<ScoredMove<P>> line, long value) {
        var now = position;
        long ahead = 0;
        boolean first = true;
        for (var move : line) {
            if (!isLegal(rules, now, move)) return false;
            ahead = Math.addExact(ahead, first ? move.points() : -move.points());
            first ^= !move.again();
            now = move.to();
        }
        if (rules.moves(now).iterator().hasNext()) return false;
        long end = rules.ending(now);
        return Math.addExact(ahead, first ? end : -end) == value;
    }

    private static <P> boolean isLegal(ScoredRuleset<P> rules, P position, ScoredMove<P> target) {
        for (var move : rules.moves(position)) if (move.equals(target)) return true;
        return false;
    }
}
