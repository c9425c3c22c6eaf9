package grundy.limit;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Stops work that receives no limits: rules, numbers, closed forms, checkers, user-defined games.
///
/// The caller determines what stops the work, for everything called in the same thread:
/// ```java
/// limits.during(() -> RuleOptions.distinct(rules, position));
/// ```
/// `Solver` does so for every question; an app does it for its use of the answer, such as a long list of
/// moves. Without a watch nothing is stopped.
public final class Checkpoint {
    private static final ScopedValue<WatchedThread> WATCHED = ScopedValue.newInstance();

    private Checkpoint() {}

    /// Decides when work must stop.
    public interface Watch {
        /// @return whether the work must stop
        boolean isOver();

        /// Throws an exception if the work must stop.
        void look();

        /// @return the ledger for the memory of the work; empty for that of the enclosing work
        default Optional<MemoryLedger> memory() {
            return Optional.empty();
        }

        /// @return the limits of the work; empty for those of the enclosing work
        default Optional<Limits> limits() {
            return Optional.empty();
        }
    }

    /// The state of a working thread: the watches that apply to it, and the number of its steps.
    private static final class WatchedThread implements Watch {
        private static final int LOOK_EVERY = 64;

        private final Watch watch;
        private final @Nullable WatchedThread outer;
        private int steps;

        WatchedThread(Watch watch, @Nullable WatchedThread outer) {
            this.watch = watch;
            this.outer = outer;
        }

        @Override
        public boolean isOver() {
            return watch.isOver() || outer != null && outer.isOver();
        }

        @Override
        public void look() {
            if (outer != null) outer.look();
            watch.look();
        }

        @Override
        public Optional<MemoryLedger> memory() {
            return watch.memory().or(() -> outer == null ? Optional.empty() : outer.memory());
        }

        @Override
        public Optional<Limits> limits() {
            return watch.limits().or(() -> outer == null ? Optional.empty() : outer.limits());
        }

        void step() {
            if ((++steps & LOOK_EVERY - 1) == 0) look();
        }
    }

    /// Runs work under a watch, in addition to those that already apply to the thread.
    ///
    /// @return the result of the work
    public static <T extends @Nullable Object, X extends Throwable> T under(
            Watch watch, ScopedValue.CallableOp<? extends T, X> work) throws X {
        return ScopedValue.where(WATCHED, new WatchedThread(watch, watched())).call(work);
    }

    /// Finishes work that was stopped, without the watch that stopped it but under the watches around it.
    ///
    /// @return the result of the rest
    public static <T extends @Nullable Object, X extends Throwable> T afterwards(
            ScopedValue.CallableOp<? extends T, X> rest) throws X {
        var watched = watched();
        return ScopedValue.where(WATCHED, watched == null ? null : watched.outer)
                .call(rest);
    }

    /// Checks the watches; to be called where a step takes more than some microseconds. Cost: one reading
    /// of the clock.
    public static void look() {
        var watched = watched();
        if (watched != null) watched.look();
    }

    /// Checks the watches from time to time; to be called in loops of steps below half a millisecond. Cost:
    /// some nanoseconds.
    public static void step() {
        var watched = watched();
        if (watched != null) watched.step();
    }

    /// @return whether the work of this thread must stop
    public static boolean isOver() {
        var watched = watched();
        return watched != null && watched.isOver();
    }

    /// Opens a memory grant for work that receives no limits: from the ledger of the caller, or else from
    /// that of the process.
    ///
    /// @return the grant, still of size 0
    public static MemoryLedger.Grant grant() {
        var watched = watched();
        return (watched == null ? Optional.<MemoryLedger>empty() : watched.memory())
                .orElse(MemoryLedger.PROCESS)
                .grant();
    }

    /// @return the limits of the work of this thread; empty if none are set
    static Optional<Limits> limits() {
        var watched = watched();
        return watched == null ? Optional.empty() : watched.limits();
    }

    /// @return the same work, under the watches of the calling thread, whichever thread runs it
    public static <T extends @Nullable Object> Supplier<T> carried(Supplier<T> work) {
        var watched = watched();
        return watched == null ? work : () -> again(watched).call(work::get);
    }

    /// Runs work without a result in the same way.
    public static Runnable carrying(Runnable work) {
        var watched = watched();
        return watched == null ? work : () -> again(watched).run(work);
    }

    private static ScopedValue.Carrier again(WatchedThread watched) {
        return ScopedValue.where(WATCHED, new WatchedThread(watched, null));
    }

    private static @Nullable WatchedThread watched() {
        return WATCHED.isBound() ? WATCHED.get() : null;
    }
}
