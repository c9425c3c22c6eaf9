package grundy.spark;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.spark.graph.EdgeReading;
import grundy.store.WholeFolder;
import grundy.survey.ClusterException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;

/// A connection to a cluster, for one piece of work.
///
/// What begins with `spark.` among the properties of this virtual machine is Spark's own setting, and goes before what
/// is set here.
final class SparkLink implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long LOOK_MILLIS = 200;

    /// A worker that is killed costs each task that it was at a failure.
    private static final String FAILURES = "32";

    private final ClusterAddress address;
    private final Path scratch;
    private final JavaSparkContext context;

    private SparkLink(ClusterAddress address, Path scratch, JavaSparkContext context) {
        this.address = address;
        this.scratch = scratch;
        this.context = context;
    }

    /// @param work its name in the cluster
    /// @param seconds that no task takes if nothing is wrong; one that takes longer is begun elsewhere, too
    /// @throws LimitException if there is no cluster, or no worker in it
    static SparkLink open(ClusterAddress address, String work, long seconds, Limits limits) throws IOException {
        address.require();
        var scratch = Files.createTempDirectory("grundy-spark");
        var link = new SparkLink(address, scratch, start(address, work, seconds, scratch));
        try {
            link.awaitWorkers(limits);
        } catch (RuntimeException fault) {
            link.close();
            throw fault;
        }
        return link;
    }

    private static JavaSparkContext start(ClusterAddress address, String work, long seconds, Path scratch)
            throws IOException {
        try {
            return new JavaSparkContext(conf(address, work, seconds, scratch));
        } catch (Exception fault) {
            // Spark throws what it does not declare.
            WholeFolder.remove(scratch);
            throw failure(address, fault);
        }
    }

    private static SparkConf conf(ClusterAddress address, String work, long seconds, Path scratch) throws IOException {
        var conf = new SparkConf(true)
                .setMaster(address.url())
                .setAppName(work)
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.task.maxFailures", FAILURES)
                .setIfMissing("spark.stage.maxConsecutiveAttempts", FAILURES)
                .setIfMissing("spark.speculation", "true")
                .setIfMissing("spark.speculation.task.duration.threshold", seconds + "s")
                .setIfMissing(
                        "spark.executor.extraJavaOptions",
                        "-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow");
        if (address.isLocal()) return conf;
        if (address.isOnLoopback())
            conf.setIfMissing("spark.driver.host", ClusterAddress.LOOPBACK)
                    .setIfMissing("spark.driver.bindAddress", ClusterAddress.LOOPBACK);
        var jars = ShippedJars.of(System.getProperty("java.class.path"), scratch);
        return conf.setIfMissing("spark.jars", String.join(",", jars));
    }

    JavaSparkContext context() {
        return context;
    }

    /// @return the number of tasks that run at the same time
    int cores() {
        return context.defaultParallelism();
    }

    /// @throws LimitException if there is none for a minute
    void requireWorkers(WorkerTimeout timeout) {
        if (context.sc().isStopped()) throw new LimitException(Message.of("spark.gone", "url", address.url()));
        if (hasWorkers()) timeout.begin();
        else if (timeout.isOver()) throw new LimitException(Message.of("spark.no-workers", "url", address.url()));
    }

    /// Limits the time without a worker.
    static final class WorkerTimeout {
        private long start = System.nanoTime();

        void begin() {
            start = System.nanoTime();
        }

        boolean isOver() {
            return System.nanoTime() - start > PATIENCE.toNanos();
        }
    }

    private void awaitWorkers(Limits limits) {
        var timeout = new WorkerTimeout();
        while (!hasWorkers()) {
            requireWorkers(timeout);
            limits.checkpoint();
            pause();
        }
    }

    private boolean hasWorkers() {
        return address.isLocal() || context.statusTracker().getExecutorInfos().length > 1;
    }

    static void pause() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while a cluster worked", e);
        }
    }

    /// Does work that waits for the cluster, while the limits and the workers are looked after.
    ///
    /// @throws LimitException if it was stopped, or cannot go on
    <T> T watch(Limits limits, Callable<T> work) {
        var task = new FutureTask<>(work);
        var thread = Thread.ofPlatform().daemon().name("grundy-cluster").start(task);
        try {
            var timeout = new WorkerTimeout();
            while (!task.isDone()) {
                limits.checkpoint();
                requireWorkers(timeout);
                pause();
            }
            return task.get();
        } catch (ExecutionException fault) {
            throw switch (fault.getCause()) {
                case LimitException limit -> limit;
                case ClusterException wrong -> wrong;
                case Exception thrown -> failure(thrown);
                case null, default -> new IllegalStateException(fault);
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while a cluster worked", e);
        } finally {
            if (!context.sc().isStopped()) context.cancelAllJobs();
            thread.interrupt();
        }
    }

    /// @return the message where Spark gave up
    LimitException failure(Exception fault) {
        return failure(address, fault);
    }

    private static LimitException failure(ClusterAddress address, Exception fault) {
        var text = String.valueOf(fault.getMessage());
        if (text.contains("UnsupportedClassVersionError"))
            return new LimitException(Message.of("spark.old-java", "url", address.url()));
        int unreadable = text.indexOf(EdgeReading.UNREADABLE);
        if (unreadable >= 0)
            return new LimitException(Message.of(
                    "spark.graph.unreadable",
                    "problem",
                    text.substring(unreadable + EdgeReading.UNREADABLE.length())
                            .lines()
                            .findFirst()
                            .orElse("")));
        var first = text.lines().findFirst().orElse("");
        return new LimitException(Message.of(
                fault instanceof SparkException && text.contains("ExecutorLostFailure") ? "spark.lost" : "spark.failed",
                "url",
                address.url(),
                "problem",
                first.isEmpty() ? fault.getClass().getSimpleName() : first));
    }

    @Override
    public void close() {
        context.close();
        try {
            WholeFolder.remove(scratch);
        } catch (IOException _) {
            // It lies among what the system forgets.
        }
    }
}
