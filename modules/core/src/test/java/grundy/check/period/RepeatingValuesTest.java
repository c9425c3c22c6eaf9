package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.check.Evidence.Period;
import grundy.check.Repetition;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a period tells of heaps of any size is what the definition tells of those that it reaches.
class RepeatingValuesTest {
    private static final int FAR = 150;

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take {1,3,4}",
                "take {2,5,7}",
                "misere take {2,5,7}",
                "0.34",
                "0.15",
                "0.00[3]",
                "0.8F",
                "0.3F",
                "take any"
            })
    void toldOfLargeHeapsAreThoseOfTheDefinition(String text) {
        boolean misere = text.startsWith("misere");
        var rules = (TakeAndBreak) Oracles.rules(text);
        var values = Oracles.heapValues(rules, misere ? Play.MISERE : Play.NORMAL, FAR);
        var least = Repetition.least(values).orElseThrow();
        for (var repetition : least.near()) {
            if (!repetition.holdsOf(values)) continue;
            var told = RepeatingValues.of(rules, repetition.claim(PeriodTheorem.CARRIES, 1000, misere));
            assertThat(told.isLeast()).as("%s, %s", text, repetition).isEqualTo(repetition.equals(least));
            for (int heap = 0; heap < FAR; heap++)
                assertThat(told.value(big(heap))).as("%s %d", text, heap).isEqualTo(values[heap]);
            counts(text, told, values);
            if (repetition.saltus() == 0) pairs(text, told, values);
            else assertThat(told.pairs(big(20), big(1))).isEmpty();
        }
    }

    private static void counts(String text, RepeatingValues told, int[] values) {
        for (int first = 0; first < FAR; first += 1 + first / 4)
            for (int last = first - 2; last < FAR; last += 1 + last / 9)
                for (int value = 0; value < 6; value++) {
                    int wanted = value;
                    assertThat(told.count(big(first), big(last), big(value)))
                            .as("%s, heaps %d to %d of value %d", text, first, last, value)
                            .isEqualTo(big(IntStream.rangeClosed(first, last)
                                    .filter(heap -> values[heap] == wanted)
                                    .count()));
                }
    }

    private static void pairs(String text, RepeatingValues told, int[] values) {
        for (int total = 0; total < FAR; total++)
            for (int value = 0; value < 5; value++) {
                int sum = total;
                int wanted = value;
                assertThat(told.pairs(big(total), big(value)))
                        .as("%s, two heaps of %d together, of value %d", text, total, value)
                        .contains(big(IntStream.rangeClosed(1, total / 2)
                                .filter(heap -> (values[heap] ^ values[sum - heap]) == wanted)
                                .count()));
            }
    }

    /// Every way to write what a move might leave, of heaps that are small: the moves are those of the rules, and
    /// as many as there are leave each value.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take {1,3,4}; 0; 7",
                "take {2,5,7}; 0; 22",
                "0.45; 3; 20",
                "0.6; 2; 3",
                "0.52; 0; 1",
                "4.0; 0; 2",
                "4.3; 0; 4",
                "0.8; 1; 3",
                "0.1; 2; 1",
                "take odd; 0; 2",
                "take powers of 2; 0; 3",
                "0.00[3]; 0; 3",
                "take even; 0; 4",
                "take squares; 0; 5"
            })
    void movesFromAHeapAreThoseOfTheRules(String described) {
        var parts = described.split("; ");
        var rules = (TakeAndBreak) Oracles.rules(parts[0]);
        var told = RepeatingValues.of(
                rules, new Period(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), 0, 1000, "", false));
        for (int heap = 0; heap < 20; heap++) {
            var large = new RepeatingHeap(rules, big(heap), told);
            assertThat(large.value()).isEqualTo(told.value(big(heap)));
            var options = RuleOptions.distinct(rules, Tuple.of(heap)).stream()
                    .collect(Collectors.toMap(
                            option -> ClaimedMove.Step.of(0, option).to(),
                            option -> option.stream()
                                    .map(part -> told.value(((Tuple) part).get(0)))
                                    .reduce(BigInteger.ZERO, BigInteger::xor)));
            for (var left : written(heap))
                assertThat(large.after(left))
                        .as("%s, %d -> %s", parts[0], heap, left)
                        .isEqualTo(Optional.ofNullable(options.get(left)));
            for (int value = 0; value < 6; value++) {
                var wanted = big(value);
                var count = big(options.values().stream().filter(wanted::equals).count());
                assertThat(large.count(wanted))
                        .as("%s, from %d to %d", parts[0], heap, value)
                        .isEqualTo(parts[0].equals("0.8") ? Optional.empty() : Optional.of(count));
            }
        }
    }

    /// @return what up to three heaps of at most so many counters are written as, and what are none
    private static List<List<String>> written(int heap) {
        var all = new ArrayList<>(List.of(List.<String>of(), List.of("x"), List.of("-1"), List.of("1", "1", "1", "1")));
        for (int a = 0; a <= heap + 1; a++) {
            all.add(List.of("" + a));
            all.add(List.of("0" + a));
            for (int b = a; b <= heap - a; b++) {
                all.add(ClaimedMove.Step.of(0, List.of(Tuple.of(a), Tuple.of(b)))
                        .to());
                for (int c = b; c <= heap - a - b; c++)
                    all.add(ClaimedMove.Step.of(0, List.of(Tuple.of(a), Tuple.of(b), Tuple.of(c)))
                            .to());
            }
        }
        return all;
    }
}
