package grundy.engine.minimax;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Runs work that calls itself deeply, on a thread with a stack that is large enough.
final class DeepStack {
    private static final long BYTES = 1L << 27;

    private DeepStack() {}

    /// @return what the work returns; what it throws is thrown
    static <T> T call(Supplier<T> work) {
        var result = new AtomicReference<@Nullable T>();
        var thrown = new AtomicReference<@Nullable Throwable>();
        var thread = new Thread(null, () -> result.set(work.get()), "minimax", BYTES);
        thread.setUncaughtExceptionHandler((_, fault) -> thrown.set(fault));
        thread.start();
        join(thread);
        switch (thrown.get()) {
            case null -> {
                if (result.get() instanceof T found) return found;
                throw new AssertionError("The work returns something");
            }
            case RuntimeException fault -> throw fault;
            case Error fault -> throw fault;
            case Throwable fault -> throw new AssertionError(fault);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true)
            try {
                thread.join();
                break;
            } catch (InterruptedException _) {
                interrupted = true;
            }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
