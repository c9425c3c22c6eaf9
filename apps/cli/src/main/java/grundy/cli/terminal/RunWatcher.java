package grundy.cli.terminal;

import grundy.check.period.PeriodCertificateCheck;
import grundy.limit.ProgressListener;
import grundy.text.Message;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Shows the user a run's notes and progress on standard error.
public final class RunWatcher implements ProgressListener, PeriodCertificateCheck.Watcher, AutoCloseable {
    private final Console console;
    private final StatusLine line;
    private final long atOnce;
    private final BiConsumer<RunProgress, WorkProgress> show;
    private @Nullable RunProgress progress;

    /// @param atOnce how much of the work was done between the start and the first step
    private RunWatcher(Console console, long atOnce, BiConsumer<RunProgress, WorkProgress> show) {
        this.console = console;
        this.line = new StatusLine(console);
        this.atOnce = atOnce;
        this.show = show;
    }

    /// Watches heaps being worked out or checked.
    public static RunWatcher ofHeaps(Console console) {
        return new RunWatcher(console, 0, (progress, step) -> progress.heaps(step.done(), step.work()));
    }

    /// Watches the rows of a table being worked out.
    public static RunWatcher ofRows(Console console) {
        return new RunWatcher(console, 1, (progress, step) -> progress.rows(step.done()));
    }

    /// Watches the games of a family being surveyed.
    public static RunWatcher ofGames(Console console) {
        return new RunWatcher(console, 1, (progress, step) -> progress.games(step.done()));
    }

    @Override
    public void note(Message message) {
        close();
        console.err().println(console.text(message));
    }

    @Override
    public void goesOn() {
        // a run tells how far it is
    }

    @Override
    public synchronized void at(WorkProgress step) {
        if (progress == null)
            progress = new RunProgress(line, step.done() - atOnce, step.total().orElse(step.done()));
        show.accept(progress, step);
    }

    @Override
    public void at(Message step) {
        if (line.isDue()) line.show(step);
    }

    /// Takes the line away.
    @Override
    public synchronized void close() {
        line.end();
    }
}
