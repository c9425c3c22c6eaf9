package grundy.web.work;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.web.request.RequestFields;
import grundy.web.table.HeavierException;
import java.time.Duration;

/// The time and the positions that one question may use.
///
/// @param seconds of time
/// @param positions that a search or a table may hold; others than the usual number are the most that may
///     be visited, too
public record WorkLimits(long seconds, long positions) {
    /// The limits of a question asked in passing: answered in this process, or not at all.
    public static final WorkLimits QUICK = new WorkLimits(2, 2_000_000);

    private static final long MOST_SECONDS = 24 * 3600;
    private static final long MOST_POSITIONS = 1_000_000_000;

    /// @return the limits that a request asks for by its members `seconds` and `positions`
    public static WorkLimits of(RequestFields request) {
        return new WorkLimits(
                request.number("seconds", QUICK.seconds, 1, MOST_SECONDS),
                request.number("positions", QUICK.positions, 1, MOST_POSITIONS));
    }

    /// @return the limits that a question turned out to need
    static WorkLimits of(HeavierException more) {
        return new WorkLimits(more.seconds(), more.positions());
    }

    /// @return the same limits with as many positions as a question turned out to need
    static Limits enough(Limits limits, HeavierException more) {
        return limits.withPositions(Math.max(limits.positions(), more.positions()));
    }

    /// @return whether it needs a process of its own
    boolean isHeavy() {
        return seconds > QUICK.seconds || positions > QUICK.positions;
    }

    /// @return these limits, from now on
    public Limits limits() {
        var limits = positions == QUICK.positions
                ? Limits.DEFAULT.holding(positions)
                : Limits.DEFAULT.withPositions(positions);
        return limits.until(Deadline.after(Duration.ofSeconds(seconds)));
    }
}
