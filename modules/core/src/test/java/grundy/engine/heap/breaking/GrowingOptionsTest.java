package grundy.engine.heap.breaking;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.ArithmeticPeriod;
import grundy.check.period.ArithmeticPeriod.Finding;
import grundy.engine.ByDefinition;
import grundy.engine.RandomHeaps;
import grundy.engine.heap.RepetitionValues;
import grundy.engine.heap.TableRepeat;
import grundy.limit.Limits;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Options by the digits of the heaps they leave, against all options one by one.
@Tag("slow")
@EveryTurn
class GrowingOptionsTest {
    private static final int TO = 60;
    private static final TakeAndBreak KENYON =
            new TakeAndBreak(List.of(new Term(AmountSets.of(1), 3), new Term(AmountSets.of(2), 15)));

    @Test
    void areThoseOfTheDefinitionForEachHeapAndValue() {
        long seed = 4242;
        var random = CaseCount.random(seed);
        int games = 0;
        while (games < CaseCount.of(10)) {
            var rules = RandomHeaps.random(random, 3);
            int[] naive = Oracles.heapValues(rules, Play.NORMAL, TO + 1);
            int preperiod = 1 + random.nextInt(5);
            int period = 1 + random.nextInt(6);
            int saltus = naive[preperiod + period] - naive[preperiod];
            if (saltus < 1 || !BreakingRules.of(rules).isFinite()) continue;
            if (ArithmeticPeriod.decide(rules, preperiod, period, saltus, naive) != Finding.PROVED) continue;
            games++;
            var known = new RepetitionValues(naive, new TableRepeat(preperiod, period, saltus));
            for (int heap = 1; heap <= TO; heap += 1 + random.nextInt(4)) {
                for (int value = 0; value < 6; value++) {
                    int wanted = random.nextInt(2) == 0 ? value : random.nextInt(naive[heap] + 2);
                    var context = "seed %d, game %d, %s, heap %d, value %d".formatted(seed, games, rules, heap, wanted);
                    ByDefinition.agrees(
                            GrowingOptions.of(
                                    BreakingRules.of(rules),
                                    known,
                                    BigInteger.valueOf(heap),
                                    BigInteger.valueOf(wanted)),
                            Oracles.options(rules, Tuple.of(heap), option -> Oracles.nimSum(option, naive) == wanted),
                            context);
                }
            }
        }
    }

    @Test
    void ofHugeHeapsAreCountedExactlyAndEachListedOneWins() {
        var engine = BreakingGames.of(KENYON, Limits.DEFAULT).orElseThrow();
        var heap = BigInteger.TEN.pow(18);
        assertThat(engine.value(Tuple.of(heap))).isEqualTo(new BigInteger("499999999999999999"));
        var options = engine.optionsOfValue(Tuple.of(heap), BigInteger.ZERO);
        assertThat(options.count()).isEqualTo(new BigInteger("78452826170"));
        var seen = new HashSet<String>();
        options.stream().limit(500).forEach(parts -> {
            var nimSum = parts.stream().map(engine::value).reduce(BigInteger.ZERO, BigInteger::xor);
            assertThat(nimSum).isEqualTo(BigInteger.ZERO);
            assertThat(seen.add(parts.toString())).isTrue();
        });
        assertThat(seen).hasSize(500);
    }
}
