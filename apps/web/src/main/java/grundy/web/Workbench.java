package grundy.web;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.rules.notation.SyntaxException;
import grundy.store.StoredQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoints;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.PartialListener;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.table.ServerFolder;
import grundy.web.work.Job;
import grundy.web.work.JobList;
import grundy.web.work.JobStore;
import grundy.web.work.RecentAnswers;
import grundy.web.work.WarmUp;
import grundy.web.work.WorkLimits;
import grundy.web.work.WorkerPool;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.jspecify.annotations.Nullable;

/// The workbench: a server on this machine alone, that answers questions by the one solver and gives browsers its
/// page.
///
/// ```java
/// try (var workbench = Workbench.open(new Workbench.Options(0, Optional.empty()))) {
///     System.out.println(workbench.address(Language.EN));
/// }
/// ```
public final class Workbench implements AutoCloseable {
    private static final String LANGUAGE = "language";
    private static final String API = "/api/v1/";
    private static final int MOST_BODY = 256 << 10;
    private static final long PATIENCE = 300;
    private static final long RELIEF_MILLIS = 100;
    private static final int MOST_IMPORT = 32 << 20;
    private static final int IMPORTS = 2;
    private static final long LONGEST_WAIT = 30;
    private static final long IDLE_SECONDS = 3;
    private static final List<String> TASKS = List.of("pause", "resume", "cancel", "forget");

    private static final int MOST_TAB = 64;
    private static final int MOST_PATH = 200;
    private static final String STREAM = "text/event-stream";

    /// For all quick questions together: this part of the heap.
    private static final int SHARE = 2;

    private final StartToken token;
    private final JobList jobs = new JobList();
    private final RecentAnswers answers = new RecentAnswers();
    private final WorkerPool workers = new WorkerPool(Runtime.getRuntime().maxMemory() / SHARE);
    private final WarmUp warmUp = new WarmUp();
    private final AtomicBoolean isWarmUpDue = new AtomicBoolean();
    private final JobStore store;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clock").factory());
    private final Thread shutdownHook;
    private final ConnectedVisitors<Connection> visitors;
    private final Semaphore imports = new Semaphore(IMPORTS);
    private final Javalin server;
    private final ServerFolder folder;
    private volatile AccessGate gate;
    private @Nullable Message notice;

    /// The options that a workbench is opened with.
    ///
    /// @param port to listen on; 0 for any that is free
    /// @param page the folder of the built page; empty if there is none
    /// @param jobs the folder of the jobs that are kept; one server at a time keeps jobs there
    /// @param token what the page and programs show
    public record Options(int port, Optional<Path> page, Path jobs, StartToken token) {
        /// A new token.
        public Options(int port, Optional<Path> page, Path jobs) {
            this(port, page, jobs, StartToken.random());
        }

        /// The user's jobs.
        public Options(int port, Optional<Path> page) {
            this(port, page, StoredQuestion.folderOfUser());
        }

        /// @return these options with a token that was known before
        public Options with(StartToken token) {
            return new Options(port, page, jobs, token);
        }
    }

    private Workbench(Options options, LongSupplier nanoseconds) {
        token = options.token;
        visitors = new ConnectedVisitors<>(
                nanoseconds, connection -> connection.getEndPoint().close());
        gate = new AccessGate(token, options.port, visitors);
        store = new JobStore(options.jobs, jobs, workers);
        shutdownHook = new Thread(this::leave, "shutdown");
        folder = ServerFolder.open();
        Runtime.getRuntime().addShutdownHook(shutdownHook);
        server = Javalin.create(config -> configure(config, options));
    }

    /// Starts to listen on the loopback addresses, and on no other.
    ///
    /// @throws PortException if the port is taken
    public static Workbench open(Options options) {
        return open(options, System::nanoTime);
    }

    /// @param nanoseconds the clock by which visitors have to leave
    static Workbench open(Options options, LongSupplier nanoseconds) {
        var workbench = new Workbench(options, nanoseconds);
        try {
            workbench.server.start();
        } catch (JavalinBindException e) {
            workbench.close();
            throw new PortException(e);
        }
        workbench.gate = new AccessGate(workbench.token, workbench.port(), workbench.visitors);
        workbench.listenOnIpv6();
        workbench.restore(options.jobs);
        workbench.every(1, TimeUnit.SECONDS, workbench.jobs::cancelLeft);
        workbench.every(1, TimeUnit.SECONDS, workbench.visitors::sweep);
        workbench.every(RELIEF_MILLIS, TimeUnit.MILLISECONDS, workbench.workers::relieve);
        return workbench;
    }

