package grundy.cli.option;

import grundy.limit.Limits;
import grundy.limit.Threads;

/// The threads and memory that a command may use on this machine.
public final class MachineLimits {
    /// The usual limits with as many threads as there are processors, or as `-Dgrundy.threads=N` says.
    public static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(Math.max(
            1, Integer.getInteger("grundy.threads", Runtime.getRuntime().availableProcessors()))));

    private MachineLimits() {}

    /// @return the memory (unit: bytes)
    public static long memory() {
        return Runtime.getRuntime().maxMemory();
    }
}
