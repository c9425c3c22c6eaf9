package grundy.web.work;

import grundy.store.StoreException;
import grundy.store.StoredQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoints;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// The jobs that outlive their tab and the server: they are in a folder as they go, and those that were at work when
/// the server ended go on when it starts again.
public final class JobStore implements AutoCloseable {
    private static final long MOST_SECONDS = 30L * 24 * 3600;
    private static final long MOST_POSITIONS = 1_000_000_000;
    private static final int RADIX = 36;

    /// The content types that the head of an answer may state.
    private static final String TYPE = "[a-z]+/[a-z0-9.+-]+(; ?[a-z]+=[a-zA-Z0-9-]+)?";

    private static final long SOON_MILLIS = 1_500;
    private static final long EVERY = TimeUnit.SECONDS.toNanos(5);

    private final Path folder;
    private final JobList jobs;
    private final WorkerPool workers;
    private final AtomicLong latest = new AtomicLong();
    private final Map<String, SavedState> saved = new HashMap<>();
    private volatile boolean closed;
    private @Nullable FileChannel lock;

    /// The last state of a job that was written to disk.
    private record SavedState(State state, long nanos) {}

    /// @param folder where they are kept
    public JobStore(Path folder, JobList jobs, WorkerPool workers) {
        this.folder = folder;
        this.jobs = jobs;
        this.workers = workers;
        jobs.whenKept(this::save);
    }

    /// Takes up what is there from before.
    ///
    /// Where another server is at the same folder, it keeps what it has, and this one keeps nothing.
    ///
    /// @throws IOException if the folder cannot be used; then nothing is kept
    public void restore() throws IOException {
        closed = true;
        Files.createDirectories(folder);
        if (!locks()) return;
        var contents = StoredQuestion.contents(folder);
        closed = false;
        for (var unreadable : contents.unreadable())
            jobs.show(new UnreadableJob(unreadable.id(), unreadable.file(), "", unreadable.problem()));
        for (var question : contents.questions())
            try {
                restore(question);
            } catch (RefusedRequest refused) {
                jobs.show(new UnreadableJob(
                        question.id(),
                        StoredQuestion.file(folder, question.id()),
                        question.question(),
                        refused.explanation()));
            }
    }

