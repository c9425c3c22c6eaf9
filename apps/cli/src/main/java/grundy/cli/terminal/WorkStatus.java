package grundy.cli.terminal;

import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.text.Message;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Shows on a terminal, while an answer is computed, the time so far and the progress.
public final class WorkStatus implements ProgressListener, AutoCloseable {
    private final Console console;
    private final StatusLine line;
    private final Limits limits;
    private final long start = System.nanoTime();
    private @Nullable WorkProgress latest;

    /// @param limits of the work
    public WorkStatus(Console console, Limits limits) {
        this.console = console;
        this.line = new StatusLine(console);
        this.limits = line.isOnTerminal() ? limits.withProgress(this) : limits;
    }

    /// @return the limits of the work, which reports its progress here
    public Limits limits() {
        return limits;
    }

    @Override
    public synchronized void at(WorkProgress progress) {
        latest = progress;
    }

    @Override
    public synchronized void goesOn() {
        if (!line.isDue()) return;
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
        line.show(
                latest == null
                        ? Message.of("cli.working", "seconds", seconds)
                        : Message.of("cli.working-at", "seconds", seconds, "step", latest.work()));
        latest = null;
    }

    /// Says on a line of its own what is known already.
    @Override
    public synchronized void note(Message message) {
        line.end();
        console.err().println(console.text(message));
    }

    /// Takes the line away.
    @Override
    public synchronized void close() {
        line.end();
    }
}
