package grundy.store;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Holds the end of the program back, when the user breaks it off, until what has been worked out is in the file, or
/// shown.
public final class Interrupt implements AutoCloseable {
    private static final long PATIENCE = 8;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "checkpoint");
    private volatile boolean requested;

    public Interrupt() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// @return whether the user breaks the program off
    public boolean isRequested() {
        return requested;
    }

    private void await() {
        requested = true;
        try {
            closed.await(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // the program is ending
        }
    }
}
