package grundy.web.work;

import grundy.limit.LimitException;
import grundy.limit.MemoryLedger;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.table.HeavierException;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Schedules questions: quick ones by two threads of this process, and four more beside slow ones, with
/// a queue; heavy ones and those that are kept each by a process of its own ({@link
/// QuestionProcesses}).
public final class WorkerPool implements AutoCloseable {
    private static final int THREADS = 2;
    private static final int QUEUE = 32;

    /// Quick questions that went on for so long beyond their time are cancelled, should they still hear of it.
    private static final long STUCK = TimeUnit.SECONDS.toNanos(5);

    /// Beside those that take longer than that, others have threads, too.
    private static final long SLOW = TimeUnit.MILLISECONDS.toNanos(200);

    private static final int MOST_SLOW = 4;
    private final Map<Job, Long> working = new ConcurrentHashMap<>();
    private final ThreadPoolExecutor quick = pool("question-", THREADS);
    private final MemoryLedger memory;
    private final Supplier<MemoryPlan> plan;
    private @Nullable QuestionProcesses processes;
    private boolean closed;

    /// @param memory for all quick questions together (unit: bytes)
    public WorkerPool(long memory) {
        this(memory, MemoryPlan::here);
    }

    /// @param plan asked for when the first process is needed: to learn how large the machine is takes a moment
    WorkerPool(long memory, Supplier<MemoryPlan> plan) {
        this.memory = new MemoryLedger(memory);
        this.plan = plan;
    }

    private synchronized QuestionProcesses processes() {
        if (closed) throw new LimitException(Message.of("limit.cancelled"));
        var own = processes == null ? new QuestionProcesses(plan.get()) : processes;
        processes = own;
        return own;
    }

    static ThreadPoolExecutor pool(String name, int threads) {
        return new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(QUEUE),
                Thread.ofPlatform().daemon().name(name, 0).factory());
    }

    /// @param body of the request, which a process of its own reads again
    /// @throws RefusedRequest if too many wait already
    public void answer(Job job, Endpoint endpoint, Endpoint.PreparedQuestion prepared, WorkLimits effort, byte[] body) {
        if (effort.isHeavy()) processes().answer(job, endpoint, effort, body);
        else
            execute(quick, () -> {
                try {
                    answer(job, prepared, effort);
                } catch (HeavierException more) {
                    heavier(job, endpoint, WorkLimits.of(more), body);
                }
            });
    }

    /// Queues a question that is kept, however long it takes.
    ///
    /// @throws RefusedRequest if too many wait already
    public void keep(Job job, Endpoint endpoint, WorkLimits effort, byte[] body) {
        processes().answer(job, endpoint, effort, body);
    }

    private void heavier(Job job, Endpoint endpoint, WorkLimits effort, byte[] body) {
        try {
            processes().answer(job, endpoint, effort, body);
        } catch (RefusedRequest | LimitException busy) {
            job.fail(busy);
        }
    }

    static void execute(ThreadPoolExecutor pool, Runnable work) {
        try {
            pool.execute(work);
        } catch (RejectedExecutionException _) {
            throw new RefusedRequest(429, Message.of("web.busy", "waiting", QUEUE));
        }
    }

    private void answer(Job job, Endpoint.PreparedQuestion prepared, WorkLimits effort) {
        job.setLimits(effort);
        job.start();
        working.put(job, System.nanoTime());
        var limits =
                effort.limits().withMemory(memory).cancelledBy(job::isCancelled).withProgress(job);
        try (var own = limits.memory().open()) {
            limits.checkpoint();
            job.finish(new Job.JobResult(200, prepared.reply(limits.withMemory(own), job)));
        } catch (HeavierException more) {
            throw more;
        } catch (Exception | Error fault) {
            job.fail(fault);
        } finally {
            working.remove(job);
        }
    }

    /// Sees to it that quick questions are not kept waiting by slow ones, nor by those that do not keep their time;
    /// to be called ten times a second.
    public void relieve() {
        long now = System.nanoTime();
        int slow = 0;
        for (var each : working.entrySet()) {
            long time = now - each.getValue();
            if (time > SLOW) slow++;
            if (time > TimeUnit.SECONDS.toNanos(WorkLimits.QUICK.seconds()) + STUCK)
                each.getKey().cancel();
        }
        int threads = THREADS + Math.min(MOST_SLOW, slow);
        if (threads == quick.getCorePoolSize()) return;
        if (threads > quick.getMaximumPoolSize()) quick.setMaximumPoolSize(threads);
        quick.setCorePoolSize(threads);
        quick.setMaximumPoolSize(threads);
    }

    @Override
    public void close() {
        quick.shutdownNow();
        QuestionProcesses own;
        synchronized (this) {
            closed = true;
            own = processes;
        }
        if (own != null) own.close();
    }
}
