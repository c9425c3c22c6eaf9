package grundy.spark;

import grundy.limit.Limits;
import grundy.store.atlas.AtlasLine;
import grundy.survey.GameInquiry;
import java.io.IOException;
import java.nio.file.Files;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;

/// A Spark task that runs the inquiry about one game, for one part of the work.
///
/// @param to as {@link GameInquiry.Questions} has it
record AskingTask(long to, long seconds, boolean proofs) implements Function<WireOrder, WireReply> {
    AskingTask(GameInquiry.Questions questions) {
        this(questions.to(), questions.seconds(), questions.proofs());
    }

    @Override
    public WireReply call(WireOrder order) throws IOException {
        var folder = Files.createTempDirectory("grundy-certificates");
        var file = Files.createDirectory(folder.resolve("certificates")).resolve(order.number() + ".cert.json");
        try {
            var reply = new GameInquiry(new GameInquiry.Questions(to, seconds, proofs), _ -> file)
                    .reply(order.order(), Limits.DEFAULT.cancelledBy(TaskContext.get()::isInterrupted));
            return new WireReply(
                    order.number(),
                    AtlasLine.of(reply.row()).strip(),
                    Files.exists(file) ? Files.readAllBytes(file) : new byte[0],
                    reply.next().map(WireOrder::of).orElse(null));
        } finally {
            Files.deleteIfExists(file);
            Files.delete(file.getParent());
            Files.delete(folder);
        }
    }
}
