package grundy.present.play;

import grundy.limit.Deadline;
import grundy.text.Message;
import java.time.Duration;

/// How long the computer may think about a move: the time starts anew at each thing that the person types.
public final class MoveClock implements Deadline {
    private final Duration time;
    private volatile long started = System.nanoTime();

    /// @param seconds for one move, at least 0
    public MoveClock(long seconds) {
        this.time = Duration.ofSeconds(seconds);
    }

    public void restart() {
        started = System.nanoTime();
    }

    @Override
    public boolean isPassed() {
        return Deadline.isOver(started, time);
    }

    @Override
    public Message explanation() {
        return Deadline.timeIsOver(time.toSeconds());
    }
}
