package grundy.web.work;

import grundy.limit.LimitException;
import grundy.limit.ProgressListener;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoint;
import grundy.web.api.Endpoints;
import grundy.web.api.Faults;
import grundy.web.api.Fields;
import grundy.web.api.Reply;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A process of its own for a heavy question, with its own heap, that ends with it.
///
/// It reads the name of the endpoint and the request from its standard input, and writes to its standard output how
/// far it is, as often as it likes, and at the end what came of it.
public final class Child {
    private static final byte PROGRESS = 1;
    private static final byte DONE = 2;
    private static final String HEAP =
            "-Xmx" + Math.max(256, (Runtime.getRuntime().maxMemory() >> 20) * 2) + "m";

    private Child() {}

    /// @param body of the request
    static void answer(Job job, String endpoint, Effort effort, byte[] body) {
        Process process = null;
        try {
            process = new ProcessBuilder(command())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            var own = process;
            job.begins();
            job.stoppedBy(own::destroyForcibly);
            try (var out = new DataOutputStream(new BufferedOutputStream(own.getOutputStream()))) {
                out.writeUTF(endpoint);
                out.writeInt(body.length);
                out.write(body);
            }
            job.ends(read(job, own.getInputStream()));
        } catch (IOException | RuntimeException fault) {
            job.fails(job.isCancelled() ? new LimitException(Message.of("limit.cancelled")) : new OutOfMemoryError());
        } finally {
            if (process != null) process.destroyForcibly();
        }
    }

    private static List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName());
    }

    private static Job.Done read(Job job, InputStream from) throws IOException {
        var in = new DataInputStream(from);
        while (in.readByte() == PROGRESS) job.at(new Job.Progress(in.readUTF(), in.readLong(), in.readLong()));
        int status = in.readInt();
        var type = in.readUTF();
        return new Job.Done(status, new Reply(type, in.readNBytes(in.readInt())));
    }

    /// The process itself.
    public static void main(String[] arguments) throws IOException {
        var in = new DataInputStream(System.in);
        var endpoint = Endpoints.find(in.readUTF()).orElseThrow();
        var body = in.readNBytes(in.readInt());
        var out = new DataOutputStream(new BufferedOutputStream(System.out));
        var done = done(endpoint, body, new Telling(out));
        synchronized (out) {
            out.writeByte(DONE);
            out.writeInt(done.status());
            out.writeUTF(done.reply().type());
            out.writeInt(done.reply().bytes().length);
            out.write(done.reply().bytes());
            out.flush();
        }
    }

    private static Job.Done done(Endpoint endpoint, byte[] body, Telling telling) {
        var language = Language.EN;
        try {
            var request = Fields.of(body);
            language = request.language();
            telling.in(language);
            var effort = Effort.of(request);
            var asked = endpoint.read(request, language);
            return new Job.Done(200, asked.reply(effort.limits().withProgress(telling)));
        } catch (Exception | Error fault) {
            var said = Faults.of(fault, language);
            return new Job.Done(said.status(), Reply.of(said.document()));
        }
    }

    /// Writes how far the work is.
    private static final class Telling implements ProgressListener {
        private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(200);
        private final DataOutputStream out;
        private Language language = Language.EN;
        private long latest;

        Telling(DataOutputStream out) {
            this.out = out;
        }

        void in(Language asked) {
            language = asked;
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
                    // Nobody listens any more; who started this process ends it.
                }
            }
        }
    }
}
