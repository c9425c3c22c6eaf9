package grundy.limit;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The threads that one question may use, and the executor that runs them. The thread that asks is one
/// of them; it never waits for work that nobody has begun, but does it itself. So any executor will do,
/// however busy.
public final class Threads {
    /// The thread that asks, and no other.
    public static final Threads ONE = new Threads(1, null);

    private static final long IDLE_SECONDS = 1;

    private final int count;
    private @Nullable Executor executor;

    private Threads(int count, @Nullable Executor executor) {
        if (count < 1) throw new IllegalArgumentException("There must be >= 1 threads, but there are " + count);
        this.count = count;
        this.executor = executor;
    }

    /// @param count at least 1
    /// @return a pool with threads of its own, named `grundy`, which begin when they are needed, and
    ///     end a second after
    public static Threads of(int count) {
        return count == 1 ? ONE : new Threads(count, null);
    }

    /// @param count how many may work on one question, at least 1
    /// @param executor that runs all but the one that asks
    public static Threads of(int count, Executor executor) {
        return count == 1 ? ONE : new Threads(count, executor);
    }

    /// @return the number of threads that may work on one question
    public int count() {
        return count;
    }

    /// @return whether there is more than one
    public boolean areSeveral() {
        return count > 1;
    }

    /// Does work for all numbers from `from` to `to` - 1, and returns when all is done. The numbers are
    /// begun in ascending order.
    ///
    /// @param work of which the first thing thrown is thrown here; then no more is begun
    public void each(int from, int to, IntConsumer work) {
        each(count, from, to, work);
    }

    /// Works with fewer threads.
    ///
    /// @param most threads, at least 1
    public void each(int most, int from, int to, IntConsumer work) {
        if (Math.min(count, most) == 1 || to - from < 2) {
            for (int i = from; i < to; i++) work.accept(i);
            return;
        }
        var share = new Share(from, to, work);
        for (int i = 1; i < Math.min(Math.min(count, most), to - from); i++)
            executor().execute(Checkpoint.carrying(share));
        share.run();
        share.await();
    }

    /// Begins work that another thread may do meanwhile; with one thread {@link ForkedWork#join} does it.
    public <T> ForkedWork<T> fork(Supplier<T> work) {
        var forked = new ForkedWork<>(Checkpoint.carried(work));
        if (count > 1) executor().execute(forked);
        return forked;
    }

    private synchronized Executor executor() {
        if (executor == null) {
            var pool = new ThreadPoolExecutor(
                    count - 1,
                    count - 1,
                    IDLE_SECONDS,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    Thread.ofPlatform().name("grundy-", 1).daemon().factory());
            pool.allowCoreThreadTimeOut(true);
            executor = pool;
        }
        return executor;
    }

    /// Work that was handed over.
    public static final class ForkedWork<T> implements Runnable {
        private final AtomicReference<@Nullable Supplier<T>> work;
        private final CompletableFuture<T> result = new CompletableFuture<>();

        private ForkedWork(Supplier<T> work) {
            this.work = new AtomicReference<>(work);
        }

        /// Does the work unless somebody has begun it.
        @Override
        public void run() {
            var task = work.getAndSet(null);
            if (task == null) return;
            try {
                result.complete(task.get());
            } catch (RuntimeException | Error fault) {
                result.completeExceptionally(fault);
            }
        }

        /// @return the result of the work, done here if nobody has begun it; its exceptions are passed on
        public T join() {
            run();
            try {
                return result.join();
            } catch (CompletionException e) {
                if (e.getCause() instanceof RuntimeException fault) throw fault;
                if (e.getCause() instanceof Error fault) throw fault;
                throw e;
            }
        }
    }

    /// Numbers that several threads take from, one at a time.
    private static final class Share implements Runnable {
        private final int to;
        private final IntConsumer work;
        private final AtomicInteger next;
        private final CountDownLatch left;
        private final AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();

        Share(int from, int to, IntConsumer work) {
            this.to = to;
            this.work = work;
            this.next = new AtomicInteger(from);
            this.left = new CountDownLatch(to - from);
        }

        @Override
        public void run() {
            for (int i = next.getAndIncrement(); i < to; i = next.getAndIncrement()) {
                try {
                    if (fault.get() == null) work.accept(i);
                } catch (RuntimeException | Error thrown) {
                    fault.compareAndSet(null, thrown);
                } finally {
                    left.countDown();
                }
            }
        }

        void await() {
            boolean interrupted = false;
            while (true)
                try {
                    left.await();
                    break;
                } catch (InterruptedException _) {
                    interrupted = true;
                }
            if (interrupted) Thread.currentThread().interrupt();
            switch (fault.get()) {
                case null -> {}
                case RuntimeException thrown -> throw thrown;
                case Error thrown -> throw thrown;
                case Throwable thrown -> throw new AssertionError(thrown);
            }
        }
    }
}
