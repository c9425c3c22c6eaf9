package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.MarkKernel.CANDIDATES;
import static grundy.engine.heap.sparse.MarkKernel.MOST_LANES;
import static grundy.engine.heap.sparse.MarkKernel.STRIDE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CandidateIndicesTest {
    private static final int MOST = PairChoice.MOST_INDICES;

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void membersAmongThemAreTheFirstOnesInOrder(long flipped) {
        var random = new Random(20_261_122);
        for (int round = 0; round < 300; round++) {
            long[] sets = new long[(MOST / Long.SIZE + CandidateIndices.SPARE) * STRIDE];
            int most = 1 + random.nextInt(MOST);
            int density = random.nextInt(40);
            for (int word = 0; word < sets.length; word++) {
                sets[word] = flipped;
                if (random.nextInt(3) > 0) for (int k = 0; k < density; k++) sets[word] ^= 1L << random.nextInt();
            }
            byte[][] candidates = new byte[CANDIDATES][MOST_LANES];
            for (int lane = 0; lane < MOST_LANES; lane++) {
                CandidateIndices.take(candidates, lane, sets, flipped, most);
                int at = lane;
                var members = IntStream.range(0, MOST)
                        .filter(index -> ((sets[(index >> 6) * STRIDE + at] ^ flipped) >>> index & 1) != 0)
                        .boxed()
                        .toList();
                var taken = Arrays.stream(candidates)
                        .map(each -> each[at] & 0xFF)
                        .filter(members::contains)
                        .distinct()
                        .toList();
                assertThat(taken).isEqualTo(members.subList(0, taken.size()));
                if (!members.isEmpty() && members.getFirst() < most)
                    assertThat(taken).isNotEmpty();
            }
        }
    }
}
