package grundy.cli;

import grundy.limit.Limits;
import grundy.limit.Threads;

/// What a command may use of the machine that it runs on.
final class Machine {
    /// As many threads as there are processors, or as `-Dgrundy.threads=N` says.
    static final Limits LIMITS = Limits.DEFAULT.withThreads(Threads.of(Math.max(
            1, Integer.getInteger("grundy.threads", Runtime.getRuntime().availableProcessors()))));

    private Machine() {}

    /// @return in bytes
    static long memory() {
        return Runtime.getRuntime().maxMemory();
    }
}
