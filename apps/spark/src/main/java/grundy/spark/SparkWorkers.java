package grundy.spark;

import grundy.limit.LimitException;
import grundy.store.WholeFile;
import grundy.store.atlas.AtlasLine;
import grundy.survey.Survey;
import grundy.survey.SurveyWorkers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The workers of a cluster. A job is some games that nobody was asked about, as many as take about a second, or one
/// that takes longer, for one part of its work; what has taken longest goes first. Rows are kept by the driver as jobs
/// end: of a job that is begun again, or done twice, the rows are taken once.
final class SparkWorkers implements SurveyWorkers {
    /// Jobs waiting at the cluster, so that no worker waits for the driver.
    private static final int JOBS_PER_CORE = 2;

    /// The time that a task may take beyond that of its games: to start, and to find that it is to
    /// stop.
    private static final long SLACK_SECONDS = 60;

    private final ClusterAddress address;

    SparkWorkers(ClusterAddress address) {
        this.address = address;
    }

    @Override
    public void ask(Survey.Request request, long[] open, Ledger ledger) throws IOException {
        long seconds = request.seconds() + SLACK_SECONDS;
        var name = "Grundy: survey " + request.family().text();
        try (var link = SparkLink.open(address, name, seconds, request.limits())) {
            var orders = new OrderQueue(request.family(), open);
            new Run(link, orders, new AskingTask(request.questions()), ledger).await(request);
        }
    }

    private static final class Run {
        private final SparkLink link;
        private final OrderQueue orders;
        private final AskingTask task;
        private final Ledger ledger;
        private final AtomicReference<@Nullable Exception> fault = new AtomicReference<>();

        Run(SparkLink link, OrderQueue orders, AskingTask task, Ledger ledger) {
            this.link = link;
            this.orders = orders;
            this.task = task;
            this.ledger = ledger;
        }

        void await(Survey.Request request) {
            try (var threads =
                    Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory())) {
                try {
                    watch(request, threads);
                } finally {
                    stop(threads);
                }
            }
            var thrown = fault.get();
            if (thrown instanceof LimitException limit) throw limit;
            if (thrown != null) throw link.failure(thrown);
        }

        /// Workers may come while others work.
        private void watch(Survey.Request request, ExecutorService threads) {
            var timeout = new SparkLink.WorkerTimeout();
            var running = new ArrayList<Future<?>>();
            do {
                int many = link.cores() * JOBS_PER_CORE;
                orders.takers(many);
                while (running.size() < many) running.add(threads.submit(this::work));
                request.limits().checkpoint();
                link.requireWorkers(timeout);
                SparkLink.pause();
            } while (!running.stream().allMatch(Future::isDone));
        }

        private void stop(ExecutorService threads) {
            orders.stop();
            if (!link.context().sc().isStopped()) link.context().cancelAllJobs();
            threads.shutdownNow();
        }

        private void work() {
            try {
                for (var batch = orders.next(); !batch.isEmpty(); batch = orders.next()) runBatch(batch);
            } catch (Exception thrown) {
                fault.compareAndSet(null, thrown);
                orders.stop();
            }
        }

        private void runBatch(List<WireOrder> batch) throws IOException {
            long start = System.nanoTime();
            var replies = link.context().parallelize(batch, 1).map(task).collect();
            long nanos = System.nanoTime() - start;
            var open = new ArrayList<WireOrder>();
            for (var reply : replies) {
                if (reply.next() != null) {
                    open.add(reply.next());
                    continue;
                }
                if (reply.certificate().length > 0)
                    WholeFile.write(
                            ledger.certificate(String.valueOf(reply.number())), out -> out.write(reply.certificate()));
                ledger.add(AtlasLine.row(reply.row()).orElseThrow());
            }
            orders.finish(batch, nanos, open);
        }
    }
}
