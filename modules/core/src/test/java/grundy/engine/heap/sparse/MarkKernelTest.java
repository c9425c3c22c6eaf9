package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.MarkKernel.CANDIDATES;
import static grundy.engine.heap.sparse.MarkKernel.MOST_LANES;
import static grundy.engine.heap.sparse.MarkKernel.STRIDE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.finding.CodeChunks;
import grundy.limit.MemoryLedger;
import grundy.testkit.DrawnCases;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class MarkKernelTest {
    private static final long SEED = 20_261_121;
    private static final int LENGTH = 40_000;
    private static final int ROUNDS = 40;

    enum Kind {
        SCALAR,
        VECTORS,
        TABLES
    }

    private static MarkKernel kernel(Kind kind) {
        assumeTrue(kind == Kind.SCALAR || MarkKernel.hasVectors());
        if (kind == Kind.SCALAR) return new ScalarKernel();
        var kernel = new VectorKernel(kind == Kind.TABLES);
        assumeTrue(kind == Kind.VECTORS || kernel.lanes() == MOST_LANES);
        return kernel;
    }

    private static CodeHistory history(Random random, int indices) {
        var history = new CodeHistory(CodeChunks.inMemory(MemoryLedger.PROCESS));
        history.reserve(LENGTH);
        for (int heap = 0; heap < LENGTH; heap++) history.set(heap, random.nextInt(indices));
        return history;
    }

    private static MarkedPairs pairs(Random random, MarkKernel kernel, int count) {
        var pairs = new MarkedPairs();
        for (int i = 0; i < count; i++)
            pairs.add(kernel.lanes() + random.nextInt(RecentCodes.WINDOW - kernel.lanes()), random.nextInt(256));
        return pairs;
    }

    @ParameterizedTest
    @EnumSource
    void marksTheIndicesOfAllOptions(Kind kind) {
        var random = new Random(SEED);
        var kernel = kernel(kind);
        for (int round = 0; round < ROUNDS; round++) {
            var recent = new RecentCodes(history(random, 256), new RareHeaps(), kernel, LENGTH);
            var pairs = pairs(random, kernel, 1 + random.nextInt(300));
            var choice = PairChoice.all(pairs);
            if (kernel.parts()) Arrays.setAll(choice.counts(), part -> random.nextInt(pairs.size() + 1));
            int most = 1 + random.nextInt(256);
            long[] sets = random.longs(4 * STRIDE).toArray();
            int at = recent.place(LENGTH);
            kernel.mark(recent, at, choice, most, sets);
            for (int lane = 0; lane < kernel.lanes(); lane++)
                for (int index = 0; index < most; index++) {
                    boolean marked = false;
                    for (int i = 0; i < choice.counts()[index / PairChoice.PART]; i++) {
                        int code = recent.codes()[at + lane - pairs.distance(i)] & 0xFF;
                        marked |= (code ^ pairs.index(i)) == index;
                    }
                    assertThat((sets[(index >> 6) * STRIDE + lane] >>> index & 1) != 0)
                            .isEqualTo(marked);
                }
        }
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @EnumSource
    void findsTheCandidatesThatOptionsHave(Kind kind) {
        var random = new Random(SEED);
        var kernel = kernel(kind);
        for (int round = 0; round < ROUNDS; round++) {
            var recent = new RecentCodes(history(random, 256), new RareHeaps(), kernel, LENGTH);
            var pairs = pairs(random, kernel, random.nextInt(300));
            var candidates = new byte[CANDIDATES][MOST_LANES];
            for (var some : candidates) random.nextBytes(some);
            long[] dead = new long[CANDIDATES];
            int at = recent.place(LENGTH);
            int from = random.nextInt(pairs.size() + 1);
            kernel.compare(recent.codes(), at, pairs, from, pairs.size(), candidates, dead);
            for (int lane = 0; lane < kernel.lanes(); lane++)
                for (int k = 0; k < CANDIDATES; k++) {
                    boolean isDead = false;
                    for (int i = from; i < pairs.size(); i++) {
                        int code = recent.codes()[at + lane - pairs.distance(i)] ^ pairs.index(i);
                        isDead |= (byte) code == candidates[k][lane];
                    }
                    assertThat((dead[k] >>> lane & 1) != 0).isEqualTo(isDead);
                    if (!isDead) break;
                }
        }
    }

    @ParameterizedTest
    @EnumSource
    void findsTheFirstTwoCodesOfASum(Kind kind) {
        var random = new Random(SEED);
        var kernel = kernel(kind);
        for (int round = 0; round < 50 * ROUNDS; round++) {
            int length = MOST_LANES * (1 + random.nextInt(6));
            byte[] one = new byte[length + 20];
            byte[] other = new byte[length + 20];
            random.nextBytes(one);
            random.nextBytes(other);
            int from = random.nextInt(20);
            int start = random.nextInt(20);
            byte wanted = (byte) random.nextInt();
            int expected = -1;
            for (int i = length - 1; i >= 0; i--) if ((one[from + i] ^ other[start + i]) == wanted) expected = i;
            assertThat(kernel.find(one, from, other, start, length, wanted)).isEqualTo(expected);
        }
    }
}
