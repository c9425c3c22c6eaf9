package grundy.cli.store;

import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// One line on standard error that says how far a run has come; nothing where that is no terminal.
final class Progress {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);

    private final PrintStream err;
    private final Language language;
    private final boolean shown;
    private final long start = System.nanoTime();
    private final long from;
    private final long to;
    private long latest;
    private int width;

    /// @param from heaps at the start
    /// @param to heaps at the end
    Progress(PrintStream err, Language language, long from, long to) {
        this.err = err;
        this.language = language;
        this.from = from;
        this.to = to;
        this.shown = isTerminal();
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

    void show(long length, int rare, int largest) {
        long now = System.nanoTime();
        if (!shown || now - latest < EVERY) return;
        latest = now;
        line(text(length, rare, largest, now - start).in(language));
    }

    /// The same for the rows of a table.
    void rows(long done) {
        long now = System.nanoTime();
        if (!shown || now - latest < EVERY) return;
        latest = now;
        double left = (now - start) / 1e9 * (to - done) / Math.max(1, done - from);
        line(Message.of("store.rows", "done", grouped(done), "to", grouped(to), "left", duration(Math.round(left)))
                .in(language));
    }

    private Message text(long length, int rare, int largest, long nanos) {
        long done = Math.max(length - from, 1);
        long perSecond = Math.max(1, Math.round(done * 1e9 / Math.max(nanos, 1)));
        return Message.of(
                "store.progress",
                "length",
                grouped(length),
                "to",
                grouped(to),
                "percent",
                Math.min(100, 100 * length / to),
                "rate",
                grouped(perSecond),
                "left",
                duration(Math.max(0, to - length) / perSecond),
                "rare",
                grouped(rare),
                "largest",
                largest);
    }

    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String duration(long seconds) {
        return seconds < 3600
                ? "%d:%02d".formatted(seconds / 60, seconds % 60)
                : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private void line(String text) {
        int columns = DisplayWidth.of(text);
        err.print("\r" + text + " ".repeat(Math.max(0, width - columns)));
        err.flush();
        width = columns;
    }

    /// Takes the line away.
    void end() {
        if (!shown || width == 0) return;
        line("");
        err.print("\r");
        err.flush();
        width = 0;
    }
}
