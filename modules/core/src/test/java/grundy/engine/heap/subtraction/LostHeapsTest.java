package grundy.engine.heap.subtraction;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@EveryTurn
class LostHeapsTest {
    @Test
    void bitsAgreeWithTheDefinitionForRandomAmountsOfAllSizes() {
        long seed = 20261121;
        var random = CaseCount.random(seed);
        for (int game = 0; game < CaseCount.of(600); game++) {
            long[] amounts = SubtractionRunTest.amounts(random);
            for (var play : Play.values()) {
                var lost = new LostHeaps(amounts, play);
                int heaps = 1 << 17;
                var naive = naive(amounts, play, heaps + 64 * 20);
                for (int heap = 0; heap < heaps; ) {
                    var words = new long[1 + random.nextInt(game % 2 == 0 ? 9 : 900)];
                    if (heap + 64 * words.length > naive.length) break;
                    lost.next(words, Limits.DEFAULT);
                    for (long word : words) {
                        long expected = 0;
                        for (int bit = 0; bit < 64; bit++) if (naive[heap + bit]) expected |= 1L << bit;
                        if (word != expected)
                            assertThat(Long.toHexString(word))
                                    .as("seed %d, game %d, %s, heap %d", seed, game, play, heap)
                                    .isEqualTo(Long.toHexString(expected));
                        heap += 64;
                    }
                }
            }
        }
    }

    private static boolean[] naive(long[] amounts, Play play, int heaps) {
        var lost = new boolean[heaps];
        for (int heap = 0; heap < heaps; heap++) {
            boolean wins = play == Play.MISERE && heap < amounts[0];
            for (long amount : amounts) wins |= amount <= heap && lost[(int) (heap - amount)];
            lost[heap] = !wins;
        }
        return lost;
    }
}
