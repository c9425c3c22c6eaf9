package grundy.cli;

import grundy.check.PeriodCertificateCheck;
import grundy.limit.ProgressListener;
import grundy.text.Language;
import grundy.text.Message;
import org.jspecify.annotations.Nullable;

/// Tells a user on standard error how a run goes: notes and progress.
final class RunWatcher implements ProgressListener, PeriodCertificateCheck.Watcher {
    private final PrintableOutput err;
    private final Language language;
    private final StatusLine line;
    private @Nullable Progress progress;

    RunWatcher(PrintableOutput err, Language language) {
        this.err = err;
        this.language = language;
        this.line = new StatusLine(err, language);
    }

    @Override
    public void note(Message message) {
        end();
        err.println(message.in(language));
    }

    @Override
    public void goesOn() {
        // a run tells how far it is
    }

    @Override
    public void at(Step step) {
        if (progress == null)
            progress = new Progress(line, step.done(), step.of().orElse(step.done()));
        progress.heaps(step.done(), step.work());
    }

    @Override
    public void at(Message step) {
        if (line.isDue()) line.show(step);
    }

    /// Takes the line away.
    void end() {
        line.end();
    }
}
