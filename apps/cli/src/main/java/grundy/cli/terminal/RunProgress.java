package grundy.cli.terminal;

import grundy.text.Message;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/// Reports the progress of a run: how far it has come, how fast it is, and how long it will take.
final class RunProgress {
    private static final int BAR = 20;
    private static final long WINDOW = TimeUnit.SECONDS.toNanos(20);

    private final StatusLine line;
    private final long to;
    private long since = System.nanoTime();
    private long sinceLength;
    private long half = since;
    private long halfLength;

    /// @param from heaps at the start
    /// @param to heaps at the end
    RunProgress(StatusLine line, long from, long to) {
        this.line = line;
        this.sinceLength = from;
        this.halfLength = from;
        this.to = to;
    }

    /// @param found what there is to say of these heaps
    void heaps(long length, Message found) {
        if (length > sinceLength && line.isDue())
            line.show(text(length, found, Math.max(1, Math.round(rate(length, System.nanoTime())))));
    }

    /// Shows the progress in the rows of a table.
    void rows(long done) {
        if (done <= sinceLength || !line.isDue()) return;
        long now = System.nanoTime();
        double left = (now - since) / 1e9 * (to - done) / (done - sinceLength);
        line.show(Message.of(
                "cli.progress.rows", "done", grouped(done), "to", grouped(to), "left", duration(Math.round(left))));
    }

    /// Shows the progress in the games of a family, with a bar.
    void games(long done) {
        if (done <= sinceLength || !line.isDue()) return;
        long now = System.nanoTime();
        double perSecond = rate(done, now);
        int full = (int) (BAR * done / to);
        line.show(Message.of(
                "cli.progress.games",
                "bar",
                "█".repeat(full) + "░".repeat(BAR - full),
                "done",
                grouped(done),
                "to",
                grouped(to),
                "rate",
                perSecond < 10 ? String.format(Locale.ROOT, "%.1f", perSecond) : grouped(Math.round(perSecond)),
                "left",
                duration(Math.round((to - done) / perSecond))));
    }

    /// @return heaps or games a second, lately: sequences grow slower, or much faster once their period is proved
    private double rate(long length, long now) {
        double perSecond = (length - sinceLength) * 1e9 / Math.max(now - since, 1);
        if (now - since >= WINDOW) {
            since = half;
            sinceLength = halfLength;
            half = now;
            halfLength = length;
        }
        return perSecond;
    }

    private Message text(long length, Message found, long perSecond) {
        return Message.of(
                "cli.progress.heaps",
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
                "found",
                found);
    }

    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String duration(long seconds) {
        return seconds < 3600
                ? "%d:%02d".formatted(seconds / 60, seconds % 60)
                : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
