package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Threads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvaluationQueueTest {
    private static final int POSITIONS = 30_000;

    /// One thread, two, three, and a second one that never comes.
    static List<Threads> threads() {
        Executor busy = _ -> {};
        return List.of(Threads.ONE, Threads.of(2), Threads.of(3), Threads.of(2, busy));
    }

    /// Position `id` has the options `id`, `id + 1`, …, mostly some dozens, now and then more than go into a block.
    private static int[] options(int id) {
        return IntStream.range(id, id + (id % 10_000 == 9_999 ? 100_000 : id % 71))
                .toArray();
    }

    /// Writes down the positions that come, and sees that their options come with them.
    private static final class RecordingEvaluator implements EvaluationQueue.Evaluator {
        private final List<Integer> positions = new ArrayList<>();
        private int faultAt = -1;

        @Override
        public void evaluate(int id, int[] entries, int from, int to) {
            assertThat(entries).hasSizeGreaterThanOrEqualTo(to);
            if (!Arrays.equals(entries, from, to, options(id), 0, options(id).length))
                throw new AssertionError("options of " + id);
            if (id == faultAt) throw new IllegalStateException("fault at " + id);
            positions.add(id);
        }
    }

    private static void addAll(EvaluationQueue queue, int from, int to) {
        for (int id = from; id < to; id++) {
            var options = options(id);
            var row = new int[options.length + 2];
            System.arraycopy(options, 0, row, 1, options.length);
            queue.add(id, row, 1, row.length - 1);
        }
    }

    @ParameterizedTest
    @MethodSource("threads")
    void eachIsEvaluatedInItsOrder(Threads threads) {
        var recorder = new RecordingEvaluator();
        var queue = new EvaluationQueue(recorder, threads, () -> {});
        addAll(queue, 0, POSITIONS);
        queue.finish();
        assertThat(recorder.positions).hasSize(POSITIONS).isSorted();
        addAll(queue, POSITIONS, POSITIONS + 3);
        queue.finish();
        assertThat(recorder.positions).hasSize(POSITIONS + 3).isSorted();
    }

    @ParameterizedTest
    @MethodSource("threads")
    void whatIsThrownArrivesAndTheRestIsToldAndCanComeAgain(Threads threads) {
        var recorder = new RecordingEvaluator();
        recorder.faultAt = 7_000;
        var queue = new EvaluationQueue(recorder, threads, () -> {});
        var left = new ArrayList<Integer>();
        assertThatThrownBy(() -> {
                    addAll(queue, 0, POSITIONS);
                    queue.finish();
                })
                .hasMessage("fault at 7000");
        queue.abandon(left::add);
        assertThat(recorder.positions).hasSize(7_000).isSorted();
        assertThat(left).startsWith(7_000).isSorted();
        recorder.faultAt = -1;
        addAll(queue, 7_000, POSITIONS);
        queue.finish();
        assertThat(recorder.positions).hasSize(POSITIONS).isSorted();
    }

    @ParameterizedTest
    @MethodSource("threads")
    void whatWasWaitingWhenTheSearchEndsIsEvaluatedOrTold(Threads threads) {
        var recorder = new RecordingEvaluator();
        var queue = new EvaluationQueue(recorder, threads, () -> {});
        addAll(queue, 0, POSITIONS);
        var left = new ArrayList<Integer>();
        queue.abandon(left::add);
        left.addAll(0, recorder.positions);
        assertThat(left).hasSize(POSITIONS).isSorted();
    }
}
