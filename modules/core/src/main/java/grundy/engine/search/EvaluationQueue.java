package grundy.engine.search;

import grundy.limit.Threads;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Positions whose options are known, to be evaluated in the order in which they come: by another thread, where there
/// is one, while the search goes on. That is of use where no value says where the search goes.
///
/// The last ones, and so all of a short search, are evaluated by the thread that asks. Cost: up to ten blocks of
/// 256 KB.
final class EvaluationQueue {
    private static final int BLOCK = 1 << 16;
    private static final int MOST_WAITING = 8;
    private static final long LOOK_MILLIS = 20;

    private final Evaluator evaluator;
    private final Threads threads;
    private final Runnable checkpoint;
    private QueueBlock filling = new QueueBlock(BLOCK);

    /// The first one is being worked at, if there is work.
    private final Deque<QueueBlock> waiting = new ArrayDeque<>();

    private Threads.@Nullable ForkedWork<?> work;
    private boolean isWorking;

    /// A permit for each block that was ended.
    private final Semaphore ended = new Semaphore(0);

    /// Works out what positions are worth.
    interface Evaluator {
        /// @param entries holds the options of the position between `from` and `to`, in the form of an {@link
        ///     grundy.engine.space.OptionBuffer}; all their parts were evaluated before
        void evaluate(int id, int[] entries, int from, int to);
    }

    /// @param threads a second one of which evaluates
    /// @param checkpoint asked while the search waits for that; what it throws ends the waiting
    EvaluationQueue(Evaluator evaluator, Threads threads, Runnable checkpoint) {
        this.evaluator = evaluator;
        this.threads = threads;
        this.checkpoint = checkpoint;
    }

    /// Has a position evaluated, now or later. What is thrown may be of an earlier one; then {@link #abandon} is to
    /// be called.
    void add(int id, int[] options, int from, int to) {
        if (!filling.hasRoom(to - from)) {
            boolean handedOver = threads.areSeveral();
            if (handedOver) handOver();
            else filling.evaluateBy(evaluator);
            if (handedOver || !filling.isRoomy(to - from))
                filling = new QueueBlock(Math.max(BLOCK, QueueBlock.HEAD + to - from));
            else filling.clear();
        }
        filling.add(id, options, from, to);
    }

    /// Returns when all are evaluated. What is thrown may be of any one; then {@link #abandon} is to be called.
    void finish() {
        await(0);
        filling.evaluateBy(evaluator);
        filling.clear();
    }

    /// Waits for the evaluation that goes on, and gives up the rest.
    ///
    /// @param left gets the id of each position that was not evaluated
    void abandon(IntConsumer left) {
        boolean interrupted = false;
        while (help(0))
            try {
                pause();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        if (interrupted) Thread.currentThread().interrupt();
        for (var block : waiting) block.giveUp(left);
        waiting.clear();
        filling.giveUp(left);
        filling.clear();
        work = null;
    }

    private void handOver() {
        await(MOST_WAITING - 1);
        synchronized (this) {
            waiting.add(filling);
            if (isWorking) return;
            isWorking = true;
        }
        work = threads.fork(() -> {
            work();
            return this;
        });
    }

    private void work() {
        try {
            for (var block = first(); block != null; block = after(block)) block.evaluateBy(evaluator);
        } catch (RuntimeException | Error fault) {
            end();
            throw fault;
        }
    }

    private synchronized @Nullable QueueBlock first() {
        return waiting.peek();
    }

    /// @param done the first one
    /// @return the next one; if there is none, the work is over
    private synchronized @Nullable QueueBlock after(QueueBlock done) {
        waiting.remove(done);
        isWorking = !waiting.isEmpty();
        ended.release();
        return waiting.peek();
    }

    private synchronized void end() {
        isWorking = false;
        ended.release();
    }

    /// Waits until at most that many blocks are queued.
    private void await(int most) {
        while (help(most)) {
            checkpoint.run();
            try {
                pause();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("Interrupted while another thread worked", e);
            }
        }
        if (work == null || isLong(0)) return;
        var over = work;
        work = null;
        over.join();
    }

    /// Does the work if nobody has begun it.
    ///
    /// @return whether more blocks than that are still queued
    private boolean help(int most) {
        if (work != null && isLong(most)) work.run();
        return isLong(most);
    }

    private void pause() throws InterruptedException {
        if (ended.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS)) ended.drainPermits();
    }

    private synchronized boolean isLong(int most) {
        return isWorking && waiting.size() > most;
    }

    /// Positions, concatenated: the id, the number of entries of the options, and these entries.
    private static final class QueueBlock {
        static final int HEAD = 2;

        private final int[] entries;
        private int size;

        /// Those before this place are evaluated.
        private int done;

        QueueBlock(int length) {
            entries = new int[length];
        }

        /// @return whether that many fit once it is empty
        boolean isRoomy(int options) {
            return HEAD + options <= entries.length;
        }

        boolean hasRoom(int options) {
            return HEAD + options <= entries.length - size;
        }

        void add(int id, int[] options, int from, int to) {
            entries[size] = id;
            entries[size + 1] = to - from;
            System.arraycopy(options, from, entries, size + HEAD, to - from);
            size = size + HEAD + to - from;
        }

        void evaluateBy(Evaluator evaluator) {
            for (int next; done < size; done = next) {
                next = done + HEAD + entries[done + 1];
                evaluator.evaluate(entries[done], entries, done + HEAD, next);
            }
        }

        void giveUp(IntConsumer left) {
            for (; done < size; done += HEAD + entries[done + 1]) left.accept(entries[done]);
        }

        void clear() {
            size = 0;
            done = 0;
        }
    }
}
