package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.period.HeapTable;
import grundy.check.period.NaivePairs;
import grundy.check.period.NaiveValues;
import grundy.check.period.ResidueClasses;
import grundy.check.period.StoredValues;
import grundy.check.period.TakingFollowers;
import grundy.engine.RandomHeaps;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The sequences of values that periods are held to, of many small rules, are those of the definition.
class PlainSequencesTest {
    private static final int HEAPS = 24;

    private static List<TakeAndBreak> drawn(int mostParts) {
        var random = new SplittableRandom(mostParts);
        return IntStream.range(0, 60)
                .mapToObj(_ -> RandomHeaps.random(random, mostParts))
                .toList();
    }

    private static int[] values(HeapTable table, int to) {
        table.fill(to);
        return IntStream.rangeClosed(0, to).map(table::of).toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void valuesInNormalPlay(int mostParts) {
        for (var rules : drawn(mostParts)) {
            var truth = Oracles.heapValues(rules, Play.NORMAL, HEAPS + 1);
            var table = new NaiveValues(rules, false, Long.MAX_VALUE);
            // What was worked out before does not matter.
            values(table, 7);
            assertThat(values(table, HEAPS)).as("%s", rules).isEqualTo(truth);
            if (mostParts == 3) continue;
            assertThat(StoredValues.recompute(rules, false, HEAPS)).isEqualTo(truth);
            var stored = new StoredValues(rules, false, heap -> truth[(int) heap]);
            assertThat(stored.firstWrong(HEAPS)).isEmpty();
            if (StoredValues.canCheckSingle(rules)) isFoundWrongAlone(rules, false, truth);
        }
    }

    @Test
    void valuesInMiserePlay() {
        for (var rules : drawn(1)) {
            var truth = Oracles.heapValues(rules, Play.MISERE, HEAPS + 1);
            assertThat(values(new NaiveValues(rules, true, Long.MAX_VALUE), HEAPS))
                    .as("%s", rules)
                    .isEqualTo(truth);
            if (StoredValues.canCheckSingle(rules)) isFoundWrongAlone(rules, true, truth);
        }
    }

    private static void isFoundWrongAlone(TakeAndBreak rules, boolean misere, int[] truth) {
        for (int heap = 0; heap <= HEAPS; heap++) {
            var wrong = truth.clone();
            wrong[heap]++;
            var stored = new StoredValues(rules, misere, other -> truth[(int) other]);
            var changed = new StoredValues(rules, misere, other -> wrong[(int) other]);
            assertThat(stored.holdsAt(heap)).as("%s, heap %d", rules, heap).isTrue();
            assertThat(changed.holdsAt(heap)).as("%s, heap %d", rules, heap).isFalse();
            assertThat(changed.firstWrong(HEAPS)).hasValue(heap);
            if (heap > 0) assertThat(changed.firstWrong(heap - 1)).isEmpty();
        }
    }

    @Test
    void amountsAboveTheGreatestAreLeftOut() {
        var rules = (TakeAndBreak) Oracles.rules("take powers of 2");
        var few = Oracles.heapValues(Oracles.rules("take {1,2,4}"), Play.NORMAL, HEAPS + 1);
        assertThat(values(new NaiveValues(rules, false, 4), HEAPS)).isEqualTo(few);
        assertThat(values(new NaiveValues(rules, false, 7), HEAPS)).isEqualTo(few);
        assertThatThrownBy(() -> new NaiveValues((TakeAndBreak) Oracles.rules("take divisors"), false, 9).fill(9))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// Pairs of values as long as they are tame: a heap that is not is told from all others.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void pairsOfNormalAndMisereValues(int mostParts) {
        int wild = 0;
        int fickle = 0;
        for (var rules : drawn(mostParts)) {
            int last = mostParts == 1 ? HEAPS : 9;
            var normal = Oracles.heapValues(rules, Play.NORMAL, last + 1);
            var moves = Oracles.moves(rules);
            var sums = new NimValueOracle<List<Position>>(
                    sum -> moves.fromSum(sum).stream().map(List::of).toList(), true);
            var pairs = new NaivePairs(rules);
            values(pairs, 4);
            pairs.fill(last);
            for (int heap = 0; heap <= last; heap++) {
                int misere = sums.value(List.of(Tuple.of(heap)));
                boolean isFickle = normal[heap] + misere == 1;
                boolean isTame = isFickle || normal[heap] == misere;
                assertThat(pairs.of(heap))
                        .as("%s, heap %d: %d and %d", rules, heap, normal[heap], misere)
                        .isEqualTo(isTame ? 2 * normal[heap] + (isFickle ? 1 : 0) : -1);
                if (isFickle && normal[heap] == 1) fickle++;
                if (isTame) continue;
                wild++;
                break;
            }
        }
        assertThat(fickle).isGreaterThan(20);
        if (mostParts > 1) assertThat(wild).isGreaterThan(3);
    }

    /// Which amounts are congruent to small ones, up to numbers where all their residues have long been seen.
    @Test
    void residuesOfAmounts() {
        var random = new SplittableRandom(9);
        var sets = new ArrayList<>(List.of(
                "powers of 2",
                "powers of 3",
                "powers of 6",
                "odd",
                "primes",
                "prime powers",
                "1..4",
                "{2,5,9}",
                "7..12"));
        for (int modulus = 1; modulus <= 30; modulus++)
            for (int round = 0; round < 12; round++) {
                var small = new BitSet();
                // Coprime residues more often than others: of sets drawn evenly nearly none would do.
                for (int residue = 0; residue < modulus; residue++)
                    if (random.nextInt(gcd(residue, modulus) == 1 ? 12 : 2) > 0) small.set(residue);
                var residues = new ResidueClasses(modulus, small);
                for (var text : sets) {
                    var amounts = amounts(text);
                    int period = modulus;
                    boolean covered = Arrays.stream(
                                    AmountSets.upTo(amounts, text.startsWith("powers") ? 1L << 40 : 20_000))
                            .allMatch(amount -> small.get((int) (amount % period)));
                    boolean isTold = switch (text) {
                        case "odd" -> modulus % 2 == 0;
                        case "1..4" -> modulus > 3;
                        case "7..12" -> modulus > 5;
                        default -> true;
                    };
                    assertThat(residues.cover(amounts))
                            .as("%s modulo %d by %s", text, modulus, small)
                            .isEqualTo(covered && isTold);
                    // Intervals that touch become one, which may be too long.
                    if (!(amounts instanceof Amounts.Ranges))
                        assertThat(residues.cover(AmountSets.union(List.of(amounts, AmountSets.of(1)))))
                                .isEqualTo(residues.cover(amounts) && residues.cover(AmountSets.of(1)));
                }
            }
        var all = new BitSet();
        all.set(0, 6);
        for (var text : List.of(
                "even", "squares", "fibonacci", "cubes", "factorials", "triangular", "divisors", "at most half"))
            assertThat(new ResidueClasses(6, all).cover(amounts(text))).as(text).isFalse();
        assertThat(new ResidueClasses(6, all).cover(AmountSets.of(List.of(new Amounts.Range(BigInteger.ONE, null)))))
                .isFalse();
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static Amounts amounts(String text) {
        return AmountSets.union(((TakeAndBreak) Oracles.rules("take " + text))
                .terms().stream().map(Term::amounts).toList());
    }

    @Test
    void singleHeapsAreCheckedOnlyWhereTheirOptionsCanBeListed() {
        for (var text : List.of("take {1,3}", "kayles", "0.07", "4.3", "take 1..1000000"))
            assertThat(StoredValues.canCheckSingle((TakeAndBreak) Oracles.rules(text)))
                    .as(text)
                    .isTrue();
        for (var text : List.of("0.8", "lasker", "take squares", "take divisors", "take {1,1000001}", "take any"))
            assertThat(StoredValues.canCheckSingle((TakeAndBreak) Oracles.rules(text)))
                    .as(text)
                    .isFalse();
        for (var text : List.of("take {1,3}", "0.1303", "take {1,4194304}"))
            assertThat(TakingFollowers.canFollow((TakeAndBreak) Oracles.rules(text)))
                    .as(text)
                    .isTrue();
        for (var text : List.of("kayles", "4.3", "take squares", "take divisors", "take {1,4194305}", "take any"))
            assertThat(TakingFollowers.canFollow((TakeAndBreak) Oracles.rules(text)))
                    .as(text)
                    .isFalse();
    }
}
