package grundy.limit;

import grundy.text.Message;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/// Until when work may go on.
public interface Deadline {
    /// The key of what is said when the time is over.
    String TIME = "limit.time";

    /// Longer than anything lasts.
    Duration ENDLESS = Duration.ofDays(36_500);

    /// Never.
    Deadline NONE = new Deadline() {
        @Override
        public boolean isPassed() {
            return false;
        }

        @Override
        public Message explanation() {
            throw new AssertionError("Without a deadline none is passed");
        }
    };

    /// Cost: one look at the clock.
    boolean isPassed();

    /// @return a lower bound for the time until then; practically infinite where nobody knows
    default Duration remaining() {
        return ENDLESS;
    }

    /// @return the message for the user when the time has passed
    Message explanation();

    /// @param time from now
    static Deadline after(Duration time) {
        return after(time, TIME);
    }

    /// @param time from now
    /// @param key of the message for the user when the `seconds` have passed
    static Deadline after(Duration time, String key) {
        return after(time, Duration.ZERO, key);
    }

    /// @param time from now
    /// @param grace so much longer work may go on, of which nothing is said
    static Deadline after(Duration time, Duration grace) {
        return after(time, grace, TIME);
    }

    private static Deadline after(Duration allowed, Duration grace, String key) {
        var time = allowed.plus(grace);
        long start = System.nanoTime();
        return new Deadline() {
            @Override
            public boolean isPassed() {
                return isOver(start, time);
            }

            @Override
            public Duration remaining() {
                var left = time.minusNanos(System.nanoTime() - start);
                return left.isNegative() ? Duration.ZERO : left;
            }

            @Override
            public Message explanation() {
                return Message.of(key, "seconds", allowed.plusMillis(500).toSeconds());
            }
        };
    }

    /// @param start as {@link System#nanoTime} gave it
    /// @return whether more than `time` has gone by since
    static boolean isOver(long start, Duration time) {
        long elapsed = System.nanoTime() - start;
        return TimeUnit.NANOSECONDS.toSeconds(elapsed) >= time.getSeconds()
                && elapsed > TimeUnit.SECONDS.toNanos(time.getSeconds()) + time.getNano();
    }

    /// @return the message that the seconds allowed are not enough
    static Message timeIsOver(long seconds) {
        return Message.of(TIME, "seconds", seconds);
    }

    /// @return the earlier of both
    default Deadline or(Deadline other) {
        if (equals(NONE)) return other;
        if (other.equals(NONE)) return this;
        var first = this;
        return new Deadline() {
            @Override
            public boolean isPassed() {
                return first.isPassed() || other.isPassed();
            }

            @Override
            public Duration remaining() {
                return first.remaining().compareTo(other.remaining()) < 0 ? first.remaining() : other.remaining();
            }

            @Override
            public Message explanation() {
                return (first.isPassed() ? first : other).explanation();
            }
        };
    }
}
