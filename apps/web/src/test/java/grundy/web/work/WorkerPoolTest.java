package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// What becomes of the quick questions behind those that hear of no limit.
class WorkerPoolTest {
    private static final Endpoint DEAF = new Endpoint() {
        @Override
        public String name() {
            return "deaf";
        }

        @Override
        public PreparedQuestion read(RequestFields request, Language language) {
            return Endpoint.document(_ -> new JsonObject());
        }
    };

    @Test
    void othersAreAnsweredBesideThoseThatDoNotEnd() throws InterruptedException {
        var end = new CountDownLatch(1);
        var jobs = new JobList();
        try (var workers = new WorkerPool(1 << 20)) {
            for (int i = 0; i < 2; i++)
                workers.answer(
                        jobs.open("", "deaf", Language.EN),
                        DEAF,
                        Endpoint.document(_ -> {
                            await(end);
                            return new JsonObject();
                        }),
                        WorkLimits.QUICK,
                        new byte[0]);
            var behind = jobs.open("", "deaf", Language.EN);
            workers.answer(behind, DEAF, Endpoint.document(_ -> new JsonObject()), WorkLimits.QUICK, new byte[0]);
            workers.relieve();
            assertThat(behind.within(50)).as("the threads are taken").isNull();
            long patience = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            while (behind.result() == null && System.nanoTime() < patience) {
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
