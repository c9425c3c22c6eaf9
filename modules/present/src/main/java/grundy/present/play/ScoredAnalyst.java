package grundy.present.play;

import grundy.answer.GameScores;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.ScoredMove;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Asks about the positions of a game with a score, within the time for a move.
///
/// @param <P> the positions
public final class ScoredAnalyst<P> {
    private static final int MOST_KEPT = 2000;

    private final GameScores<P> scores;
    private final MoveClock clock;
    private final Map<P, CachedAnalysis<P>> cache = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<P, CachedAnalysis<P>> eldest) {
            return size() > MOST_KEPT;
        }
    };

    /// A cached analysis of a position.
    ///
    /// @param value empty where it is not known
    /// @param outlook null where only the value was asked for
    /// @param round of the clock in which it was found out
    private record CachedAnalysis<P>(
            OptionalLong value, @Nullable ScoredOutlook<P> outlook, int round) {}

    /// @param scores with the limits of a question, but for the time
    public ScoredAnalyst(GameScores<P> scores, MoveClock clock) {
        this.scores = scores;
        this.clock = clock;
    }

    /// @param position with at least one move
    /// @return the outlook that the time for a move allows: how it ends, else as far ahead as can be foreseen
    public ScoredOutlook<P> of(P position) {
        var before = cache.get(position);
        if (before != null
                && before.outlook instanceof ScoredOutlook<P> outlook
                && (outlook instanceof ScoredOutlook.Known<P> || before.round == clock.round())) return outlook;
        var outlook = look(position);
        var value = outlook instanceof ScoredOutlook.Known<P>(long score, var _)
                ? OptionalLong.of(score)
                : before == null ? OptionalLong.empty() : before.value;
        cache.put(position, new CachedAnalysis<>(value, outlook, clock.round()));
        return outlook;
    }

    private ScoredOutlook<P> look(P position) {
        try {
            return during(
                    clock.analysis(), () -> new ScoredOutlook.Known<>(scores.value(position), scores.best(position)));
        } catch (LimitException _) {
            try {
                var foresight = during(clock, () -> scores.foresee(position));
                return foresight.isExact()
                        ? new ScoredOutlook.Known<>(foresight.value(), List.of(foresight.move()))
                        : new ScoredOutlook.Foreseen<>(foresight);
            } catch (LimitException _) {
                return new ScoredOutlook.Unknown<>();
            }
        }
    }

    /// @return the points by which the player about to move ends ahead, if they are known or found at once
    public OptionalLong glance(P position) {
        var before = cache.get(position);
        if (before != null && (before.value.isPresent() || before.round == clock.round())) return before.value;
        var value = value(position);
        cache.put(position, new CachedAnalysis<>(value, null, clock.round()));
        return value;
    }

    private OptionalLong value(P position) {
        try {
            return OptionalLong.of(during(clock.glance(), () -> scores.value(position)));
        } catch (LimitException _) {
            return OptionalLong.empty();
        }
    }

    /// Draws the conclusion from a best move that was made: what it leaves is known as well.
    void follow(P position, ScoredMove<P> move) {
        var before = cache.get(position);
        if (before == null || !(before.outlook instanceof ScoredOutlook.Known<P>(long value, var best))) return;
        if (!best.contains(move)) return;
        long rest = move.again() ? value - move.points() : move.points() - value;
        cache.putIfAbsent(move.to(), new CachedAnalysis<>(OptionalLong.of(rest), null, clock.round()));
    }

    /// @return a move that is known to be best, which is found at once where the value is known; empty where not
    List<ScoredMove<P>> best(P position) {
        var line = line(position);
        return line.isEmpty() ? line : List.of(line.getFirst());
    }

    /// @return a line of best moves, empty where it is not found in time
    public List<ScoredMove<P>> line(P position) {
        try {
            return during(clock, () -> scores.line(position));
        } catch (LimitException _) {
            return List.of();
        }
    }

    private static <T> T during(Deadline until, ScopedValue.CallableOp<T, RuntimeException> work) {
        return Limits.ofWork().until(until).during(work);
    }
}
