package grundy.engine;

import grundy.limit.LimitException;
import grundy.rules.Digits;
import grundy.text.Message;
import java.math.BigInteger;

/// What is said where a search is given up before it has reached its limit, as it would reach it for certain.
public final class Foreseen {
    /// What 32-bit ids and the arrays behind them allow.
    public static final long MOST = 500_000_000;

    /// Positions and options after which a search counts as long, and looks ahead.
    public static final int LONG = 1 << 13;

    private Foreseen() {}

    /// @param least so many positions are needed at the least
    /// @param limit so many may be stored
    /// @throws LimitException if these are fewer
    public static void check(BigInteger least, long limit) {
        if (least.compareTo(BigInteger.valueOf(limit)) <= 0) return;
        boolean mayBeRaised = least.compareTo(BigInteger.valueOf(MOST)) <= 0;
        throw new LimitException(
                mayBeRaised
                        ? Message.of("limit.foreseen", "least", Digits.atLeast(least), "limit", limit)
                        : Message.of("limit.hopeless", "least", Digits.atLeast(least), "most", MOST));
    }
}
