package grundy.theory;

import static grundy.rules.Oracles.heapsBelow;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.engine.ByDefinition;
import grundy.engine.NimValues;
import grundy.engine.heap.breaking.BreakingGames;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.Amounts;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeapFormsTest {
    private static NimValues form(String text, Play play) {
        return new Theorems().find(rules(text), play).orElseThrow(() -> new AssertionError("No closed form: " + text));
    }

    private static void bothAgree(String text, int bound) {
        var definition = new ByDefinition(rules(text), Play.NORMAL);
        definition.agreesWith(form(text, Play.NORMAL), heapsBelow(bound));
        definition.inMiserePlay().agreesWith(form(text, Play.MISERE), heapsBelow(bound));
    }

    static List<String> withoutSplits() {
        return List.of(
                "take any",
                "take 1..3",
                "take 1",
                "take 5",
                "take 2..5",
                "take 4..4",
                "take 3..17",
                "take odd",
                "take even",
                "take divisors",
                "take powers of 2",
                "take powers of 3",
                "take powers of 4",
                "take powers of 6",
                "take powers of 7",
                "take prime powers",
                "take 1, primes",
                "take at most half",
                "take at most third",
                "take at most n/5",
                "take at most n/1",
                "take {1, 2, 4}",
                "take {1, 2, 6}",
                "take {1, 2, 9}",
                "take {1, 2, 3, 12}",
                "take {1, 2, 3, 4}",
                "take {1, 2, 3, 13, 22, 25}",
                "take {1, 8}",
                "take {1, 9}",
                "take {2, 3}",
                "take {2, 7}",
                "take {3, 7}",
                "take {4, 14}",
                "take {5, 7}",
                "take {6, 9}",
                "take {3, 6, 9}",
                "take {4, 8, 24}",
                "take {2, 4, 6, 16}",
                "(n): (n - 7) | (n - 1)",
                "take primes, prime powers, 6",
                "(n): (n - k) where 2 <= k and k <= 5",
                "(m): (m - q) where q < 4",
                "(m): (m - q) where q in powers of 2",
                "(m): (m - q) where q mod 2 == 1",
                "(n): (n - k)",
                "(n): (n - k) where n mod k == 0",
                "(n): (k) where k < n | (0) where n >= 1",
                "0.3333",
                "0.033",
                "0.[3]");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("withoutSplits")
    void valuesAndOptionsAgreeWithTheDefinition(String text) {
        bothAgree(text, 80);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take proper divisors",
                "take any then may split",
                "take any or split",
                "0.[7]",
                "4.[3]",
                "split",
                "split into 3",
                "split into 4",
                "8.[3]"
            })
    void valuesAndOptionsInNormalPlayAgreeWithTheDefinition(String text) {
        new ByDefinition(rules(text), Play.NORMAL)
                .agreesWith(
                        form(text, Play.NORMAL),
                        heapsBelow(text.equals("8.[3]") || text.startsWith("split into") ? 40 : 60));
        assertThat(new Theorems().find(rules(text), Play.MISERE))
                .as("misere values of single heaps do not decide sums of them")
                .isEmpty();
    }

    @Test
    void everyPairOfAmountsAgreesWithTheDefinition() {
        for (int a = 1; a < 7; a++) for (int b = a + 1; b < 12; b++) bothAgree("take {%d, %d}".formatted(a, b), 50);
    }

    @Tag("slow")
    @Test
    void everyIntervalAgreesWithTheDefinition() {
        for (int from = 1; from < 5; from++)
            for (int to = from; to < 9; to++) bothAgree("take %d..%d".formatted(from, to), 45);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take squares",
                "take primes",
                "take fibonacci",
                "take {1, 4, 5}",
                "take {2, 5, 6}",
                "take factorials",
                "0.77",
                "take 1..3 then may split",
                "take even, 1",
                "take {1..4, 10, 15, 20}",
                "take {1, 2, 4, 6}",
                "0.12",
                "(n): (n - k) where k != 3"
            })
    void gamesWithoutAProvedFormHaveNone(String text) {
        assertThat(new Theorems().find(rules(text), Play.NORMAL)).isEmpty();
        assertThat(new Theorems().find(rules(text), Play.MISERE)).isEmpty();
    }

    @Test
    void laskersValuesAreThosePrinted() {
        var lasker = form("lasker", Play.NORMAL);
        var printed = List.of(1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11);
        for (int n = 1; n <= printed.size(); n++)
            assertThat(lasker.value(Tuple.of(n))).isEqualTo(BigInteger.valueOf(printed.get(n - 1)));
    }

    /// The moves of huge heaps cannot be listed all; the first hundred must be legal, different and of the value
    /// asked for.
    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take any",
                "take 1..1000000000000000000000",
                "take 1000000007..3000000000000000000",
                "take odd",
                "take even",
                "take powers of 2",
                "take powers of 10",
                "take at most half",
                "take at most n/7",
                "take {1, 2, 999999999999999999999}",
                "take {1000000007, 998244353}",
                "take any or split",
                "take any then may split",
                "split",
                "split into 3",
                "8.[3]",
                "take {1000000007, 2000000014, 3000000021}"
            })
    void optionsOfHugeHeapsHaveTheValueAskedFor(String text) {
        long seed = 7;
        var random = new Random(seed);
        var form = form(text, Play.NORMAL);
        for (int trial = 0; trial < 8; trial++) {
            var heap = new BigInteger(1200, random).setBit(1199);
            var own = form.value(Tuple.of(heap));
            var wanted = trial == 0 ? BigInteger.ZERO : new BigInteger(Math.max(1, own.bitLength() - 1), random);
            if (wanted.equals(own)) continue;
            var options = form.optionsOfValue(Tuple.of(heap), wanted);
            if (wanted.compareTo(own) < 0)
                assertThat(options.count()).as("seed %d", seed).isPositive();
            var listed = options.stream().limit(100).toList();
            assertThat(BigInteger.valueOf(listed.size()))
                    .isEqualTo(options.count().min(BigInteger.valueOf(100)));
            assertThat(listed).doesNotHaveDuplicates();
            for (var option : listed) {
                var nimSum = option.stream().map(form::value).reduce(BigInteger.ZERO, BigInteger::xor);
                assertThat(nimSum).isEqualTo(wanted);
            }
        }
    }

    @Test
    void movesThatCannotBeCountedAreShownInPart() {
        var huge = Tuple.of(BigInteger.TEN.pow(30).add(BigInteger.ONE));
        var form = form("take prime powers", Play.NORMAL);
        assertThat(form.value(huge)).isEqualTo(5);
        var options = form.optionsOfValue(huge, BigInteger.ZERO);
        assertThat(options.uncounted()).isNotNull();
        assertThat(options.isEmpty()).isFalse();
        var listed = options.stream().toList();
        assertThat(listed).hasSize(options.count().intValueExact()).doesNotHaveDuplicates();
        for (var option : listed) assertThat(form.value(option.getFirst())).isZero();
    }

    /// Only values: the splits into many heaps are too many to be compared one by one.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"3, 300", "4, 150", "5, 120", "6, 100", "7, 90", "10, 60", "13, 45"})
    void splitsIntoSeveralHeapsHaveTheValuesOfTheTable(int parts, int bound) {
        var text = "split into " + parts;
        var code = new RuleTree.TakeAndBreak(List.of(new RuleTree.Term(Amounts.NOTHING, 1 << parts)));
        var table = BreakingGames.of(code, Limits.DEFAULT).orElseThrow();
        var form = form(text, Play.NORMAL);
        for (var heap : heapsBelow(bound)) assertThat(form.value(heap)).isEqualTo(table.value(heap));
    }

    /// By the proof one split of each smaller value can be constructed, also where not all are counted.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 9, 20})
    void eachSmallerValueIsThatOfASplit(int parts) {
        var form = form("split into " + parts, Play.NORMAL);
        for (int n = parts; n < 12 * parts; n += 1 + parts / 2)
            for (var value = BigInteger.ZERO;
                    value.compareTo(form.value(Tuple.of(n))) < 0;
                    value = value.add(BigInteger.ONE)) {
                var options = form.optionsOfValue(Tuple.of(n), value);
                var split = options.stream().findFirst().orElseThrow();
                assertThat(split).hasSize(parts);
                assertThat(split.stream().map(heap -> ((Tuple) heap).get(0)).reduce(BigInteger.ZERO, BigInteger::add))
                        .isEqualTo(n);
                assertThat(split).allMatch(heap -> ((Tuple) heap).get(0).signum() > 0);
                assertThat(split.stream().map(form::value).reduce(BigInteger.ZERO, BigInteger::xor))
                        .isEqualTo(value);
            }
    }

    @Test
    void everyFormNamesItsTheorem() {
        for (var text : withoutSplits())
            for (var play : Play.values())
                assertThat(form(text, play).evidence()).isInstanceOfSatisfying(Evidence.ClosedForm.class, evidence -> {
                    assertThat(evidence.statement()).containsPattern("g( =|\\(n\\) =)");
                    assertThat(evidence.source()).isNotEmpty();
                });
    }

    @Test
    void partizanGamesHaveNone() {
        RuleTree rules = rules("left take 1; right take 2");
        assertThat(new Theorems().find(rules, Play.NORMAL)).isEmpty();
        assertThat(new Theorems().findTame(rules)).isEmpty();
    }

    /// The finite check in the proof of the three-way split: no three classes add up.
    @Test
    void noSplitIntoThreeHasTheValueOfTheHeap() {
        int[] counters = {-1, 1, 2, 3, 4, 5, 6, 8};
        for (int a = 0; a < 8; a++)
            for (int b = 0; b < 8; b++)
                for (int c = 0; c < 8; c++) {
                    int difference = counters[a] + counters[b] + counters[c] - counters[a ^ b ^ c];
                    assertThat(difference).isGreaterThan(-16).isNotZero();
                }
    }
}
