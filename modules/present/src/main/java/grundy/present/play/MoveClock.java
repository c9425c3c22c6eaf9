package grundy.present.play;

import grundy.limit.Deadline;
import grundy.text.Message;
import java.time.Duration;

/// A deadline for the computer's thought about a move: the time starts anew at each thing that the
/// person types. Each kind of thought has its share, so that the last one, which chooses a move, is
/// left some time.
public final class MoveClock implements Deadline {
    private static final int GLANCE = 25;
    private static final int ANALYSIS = 60;
    private static final long GRACE_MILLIS = 800;
    private static final long ENDLESS = 1_000_000_000;

    private final long seconds;
    private volatile long started = System.nanoTime();
    private volatile boolean stopped;
    private int round;

    /// @param seconds for one move, at least 0
    public MoveClock(long seconds) {
        this.seconds = Math.min(seconds, ENDLESS);
    }

    /// @return one that does not end
    public static MoveClock endless() {
        return new MoveClock(ENDLESS);
    }

    /// @return seconds for one move
    public long seconds() {
        return seconds;
    }

    public void restart() {
        started = System.nanoTime();
        round++;
    }

    /// @return the number of times that the clock was started anew
    int round() {
        return round;
    }

    /// There is no time left, now and for ever: the person is leaving.
    public void stop() {
        stopped = true;
    }

    /// @return the message at the beginning of a game that takes more than a glance
    public Message unsolved() {
        return Message.of("play.unsolved", "seconds", seconds);
    }

    @Override
    public boolean isPassed() {
        return stopped || Deadline.isOver(started, Duration.ofSeconds(seconds));
    }

    /// @return the end of the time for what should take no notice
    Deadline glance() {
        return part(GLANCE);
    }

    /// @return the end of the time to find out who wins
    Deadline analysis() {
        return part(ANALYSIS);
    }

    /// @return the end of all that is done when something was typed: what is looked through besides ends with it
    public Deadline end() {
        return until(seconds * 1000 + GRACE_MILLIS);
    }

    private Deadline part(int percent) {
        return until(seconds * 10 * percent);
    }

    private Deadline until(long millis) {
        return new Deadline() {
            @Override
            public boolean isPassed() {
                return stopped || Deadline.isOver(started, Duration.ofMillis(millis));
            }

            @Override
            public Message explanation() {
                return MoveClock.this.explanation();
            }
        };
    }

    @Override
    public Message explanation() {
        return Deadline.timeIsOver(seconds);
    }
}
