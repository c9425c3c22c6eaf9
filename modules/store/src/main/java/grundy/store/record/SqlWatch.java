package grundy.store.record;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Cancels a statement as soon as the work of the thread that made this is to stop, or this process has grown by more
/// than a query may take.
final class SqlWatch implements AutoCloseable {
    private static final int LOOK_MILLIS = 20;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(2);
    private static final long SLACK = 256L << 20;
    private static final long PAGE = 4096;

    /// The file in which Linux gives the number of memory pages of this process.
    private static final Path PAGES = Path.of("/proc/self/statm");

    private static volatile Consumer<LimitException> last = _ -> {};

    private final Statement statement;
    private final long memory;
    private final Supplier<Optional<LimitException>> end = Checkpoint.carried(SqlWatch::end);
    private final long before = resident();
    private final Thread thread = Thread.ofPlatform().daemon().name("sql").unstarted(this::watch);
    private final Thread canceller =
            Thread.ofPlatform().daemon().name("sql-cancel").unstarted(this::cancel);
    private volatile @Nullable LimitException reason;

    private SqlWatch(Statement statement, long memory) {
        this.statement = statement;
        this.memory = memory;
    }

    /// @param memory that the data base may take (unit: bytes)
    static SqlWatch over(Statement statement, long memory) {
        var watch = new SqlWatch(statement, memory);
        watch.thread.start();
        return watch;
    }

    static void whenStuck(Consumer<LimitException> end) {
        last = end;
    }

    /// @return the reason why the statement was cancelled, if it was
    Optional<LimitException> reason() {
        return Optional.ofNullable(reason);
    }

    private static Optional<LimitException> end() {
        try {
            Checkpoint.look();
            return Optional.empty();
        } catch (LimitException over) {
            return Optional.of(over);
        }
    }

    /// @return bytes of memory that this process has; 0 where nobody says so
    private static long resident() {
        try {
            return Long.parseLong(Files.readString(PAGES).split(" ")[1]) * PAGE;
        } catch (IOException | NumberFormatException _) {
            return 0;
        }
    }

    /// @return the growth of this process, as a multiple of the memory that a query may take
    private long growth() {
        return (resident() - before) / (memory + Runtime.getRuntime().maxMemory() + SLACK);
    }

    private void watch() {
        try {
            while (reason == null) {
                Thread.sleep(LOOK_MILLIS);
                reason = growth() > 0 ? SqlQuery.outOf(memory) : end.get().orElse(null);
            }
            canceller.start();
            for (long start = System.nanoTime(); System.nanoTime() - start < PATIENCE && growth() < 2; )
                Thread.sleep(LOOK_MILLIS);
            last.accept(reason);
        } catch (InterruptedException _) {
            // The query has ended.
        }
    }

    /// Repeats the cancel: a statement that has not started ignores it. A data base at work may make
    /// whoever cancels wait.
    private void cancel() {
        try {
            while (true) {
                statement.cancel();
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException | SQLException _) {
            // The query has ended.
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        boolean isInterrupted = join(thread);
        canceller.interrupt();
        isInterrupted |= join(canceller);
        if (isInterrupted) Thread.currentThread().interrupt();
    }

    private static boolean join(Thread other) {
        boolean isInterrupted = false;
        while (other.isAlive())
            try {
                other.join();
            } catch (InterruptedException _) {
                isInterrupted = true;
            }
        return isInterrupted;
    }
}
