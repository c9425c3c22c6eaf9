package grundy.cli;

import grundy.engine.Limits;
import grundy.text.Message;
import java.util.concurrent.TimeUnit;

/// Tells on a terminal, while an answer is worked out, how long that has taken.
final class Working implements AutoCloseable {
    private final StatusLine line;
    private final Limits limits;
    private final long start = System.nanoTime();

    /// @param limits of the work, which asks them now and then whether to stop
    Working(Console console, Limits limits) {
        this.line = new StatusLine(console.err(), console.language());
        this.limits = limits;
    }

    /// @return the same limits; whenever they are asked it may be time to say something
    Limits limits() {
        return new Limits(limits.positions(), () -> {
            if (line.isOnTerminal() && line.isDue()) {
                long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
                line.show(Message.of("cli.working", "seconds", seconds));
            }
            return limits.cancelled().getAsBoolean();
        });
    }

    /// Takes the line away.
    @Override
    public void close() {
        line.end();
    }
}
