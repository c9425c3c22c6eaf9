package grundy.web.work;

import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadPoolExecutor;

/// Runs heavy questions and kept ones, each in a process of its own, as many at a time as the machine
/// has memory for.
final class QuestionProcesses implements AutoCloseable {
    private final MemoryPlan plan;
    private final ThreadPoolExecutor heavy;
    private final ThreadPoolExecutor executor;
    private final Set<QuestionProcess> running = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    QuestionProcesses(MemoryPlan plan) {
        this.plan = plan;
        heavy = WorkerPool.pool("heavy-", Math.max(1, plan.heavy()));
        executor = plan.keptProcesses() == 0 ? heavy : WorkerPool.pool("kept-", plan.keptProcesses());
    }

    /// @param body of the request, which the process reads again
    /// @throws RefusedRequest if too many wait already, or there is no memory for a process
    void answer(Job job, Endpoint endpoint, WorkLimits effort, byte[] body) {
        if (plan.processes() == 0) throw new RefusedRequest(503, noRoom());
        WorkerPool.execute(job.storedRequest() == null ? heavy : executor, () -> run(job, endpoint, effort, body));
    }

    private static Message noRoom() {
        return Message.of(
                "web.process.no-room",
                "share",
                MemoryPlan.share(MemoryPlan.machine()) >> 20,
                "heap",
                Runtime.getRuntime().maxMemory() >> 20);
    }

    private void run(Job job, Endpoint endpoint, WorkLimits effort, byte[] body) {
        try {
            if (job.isCancelled() || closed) throw new LimitException(Message.of("limit.cancelled"));
            var process = QuestionProcess.start(endpoint, plan.heap());
            running.add(process);
            try {
                if (closed) process.end();
                process.answer(job, endpoint, effort, body);
            } finally {
                running.remove(process);
            }
        } catch (LimitException | RefusedRequest fault) {
            job.fail(fault);
        }
    }

    /// Ends all processes, each of which has a moment to put away what it has.
    @Override
    public void close() {
        closed = true;
        heavy.shutdownNow();
        executor.shutdownNow();
        var ends = new ArrayList<Thread>();
        for (var process : running) ends.add(Thread.ofVirtual().start(process::end));
        for (var end : ends)
            try {
                end.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
    }
}
