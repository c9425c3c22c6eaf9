package grundy.limit;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Runs work that calls itself deeply, on a thread with a stack that is large enough, under the same watches.
public final class DeepStack {
    private static final long BYTES = 1L << 27;

    private DeepStack() {}

    /// @return the result of the work; its exceptions are passed on
    @SuppressWarnings("unchecked") // the work throws X or what is unchecked
    public static <T extends @Nullable Object, X extends Throwable> T call(ScopedValue.CallableOp<T, X> work) throws X {
        var result = new ArrayList<T>(1);
        var thrown = new AtomicReference<@Nullable Throwable>();
        Runnable caught = () -> {
            try {
                result.add(work.call());
            } catch (Throwable fault) {
                thrown.set(fault);
            }
        };
        var thread = new Thread(null, Checkpoint.carrying(caught), "deep", BYTES);
        thread.start();
        join(thread);
        if (thrown.get() instanceof Throwable fault) throw (X) fault;
        return result.getFirst();
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
