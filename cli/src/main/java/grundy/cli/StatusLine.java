package grundy.cli;

import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Says on standard error how far something has come: on a terminal one line that changes, else a line now and then.
public final class StatusLine {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long EVERY_LINE =
            TimeUnit.MILLISECONDS.toNanos(Long.getLong("grundy.progress.millis", 30_000));

    private final PrintStream err;
    private final Language language;
    private final boolean terminal = isTerminal();
    private long latest = System.nanoTime();
    private int width;

    /// @param err where it is shown
    public StatusLine(PrintStream err, Language language) {
        this.err = err;
        this.language = language;
    }

    /// Whether standard error is a terminal: Java tells only of the other two, but Linux of all.
    private static boolean isTerminal() {
        try {
            var target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.ofNullable(System.console())
                    .map(Console::isTerminal)
                    .orElse(false);
        }
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
        err.print("\r" + text + " ".repeat(Math.max(0, width - columns)));
        err.flush();
        width = columns;
    }

    /// Takes the line away.
    public void end() {
        if (width == 0) return;
        line("");
        err.print("\r");
        err.flush();
        width = 0;
    }
}
