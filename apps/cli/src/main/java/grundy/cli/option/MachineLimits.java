package grundy.cli.option;

import grundy.limit.Limits;
import grundy.limit.Threads;

/// What a command may use of the machine that it runs on.
public final class MachineLimits {
    /// As many threads as there are processors, or as `-Dgrundy.threads=N` says.
    public static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(Math.max(
            1, Integer.getInteger("grundy.threads", Runtime.getRuntime().availableProcessors()))));

    private MachineLimits() {}

    /// @return in bytes
    public static long memory() {
        return Runtime.getRuntime().maxMemory();
    }
}
