package grundy.web.work;

import grundy.limit.LimitException;
import grundy.limit.ProgressListener;
import grundy.limit.Threads;
import grundy.store.json.JsonNode;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoint;
import grundy.web.api.Endpoints;
import grundy.web.api.Faults;
import grundy.web.api.Fields;
import grundy.web.api.PartialListener;
import grundy.web.api.Reply;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StreamCorruptedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// A process of its own for a heavy question, with its own heap, that ends with it.
///
/// It reads the name of the endpoint, the effort and the request from its standard input, and writes to its standard
/// output how far it is and what it knows, as often as it likes, and at the end what came of it. When its
/// standard input ends, it ends
/// too: nothing is left running where the server was killed. Values that go to a file are in the file by then, but for
/// the last seconds.
public final class Child {
    private static final byte PROGRESS = 1;
    private static final byte DONE = 2;
    private static final byte PARTIAL = 3;
    private static final String CACHE = "-XX:AOTCache=";
    private static final String LARGE_PAGES = "-XX:+UseTransparentHugePages";
    private static final String HEAP =
            "-Xmx" + Math.max(256, (Runtime.getRuntime().maxMemory() >> 20) * 2) + "m";

    /// How long work that was told to end may take to put away what it has.
    private static final long PATIENCE_MILLIS = 300;

    private Child() {}

