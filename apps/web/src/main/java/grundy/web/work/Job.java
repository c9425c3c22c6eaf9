package grundy.web.work;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.limit.ProgressListener;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.PartialListener;
import grundy.web.request.RequestFields;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A question to the server, from its arrival to its answer.
public final class Job implements ProgressListener, PartialListener {
    private static final List<String> REQUEST_MEMBERS = List.of(
            "rules",
            "family",
            "name",
            "conjecture",
            "position",
            "to",
            "heaps",
            "digits",
            "within",
            "each",
            "letters",
            "proofs");
    private static final int MOST_PARTIAL = 2 << 20;
    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(100);
    private final String id;
    private final String tab;
    private final String question;
    private final Language language;
    private final @Nullable StoredRequest stored;
    private final BiConsumer<Job, Change> listener;
    private final CompletableFuture<JobResult> result = new CompletableFuture<>();
    private final long start = System.nanoTime();
    private volatile long end;
    private volatile long began = start;
    private volatile boolean cancelled;
    private volatile boolean paused;
    private volatile long lastPoll;
    private volatile WorkLimits effort = WorkLimits.QUICK;
    private volatile long stepsAtStart = -1;
    private volatile boolean isTold;
    private volatile State state = State.WAITING;
    private volatile @Nullable Progress progress;
    private volatile @Nullable String notice;
    private volatile byte @Nullable [] partial;
    private volatile long latest;
    private volatile Runnable stop = () -> {};

    /// The kinds of change that a job reports.
    enum Change {
        /// The state of the job.
        STATE,
        /// More of its answer is known.
        PARTIAL
    }

    /// The stages of a job.
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        LIMIT,
        CANCELLED,
        ERROR,
        /// Stored, and waiting to be resumed.
        PAUSED;

        /// @param name its name in documents
        static Optional<State> of(String name) {
            return Arrays.stream(values())
                    .filter(state -> state.word().equals(name))
                    .findFirst();
        }

        /// @return its name in documents
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The lasting part of a job that outlives its tab and the server.
    ///
    /// @param request as it was sent
    /// @param seconds of earlier work
    record StoredRequest(byte[] request, long seconds) {
        /// @return the stored part of a job that continues this one
        StoredRequest after(Job job) {
            return new StoredRequest(request, job.seconds());
        }
    }

    /// The progress of the work.
    ///
    /// @param work description of the current work
    /// @param total the total number of steps; -1 if unknown
    record Progress(String work, long done, long total) {}

    /// The result of a job.
    ///
    /// @param status the HTTP status
    public record JobResult(int status, EndpointReply reply) {}

    /// @param tab the browser tab that asked, or empty
    /// @param question the name of the endpoint
    /// @param stored null if the job ends with its tab
    /// @param listener is notified of every change
    Job(
            String id,
            String tab,
            String question,
            Language language,
            @Nullable StoredRequest stored,
            BiConsumer<Job, Change> listener) {
        this.id = id;
        this.stored = stored;
        this.tab = tab;
        this.question = question;
        this.language = language;
        this.listener = listener;
    }

    public String id() {
        return id;
    }

    /// @return the name of the endpoint
    String question() {
        return question;
    }

    public String tab() {
        return tab;
    }

    public State state() {
        return state;
    }

    boolean isCancelled() {
        return cancelled;
    }

    /// Stops the work, which ends within half a second.
    public void cancel() {
        cancelled = true;
        stop.run();
    }

    /// Stops the work; it can be resumed later.
    void pause() {
        paused = true;
        cancel();
    }

    @Nullable
    StoredRequest storedRequest() {
        return stored;
    }

    /// @return seconds of work, including earlier runs
    long seconds() {
        long before = stored == null ? 0 : stored.seconds;
        return before + TimeUnit.NANOSECONDS.toSeconds((isDone() ? end : System.nanoTime()) - start);
    }

    private boolean isDone() {
        return result.isDone();
    }

    /// @param how stops the work at once, where the cancellation flag is not enough
    void setStop(Runnable how) {
        stop = how;
        if (cancelled) how.run();
    }

    /// Records that a client has asked for the state of the job.
    void recordPoll() {
        lastPoll = System.nanoTime();
    }

    /// @return whether it is announced, and no client has asked for its state during the last `nanos`
    boolean isAbandoned(long now, long nanos) {
        return isTold && now - lastPoll > nanos;
    }

    /// Announces the job to its tab, since it takes longer than a request may wait.
    public void announce() {
        recordPoll();
        isTold = true;
        listener.accept(this, Change.STATE);
        if (partial != null) listener.accept(this, Change.PARTIAL);
    }

    boolean isAnnounced() {
        return isTold;
    }

    void setLimits(WorkLimits allowed) {
        effort = allowed;
    }

