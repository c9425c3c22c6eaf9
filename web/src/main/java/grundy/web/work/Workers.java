package grundy.web.work;

import grundy.limit.MemoryLedger;
import grundy.text.Message;
import grundy.web.api.Endpoint;
import grundy.web.api.Refused;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Answers questions: quick ones by two threads of this process, with a queue; heavy ones each by a process of its
/// own.
public final class Workers implements AutoCloseable {
    private static final int THREADS = 2;
    private static final int QUEUE = 32;
    private static final int CHILDREN = 2;
    private final ThreadPoolExecutor quick;
    private final ExecutorService heavy;
    private final MemoryLedger memory;

    /// @param memory for all quick questions together (unit: bytes)
    public Workers(long memory) {
        this.memory = new MemoryLedger(memory);
        quick = new ThreadPoolExecutor(
                THREADS,
                THREADS,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(QUEUE),
                Thread.ofPlatform().daemon().name("question-", 0).factory());
        heavy = Executors.newFixedThreadPool(
                CHILDREN, Thread.ofPlatform().daemon().name("child-", 0).factory());
    }

    /// @param body of the request, which a process of its own reads again
    /// @throws Refused if too many wait already
    public void answer(Job job, Endpoint endpoint, Endpoint.Asked asked, Effort effort, byte[] body) {
        try {
            if (effort.isHeavy()) heavy.execute(() -> Child.answer(job, endpoint.name(), effort, body));
            else quick.execute(() -> answer(job, asked, effort));
        } catch (RejectedExecutionException _) {
            throw new Refused(429, Message.of("web.busy", "waiting", QUEUE));
        }
    }

    private void answer(Job job, Endpoint.Asked asked, Effort effort) {
        job.begins();
        var limits =
                effort.limits().withMemory(memory).cancelledBy(job::isCancelled).withProgress(job);
        try (var own = limits.memory().open()) {
            limits.checkpoint();
            job.ends(new Job.Done(200, asked.reply(limits.withMemory(own))));
        } catch (Exception | Error fault) {
            job.fails(fault);
        }
    }

    @Override
    public void close() {
        quick.shutdownNow();
        heavy.shutdownNow();
    }
}
