package grundy.engine;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.rules.notation.DecimalDigits;
import grundy.text.Message;
import java.math.BigInteger;
import java.time.Duration;

/// Ends a search early that would certainly reach its limit.
public final class SearchForecast {
    /// The most positions that 32-bit ids and the arrays indexed by them allow.
    public static final long MOST = 500_000_000;

    /// Positions and options after which a search counts as long, and looks ahead.
    public static final int LONG = 1 << 13;

    /// The key of what is said where the time will not do.
    public static final String TIME = "limit.foreseen-time";

    /// Options that may be examined for each position that may be stored.
    private static final long OPTIONS = 100;

    /// The least time of a part that says anything about the rest.
    private static final Duration MEASURED = Duration.ofMillis(250);

    /// The trust in the clock: a search is tried if its forecast is less than this multiple of the time left.
    private static final int SAFETY = 4;

    private SearchForecast() {}

    /// @param least a lower bound for the number of positions needed
    /// @param limit the number of positions that may be stored
    /// @throws LimitException if the limit is below the bound
    public static void check(BigInteger least, long limit) {
        if (least.compareTo(BigInteger.valueOf(limit)) <= 0) return;
        boolean mayBeRaised = least.compareTo(BigInteger.valueOf(MOST)) <= 0;
        throw new LimitException(
                mayBeRaised
                        ? Message.of("limit.foreseen", "least", DecimalDigits.atLeast(least), "limit", limit)
                        : Message.of("limit.hopeless", "least", DecimalDigits.atLeast(least), "most", MOST));
    }

    /// With few positions but very many options a search would go on for a long time.
    ///
    /// @param options that were examined
    /// @param limit the number of positions that may be stored
    /// @throws LimitException if there are more than 100 options for each of them
    public static void checkOptions(long options, long limit) {
        if (options / OPTIONS >= limit) throw new LimitException(Message.of("limit.options", "options", options));
    }

    /// @param took what the last part took; shorter ones mean nothing
    /// @param made items of it, at least 1
    /// @param left items that are still to be made, each of which costs no less
    /// @throws LimitException if they would take a multiple of the time until the deadline
    public static void checkTime(Duration took, long made, long left, Deadline deadline) {
        var remaining = deadline.remaining();
        if (took.compareTo(MEASURED) < 0 || remaining.compareTo(Deadline.ENDLESS) >= 0) return;
        var needed = BigInteger.valueOf(took.toMillis())
                .multiply(BigInteger.valueOf(left))
                .divide(BigInteger.valueOf(made));
        if (needed.compareTo(BigInteger.valueOf(remaining.toMillis()).multiply(BigInteger.valueOf(SAFETY))) <= 0)
            return;
        throw new LimitException(
                Message.of(TIME, "needed", needed.divide(BigInteger.valueOf(1_000)), "left", remaining.toSeconds()));
    }
}