    void start() {
        state = State.RUNNING;
        began = System.nanoTime();
        listener.accept(this, Change.STATE);
    }

    void finish(JobResult what) {
        end = System.nanoTime();
        partial = null;
        state = what.status < 300
                ? State.DONE
                : paused ? State.PAUSED : cancelled ? State.CANCELLED : what.status == 422 ? State.LIMIT : State.ERROR;
        result.complete(what);
        listener.accept(this, Change.STATE);
    }

    /// @return the result, or null if the job takes longer than this
    public @Nullable JobResult within(long milliseconds) {
        try {
            return result.get(milliseconds, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            return null;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return null;
        } catch (ExecutionException fault) {
            throw new AssertionError(fault);
        }
    }

    /// @return the result, or null while the job is running
    public @Nullable JobResult result() {
        return result.getNow(null);
    }

    @Override
    public void goesOn() {}

    @Override
    public void at(WorkProgress now) {
        at(new Progress(now.work().in(language), now.done(), now.total().orElse(-1)));
    }

    /// @param now the progress so far
    void at(Progress now) {
        if (stepsAtStart < 0 || now.done < stepsAtStart) stepsAtStart = now.done;
        progress = now;
        long time = System.nanoTime();
        if (time - latest < BETWEEN) return;
        latest = time;
        listener.accept(this, Change.STATE);
    }

    @Override
    public void note(Message message) {
        note(message.in(language));
    }

    /// @param what was found so far, as a sentence
    void note(String what) {
        notice = what;
        listener.accept(this, Change.STATE);
    }

    @Override
    public void knows(JsonNode partial) {
        knows(EndpointReply.of(partial).bytes());
    }

    /// @param part a document with part of the answer
    void knows(byte[] part) {
        if (part.length > MOST_PARTIAL) return;
        partial = part;
        listener.accept(this, Change.PARTIAL);
    }

    /// @return the known part of the answer while the rest is being computed
    public Optional<EndpointReply> partial() {
        return Optional.ofNullable(partial).map(partial -> new EndpointReply(EndpointReply.JSON, partial));
    }

    /// @param then receives the result, at once if the job has ended
    public void whenDone(Consumer<JobResult> then) {
        var _ = result.thenAccept(then);
    }

    /// Restores the state and result that the job had before the server was restarted.
    void restore(State before, JobResult what) {
        end = start;
        state = before;
        result.complete(what);
    }

    /// @return `job`, `question`, `state`, `seconds` of work so far, `kept`, `partial` (whether part of its
    ///     answer is known); for a stored job `rules`, `family`, `digits`, `within`, `letters`, `each`,
    ///     `proofs`, `to`, `name`, `conjecture`, `heaps` as in the request; and if known `known` (what was
    ///     found so far, as a sentence), `work` (a description), `done`, `total` and `left` (estimated
    ///     seconds to go)
    public JsonObject document() {
        var node = new JsonObject()
                .put("job", id)
                .put("question", question)
                .put("state", state.word())
                .put("seconds", seconds())
                .put("kept", stored != null)
                .put("partial", partial != null);
        if (stored != null) copyQuestion(node, stored.request);
        if (state != State.RUNNING) return node;
        if (notice != null) node.put("known", notice);
        var now = progress;
        if (now == null) return node;
        node.put("work", now.work).put("done", now.done);
        if (now.total < 0) return node;
        node.put("of", now.total);
        long came = now.done - Math.max(0, stepsAtStart);
        if (came > 0 && now.total >= now.done)
            node.put("left", TimeUnit.NANOSECONDS.toSeconds((long)
                    ((double) (System.nanoTime() - began) / came * (now.total - now.done))));
        return node;
    }

    /// Copies the members of the request unchanged, whatever the endpoint makes of them.
    private static void copyQuestion(JsonObject node, byte[] request) {
        var fields = RequestFields.of(request);
        for (var name : REQUEST_MEMBERS)
            switch (fields.get(name)) {
                case String text -> node.put(name, text);
                case Long number -> node.put(name, number);
                case Boolean truth when truth -> node.put(name, true);
                case List<?> list
                when !list.isEmpty() -> {
                    var array = node.putArray(name);
                    list.forEach(each -> array.add(String.valueOf(each)));
                }
                case null, default -> {}
            }
    }

    /// Restores a job that was running when the server ended: it is paused until somebody resumes it.
    void restorePaused() {
        restore(State.PAUSED, refusal(new LimitException(Message.of("limit.cancelled"))));
    }

    /// @param fault the exception that stopped the work
    void fail(Throwable fault) {
        finish(refusal(fault));
    }

    /// @return the reply if an exception stopped the work
    JobResult refusal(Throwable fault) {
        var reply = FaultReplies.of(fault, language, effort.seconds(), effort.positions());
        return new JobResult(reply.status(), EndpointReply.of(reply.document()));
    }
}