    /// @return whether this is the only server at the folder
    private boolean locks() throws IOException {
        var file = folder.resolve("lock");
        // A pipe would be waited for.
        if (Files.exists(file) && !Files.isRegularFile(file)) throw new IOException(file.toString());
        var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        lock = channel;
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /// @throws RefusedRequest if its endpoint does not take it
    private void restore(StoredQuestion question) {
        var endpoint = Endpoints.find(question.question())
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.unknown", "name", question.question())));
        var state = State.of(question.state())
                .orElseThrow(
                        () -> new RefusedRequest(400, Message.of("web.kept.unknown-state", "state", question.state())));
        boolean isOver = state != State.RUNNING && state != State.WAITING;
        if (isOver
                && !(question.status() >= 200
                        && question.status() < 600
                        && question.type().matches(TYPE))) throw new RefusedRequest(400, Message.of("web.kept.answer"));
        check(endpoint, question.body());
        var before = new Job.StoredRequest(question.body(), question.seconds());
        var job = jobs.keep(question.id(), question.question(), language(question.body()), before);
        if (isOver)
            job.restore(
                    state, new Job.JobResult(question.status(), new EndpointReply(question.type(), question.answer())));
        else
            try {
                begin(job, endpoint, before);
            } catch (RefusedRequest _) {
                // There are too many.
                job.restorePaused();
            }
    }

    /// @throws RefusedRequest if the endpoint does not take the request
    private static void check(Endpoint endpoint, byte[] body) {
        var fields = RequestFields.of(body);
        var language = fields.language();
        effort(fields, 0);
        fields.optionalText("tab");
        fields.flag("kept");
        try {
            endpoint.read(fields, language);
        } catch (StoreException fault) {
            throw new RefusedRequest(400, fault.explanation());
        }
        fields.expectEnd();
    }

    private static Language language(byte[] body) {
        return RequestFields.of(body).language();
    }

    /// @param body of a request that has been read
    /// @return a job that goes on whoever leaves
    public Job start(Endpoint endpoint, byte[] body) {
        if (body.length > StoredQuestion.MOST_KEPT)
            throw new RefusedRequest(413, Message.of("web.large", "most", StoredQuestion.MOST_KEPT >> 10));
        long now = latest.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
        return start("k" + Long.toString(now, RADIX), endpoint, new Job.StoredRequest(body, 0));
    }

    private Job start(String id, Endpoint endpoint, Job.StoredRequest stored) {
        var before = jobs.find(id);
        var job = jobs.keep(id, endpoint.name(), language(stored.request()), stored);
        save(job);
        try {
            begin(job, endpoint, stored);
        } catch (RefusedRequest busy) {
            if (before.isPresent()) {
                jobs.putBack(before.get());
                save(before.get());
            } else {
                jobs.forget(job);
                remove(job);
            }
            throw busy;
        }
        return job;
    }

    private void begin(Job job, Endpoint endpoint, Job.StoredRequest stored) {
        workers.keep(job, endpoint, effort(RequestFields.of(stored.request()), stored.seconds()), stored.request());
        CompletableFuture.delayedExecutor(SOON_MILLIS, TimeUnit.MILLISECONDS)
                .execute(() -> endpoint.prepare(RequestFields.of(stored.request())));
    }

    /// @return the limits that it asks for; else as much time as it takes
    private static WorkLimits effort(RequestFields fields, long before) {
        long seconds = fields.number("seconds", MOST_SECONDS, 1, MOST_SECONDS);
        return new WorkLimits(
                Math.max(1, seconds - before), fields.number("positions", MOST_POSITIONS, 1, MOST_POSITIONS));
    }

    /// Does to a job what somebody asks for: `pause`, `resume`, `cancel`, `forget`.
    ///
    /// @return the job that there is then
    /// @throws RefusedRequest if that cannot be done to it
    public Job perform(Job job, String task) {
        var stored = Optional.ofNullable(job.storedRequest());
        boolean over = job.result() != null;
        boolean fits = switch (task) {
            case "pause" -> stored.isPresent() && !over;
            case "resume" -> stored.isPresent() && over && job.state() != State.DONE;
            case "forget" -> over;
            default -> true;
        };
        if (!fits)
            throw new RefusedRequest(
                    409, Message.of("web.kept.state", "state", job.state().word()));
        switch (task) {
            case "pause" -> job.pause();
            case "resume" -> {
                return start(
                        job.id(),
                        Endpoints.find(job.question()).orElseThrow(),
                        stored.orElseThrow().after(job));
            }
            case "forget" -> {
                jobs.forget(job);
                remove(job);
            }
            default -> {
                if (over && job.state() == State.PAUSED) return cancelled(job, stored.orElseThrow());
                job.cancel();
            }
        }
        return job;
    }

    /// Throws away the file of a job that cannot be read.
    ///
    /// @throws RefusedRequest if it cannot be removed
    public void forget(UnreadableJob job) {
        try {
            Files.deleteIfExists(job.file());
        } catch (IOException fault) {
            throw new RefusedRequest(
                    409, Message.of("web.kept.stays", "file", job.file(), "problem", String.valueOf(fault)));
        }
        jobs.forget(job);
    }

    /// Cancels a paused job, which is not at work: it only gets another name.
    private Job cancelled(Job job, Job.StoredRequest stored) {
        var result = job.result();
        var next = jobs.keep(job.id(), job.question(), language(stored.request()), stored.after(job));
        if (result != null) next.restore(State.CANCELLED, result);
        save(next);
        return next;
    }

    private synchronized void remove(Job job) {
        saved.remove(job.id());
        try {
            StoredQuestion.remove(folder, job.id());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private synchronized void save(Job job) {
        var stored = job.storedRequest();
        if (closed || stored == null) return;
        long now = System.nanoTime();
        var before = saved.get(job.id());
        if (before != null && before.state == job.state() && now - before.nanos < EVERY) return;
        var result = job.result();
        // It is just ending, and is saved once more when it has ended.
        if (result == null && job.state() != State.WAITING && job.state() != State.RUNNING) return;
        saved.put(job.id(), new SavedState(job.state(), now));
        var question = result != null && result.reply().bytes().length > StoredQuestion.MOST_KEPT
                ? question(job, stored, State.LIMIT, job.refusal(tooLarge()))
                : question(job, stored, job.state(), result);
        try {
            question.write(folder);
        } catch (IOException | RuntimeException _) {
            // It goes on all the same, and is not kept.
        }
    }

    private static RefusedRequest tooLarge() {
        return new RefusedRequest(422, Message.of("web.kept.large", "most", StoredQuestion.MOST_KEPT >> 20));
    }

    private static StoredQuestion question(
            Job job, Job.StoredRequest stored, State state, Job.@Nullable JobResult result) {
        return new StoredQuestion(
                job.id(),
                job.question(),
                new String(stored.request(), StandardCharsets.UTF_8),
                state.word(),
                job.seconds(),
                result == null ? 0 : result.status(),
                result == null ? "" : result.reply().type(),
                result == null ? new byte[0] : result.reply().bytes());
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
