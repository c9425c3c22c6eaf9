package grundy.cli.terminal;

import grundy.limit.Limits;
import grundy.store.ShutdownDelay;

/// Work that Ctrl-C ends, so that what there is by then is kept, with its progress on the terminal.
public final class InterruptibleWork implements AutoCloseable {
    private final ShutdownDelay interrupt = new ShutdownDelay();
    private final WorkStatus status;

    /// @param limits of the work
    public InterruptibleWork(Console console, Limits limits) {
        status = new WorkStatus(console, limits.cancelledBy(interrupt::isRequested));
    }

    /// @return the limits of the work, which an interrupt ends
    public Limits limits() {
        return status.limits();
    }

    @Override
    public void close() {
        status.close();
        interrupt.close();
    }
}
