package grundy.store;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Delays the end of the program, when the user breaks it off, until the results are in the file, or
/// shown.
public final class ShutdownDelay implements AutoCloseable {
    private static final long PATIENCE = 8;
    private static final long PATIENCE_TO_TELL = 2;

    /// Open until the program has said what became of its work; null in one that says nothing.
    private static volatile @Nullable CountDownLatch telling;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "checkpoint");
    private volatile boolean requested;

    public ShutdownDelay() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// From now on the end of the program also waits until it has said what became of its work.
    ///
    /// @return to be counted down when all was said
    public static CountDownLatch awaitTelling() {
        var latch = new CountDownLatch(1);
        telling = latch;
        return latch;
    }

    /// @return whether the user breaks the program off
    public boolean isRequested() {
        return requested;
    }

    private void await() {
        requested = true;
        try {
            closed.await(PATIENCE, TimeUnit.SECONDS);
            var last = telling;
            if (last != null) last.await(PATIENCE_TO_TELL, TimeUnit.SECONDS);
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
