package grundy.web.work;

import grundy.json.JsonNode;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.limit.Threads;
import grundy.rules.notation.SyntaxException;
import grundy.store.record.SqlQuery;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoints;
import grundy.web.request.Endpoint;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.PartialListener;
import grundy.web.request.RequestFields;
import grundy.web.table.HeavierException;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;

/// The program of a {@link QuestionProcess}.
///
/// It reads the name of the endpoint, the effort and the request from its standard input, and writes to its standard
/// output how far it is and what it knows, as often as it likes, and at the end the answer. When its standard input
/// ends, it ends too: nothing is left running where the server was killed. Values that go to a file are in the file by
/// then, but for the last seconds.
public final class QuestionProcessMain {
    static final byte PROGRESS = 1;
    static final byte DONE = 2;
    static final byte PARTIAL = 3;
    static final byte NOTE = 4;

    /// The exit status where memory ran out so that not even this could be answered.
    static final int OUT_OF_MEMORY = 71;

    private QuestionProcessMain() {}

    public static void main(String[] arguments) throws IOException {
        try {
            answer();
            Runtime.getRuntime().halt(0);
        } catch (OutOfMemoryError _) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        }
    }

    private static void answer() throws IOException {
        var in = new DataInputStream(System.in);
        var endpoint = Endpoints.find(in.readUTF()).orElseThrow();
        var effort = new WorkLimits(in.readLong(), in.readLong());
        var body = in.readNBytes(in.readInt());
        var out = new DataOutputStream(new BufferedOutputStream(System.out));
        var reporter = new ProgressReporter(out, EndOfInput.watched(in));
        SqlQuery.whenStuck(limit -> {
            try {
                write(failure(limit, reporter.language, effort), out);
            } catch (IOException _) {
                // Nobody listens any more.
            }
            Runtime.getRuntime().halt(0);
        });
        write(result(endpoint, effort, body, reporter), out);
    }

    private static void write(Job.JobResult result, DataOutputStream out) throws IOException {
        synchronized (out) {
            out.writeByte(DONE);
            out.writeInt(result.status());
            out.writeUTF(result.reply().type());
            out.writeInt(result.reply().bytes().length);
            out.write(result.reply().bytes());
            out.flush();
        }
    }

    private static Job.JobResult result(Endpoint endpoint, WorkLimits effort, byte[] body, ProgressReporter reporter) {
        var language = Language.EN;
        try {
            var request = RequestFields.of(body);
            language = request.language();
            reporter.in(language);
            var prepared = endpoint.read(request, language);
            var limits = effort.limits()
                    .withThreads(Threads.of(Runtime.getRuntime().availableProcessors()))
                    .cancelledBy(reporter.end::isThere)
                    .withProgress(reporter);
            return new Job.JobResult(200, reply(prepared, limits, reporter));
        } catch (Exception | Error fault) {
            return failure(fault, language, effort);
        }
    }

    /// Works out here what is too much to be answered in passing, also where more time was asked for, but not more
    /// positions.
    static EndpointReply reply(Endpoint.PreparedQuestion prepared, Limits limits, PartialListener partial)
            throws SyntaxException {
        try {
            return prepared.reply(limits, partial);
        } catch (HeavierException more) {
            return prepared.reply(WorkLimits.enough(limits, more), partial);
        }
    }

    private static Job.JobResult failure(Throwable fault, Language language, WorkLimits effort) {
        var reply = FaultReplies.of(fault, language, effort.seconds(), effort.positions());
        return new Job.JobResult(reply.status(), EndpointReply.of(reply.document()));
    }

    /// Watches standard input, whose end says that whoever started this process is gone or no longer
    /// wants it.
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

    /// Reports the progress of the work, and the known part of the answer.
    private static final class ProgressReporter implements ProgressListener, PartialListener {
        private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(200);
        private final DataOutputStream out;
        private final EndOfInput end;
        private volatile Language language = Language.EN;
        private long latest;

        ProgressReporter(DataOutputStream out, EndOfInput end) {
            this.out = out;
            this.end = end;
        }

        void in(Language spoken) {
            language = spoken;
        }

        @Override
        public void knows(JsonNode partial) {
            var bytes = EndpointReply.of(partial).bytes();
            write(PARTIAL, () -> {
                out.writeInt(bytes.length);
                out.write(bytes);
            });
        }

        @Override
        public void goesOn() {}

        @Override
        public void note(Message message) {
            write(NOTE, () -> out.writeUTF(message.in(language)));
        }

        @Override
        public void at(WorkProgress progress) {
            synchronized (out) {
                long now = System.nanoTime();
                if (now - latest < BETWEEN) return;
                latest = now;
                write(PROGRESS, () -> {
                    out.writeUTF(progress.work().in(language));
                    out.writeLong(progress.done());
                    out.writeLong(progress.total().orElse(-1));
                });
            }
        }

        private void write(byte kind, ContentWriter content) {
            synchronized (out) {
                try {
                    out.writeByte(kind);
                    content.run();
                    out.flush();
                } catch (IOException _) {
                    // Nobody listens any more; the end of the input ends this process.
                }
            }
        }

        private interface ContentWriter {
            void run() throws IOException;
        }
    }
}