    private void every(long time, TimeUnit unit, Runnable work) {
        var _ = clock.scheduleWithFixedDelay(work, time, time, unit);
    }

    /// Schedules the warm-up: an example of each game is solved on a separate thread, so that the first
    /// question about a game is answered as fast as the second. It starts when the first question has been
    /// answered, or after a time without questions.
    public void scheduleWarmUp() {
        isWarmUpDue.set(true);
        var _ = clock.schedule(this::warmUp, IDLE_SECONDS, TimeUnit.SECONDS);
    }

    private void warmUp() {
        if (isWarmUpDue.getAndSet(false))
            Thread.ofPlatform().daemon().name("warm-up").start(warmUp::run);
    }

    /// Listens on `::1` as well, if it exists and its port is free.
    private void listenOnIpv6() {
        var jetty = server.jettyServer().server();
        var four = (ServerConnector) jetty.getConnectors()[0];
        var six = connector(jetty, four.getConnectionFactory(HttpConnectionFactory.class), "::1", port());
        try {
            six.start();
            jetty.addConnector(six);
        } catch (Exception _) {
            // The address that is printed is the other one.
        }
    }

    private ServerConnector connector(Server jetty, HttpConnectionFactory factory, String host, int port) {
        var connector = new ServerConnector(jetty, factory);
        connector.setHost(host);
        connector.setPort(port);
        connector.addEventListener(new Connection.Listener() {
            @Override
            public void onOpened(Connection connection) {
                visitors.enters(connection);
            }

            @Override
            public void onClosed(Connection connection) {
                visitors.leaves(connection);
            }
        });
        return connector;
    }

    /// Restores kept jobs; a folder that cannot be read does not prevent the start.
    private void restore(Path folder) {
        try {
            store.restore();
        } catch (IOException fault) {
            notice = Message.of("web.kept.folder", "folder", folder, "problem", String.valueOf(fault));
        }
    }

    /// @return the notice for whoever starts the server
    public Optional<Message> notice() {
        return Optional.ofNullable(notice);
    }

