package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.QuotientTheorem;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.value.MisereQuotient;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The elements of the heaps of one game, of several that are numbered through, are those of the theorem; and pairs of
/// heaps are counted as one by one.
class QuotientElementsTest {
    private static final int ORDER = 5;

    private static QuotientTheorem theorem(Random random, int games, int preperiod, int period) {
        var products = new char[ORDER * ORDER];
        for (int a = 0; a < ORDER; a++)
            for (int b = 0; b < ORDER; b++) products[a * ORDER + b] = (char) ((a + b) % ORDER);
        int length = period == 0 ? 40 * games + 1 : preperiod + period;
        var map = IntStream.range(0, length)
                .map(heap -> heap == 0 ? 0 : random.nextInt(ORDER))
                .boxed()
                .toList();
        var rules = IntStream.range(0, games)
                .<RuleTree>mapToObj(_ -> Oracles.rules("kayles"))
                .toList();
        return new QuotientTheorem(
                rules,
                new MisereQuotient(ORDER, products, new BitSet()),
                List.of(1),
                map,
                preperiod,
                period,
                List.of());
    }

    private static long pairs(QuotientTheorem theorem, int game, int total, IntPredicate wanted) {
        return IntStream.rangeClosed(1, total / 2)
                .filter(one -> wanted.test(theorem.quotient()
                        .times(
                                theorem.element(game, BigInteger.valueOf(one)),
                                theorem.element(game, BigInteger.valueOf(total - one)))))
                .count();
    }

    @Test
    void heapsAndPairsOfHeapsAreThoseOfTheTheorem() {
        var random = new Random(484);
        for (int games = 1; games <= 3; games++)
            for (int preperiod = 1; preperiod <= 6; preperiod++)
                for (int turns = 0; turns <= 3; turns++) {
                    var theorem = theorem(random, games, preperiod, turns * games);
                    for (int game = 0; game < games; game++) heapsAndPairs(theorem, game);
                }
    }

    private static void heapsAndPairs(QuotientTheorem theorem, int game) {
        var elements = new QuotientElements(theorem, game);
        assertThat(elements.quotient()).isSameAs(theorem.quotient());
        var product = 0;
        for (int heap = 0; heap <= 40; heap++) {
            int element = theorem.element(game, BigInteger.valueOf(heap));
            assertThat(elements.listedElement(heap)).isEqualTo(element);
            assertThat(elements.of(BigInteger.valueOf(heap))).isEqualTo(element);
            product = theorem.quotient().times(product, element);
        }
        assertThat(elements.product(IntStream.rangeClosed(0, 40)
                        .mapToObj(BigInteger::valueOf)
                        .toList()))
                .isEqualTo(product);
        assertThat(elements.product(List.of())).isZero();
        for (int total = 0; total <= 40; total++)
            for (int element = 0; element < ORDER; element++) {
                int wanted = element;
                assertThat(elements.pairs(BigInteger.valueOf(total), at -> at == wanted))
                        .as("%s: %d to %d", theorem, total, wanted)
                        .isEqualTo(BigInteger.valueOf(pairs(theorem, game, total, at -> at == wanted)));
            }
        if (theorem.isForAll())
            for (var heap = BigInteger.ONE.shiftLeft(30); heap.bitLength() < 90; heap = heap.shiftLeft(7))
                for (int more = -9; more < 9; more++) {
                    var large = heap.add(BigInteger.valueOf(more));
                    assertThat(elements.of(large)).isEqualTo(theorem.element(game, large));
                }
    }

    /// With each two periods more there are as many pairs more as with the two before.
    @Test
    void pairsOfFarTotalsGrowAsNearOnes() {
        var random = new Random(485);
        var far = BigInteger.TEN.pow(20);
        for (int games = 1; games <= 2; games++)
            for (int turns = 1; turns <= 3; turns++) {
                var theorem = theorem(random, games, 4, turns * games);
                var elements = new QuotientElements(theorem, 0);
                for (int total = 30; total < 30 + 2 * turns; total++)
                    for (int element = 0; element < ORDER; element++) {
                        int wanted = element;
                        long now = pairs(theorem, 0, total, at -> at == wanted);
                        long more = pairs(theorem, 0, total + 2 * turns, at -> at == wanted) - now;
                        assertThat(elements.pairs(
                                        BigInteger.valueOf(total).add(far.multiply(BigInteger.valueOf(2L * turns))),
                                        at -> at == wanted))
                                .isEqualTo(BigInteger.valueOf(now).add(far.multiply(BigInteger.valueOf(more))));
                    }
            }
    }
}
