package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.web.api.Endpoint;
import grundy.web.api.Fields;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// What becomes of the quick questions behind those that hear of no limit.
class WorkersTest {
    private static final Endpoint DEAF = new Endpoint() {
        @Override
        public String name() {
            return "deaf";
        }

        @Override
        public Asked read(Fields request, Language language) {
            return Endpoint.document(_ -> new JsonObject());
        }
    };

    @Test
    void othersAreAnsweredBesideThoseThatDoNotEnd() throws InterruptedException {
        var end = new CountDownLatch(1);
        var jobs = new Jobs();
        try (var workers = new Workers(1 << 20)) {
            for (int i = 0; i < 2; i++)
                workers.answer(
                        jobs.open("", "deaf", Language.EN),
                        DEAF,
                        Endpoint.document(_ -> {
                            await(end);
                            return new JsonObject();
                        }),
                        Effort.QUICK,
                        new byte[0]);
            var behind = jobs.open("", "deaf", Language.EN);
            workers.answer(behind, DEAF, Endpoint.document(_ -> new JsonObject()), Effort.QUICK, new byte[0]);
            workers.relieve();
            assertThat(behind.within(50)).as("the threads are taken").isNull();
            long patience = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            while (behind.done() == null && System.nanoTime() < patience) {
                workers.relieve();
                behind.within(100);
            }
            assertThat(behind.state()).isEqualTo(Job.State.DONE);
            end.countDown();
        }
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