    private void configure(JavalinConfig config, Options options) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = MOST_IMPORT;
        // Only the page's own files are compressed: answers go no further than this machine.
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.jetty.addConnector(
                (jetty, http) -> connector(jetty, new HttpConnectionFactory(http), "127.0.0.1", options.port));
        config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new JsonErrorHandler()));
        config.http.defaultContentType = ContentType.TEXT_PLAIN.toString();
        var routes = config.routes;
        routes.before(request -> gate.look(request));
        routes.exception(Exception.class, this::refuse);
        // Javalin would answer these itself, and not by a document.
        routes.exception(HttpResponseException.class, this::refuse);
        routes.post(API + "{question}", this::answer);
        for (var name : List.of("games", "runs", "surveys")) routes.get(API + name, request -> list(request, name));
        routes.get(API + "openapi", Workbench::describe);
        routes.get(
                API + "jobs",
                request -> send(request, 200, new JsonObject().set("jobs", jobs.list(language(request)))));
        routes.get(API + "jobs/{job}", this::job);
        routes.get(API + "jobs/{job}/partial", this::partial);
        routes.post(API + "jobs/{job}", this::performTask);
        routes.addHttpHandler(HandlerType.DELETE, API + "jobs/{job}", this::cancel);
        routes.get(API + "events", this::events);
        options.page.ifPresent(folder -> show(config, folder));
    }

    private static void show(JavalinConfig config, Path folder) {
        try {
            var files = PageFiles.of(folder);
            for (var path : List.of("/", "/{file}", "/assets/{file}")) config.routes.get(path, files::answer);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static void describe(Context request) throws IOException {
        try (var in = Workbench.class.getResourceAsStream("/grundy/openapi.json")) {
            if (in == null) throw new AssertionError("The description is a part of the program");
            send(request, new Job.JobResult(200, new EndpointReply(EndpointReply.JSON, in.readAllBytes())));
        }
    }

    private static void list(Context request, String name) throws SyntaxException {
        var prepared = Endpoints.find(name).orElseThrow().read(RequestFields.NONE, language(request));
        send(request, new Job.JobResult(200, prepared.reply(WorkLimits.QUICK.limits(), PartialListener.NONE)));
    }

    /// The members of a request. What is refused from then on is refused in their language.
    private static RequestFields fields(Context request, byte[] body) {
        var fields = RequestFields.of(body);
        request.attribute(LANGUAGE, fields.language());
        return fields;
    }

    private static Language language(Context request) {
        if (request.attribute(LANGUAGE) instanceof Language language) return language;
        return "zh".equals(request.queryParam("lang")) ? Language.ZH : Language.EN;
    }

    /// Answers with what is wrong. The connection may be closed by now, and its request cleared: a fault in here
    /// would be passed to this method again, and so on without end.
    private void refuse(Exception fault, Context request) {
        try {
            var reply = FaultReplies.of(
                    fault instanceof HttpResponseException http ? refusal(http, request) : fault, language(request));
            send(request, reply.status(), reply.document());
        } catch (RuntimeException _) {
            // There is no answer any more that could be given.
        }
    }

    private static Exception refusal(HttpResponseException fault, Context request) {
        int status = fault.getStatus();
        return new RefusedRequest(
                status,
                switch (status) {
                    case 404 ->
                        Message.of("web.nothing", "method", request.method().name(), "path", shorten(request.path()));
                    case 413 -> Message.of("web.large", "most", MOST_BODY >> 10);
                    default -> Message.of("web.http", "status", status);
                });
    }

    private static String shorten(String path) {
        return path.length() <= MOST_PATH ? path : path.substring(0, MOST_PATH) + "…";
    }

    /// Reads no more than a request may have, and no longer than a body may take.
    private byte[] body(Context request, int most) {
        var connection = AccessGate.connection(request);
        visitors.sends(connection);
        try (var in = request.bodyInputStream()) {
            var bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                // Who is still sending hears the answer only when all is sent.
                in.transferTo(OutputStream.nullOutputStream());
                throw new RefusedRequest(413, Message.of("web.large", "most", most >> 10));
            }
            return bytes;
        } catch (IOException fault) {
            throw new RefusedRequest(400, Message.of("web.cut"));
        } finally {
            visitors.waits(connection);
        }
    }

    /// Waits a moment; a later answer is sent to the tab when it is there.
    private void answer(Context request) {
        var name = request.pathParam("question");
        var endpoint = Endpoints.find(name)
                .orElseThrow(() -> new RefusedRequest(404, Message.of("web.unknown", "name", name)));
        if (!endpoint.isImport() || request.contentLength() >= 0 && request.contentLength() <= MOST_BODY) {
            answer(request, endpoint, body(request, MOST_BODY));
            return;
        }
        if (!imports.tryAcquire()) throw new RefusedRequest(429, Message.of("web.imports", "most", IMPORTS));
        try {
            answer(request, endpoint, body(request, MOST_IMPORT));
        } finally {
            imports.release();
        }
    }

    private void answer(Context request, Endpoint endpoint, byte[] body) {
        var name = endpoint.name();
        var fields = fields(request, body);
        var key = fields.key();
        var again = answers.find(name, key);
        if (again.isPresent()) {
            send(request, again.get());
            return;
        }
        var language = fields.language();
        var tab = fields.optionalText("tab").orElse("");
        var effort = WorkLimits.of(fields);
        boolean asksToKeep = fields.flag("kept");
        boolean isStored = endpoint.outlivesTab() || asksToKeep;
        var prepared = endpoint.read(fields, language);
        fields.expectEnd();
        if (isStored) {
            send(request, 202, store.start(endpoint, body).document());
            return;
        }
        var job = jobs.open(tab, name, language);
        try {
            workers.answer(job, endpoint, prepared, effort, body);
        } catch (RefusedRequest busy) {
            jobs.forget(job);
            throw busy;
        }
        var result = job.within(
                tab.isEmpty() ? TimeUnit.SECONDS.toMillis(Math.min(effort.seconds() + 3, LONGEST_WAIT)) : PATIENCE);
        if (result == null) {
            job.announce();
            job.whenDone(late -> answers.add(name, key, late));
            send(request, 202, job.document());
            return;
        }
        jobs.forget(job);
        answers.add(name, key, result);
        send(request, result);
        warmUp();
    }

    private Job requireJob(Context request) {
        var id = request.pathParam("job");
        return jobs.find(id)
                .orElseThrow(() -> jobs.unreadable(id)
                        .map(job -> new RefusedRequest(
                                409, Message.of("web.kept.unreadable", "job", id, "problem", job.problem())))
                        .orElseGet(() -> new RefusedRequest(404, Message.of("web.no-job", "job", id))));
    }

    private void job(Context request) {
        var job = requireJob(request);
        var result = job.result();
        if (result == null) send(request, 202, job.document());
        else send(request, result);
    }

    private void partial(Context request) {
        var job = requireJob(request);
        var reply =
                job.partial().orElseThrow(() -> new RefusedRequest(404, Message.of("web.no-partial", "job", job.id())));
        send(request, new Job.JobResult(200, reply));
    }

    private void cancel(Context request) {
        var job = requireJob(request);
        send(request, 200, store.perform(job, "cancel").document());
    }

    private void performTask(Context request) {
        var fields = fields(request, body(request, MOST_BODY));
        var language = fields.language();
        var task = fields.choice("do", "", TASKS, name -> name);
        fields.expectEnd();
        if (task.isEmpty()) throw new RefusedRequest(400, Message.of("web.request.missing", "name", "do"));
        var unreadable = jobs.unreadable(request.pathParam("job"));
        if (unreadable.isPresent() && task.equals("forget")) {
            store.forget(unreadable.get());
            send(request, 200, unreadable.get().document(language));
        } else send(request, 200, store.perform(requireJob(request), task).document());
    }

    /// Streams events; refusals come before the stream begins, since after its head no other status can be sent.
    private void events(Context request) {
        var tab = Optional.ofNullable(request.queryParam("tab")).orElse("");
        if (tab.isEmpty() || tab.length() > MOST_TAB)
            throw new RefusedRequest(400, Message.of("web.request.missing", "name", "tab"));
        if (!Optional.ofNullable(request.header("Accept")).orElse("").contains(STREAM))
            throw new RefusedRequest(406, Message.of("web.events.accept", "type", STREAM));
        var place = jobs.place(tab);
        boolean isStarted = false;
        try {
            new SseHandler(client -> listen(client, place)).handle(request);
            isStarted = true;
        } finally {
            if (!isStarted) place.close();
        }
    }

    private static void listen(SseClient client, JobList.ListenerPlace place) {
        client.keepAlive();
        client.onClose(place::close);
        place.listen(lastEventId(client.ctx()), new JobList.EventListener() {
            @Override
            public void onEvent(JobList.Event event) {
                client.sendEvent(event.kind(), event.data(), String.valueOf(event.number()));
                if (client.terminated()) client.close();
            }

            @Override
            public void onIdle() {
                client.sendComment("here");
                if (client.terminated()) client.close();
            }

            @Override
            public void onEnd() {
                client.close();
            }
        });
    }

    private static long lastEventId(Context request) {
        var last = request.header("Last-Event-ID");
        try {
            return last == null ? 0 : Long.parseLong(last);
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    private static void send(Context request, int status, JsonNode document) {
        send(request, new Job.JobResult(status, EndpointReply.of(document)));
    }

    private static void send(Context request, Job.JobResult result) {
        request.status(result.status())
                .contentType(result.reply().type())
                .result(result.reply().bytes());
    }

    /// @return the port it listens on
    public int port() {
        return server.port();
    }

    /// @return port and token, to be kept for the next server
    public ServerAddress serverAddress() {
        return new ServerAddress(port(), token);
    }

    /// @return the secret that the page and programs show
    public String token() {
        return token.text();
    }

    /// @param language of the page, until its reader chooses another
    /// @return the address for a browser, with the token
    public String address(Language language) {
        return "http://127.0.0.1:" + port() + "/?lang=" + language.name().toLowerCase(Locale.ROOT) + "&token="
                + token.text();
    }

    /// @return `url` where a browser enters, `port` and `token`, which programs send as `Authorization: Bearer …`
    public JsonObject document(Language language) {
        return new JsonObject()
                .put("url", address(language))
                .put("port", port())
                .put("token", token.text());
    }

    /// The port is taken by another program.
    public static final class PortException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private PortException(Throwable cause) {
            super(cause);
        }
    }

    /// Stops to listen, and all work.
    @Override
    public void close() {
        clock.shutdownNow();
        try {
            Runtime.getRuntime().removeShutdownHook(shutdownHook);
        } catch (IllegalStateException _) {
            // The process is ending, and leaves by itself.
            return;
        }
        jobs.endStreams();
        server.stop();
        leave();
    }

    /// Leaves nothing behind but the jobs that are kept, which go on with the next server.
    private void leave() {
        warmUp.end();
        store.close();
        jobs.cancelAll();
        workers.close();
        folder.close();
    }
}
