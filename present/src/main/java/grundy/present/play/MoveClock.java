package grundy.present.play;

import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.text.Message;
import java.util.concurrent.TimeUnit;

/// How long the computer may think about a move: the time starts anew at each thing that the person types.
public final class MoveClock {
    private final long seconds;
    private long started = System.nanoTime();

    /// @param seconds for one move, at least 0
    public MoveClock(long seconds) {
        this.seconds = seconds;
    }

    public void restart() {
        started = System.nanoTime();
    }

    /// @return the limits, which are also reached when the time is over
    public Limits within(Limits limits) {
        return new Limits(limits.positions(), () -> {
            if (System.nanoTime() - started > TimeUnit.SECONDS.toNanos(seconds))
                throw new LimitException(Message.of("limit.time", "seconds", seconds));
            return limits.cancelled().getAsBoolean();
        });
    }
}
