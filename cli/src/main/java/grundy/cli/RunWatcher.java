package grundy.cli;

import grundy.store.CertificateCheck;
import grundy.store.LongRun;
import grundy.text.Language;
import grundy.text.Message;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/// Tells a user on standard error how a run goes: notes and progress.
public final class RunWatcher implements LongRun.Watcher, CertificateCheck.Watcher {
    private final PrintStream err;
    private final Language language;
    private final StatusLine line;
    private @Nullable Progress progress;

    public RunWatcher(PrintStream err, Language language) {
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
    public void at(long length, long to, int rare, int largest) {
        if (progress == null) progress = new Progress(line, length, to);
        progress.show(length, rare, largest);
    }

    @Override
    public void at(Message step) {
        if (line.isDue()) line.show(step);
    }

    @Override
    public void end() {
        line.end();
    }
}
