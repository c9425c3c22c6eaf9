package grundy.web.work;

import grundy.store.KeptQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoint;
import grundy.web.api.Endpoints;
import grundy.web.api.Fields;
import grundy.web.api.Refused;
import grundy.web.api.Reply;
import grundy.web.work.Job.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// The jobs that outlive their tab and the server: they are in a folder as they go, and those that were at work when
/// the server ended go on when it starts again.
public final class Keeper implements AutoCloseable {
    private static final long MOST_SECONDS = 30L * 24 * 3600;
    private static final long MOST_POSITIONS = 1_000_000_000;
    private static final int RADIX = 36;
    private static final long SOON_MILLIS = 1_500;
    private static final long EVERY = TimeUnit.SECONDS.toNanos(5);

    private final Path folder;
    private final Jobs jobs;
    private final Workers workers;
    private final AtomicLong latest = new AtomicLong();
    private final Map<String, Saved> saved = new HashMap<>();
    private volatile boolean closed;
    private @Nullable FileChannel lock;

    /// What was written of a job last.
    private record Saved(State state, long nanos) {}

    /// @param folder where they are kept
    public Keeper(Path folder, Jobs jobs, Workers workers) {
        this.folder = folder;
        this.jobs = jobs;
        this.workers = workers;
        jobs.whenKept(this::save);
    }

    /// Takes up what is there from before.
    ///
    /// Where another server is at the same folder, it keeps what it has, and this one keeps nothing.
    public void restore() throws IOException {
        Files.createDirectories(folder);
        lock = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            closed = lock.tryLock() == null;
        } catch (OverlappingFileLockException _) {
            closed = true;
        }
        if (closed) return;
        for (var kept : KeptQuestion.all(folder)) {
            var endpoint = Endpoints.find(kept.question());
            if (endpoint.isEmpty()) continue;
            try {
                var state = State.valueOf(kept.state().toUpperCase(Locale.ROOT));
                var before = new Job.Kept(kept.body(), kept.seconds());
                if (state == State.RUNNING || state == State.WAITING) start(kept.id(), endpoint.get(), before);
                else
                    jobs.keep(kept.id(), kept.question(), language(kept.body()), before)
                            .was(state, new Job.Done(kept.status(), new Reply(kept.type(), kept.answer())));
            } catch (IllegalArgumentException | Refused _) {
                // It is another version's, or there are too many: it stays where it is.
            }
        }
    }

    private static Language language(byte[] body) {
        return Fields.of(body).language();
    }

    /// @param body of a request that has been read
    /// @return a job that goes on whoever leaves
    public Job start(Endpoint endpoint, byte[] body) {
        long now = latest.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
        return start("k" + Long.toString(now, RADIX), endpoint, new Job.Kept(body, 0));
    }

    private Job start(String id, Endpoint endpoint, Job.Kept kept) {
        var job = jobs.keep(id, endpoint.name(), language(kept.request()), kept);
        save(job);
        try {
            workers.keep(job, endpoint, effort(kept.request(), kept.seconds()), kept.request());
            CompletableFuture.delayedExecutor(SOON_MILLIS, TimeUnit.MILLISECONDS)
                    .execute(() -> endpoint.makesReady(Fields.of(kept.request())));
        } catch (Refused busy) {
            jobs.forget(job);
            remove(job);
            throw busy;
        }
        return job;
    }

    /// @return what it asks for, where it asks for something; else as long as it takes
    private static Effort effort(byte[] body, long before) {
        var fields = Fields.of(body);
        long seconds = fields.number("seconds", MOST_SECONDS, 1, MOST_SECONDS);
        return new Effort(Math.max(1, seconds - before), fields.number("positions", MOST_POSITIONS, 1, MOST_POSITIONS));
    }

    /// Does to a job what somebody asks for: `pause`, `resume`, `cancel`, `forget`.
    ///
    /// @return the job that there is then
    /// @throws Refused if that cannot be done to it
    public Job obey(Job job, String task) {
        var kept = Optional.ofNullable(job.kept());
        boolean over = job.done() != null;
        boolean fits = switch (task) {
            case "pause" -> kept.isPresent() && !over;
            case "resume" -> kept.isPresent() && over && job.state() != State.DONE;
            case "forget" -> over;
            default -> true;
        };
        if (!fits)
            throw new Refused(
                    409,
                    Message.of("web.kept.state", "state", job.state().name().toLowerCase(Locale.ROOT)));
        switch (task) {
            case "pause" -> job.pause();
            case "resume" -> {
                return start(
                        job.id(),
                        Endpoints.find(job.question()).orElseThrow(),
                        kept.orElseThrow().after(job));
            }
            case "forget" -> {
                jobs.forget(job);
                remove(job);
            }
            default -> {
                if (over && job.state() == State.PAUSED) return cancelled(job, kept.orElseThrow());
                job.cancel();
            }
        }
        return job;
    }

    /// What is paused is not at work: it only gets another name.
    private Job cancelled(Job job, Job.Kept kept) {
        var done = job.done();
        var next = jobs.keep(job.id(), job.question(), language(kept.request()), kept.after(job));
        if (done != null) next.was(State.CANCELLED, done);
        save(next);
        return next;
    }

    private synchronized void remove(Job job) {
        saved.remove(job.id());
        try {
            KeptQuestion.remove(folder, job.id());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private synchronized void save(Job job) {
        var kept = job.kept();
        if (closed || kept == null) return;
        long now = System.nanoTime();
        var before = saved.get(job.id());
        if (before != null && before.state == job.state() && now - before.nanos < EVERY) return;
        var done = job.done();
        // It is just ending, and is saved once more when it has ended.
        if (done == null && job.state() != State.WAITING && job.state() != State.RUNNING) return;
        saved.put(job.id(), new Saved(job.state(), now));
        var state = job.state().name().toLowerCase(Locale.ROOT);
        var question = new KeptQuestion(
                job.id(),
                job.question(),
                new String(kept.request(), StandardCharsets.UTF_8),
                state,
                job.seconds(),
                done == null ? 0 : done.status(),
                done == null ? "" : done.reply().type(),
                done == null ? new byte[0] : done.reply().bytes());
        try {
            question.write(folder);
        } catch (IOException | RuntimeException _) {
            // It goes on all the same, and is not kept.
        }
    }

    /// From now on nothing changes what is kept, and nothing is being written: what is at work goes on
    /// with the next server.
    @Override
    public synchronized void close() {
        closed = true;
        try (var _ = lock) {
            lock = null;
        } catch (IOException _) {
            // It goes with the process.
        }
    }
}
