package grundy.engine.closed;

import static grundy.engine.closed.ByDefinition.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TameFormsTest {
    /// Misere outcomes of sums of heaps by the definition, without any theory.
    private static final class MisereSums {
        private final Rules rules;
        private final Map<List<Integer>, Boolean> lost = new HashMap<>();

        MisereSums(Rules rules) {
            this.rules = rules;
        }

        boolean isLost(List<Integer> heaps) {
            var known = lost.get(heaps);
            if (known != null) return known;
            boolean any = false;
            boolean wins = false;
            for (int i = 0; i < heaps.size() && !wins; i++)
                for (var option : RuleOptions.distinct(rules, Tuple.of(heaps.get(i)))) {
                    any = true;
                    var next = new ArrayList<>(heaps.subList(0, i));
                    next.addAll(heaps.subList(i + 1, heaps.size()));
                    for (var part : option) if (number(part) > 0) next.add(number(part));
                    Collections.sort(next);
                    if (!isLost(next)) continue;
                    wins = true;
                    break;
                }
            lost.put(heaps, any && !wins);
            return any && !wins;
        }
    }

    private static int number(Position heap) {
        return ((Tuple) heap).get(0).intValueExact();
    }

    private static boolean isLostByRule(TameForm form, List<Integer> heaps) {
        var sum = BigInteger.ZERO;
        boolean firm = false;
        for (int heap : heaps) {
            var normal = form.normal().value(Tuple.of(heap));
            var misere = form.misere().value(Tuple.of(heap));
            assertThat(normal.equals(misere) || normal.xor(misere).equals(BigInteger.ONE) && normal.bitLength() <= 1)
                    .as("heap %d is fickle or firm", heap)
                    .isTrue();
            sum = sum.xor(normal);
            firm |= normal.equals(misere);
        }
        return sum.equals(firm ? BigInteger.ZERO : BigInteger.ONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take any; 8; 4",
                "take any then may split; 9; 3",
                "take any then may split; 6; 4",
                "take any or split; 9; 3",
                "take any or split; 6; 4",
                "8.[3]; 9; 3",
                "8.[3]; 7; 4",
                "split; 8; 3",
                "take 1..3; 9; 4",
                "take 2..5; 16; 3",
                "take odd; 9; 3",
                "take even; 9; 3",
                "take divisors; 12; 3",
                "take powers of 2; 12; 3",
                "take powers of 4; 12; 3",
                "take at most half; 12; 3",
                "take at most n/3; 16; 3",
                "take {1, 2, 6}; 16; 3",
                "take {2, 7}; 16; 3",
                "take {4, 8, 24}; 30; 2",
                "take 1, primes; 12; 3",
                "take prime powers; 14; 3"
            })
    void sumsInMiserePlayAgreeWithTheDefinition(String text, int largest, int heaps) {
        var form = ClosedForms.findTame(rules(text)).orElseThrow();
        var sums = new MisereSums(rules(text));
        var position = new ArrayList<>(Collections.nCopies(heaps, 0));
        int compared = 0;
        while (true) {
            var sorted = position.stream().filter(heap -> heap > 0).sorted().toList();
            if (isLostByRule(form, position) != sums.isLost(sorted)) throw new AssertionError(text + " " + position);
            compared++;
            int i = 0;
            while (i < heaps && position.get(i) == largest) i++;
            if (i == heaps) break;
            int next = position.get(i) + 1;
            for (int j = 0; j <= i; j++) position.set(j, next);
        }
        assertThat(compared).isGreaterThan(100);
    }

    /// The misere value of an option that is a sum goes by the rule: with a firm part it is the nim-sum, else
    /// that with 0 and 1 exchanged.
    @ParameterizedTest
    @CsvSource({"take any then may split, 50", "take any or split, 50", "8.[3], 30", "split, 30"})
    void optionsThatSplitHaveTheMisereValueOfTheRule(String text, int largest) {
        var form = ClosedForms.findTame(rules(text)).orElseThrow();
        for (int heap = 0; heap <= largest; heap++) {
            var byValue = new HashMap<BigInteger, HashSet<List<Position>>>();
            for (var option : RuleOptions.distinct(rules(text), Tuple.of(heap))) {
                var sum = option.stream().map(form.normal()::value).reduce(BigInteger.ZERO, BigInteger::xor);
                boolean firm = option.stream()
                        .anyMatch(part ->
                                form.normal().value(part).equals(form.misere().value(part)));
                byValue.computeIfAbsent(firm ? sum : BigInteger.ONE.subtract(sum), _ -> new HashSet<>())
                        .add(RuleOptions.sorted(option));
            }
            int mex = byValue.isEmpty() ? 1 : 0;
            if (!byValue.isEmpty()) while (byValue.containsKey(BigInteger.valueOf(mex))) mex++;
            assertThat(form.misere().value(Tuple.of(heap)))
                    .as("misere value of %d", heap)
                    .isEqualTo(mex);
            for (int value = 0; value <= largest + 3; value++)
                ByDefinition.agrees(
                        form.misere().optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value)),
                        byValue.getOrDefault(BigInteger.valueOf(value), new HashSet<>()),
                        "misere options of value %d of %d".formatted(value, heap));
        }
    }

    @Test
    void emptyHeapsDoNotCount() {
        var nim = ClosedForms.findTame(rules("nim")).orElseThrow();
        assertThat(isLostByRule(nim, List.of(0))).isFalse();
        assertThat(isLostByRule(nim, List.of(0, 1))).isTrue();
        assertThat(isLostByRule(nim, List.of(0, 0, 0))).isFalse();
        assertThat(isLostByRule(nim, List.of(0, 1, 1))).isFalse();
    }

    @Test
    void gamesThatAreWildOrNotProvedTameHaveNoTameForm() {
        for (var text : List.of("take proper divisors", "0.77", "wythoff", "take squares", "euclid"))
            assertThat(ClosedForms.findTame(rules(text))).as(text).isEmpty();
    }

    @Test
    void aTameGameWithoutSplitsHasTheSameMisereValuesAloneAndInSums() {
        var alone = ClosedForms.find(rules("take 2..5"), Play.MISERE).orElseThrow();
        var tame = ClosedForms.findTame(rules("take 2..5")).orElseThrow();
        for (int n = 0; n < 40; n++)
            assertThat(alone.value(Tuple.of(n))).isEqualTo(tame.misere().value(Tuple.of(n)));
    }
}
