package grundy.web.work;

import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.table.ServerFolder;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StreamCorruptedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// A process of its own for one heavy question, with its own heap, that ends with it.
final class QuestionProcess {
    private static final String CACHE = "-XX:AOTCache=";
    private static final String LARGE_PAGES = "-XX:+UseTransparentHugePages";

    /// The time for work that is asked to end to store its results.
    private static final long PATIENCE_MILLIS = 300;

    /// The time for a process whose output has ended to end.
    private static final long END_SECONDS = 5;

    private final Process process;

    private QuestionProcess(Process process) {
        this.process = process;
    }

    /// @param heap of the process (unit: bytes)
    /// @throws RefusedRequest if the system starts no process
    static QuestionProcess start(Endpoint endpoint, long heap) {
        try {
            return new QuestionProcess(new ProcessBuilder(command(endpoint, heap))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        } catch (IOException fault) {
            throw new RefusedRequest(
                    503, Message.of("web.process.start", "problem", String.valueOf(fault.getMessage())));
        }
    }

    /// Lets the process answer the question of a job.
    ///
    /// @param body of the request
    void answer(Job job, Endpoint endpoint, WorkLimits effort, byte[] body) {
        job.setLimits(effort);
        job.start();
        job.setStop(this::stop);
        try {
            send(endpoint, effort, body);
            var result = read(job, process.getInputStream());
            if (job.storedRequest() != null) endpoint.prepare(RequestFields.of(body));
            job.finish(result);
        } catch (IOException | RuntimeException fault) {
            job.fail(
                    job.isCancelled()
                            ? new LimitException(Message.of("limit.cancelled"))
                            : ending(job).fault(fault));
        } finally {
            process.destroyForcibly();
        }
    }

    private void send(Endpoint endpoint, WorkLimits effort, byte[] body) throws IOException {
        var out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        out.writeUTF(endpoint.name());
        out.writeLong(effort.seconds());
        out.writeLong(effort.positions());
        out.writeInt(body.length);
        out.write(body);
        out.flush();
    }

    /// Waits for the end of a process that says no more.
    private ProcessEnding ending(Job job) {
        try {
            if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) return ProcessEnding.NONE;
            var ending = new ProcessEnding(process.exitValue());
            // Whoever ends the server from a terminal ends its processes too, and a kept job goes on with the next
            // server.
            if (ending.isRequested() && job.storedRequest() != null) Thread.sleep(PATIENCE_MILLIS);
            return ending;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return ProcessEnding.NONE;
        }
    }

    private void stop() {
        Thread.ofVirtual().start(this::end);
    }

    /// Ends its input, upon which it puts away what it has, and ends itself a moment later.
    void end() {
        try {
            process.getOutputStream().close();
            if (process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) return;
        } catch (IOException _) {
            // It has ended, or does not listen.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }

    /// Vectors and the cache of classes do not go together; only values to a file are worth the slower
    /// start. Whatever Java itself has to say would be taken for the answer.
    static List<String> command(Endpoint endpoint, long heap) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx" + (heap >> 20) + "m",
                "-XX:MaxMetaspaceSize=96m",
                "-XX:ReservedCodeCacheSize=64m",
                "-XX:MaxDirectMemorySize=32m",
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
        for (var property : List.of("grundy.vbmi", ServerFolder.PROPERTY, "grundy.checkpoint.millis"))
            if (System.getProperty(property) instanceof String value) command.add("-D" + property + "=" + value);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), QuestionProcessMain.class.getName()));
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

    private static Job.JobResult read(Job job, InputStream from) throws IOException {
        var in = new DataInputStream(from);
        for (byte kind = in.readByte(); kind != QuestionProcessMain.DONE; kind = in.readByte())
            switch (kind) {
                case QuestionProcessMain.PARTIAL -> job.knows(in.readNBytes(in.readInt()));
                case QuestionProcessMain.NOTE -> job.note(in.readUTF());
                case QuestionProcessMain.PROGRESS ->
                    job.at(new Job.Progress(in.readUTF(), in.readLong(), in.readLong()));
                default -> throw new StreamCorruptedException("A process says " + kind);
            }
        int status = in.readInt();
        var type = in.readUTF();
        return new Job.JobResult(status, new EndpointReply(type, in.readNBytes(in.readInt())));
    }
}
