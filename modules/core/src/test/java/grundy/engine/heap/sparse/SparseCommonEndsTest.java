package grundy.engine.heap.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.CodeChunks;
import grundy.limit.MemoryLedger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SparseCommonEndsTest {
    private static final long SEED = 20_261_121;
    private static final int LENGTH = 60;

    @Test
    void endsOfTheSameKindsAreAsLongAsHeapByHeap() {
        var history = new CodeHistory(CodeChunks.inMemory(MemoryLedger.PROCESS));
        history.reserve(LENGTH);
        var random = new Random(SEED);
        for (int i = 0; i < 3000; i++) {
            var rare = new RareHeaps();
            int every = 1 + random.nextInt(12);
            for (int heap = 1; heap < LENGTH; heap++) if (heap % every == 0 && random.nextInt(20) > 0) rare.add(heap);
            int b = 2 + random.nextInt(LENGTH - 3);
            int a = b + 1 + random.nextInt(LENGTH - b - 1);
            int most = random.nextInt(b);
            int same = 0;
            while (same < most && rare.contains(a - 1 - same) == rare.contains(b - 1 - same)) same++;
            assertThat(new SparseCommonEnds(history, rare).commonEnd(a, b, most))
                    .isEqualTo(same);
        }
    }
}
