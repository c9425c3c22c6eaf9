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

/// Says on standard error how far a run has come: on a terminal one line that changes, else a line now and then.
final class Progress {
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long EVERY_LINE =
            TimeUnit.MILLISECONDS.toNanos(Long.getLong("grundy.progress.millis", 30_000));

    private static final long WINDOW = TimeUnit.SECONDS.toNanos(20);

    private final PrintStream err;
    private final Language language;
    private final boolean terminal;
    private final long to;
    private long latest = System.nanoTime();
    private long since = latest;
    private long sinceLength;
    private long half = latest;
    private long halfLength;
    private int width;

    /// @param from heaps at the start
    /// @param to heaps at the end
    Progress(PrintStream err, Language language, long from, long to) {
        this.err = err;
        this.language = language;
        this.sinceLength = from;
        this.halfLength = from;
        this.to = to;
        this.terminal = isTerminal();
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
        if (now - latest < (terminal ? EVERY : EVERY_LINE)) return;
        latest = now;
        var text = text(length, rare, largest, rate(length, now)).in(language);
        if (terminal) line(text);
        else err.println(text);
    }

    /// @return heaps a second, lately: sequences grow slower, or much faster once their period is proved
    private long rate(long length, long now) {
        long perSecond = Math.max(1, Math.round((length - sinceLength) * 1e9 / Math.max(now - since, 1)));
        if (now - since >= WINDOW) {
            since = half;
            sinceLength = halfLength;
            half = now;
            halfLength = length;
        }
        return perSecond;
    }

    private Message text(long length, int rare, int largest, long perSecond) {
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
        if (width == 0) return;
        line("");
        err.print("\r");
        err.flush();
        width = 0;
    }
}
