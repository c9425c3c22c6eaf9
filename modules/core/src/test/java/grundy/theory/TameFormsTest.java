package grundy.theory;

import static grundy.rules.Oracles.box;
import static grundy.rules.Oracles.heapsBelow;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.ByDefinition;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.DrawnCases;
import grundy.testkit.OutcomeOracle;
import grundy.theory.form.TameForm;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class TameFormsTest {
    private static boolean isFirm(TameForm form, Position position) {
        var normal = form.normal().value(position);
        var misere = form.misere().value(position);
        assertThat(normal.equals(misere)
                        || normal.bitLength() <= 1 && normal.xor(misere).equals(BigInteger.ONE))
                .as("%s is fickle or firm", position)
                .isTrue();
        return normal.equals(misere);
    }

    private static boolean isLostByRule(TameForm form, List<Position> sum) {
        var value = sum.stream().map(form.normal()::value).reduce(BigInteger.ZERO, BigInteger::xor);
        boolean firm = sum.stream().anyMatch(part -> isFirm(form, part));
        return value.equals(firm ? BigInteger.ZERO : BigInteger.ONE);
    }

    private static List<Position> positions(RuleTree rules, int largest) {
        return rules.arity() == 1 ? heapsBelow(largest + 1) : box(largest + 1, largest + 1);
    }

    /// @param summands how many components, each up to the one before it
    @DrawnCases(oneIn = 2)
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
                "take prime powers; 14; 3",
                "two smaller heaps; 4; 3",
                "lieges of legendre; 12; 3",
                "dividing game; 30; 2",
                "race[15, 4]; 16; 3",
                "rook; 4; 2",
                "king; 4; 2",
                "cyclic nimhoff[3]; 4; 2",
                "cyclic nimhoff[4]; 4; 2",
                "euclid-positive; 8; 2"
            })
    void sumsInMiserePlayAgreeWithTheDefinition(String text, int largest, int summands) {
        var form = new Theorems().findTame(rules(text)).orElseThrow();
        var sums = new OutcomeOracle<>(Oracles.moves(rules(text)), true);
        var all = positions(rules(text), largest);
        int[] chosen = new int[summands];
        int compared = 0;
        while (true) {
            var sum = Arrays.stream(chosen).mapToObj(all::get).toList();
            if (isLostByRule(form, sum) == sums.wins(sum)) throw new AssertionError(text + " " + sum);
            compared++;
            int i = 0;
            while (i < summands && chosen[i] == all.size() - 1) i++;
            if (i == summands) break;
            Arrays.fill(chosen, 0, i + 1, chosen[i] + 1);
        }
        assertThat(compared).isGreaterThan(30);
    }

    /// The misere value of an option that is a sum goes by the rule: with a firm part it is the nim-sum, else
    /// that with 0 and 1 exchanged.
    @ParameterizedTest
    @CsvSource({
        "take any then may split, 40",
        "take any or split, 40",
        "8.[3], 25",
        "split, 25",
        "two smaller heaps, 20",
        "lieges of legendre, 60"
    })
    void optionsThatSplitHaveTheMisereValueOfTheRule(String text, int largest) {
        var form = new Theorems().findTame(rules(text)).orElseThrow();
        for (var heap : heapsBelow(largest + 1)) {
            var byValue = new HashMap<BigInteger, HashSet<List<Position>>>();
            for (var option : RuleOptions.distinct(rules(text), heap)) {
                var sum = option.stream().map(form.normal()::value).reduce(BigInteger.ZERO, BigInteger::xor);
                var value = option.stream().anyMatch(part -> isFirm(form, part)) ? sum : sum.flipBit(0);
                byValue.computeIfAbsent(value, _ -> new HashSet<>()).add(RuleOptions.sorted(option));
            }
            int mex = byValue.isEmpty() ? 1 : 0;
            if (!byValue.isEmpty()) while (byValue.containsKey(BigInteger.valueOf(mex))) mex++;
            assertThat(form.misere().value(heap)).as("misere value of %s", heap).isEqualTo(mex);
            for (int value = 0; value <= largest + 3; value++)
                ByDefinition.agrees(
                        form.misere().optionsOfValue(heap, BigInteger.valueOf(value)),
                        byValue.getOrDefault(BigInteger.valueOf(value), new HashSet<>()),
                        "misere options of value %d of %s, %s".formatted(value, heap, text));
        }
    }

    @Test
    void emptyHeapsDoNotCount() {
        var nim = new Theorems().findTame(rules("nim")).orElseThrow();
        assertThat(isLostByRule(nim, heaps(0))).isFalse();
        assertThat(isLostByRule(nim, heaps(0, 1))).isTrue();
        assertThat(isLostByRule(nim, heaps(0, 0, 0))).isFalse();
        assertThat(isLostByRule(nim, heaps(0, 1, 1))).isFalse();
    }

    private static List<Position> heaps(long... sizes) {
        return Arrays.stream(sizes).<Position>mapToObj(Tuple::of).toList();
    }

    @Test
    void gamesThatAreWildOrNotProvedTameHaveNoTameForm() {
        for (var text :
                List.of("take proper divisors", "0.77", "wythoff", "take squares", "euclid", "delete nim", "mark"))
            assertThat(new Theorems().findTame(rules(text))).as(text).isEmpty();
    }

    @Test
    void aTameGameWithoutSplitsHasTheSameMisereValuesAloneAndInSums() {
        var alone = new Theorems().find(rules("take 2..5"), Play.MISERE).orElseThrow();
        var tame = new Theorems().findTame(rules("take 2..5")).orElseThrow();
        for (int n = 0; n < 40; n++)
            assertThat(alone.value(Tuple.of(n))).isEqualTo(tame.misere().value(Tuple.of(n)));
    }
}
