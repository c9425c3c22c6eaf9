package grundy.limit;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Stops work that is handed no limits: rules, numbers, closed forms, checkers, a user's own game.
///
/// Whoever asks for the work says what stops it, for all that is called below, in the same thread:
/// ```java
/// limits.during(() -> RuleOptions.distinct(rules, position));
/// ```
/// `Solver` does so for every question; an app does it for what it makes of the answer, such as a long list of
/// moves. Without a watch nothing is stopped.
public final class Checkpoint {
    private static final ScopedValue<WatchedThread> WATCHED = ScopedValue.newInstance();

    private Checkpoint() {}

    /// Says when work is to stop.
    public interface Watch {
        /// @return whether it is to stop
        boolean isOver();

        /// Throws what the work is to end with if it is to stop.
        void look();

        /// @return what the memory of the work is drawn from; empty for that of the work around it
        default Optional<MemoryLedger> memory() {
            return Optional.empty();
        }

        /// @return the limits of the work; empty for those of the work around it
        default Optional<Limits> limits() {
            return Optional.empty();
        }
    }

    /// The state of a working thread: all watches that it is under, and how often it has stepped.
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

    /// Does work under a watch, beside those that the thread is under already.
    ///
    /// @return what the work gives
    public static <T extends @Nullable Object, X extends Throwable> T under(
            Watch watch, ScopedValue.CallableOp<? extends T, X> work) throws X {
        return ScopedValue.where(WATCHED, new WatchedThread(watch, watched())).call(work);
    }

    /// Does what remains to be done of work that was stopped, no longer under the watch that stopped it, but under
    /// those that it was under itself.
    ///
    /// @return what the rest gives
    public static <T extends @Nullable Object, X extends Throwable> T afterwards(
            ScopedValue.CallableOp<? extends T, X> rest) throws X {
        var watched = watched();
        return ScopedValue.where(WATCHED, watched == null ? null : watched.outer)
                .call(rest);
    }

    /// To be called where a step takes more than some microseconds. Cost: a look at the clock.
    public static void look() {
        var watched = watched();
        if (watched != null) watched.look();
    }

    /// To be called in loops of short steps, each of which takes less than half a millisecond. Cost: some
    /// nanoseconds.
    public static void step() {
        var watched = watched();
        if (watched != null) watched.step();
    }

    /// @return whether the work of this thread is to stop
    public static boolean isOver() {
        var watched = watched();
        return watched != null && watched.isOver();
    }

    /// A grant of memory for work that is handed no limits: from the ledger of whoever asked for the
    /// work, or else from that of the process.
    ///
    /// @return of nothing yet
    public static MemoryLedger.Grant grant() {
        var watched = watched();
        return (watched == null ? Optional.<MemoryLedger>empty() : watched.memory())
                .orElse(MemoryLedger.PROCESS)
                .grant();
    }

    /// @return the limits of the work that this thread does; empty if nobody has set any
    static Optional<Limits> limits() {
        var watched = watched();
        return watched == null ? Optional.empty() : watched.limits();
    }

    /// @return the same work, under the watch of the thread that asks here, whichever thread does it
    public static <T extends @Nullable Object> Supplier<T> carried(Supplier<T> work) {
        var watched = watched();
        return watched == null ? work : () -> again(watched).call(work::get);
    }

    /// The same for work that gives nothing.
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
