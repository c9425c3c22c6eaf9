package grundy.limit;

import grundy.text.Message;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The positions, memory, threads and time that an engine may use before it gives up with a {@link
/// LimitException}. Engines learn of limits from nowhere else, not even from the virtual machine.
///
/// ```java
/// var limits = Limits.DEFAULT.withPositions(1_000_000).until(Deadline.after(Duration.ofSeconds(10)));
/// ```
///
/// @param positions the most positions that a search or a table may hold, at least 1
/// @param visits the most positions that may be worked out where few are held (a search that forgets, a table of bits),
///     one that comes back counting again; as many as `positions` where a user sets a limit, else without end
/// @param memory from which all large arrays are drawn
/// @param threads that may work at the same time
/// @param deadline when the work stops
/// @param cancelled asked at every checkpoint, perhaps by several threads; true stops the work
/// @param progress notified at every checkpoint how far the work is
public record Limits(
        long positions,
        long visits,
        MemoryLedger memory,
        Threads threads,
        Deadline deadline,
        BooleanSupplier cancelled,
        ProgressListener progress) {
    /// The key of what is said where somebody cancelled the work.
    static final String CANCELLED = "limit.cancelled";

    @SuppressWarnings("UnnecessaryLambda")
    private static final BooleanSupplier NEVER = () -> false;

    /// 20 million positions, the memory of the process, one thread, no end.
    public static final Limits DEFAULT = new Limits(
            20_000_000, Long.MAX_VALUE, MemoryLedger.PROCESS, Threads.ONE, Deadline.NONE, NEVER, ProgressListener.NONE);

    public Limits {
        if (positions < 1)
            throw new IllegalArgumentException("The limit of positions must be >= 1, but is " + positions);
        if (visits < positions)
            throw new IllegalArgumentException(
                    "The limit of visits must be >= that of positions, %d, but is %d".formatted(positions, visits));
    }

    /// Returns the limits of the work that this thread does, for parts of it that are handed none: pictures,
    /// lessons, readers of files. Whoever asks for the work sets them by {@link #during}; where nobody does they
    /// are the usual ones.
    public static Limits ofWork() {
        return Checkpoint.limits().orElse(DEFAULT);
    }

    /// For the doors of the apps, where a user may raise the limit; parts of the work take {@link #withAtMost}.
    ///
    /// @param most how many positions may be held or visited, at least 1, whatever the limit was
    public Limits withPositions(long most) {
        return new Limits(most, most, memory, threads, deadline, cancelled, progress);
    }

    /// For the doors of the apps, where no user has set a limit.
    ///
    /// @param most how many positions may be held, at least 1; as many as time allows may be visited
    public Limits holding(long most) {
        return new Limits(most, Long.MAX_VALUE, memory, threads, deadline, cancelled, progress);
    }

    /// @param most how many positions at most may be held or visited; fewer if there is a lower limit already
    public Limits withAtMost(long most) {
        return most < positions ? withPositions(most) : this;
    }

    /// @param ledger that memory is drawn from
    public Limits withMemory(MemoryLedger ledger) {
        return new Limits(positions, visits, ledger, threads, deadline, cancelled, progress);
    }

    /// @param several that may work on the question
    public Limits withThreads(Threads several) {
        return new Limits(positions, visits, memory, several, deadline, cancelled, progress);
    }

    /// @param end when the work stops, if it does not have to stop earlier
    public Limits until(Deadline end) {
        return new Limits(positions, visits, memory, threads, deadline.or(end), cancelled, progress);
    }

    /// @param stop what stops the work beside all that stops it already
    public Limits cancelledBy(BooleanSupplier stop) {
        var already = cancelled;
        return new Limits(
                positions,
                visits,
                memory,
                threads,
                deadline,
                already.equals(NEVER) ? stop : () -> already.getAsBoolean() || stop.getAsBoolean(),
                progress);
    }

    /// @param listener for the progress of the work
    public Limits withProgress(ProgressListener listener) {
        return new Limits(positions, visits, memory, threads, deadline, cancelled, listener);
    }

    /// Does work of which a part is handed no limits: that part stops, too, when these say so.
    ///
    /// @return the result of the work
    /// @throws LimitException if it was stopped
    public <T extends @Nullable Object, X extends Throwable> T during(ScopedValue.CallableOp<? extends T, X> work)
            throws X {
        return Checkpoint.under(
                new Checkpoint.Watch() {
                    @Override
                    public boolean isOver() {
                        return isOverHere();
                    }

                    @Override
                    public void look() {
                        lookHere();
                    }

                    @Override
                    public Optional<MemoryLedger> memory() {
                        return Optional.of(memory);
                    }

                    @Override
                    public Optional<Limits> limits() {
                        return Optional.of(Limits.this);
                    }
                },
                work);
    }

    /// To be called before a position is visited that is not held for good.
    ///
    /// @param visited how many were before
    /// @throws LimitException if no more may be
    public void visit(long visited) {
        if (visited >= visits) throw new LimitException(Message.of("limit.positions", "limit", visits));
    }

    private boolean isOverHere() {
        return cancelled.getAsBoolean() || deadline.isPassed();
    }

    private void lookHere() {
        progress.goesOn();
        if (cancelled.getAsBoolean()) throw new LimitException(Message.of(CANCELLED));
        if (deadline.isPassed()) throw new LimitException(deadline.explanation());
    }

    /// @return whether the work is cancelled, or its time over, or that of the work it is a part of
    public boolean isOver() {
        return isOverHere() || Checkpoint.isOver();
    }

    /// To be called by every engine at least each 50 ms. Cost: a look at the clock.
    ///
    /// @throws LimitException if the work is cancelled, or its time over, or that of the work it is a part of
    public void checkpoint() {
        lookHere();
        Checkpoint.look();
    }

    /// Checks the limits, and says how far the work has come.
    ///
    /// @param work the key of a phrase that says what is done, with the numbers {done} and, where the end
    ///     is known, {of}
    public void checkpoint(String work, long done) {
        if (!progress.equals(ProgressListener.NONE))
            progress.at(new ProgressListener.WorkProgress(Message.of(work, "done", done), done, OptionalLong.empty()));
        checkpoint();
    }

    /// Checks the limits, and says how far the work has come, where the end is known.
    public void checkpoint(String work, long done, long total) {
        if (!progress.equals(ProgressListener.NONE))
            progress.at(new ProgressListener.WorkProgress(
                    Message.of(work, "done", done, "of", total), done, OptionalLong.of(total)));
        checkpoint();
    }
}
