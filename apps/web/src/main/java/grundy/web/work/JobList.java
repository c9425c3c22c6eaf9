package grundy.web.work;

import grundy.json.JsonArray;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// All jobs, and the events of each tab: in order, with numbers, so that a tab that was away for a
/// while gets those that it missed.
public final class JobList {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);
    private static final long ABANDONED = TimeUnit.SECONDS.toNanos(90);
    private static final int KEPT_JOBS = 500;
    private static final long KEPT_BYTES = 32 << 20;
    private static final int KEPT_EVENTS = 200;
    private static final int KEPT_TABS = 100;
    private static final int MOST_STREAMS = 100;

    /// The time without an event after which a sign of life is sent.
    static final int HEARTBEAT_SECONDS = 5;

    private int streams;
    private final Map<String, Job> jobs = new LinkedHashMap<>();
    private final Map<String, UnreadableJob> unreadable = new LinkedHashMap<>();
    private final Map<String, Tab> tabs = new LinkedHashMap<>(16, 0.75f, true);
    private final AtomicLong numbers = new AtomicLong();
    private volatile Consumer<Job> keeper = _ -> {};

    /// An event in the life of a job.
    ///
    /// @param number ascending in a tab
    /// @param kind `progress`, `partial`, `done`, `limit`, `cancelled`, `error`, `paused`
    public record Event(long number, String kind, String data) {}

    private static final class Tab {
        private final Deque<Event> events = new ArrayDeque<>();
        private final List<EventStream> listeners = new ArrayList<>();
        private boolean wasHeard;
        private long left;
        private long number;

        void tell(String kind, String data) {
            var event = new Event(++number, kind, data);
            events.add(event);
            if (events.size() > KEPT_EVENTS) events.removeFirst();
            List.copyOf(listeners).forEach(listener -> listener.add(event));
        }
    }

    /// @param tab of the browser that asked, or empty
    /// @param question the name of its endpoint
    /// @return a new job that waits
    public synchronized Job open(String tab, String question, Language language) {
        return add(new Job("j" + numbers.incrementAndGet(), tab, question, language, null, this::changed));
    }

    /// Takes up a job that is kept, in place of one of the same name that is over.
    synchronized Job keep(String id, String question, Language language, Job.StoredRequest stored) {
        return add(new Job(id, "", question, language, stored, this::changed));
    }

    /// Puts a job in place of one of the same name that did not come about.
    synchronized void putBack(Job job) {
        jobs.put(job.id(), job);
    }

    private Job add(Job job) {
        jobs.put(job.id(), job);
        long bytes = 0;
        for (var each : jobs.values()) bytes += bytes(each);
        var oldest = jobs.values().iterator();
        while ((jobs.size() > KEPT_JOBS || bytes > KEPT_BYTES) && oldest.hasNext()) {
            var next = oldest.next();
            if (!isOver(next)) continue;
            bytes -= bytes(next);
            oldest.remove();
        }
        return job;
    }

    private static long bytes(Job job) {
        var result = job.result();
        return result == null ? 0 : result.reply().bytes().length;
    }

    private static boolean isOver(Job job) {
        return job.result() != null && job.storedRequest() == null;
    }

    /// @param listener notified of each change of a job that is kept
    void whenKept(Consumer<Job> listener) {
        keeper = listener;
    }

    /// @param job that nobody will ask for any more
    public synchronized void forget(Job job) {
        jobs.remove(job.id());
    }

    /// @return the job of that name
    public synchronized Optional<Job> find(String id) {
        var job = Optional.ofNullable(jobs.get(id));
        job.ifPresent(Job::recordPoll);
        return job;
    }

    /// @param language in which the reason is given where a job cannot be read
    /// @return all jobs, the latest last
    public synchronized JsonArray list(Language language) {
        var list = new JsonArray();
        for (var job : unreadable.values()) list.add(job.document(language));
        for (var job : jobs.values()) list.add(job.document());
        return list;
    }

    /// Shows a kept job that cannot be read, and so cannot go on.
    synchronized void show(UnreadableJob job) {
        unreadable.put(job.id(), job);
    }

    /// @return the kept job of that name, if it cannot be read
    public synchronized Optional<UnreadableJob> unreadable(String id) {
        return Optional.ofNullable(unreadable.get(id));
    }

    synchronized void forget(UnreadableJob job) {
        unreadable.remove(job.id());
    }

    private void changed(Job job, Job.Change change) {
        if (job.storedRequest() != null) keeper.accept(job);
        else if (job.tab().isEmpty() || !job.isAnnounced()) return;
        var kind = switch (job.state()) {
            case WAITING, RUNNING -> change == Job.Change.PARTIAL ? "partial" : "progress";
            case DONE -> "done";
            case LIMIT -> "limit";
            case CANCELLED -> "cancelled";
            case ERROR -> "error";
            case PAUSED -> "paused";
        };
        var data = new String(EndpointReply.of(job.document()).bytes(), StandardCharsets.UTF_8);
        synchronized (this) {
            if (job.storedRequest() == null) tab(job.tab()).tell(kind, data.strip());
            else for (var tab : List.copyOf(tabs.values())) tab.tell(kind, data.strip());
        }
    }

    private Tab tab(String name) {
        var tab = tabs.computeIfAbsent(name, _ -> new Tab());
        var oldest = tabs.values().iterator();
        while (tabs.size() > KEPT_TABS && oldest.hasNext())
            if (oldest.next().listeners.isEmpty()) oldest.remove();
        return tab;
    }

    /// A listener for events, called by one thread that may block.
    public interface EventListener {
        void onEvent(Event event);

        /// Called when nothing has happened for a while.
        void onIdle();

        /// Called after the last event.
        void onEnd();
    }

    /// A place among the limited number of listeners, taken before anything is answered.
    public final class ListenerPlace implements AutoCloseable {
        private final String tab;
        private boolean free;
        private @Nullable EventStream stream;

        private ListenerPlace(String tab) {
            this.tab = tab;
        }

        /// @param after the number of the last event that was received; all later ones are sent at once
        public void listen(long after, EventListener listener) {
            synchronized (JobList.this) {
                if (free) return;
                var listened = tab(tab);
                var made = new EventStream(listener, this::close);
                stream = made;
                for (var event : listened.events) if (event.number > after) made.add(event);
                listened.listeners.add(made);
                listened.wasHeard = true;
                made.begin();
            }
        }

        /// Ends the telling; where nobody listens to the tab any more, its jobs are cancelled.
        @Override
        public void close() {
            synchronized (JobList.this) {
                if (free) return;
                free = true;
                streams--;
                if (stream != null) leave(tab, stream);
            }
        }
    }

    /// @param tab of a browser that wants to listen
    /// @throws RefusedRequest if too many listen already
    public synchronized ListenerPlace place(String tab) {
        if (streams >= MOST_STREAMS) throw new RefusedRequest(429, Message.of("web.streams", "most", MOST_STREAMS));
        streams++;
        return new ListenerPlace(tab);
    }

    /// Ends the streams of all listeners.
    public synchronized void endStreams() {
        for (var tab : tabs.values()) tab.listeners.forEach(EventStream::close);
    }

    private void leave(String name, EventStream stream) {
        stream.close();
        var tab = tabs.get(name);
        if (tab == null) return;
        tab.listeners.remove(stream);
        tab.left = System.nanoTime();
    }

    /// Stops what the tabs asked for that nobody has listened to for a while, and what nobody asks about.
    public void cancelLeft() {
        List<Job> left;
        synchronized (this) {
            long now = System.nanoTime();
            left = jobs.values().stream()
                    .filter(job -> job.result() == null && job.storedRequest() == null)
                    .filter(job -> job.isAbandoned(now, ABANDONED)
                            || job.isAbandoned(now, PATIENCE) && isLeft(tabs.get(job.tab()), now))
                    .toList();
        }
        left.forEach(Job::cancel);
    }

    private static boolean isLeft(@Nullable Tab tab, long now) {
        return tab != null && tab.wasHeard && tab.listeners.isEmpty() && now - tab.left > PATIENCE;
    }

    /// Stops everything.
    public void cancelAll() {
        List<Job> all;
        synchronized (this) {
            all = List.copyOf(jobs.values());
        }
        all.forEach(Job::cancel);
    }
}