    /// @param body of the request
    static void answer(Job job, Endpoint endpoint, Effort effort, byte[] body) {
        Process process = null;
        try {
            if (job.isCancelled()) throw new LimitException(Message.of("limit.cancelled"));
            process = new ProcessBuilder(command(endpoint))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            var own = process;
            job.takes(effort);
            job.begins();
            job.stoppedBy(() -> stop(own));
            var out = new DataOutputStream(new BufferedOutputStream(own.getOutputStream()));
            out.writeUTF(endpoint.name());
            out.writeLong(effort.seconds());
            out.writeLong(effort.positions());
            out.writeInt(body.length);
            out.write(body);
            out.flush();
            var done = read(job, own.getInputStream());
            if (job.kept() != null) endpoint.makesReady(Fields.of(body));
            job.ends(done);
        } catch (IOException | RuntimeException fault) {
            // Whoever ends the server from a terminal ends its processes too: then nothing is to be said of them.
            if (!job.isCancelled() && job.kept() != null) pause();
            job.fails(job.isCancelled() ? new LimitException(Message.of("limit.cancelled")) : new OutOfMemoryError());
        } finally {
            if (process != null) process.destroyForcibly();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Ends its input, upon which it puts away what it has, and ends itself a moment later.
    private static void stop(Process process) {
        Thread.ofVirtual().start(() -> {
            try {
                process.getOutputStream().close();
                if (process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) return;
            } catch (IOException _) {
                // It has ended, or does not listen.
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            process.destroyForcibly();
        });
    }

    /// Vectors and the cache of classes do not go together; only values to a file are worth the slower
    /// start. Whatever Java itself has to say would be taken for the answer.
    private static List<String> command(Endpoint endpoint) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                HEAP,
                "-XX:+UseSerialGC",
                "-XX:PretenureSizeThreshold=1m",
                "-XX:Tier4InvocationThreshold=50000",
                "-XX:Tier4MinInvocationThreshold=6000",
                "-XX:Tier4CompileThreshold=150000",
                "-XX:Tier4BackEdgeThreshold=1000000",
                "-XX:FreqInlineSize=150",
                "-XX:InlineSmallCode=1200",
                "-XX:-UsePerfData",
                "-Xlog:disable",
                "--enable-native-access=ALL-UNNAMED"));
        if (endpoint.usesVectors()) command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        else own(CACHE).ifPresent(command::add);
        own(LARGE_PAGES).ifPresent(command::add);
        for (var property : List.of("grundy.vbmi", "grundy.tables", "grundy.checkpoint.millis"))
            if (System.getProperty(property) instanceof String value) command.add("-D" + property + "=" + value);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Child.class.getName()));
        return command;
    }

    /// @return the option with which this process was started, whole
    private static Optional<String> own(String beginning) {
        return ProcessHandle.current()
                .info()
                .arguments()
                .flatMap(own -> Arrays.stream(own)
                        .filter(option -> option.startsWith(beginning))
                        .findFirst());
    }

    private static Job.Done read(Job job, InputStream from) throws IOException {
        var in = new DataInputStream(from);
        for (byte kind = in.readByte(); kind != DONE; kind = in.readByte())
            switch (kind) {
                case PARTIAL -> job.knows(in.readNBytes(in.readInt()));
                case PROGRESS -> job.at(new Job.Progress(in.readUTF(), in.readLong(), in.readLong()));
                default -> throw new StreamCorruptedException("A process says " + kind);
            }
        int status = in.readInt();
        var type = in.readUTF();
        return new Job.Done(status, new Reply(type, in.readNBytes(in.readInt())));
    }

    /// The process itself.
    public static void main(String[] arguments) throws IOException {
        var in = new DataInputStream(System.in);
        var endpoint = Endpoints.find(in.readUTF()).orElseThrow();
        var effort = new Effort(in.readLong(), in.readLong());
        var body = in.readNBytes(in.readInt());
        var out = new DataOutputStream(new BufferedOutputStream(System.out));
        var done = done(endpoint, effort, body, new Telling(out, EndOfInput.watched(in)));
        synchronized (out) {
            out.writeByte(DONE);
            out.writeInt(done.status());
            out.writeUTF(done.reply().type());
            out.writeInt(done.reply().bytes().length);
            out.write(done.reply().bytes());
            out.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    private static Job.Done done(Endpoint endpoint, Effort effort, byte[] body, Telling telling) {
        var language = Language.EN;
        try {
            var request = Fields.of(body);
            language = request.language();
            telling.in(language);
            var asked = endpoint.read(request, language);
            var limits = effort.limits()
                    .withThreads(Threads.of(Runtime.getRuntime().availableProcessors()))
                    .cancelledBy(telling.end::isThere)
                    .withProgress(telling);
            return new Job.Done(200, asked.reply(limits, telling));
        } catch (Exception | Error fault) {
            var said = Faults.of(fault, language, effort.seconds(), effort.positions());
            return new Job.Done(said.status(), Reply.of(said.document()));
        }
    }

    /// Whether who started this process is still there, and still wants it.
    private static final class EndOfInput {
        private static final long PATIENCE_MILLIS = 2_000;
        private volatile boolean there;

        boolean isThere() {
            return there;
        }

        static EndOfInput watched(InputStream in) {
            var end = new EndOfInput();
            Thread.ofPlatform().daemon().name("end").start(() -> end.await(in));
            return end;
        }

        private void await(InputStream in) {
            try {
                in.transferTo(OutputStream.nullOutputStream());
            } catch (IOException _) {
                // That is an end as well.
            }
            there = true;
            try {
                Thread.sleep(PATIENCE_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            Runtime.getRuntime().halt(1);
        }
    }

    /// Writes how far the work is, and what is known of the answer.
    private static final class Telling implements ProgressListener, PartialListener {
        private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(200);
        private final DataOutputStream out;
        private final EndOfInput end;
        private Language language = Language.EN;
        private long latest;

        Telling(DataOutputStream out, EndOfInput end) {
            this.out = out;
            this.end = end;
        }

        void in(Language asked) {
            language = asked;
        }

        @Override
        public void knows(JsonNode partial) {
            var bytes = Reply.of(partial).bytes();
            synchronized (out) {
                try {
                    out.writeByte(PARTIAL);
                    out.writeInt(bytes.length);
                    out.write(bytes);
                    out.flush();
                } catch (IOException _) {
                    // Nobody listens any more; the end of the input ends this process.
                }
            }
        }

        @Override
        public void goesOn() {}

        @Override
        public void at(Step step) {
            synchronized (out) {
                long now = System.nanoTime();
                if (now - latest < BETWEEN) return;
                latest = now;
                try {
                    out.writeByte(PROGRESS);
                    out.writeUTF(step.work().in(language));
                    out.writeLong(step.done());
                    out.writeLong(step.of().orElse(-1));
                    out.flush();
                } catch (IOException _) {
                    // Nobody listens any more; the end of the input ends this process.
                }
            }
        }
    }
}
