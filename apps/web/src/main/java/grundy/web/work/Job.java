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

/// A question that is being answered, or has been.
public final class Job implements ProgressListener, PartialListener {
    private static final List<String> ASKED = List.of(
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
    private volatile long doneAtStart = -1;
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
        /// It is kept, and goes on when it is told to.
        PAUSED;

        /// @param name as documents have it
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
    /// @param seconds of work that went before
    record StoredRequest(byte[] request, long seconds) {
        /// @return the same for what goes on from a job
        StoredRequest after(Job job) {
            return new StoredRequest(request, job.seconds());
        }
    }

    /// The progress of the work.
    ///
    /// @param work in words
    /// @param of how many there will be; -1 if that is not known
    record Progress(String work, long done, long of) {}

    /// The result of a job.
    ///
    /// @param status of HTTP
    public record JobResult(int status, EndpointReply reply) {}

    /// @param tab of the browser that asked, or empty
    /// @param question the name of its endpoint
    /// @param stored null if the job goes with its tab
    /// @param listener about every change
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

    /// @return the name of its endpoint
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

    /// Stops the work; it may go on later.
    void pause() {
        paused = true;
        cancel();
    }

    @Nullable
    StoredRequest storedRequest() {
        return stored;
    }

    /// @return of work, with what went before
    long seconds() {
        long before = stored == null ? 0 : stored.seconds;
        return before + TimeUnit.NANOSECONDS.toSeconds((isDone() ? end : System.nanoTime()) - start);
    }

    private boolean isDone() {
        return result.isDone();
    }

    /// @param how what stops the work at once, where asking for it is not enough
    void stoppedBy(Runnable how) {
        stop = how;
        if (cancelled) how.run();
    }

    /// Somebody wants to know how it is.
    void isAskedAbout() {
        lastPoll = System.nanoTime();
    }

    /// @return whether it has been told, and nobody has asked how it is for so long
    boolean isUnasked(long now, long nanos) {
        return isTold && now - lastPoll > nanos;
    }

    /// From now on its tab hears of it: it takes longer than one waits for an answer.
    public void tell() {
        isAskedAbout();
        isTold = true;
        listener.accept(this, Change.STATE);
        if (partial != null) listener.accept(this, Change.PARTIAL);
    }

    boolean isTold() {
        return isTold;
    }

    void takes(WorkLimits allowed) {
        effort = allowed;
    }

    void begins() {
        state = State.RUNNING;
        began = System.nanoTime();
        listener.accept(this, Change.STATE);
    }

    void ends(JobResult what) {
        end = System.nanoTime();
        partial = null;
        state = what.status < 300
                ? State.DONE
                : paused ? State.PAUSED : cancelled ? State.CANCELLED : what.status == 422 ? State.LIMIT : State.ERROR;
        result.complete(what);
        listener.accept(this, Change.STATE);
    }

    /// @return what came of it, if that is known within so many milliseconds; else null
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

    /// @return what came of it, or null while it goes on
    public @Nullable JobResult result() {
        return result.getNow(null);
    }

    @Override
    public void goesOn() {}

    @Override
    public void at(WorkProgress now) {
        at(new Progress(now.work().in(language), now.done(), now.of().orElse(-1)));
    }

    /// @param now how far the work has come
    void at(Progress now) {
        if (doneAtStart < 0 || now.done < doneAtStart) doneAtStart = now.done;
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

    /// @param what became known on the way, in words
    void note(String what) {
        notice = what;
        listener.accept(this, Change.STATE);
    }

    @Override
    public void knows(JsonNode partial) {
        knows(EndpointReply.of(partial).bytes());
    }

    /// @param part of the answer, a document
    void knows(byte[] part) {
        if (part.length > MOST_PARTIAL) return;
        partial = part;
        listener.accept(this, Change.PARTIAL);
    }

    /// @return what is known of the answer while the rest is being worked out
    public Optional<EndpointReply> partial() {
        return Optional.ofNullable(partial).map(partial -> new EndpointReply(EndpointReply.JSON, partial));
    }

    /// @param then is given what comes of it, at once if it is over
    public void whenDone(Consumer<JobResult> then) {
        var _ = result.thenAccept(then);
    }

    /// Takes up what a job came to before the server was started.
    void was(State before, JobResult what) {
        end = start;
        state = before;
        result.complete(what);
    }

    /// @return `job`, `question`, `state`, `seconds` of work so far, `kept`, `partial` (whether something of
    ///     its answer is known), of a kept one `rules`, `family`, `digits`, `within`, `letters`, `each`,
    ///     `proofs`, `to`, `name`, `conjecture`, `heaps` as they were asked for; and where there is such a
    ///     thing `known` (what was found out on the way, in words), `work` (in words), `done`, `of` and `left`
    ///     (seconds that it may take yet)
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
        if (now.of < 0) return node;
        node.put("of", now.of);
        long came = now.done - Math.max(0, doneAtStart);
        if (came > 0 && now.of >= now.done)
            node.put("left", TimeUnit.NANOSECONDS.toSeconds((long)
                    ((double) (System.nanoTime() - began) / came * (now.of - now.done))));
        return node;
    }

    /// Takes what is asked for as it stands, whatever its endpoint makes of it.
    private static void copyQuestion(JsonObject node, byte[] request) {
        var fields = RequestFields.of(request);
        for (var name : ASKED)
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

    /// It was at work when the server ended, and waits until somebody lets it go on.
    void wasPaused() {
        was(State.PAUSED, refusal(new LimitException(Message.of("limit.cancelled"))));
    }

    /// @param fault whatever stopped the work
    void fails(Throwable fault) {
        ends(refusal(fault));
    }

    /// @return what is answered where something stopped the work
    JobResult refusal(Throwable fault) {
        var reply = FaultReplies.of(fault, language, effort.seconds(), effort.positions());
        return new JobResult(reply.status(), EndpointReply.of(reply.document()));
    }
}
