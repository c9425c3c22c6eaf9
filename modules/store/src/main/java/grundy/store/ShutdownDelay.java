package grundy.store;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Delays the end of the program, when the user interrupts it, until the results are saved or shown.
public final class ShutdownDelay implements AutoCloseable {
    private static final long PATIENCE = 8;
    private static final long PATIENCE_TO_REPORT = 2;

    /// Open until the program has reported the state of its work; null in a program without a report.
    private static volatile @Nullable CountDownLatch report;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "checkpoint");
    private volatile boolean requested;

    public ShutdownDelay() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Makes the shutdown also wait until the program has reported the state of its work.
    ///
    /// @return the latch to count down after the report
    public static CountDownLatch awaitReport() {
        var latch = new CountDownLatch(1);
        report = latch;
        return latch;
    }

    /// @return whether the user has interrupted the program
    public boolean isRequested() {
        return requested;
    }

    private void await() {
        requested = true;
        try {
            closed.await(PATIENCE, TimeUnit.SECONDS);
            var last = report;
            if (last != null) last.await(PATIENCE_TO_REPORT, TimeUnit.SECONDS);
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
