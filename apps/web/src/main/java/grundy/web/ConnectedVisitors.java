package grundy.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The connected visitors: strangers, who have not shown the token yet, and those who have.
///
/// Strangers have 10 s to show it, however slowly they send what stands before it; who has shown it has 30 s to send
/// the body of a request. At most 128 are here at a time: the next one takes the place of the one who has been here
/// longest, so that they keep nobody out. Of those who have shown the token at most 512 are here; who asks nothing for
/// a minute goes, and so does, where there is no more room, who has asked nothing for longest.
///
/// @param <C> a connection
public final class ConnectedVisitors<C> {
    static final int MOST_STRANGERS = 128;
    static final int MOST_KNOWN = 512;
    private static final long STRANGERS_TIME = TimeUnit.SECONDS.toNanos(10);
    private static final long KNOWN_TIME = TimeUnit.SECONDS.toNanos(60);
    private static final long BODY_TIME = TimeUnit.SECONDS.toNanos(30);

    private final LongSupplier clock;
    private final Consumer<C> door;

    /// In the order in which they came.
    private final Map<C, Visit> strangers = new LinkedHashMap<>();

    private final Map<C, Visit> visits = new LinkedHashMap<>();

    private enum State {
        RESTS,
        SENDS,
        WAITS
    }

    private static final class Visit {
        private long since;
        private State state = State.RESTS;

        private Visit(long since) {
            this.since = since;
        }

        void turn(State next, long now) {
            state = next;
            since = now;
        }
    }

    /// @param clock nanoseconds
    /// @param door closes a connection; it may tell at once that the connection has left
    public ConnectedVisitors(LongSupplier clock, Consumer<C> door) {
        this.clock = clock;
        this.door = door;
    }

    /// Somebody connects.
    public void enters(C connection) {
        Optional<C> longest = Optional.empty();
        synchronized (this) {
            strangers.put(connection, new Visit(clock.getAsLong()));
            if (strangers.size() > MOST_STRANGERS) {
                longest = strangers.keySet().stream().findFirst();
                longest.ifPresent(strangers::remove);
            }
        }
        longest.ifPresent(door);
    }

    /// Somebody shows the token, and asks.
    ///
    /// @return whether there is room
    public boolean asks(C connection) {
        Optional<C> resting = Optional.empty();
        synchronized (this) {
            var visit = visits.get(connection);
            if (visit == null) {
                if (visits.size() >= MOST_KNOWN) {
                    resting = visits.entrySet().stream()
                            .filter(each -> each.getValue().state == State.RESTS)
                            .min(Comparator.comparingLong(each -> each.getValue().since))
                            .map(Map.Entry::getKey);
                    if (resting.isEmpty()) return false;
                    resting.ifPresent(visits::remove);
                }
                visit = new Visit(clock.getAsLong());
                strangers.remove(connection);
                visits.put(connection, visit);
            }
            visit.turn(State.WAITS, clock.getAsLong());
        }
        resting.ifPresent(door);
        return true;
    }

    /// Somebody who asks begins to send the body of the request.
    public void sends(C connection) {
        turn(connection, State.SENDS);
    }

    /// Somebody has sent the whole body, and waits for the answer.
    public void waits(C connection) {
        turn(connection, State.WAITS);
    }

    /// Somebody has been answered.
    public void rests(C connection) {
        turn(connection, State.RESTS);
    }

    private synchronized void turn(C connection, State next) {
        var visit = visits.get(connection);
        if (visit != null) visit.turn(next, clock.getAsLong());
    }

    /// Somebody has left.
    public synchronized void leaves(C connection) {
        strangers.remove(connection);
        visits.remove(connection);
    }

    /// Shows those the door whose time is over; to be called every second.
    public void sweep() {
        var over = new ArrayList<C>();
        synchronized (this) {
            over.addAll(over(strangers, State.RESTS, STRANGERS_TIME));
            over.addAll(over(visits, State.RESTS, KNOWN_TIME));
            over.addAll(over(visits, State.SENDS, BODY_TIME));
            over.forEach(this::leaves);
        }
        over.forEach(door);
    }

    private List<C> over(Map<C, Visit> visitors, State state, long time) {
        long now = clock.getAsLong();
        return visitors.entrySet().stream()
                .filter(each -> each.getValue().state == state && now - each.getValue().since > time)
                .map(Map.Entry::getKey)
                .toList();
    }
}
