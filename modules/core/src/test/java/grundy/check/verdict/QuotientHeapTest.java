package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.QuotientTheorem;
import grundy.rules.Oracles;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.MisereQuotient;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The moves from one heap, counted by the elements that they leave, are those that the rules list. The elements are
/// drawn: that they are those of the game is nothing that this asks.
class QuotientHeapTest {
    private static final int ORDER = 5;
    private static final int PREPERIOD = 4;
    private static final int PERIOD = 3;

    private static MisereQuotient quotient() {
        var products = new char[ORDER * ORDER];
        for (int a = 0; a < ORDER; a++)
            for (int b = 0; b < ORDER; b++) products[a * ORDER + b] = (char) ((a + b) % ORDER);
        return new MisereQuotient(ORDER, products, new BitSet());
    }

    /// @param period 0 for a table of heaps up to 30
    private static QuotientElements elements(String rules, long seed, int period) {
        var random = new Random(seed);
        int length = period == 0 ? 31 : PREPERIOD + period;
        var map = IntStream.range(0, length)
                .map(heap -> heap == 0 ? 0 : random.nextInt(ORDER))
                .boxed()
                .toList();
        var theorem = new QuotientTheorem(
                List.of(Oracles.rules(rules)), quotient(), List.of(1), map, PREPERIOD, period, List.of());
        return new QuotientElements(theorem, 0);
    }

    private static List<List<BigInteger>> options(String rules, int heap) {
        return RuleOptions.distinct(Oracles.rules(rules), Tuple.of(heap)).stream()
                .map(option ->
                        option.stream().map(part -> ((Tuple) part).get(0)).toList())
                .toList();
    }

    private static List<String> written(List<BigInteger> heaps) {
        return heaps.stream().map(BigInteger::toString).sorted().toList();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles",
                "0.137",
                "4.4",
                "0.8F",
                "8.08",
                "4.F",
                "0.34",
                "take {1,3}",
                "take any",
                "lasker",
                "take squares",
                "grundys-game",
                "(n): (n-1) + (1) where n > 2 | (n-2)",
                "(n): (n-k)"
            })
    void movesAreThoseOfTheRules(String rules) {
        for (int period : new int[] {0, PERIOD})
            for (int heap = 0; heap <= 30; heap++) {
                var elements = elements(rules, 100 * heap + period, period);
                var moves = new QuotientHeap(Oracles.rules(rules), BigInteger.valueOf(heap), elements);
                var options = options(rules, heap);
                for (int set = 0; set < 1 << ORDER; set += 3) {
                    int wanted = set;
                    long count = options.stream()
                            .filter(option -> (wanted >> elements.product(option) & 1) != 0)
                            .count();
                    assertThat(moves.count(element -> (wanted >> element & 1) != 0))
                            .as("%s %d, elements %x", rules, heap, wanted)
                            .contains(BigInteger.valueOf(count));
                }
                var written = options.stream().map(QuotientHeapTest::written).toList();
                for (var option : options)
                    assertThat(moves.after(written(option))).contains(elements.product(option));
                for (var other : others(heap))
                    if (!written.contains(other))
                        assertThat(moves.after(other))
                                .as("%s %d to %s", rules, heap, other)
                                .isEmpty();
            }
    }

    /// All ways to leave at most two heaps, and ways that cannot be written so.
    private static List<List<String>> others(int heap) {
        var all = new ArrayList<List<String>>();
        all.add(List.of());
        all.add(List.of("x"));
        all.add(List.of("-1"));
        all.add(List.of("01"));
        for (int one = 0; one <= heap + 1; one++) {
            all.add(List.of(Integer.toString(one)));
            for (int two = one; two <= heap + 1 - one; two++)
                all.add(written(List.of(BigInteger.valueOf(one), BigInteger.valueOf(two))));
        }
        return all;
    }

    /// With each two periods more there are as many moves more as with the two before.
    @ParameterizedTest
    @ValueSource(strings = {"kayles", "0.137", "4.4", "0.34", "take {1,3}"})
    void farHeapsHaveAsManyMovesAsThePeriodTells(String rules) {
        var elements = elements(rules, 7, PERIOD);
        var far = BigInteger.TEN.pow(20);
        for (int heap = 24; heap < 24 + 2 * PERIOD; heap++)
            for (int element = 0; element < ORDER; element++) {
                int wanted = element;
                long now = count(rules, heap, elements, wanted);
                long more = count(rules, heap + 2 * PERIOD, elements, wanted) - now;
                var large = BigInteger.valueOf(heap).add(far.multiply(BigInteger.valueOf(2L * PERIOD)));
                assertThat(new QuotientHeap(Oracles.rules(rules), large, elements).count(at -> at == wanted))
                        .contains(BigInteger.valueOf(now).add(far.multiply(BigInteger.valueOf(more))));
            }
    }

    private static long count(String rules, int heap, QuotientElements elements, int wanted) {
        return options(rules, heap).stream()
                .filter(option -> elements.product(option) == wanted)
                .count();
    }

    @Test
    void waysToLeaveThreeHeapsAreCountedUpTo3000Counters() {
        var elements = elements("0.8", 7, PERIOD);
        var rules = Oracles.rules("0.8");
        assertThat(new QuotientHeap(rules, BigInteger.valueOf(3_001), elements).count(_ -> true))
                .contains(BigInteger.valueOf(750_000));
        assertThat(new QuotientHeap(rules, BigInteger.valueOf(3_002), elements).count(_ -> true))
                .isEqualTo(Optional.empty());
        assertThat(new QuotientHeap(Oracles.rules("8."), BigInteger.valueOf(3_001), elements).count(_ -> true))
                .isEqualTo(Optional.empty());
    }
}
