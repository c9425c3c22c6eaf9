package grundy.web.work;

import grundy.web.work.JobList.Event;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/// A connection that receives the events of a tab at its own pace: one that does not read keeps nobody
/// waiting, and is dropped after a while.
final class EventStream {
    private static final int MOST_WAITING = 1500;
    private final BlockingQueue<Optional<Event>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final JobList.EventListener listener;
    private final Runnable left;
    private volatile boolean closed;

    /// @param left run once, when it is over
    EventStream(JobList.EventListener listener, Runnable left) {
        this.listener = listener;
        this.left = left;
    }

    void begin() {
        Thread.ofVirtual().name("events").start(this::tell);
    }

    /// Never waits.
    void add(Event event) {
        if (!waiting.offer(Optional.of(event))) close();
    }

    private void tell() {
        try {
            while (!closed) {
                var next = waiting.poll(JobList.HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                if (next == null) listener.onIdle();
                else if (next.isPresent()) listener.onEvent(next.get());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            closed = true;
            left.run();
            listener.onEnd();
        }
    }

    void close() {
        closed = true;
        waiting.clear();
        waiting.add(Optional.empty());
    }
}
