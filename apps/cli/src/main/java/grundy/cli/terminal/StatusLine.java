package grundy.cli.terminal;

import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.util.concurrent.TimeUnit;

/// Shows progress on standard error: on a terminal one line that changes, else a line now and then.
public final class StatusLine {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long EVERY_LINE =
            TimeUnit.MILLISECONDS.toNanos(Long.getLong("grundy.progress.millis", 30_000));

    private final PrintableOutput err;
    private final Language language;
    private final boolean terminal = Screen.isTerminal(2);
    private long latest = System.nanoTime();
    private int width;

    public StatusLine(Console console) {
        this.err = console.err();
        this.language = console.language();
    }

    public boolean isOnTerminal() {
        return terminal;
    }

    /// @return whether it is time to say something
    public boolean isDue() {
        return System.nanoTime() - latest >= (terminal ? EVERY : EVERY_LINE);
    }

    /// Shows a message in place of the one before.
    public void show(Message message) {
        latest = System.nanoTime();
        if (terminal) line(message.in(language));
        else err.println(message.in(language));
    }

    private void line(String text) {
        int columns = DisplayWidth.of(text);
        err.carriageReturn();
        err.print(text + " ".repeat(Math.max(0, width - columns)));
        err.flush();
        width = columns;
    }

    /// Takes the line away.
    public void end() {
        if (width == 0) return;
        line("");
        err.carriageReturn();
        width = 0;
    }
}
