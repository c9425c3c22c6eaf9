package grundy.engine.heap.subtraction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.engine.ByDefinition;
import grundy.engine.RandomHeaps;
import grundy.engine.heap.HeapSequence;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class SubtractionGamesTest {
    private static final BigInteger HUGE = BigInteger.TEN.pow(1000);

    private static TakeAndBreak take(Amounts amounts) {
        return new TakeAndBreak(List.of(new Term(amounts, 3)));
    }

    private static HeapSequence engine(TakeAndBreak rules, Play play) {
        return SubtractionGames.of(rules, play, Limits.DEFAULT).orElseThrow();
    }

    private static HeapSequence engine(Amounts amounts) {
        return engine(take(amounts), Play.NORMAL);
    }

    @Tag("slow")
    @Test
    void valuesPeriodsAndOptionsAgreeWithTheDefinitionForThousandsOfRandomRules() {
        long seed = 20250701;
        var random = CaseCount.random(seed);
        for (int game = 0; game < CaseCount.of(1000); game++) {
            var rules = game % 2 == 0 ? RandomHeaps.random(random, 1) : take(RandomHeaps.randomSet(random));
            for (var play : Play.values()) {
                var context = "seed %d, game %d, %s, %s".formatted(seed, game, play, rules);
                int[] naive = Oracles.heapValues(rules, play, 101);
                var engine = engine(rules, play);
                assertThat(engine.values(100)).as(context).containsExactly(naive);
                holds(engine.period(40), naive, context);
                holds(engine.period(255), naive, context);
                int heap = random.nextInt(101);
                for (int value = 0; value < 4; value++) checkOptions(rules, engine, naive, heap, value, context);
            }
        }
    }

    private static void holds(Optional<Evidence.Period> period, int[] naive, String context) {
        if (period.isEmpty() || !period.get().isProved()) return;
        int p = Math.toIntExact(period.get().period());
        for (int heap = (int) period.get().preperiod(); heap + p < naive.length; heap++)
            assertThat(naive[heap + p])
                    .as(context + " " + period)
                    .isEqualTo(naive[heap] + (int) period.get().saltus());
    }

    private static void checkOptions(
            TakeAndBreak rules, HeapSequence engine, int[] naive, int heap, int value, String context) {
        ByDefinition.agrees(
                engine.optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value)),
                Oracles.options(rules, Tuple.of(heap), option -> Oracles.nimSum(option, naive) == value),
                context + " heap " + heap);
    }

    @Test
    void periodsAreProvedAndPassTheIndependentCheck() {
        long seed = 77;
        var random = CaseCount.random(seed);
        int proved = 0;
        for (int game = 0; game < CaseCount.of(300); game++) {
            var rules = game % 2 == 0 ? RandomHeaps.random(random, 1) : take(RandomHeaps.randomSet(random));
            for (var play : Play.values()) {
                var period = engine(rules, play).period(4000);
                if (period.isEmpty() || !period.get().isProved()) continue;
                proved++;
                assertThat(PeriodCheck.fault(rules, period.get()))
                        .as("seed %d: %s %s", seed, rules, period)
                        .isEmpty();
            }
        }
        assertThat(proved).isGreaterThan(CaseCount.least(350));
    }

    @Test
    void aFalsePeriodIsFound() {
        var rules = take(AmountSets.of(1, 3, 4));
        var period = engine(rules, Play.NORMAL).period(1000).orElseThrow();
        assertThat(period).isEqualTo(new Evidence.Period(0, 7, 0, 11, "Golomb 1966", false));
        assertThat(PeriodCheck.fault(rules, period)).isEmpty();
        assertThat(PeriodCheck.fault(rules, new Evidence.Period(0, 6, 0, 11, "Golomb 1966", false)))
                .isPresent();
        assertThat(PeriodCheck.fault(rules, new Evidence.Period(0, 7, 1, 11, "Golomb 1966", false)))
                .isPresent();
        assertThat(PeriodCheck.fault(rules, new Evidence.Period(0, 7, 0, 11, "", false)))
                .isPresent();
        assertThat(PeriodCheck.fault(rules, new Evidence.Period(0, 7, 0, 11, "Guy and Smith 1956 or so", false)))
                .isPresent();
    }

    @Test
    void aHeapOfAThousandDigitsIsAnsweredByTheProvedPeriod() {
        var engine = engine(AmountSets.of(1, 3, 4));
        int[] values = {0, 1, 0, 1, 2, 3, 2};
        int residue = HUGE.mod(BigInteger.valueOf(7)).intValueExact();
        assertThat(engine.value(Tuple.of(HUGE))).isEqualTo(values[residue]);
        assertThat(engine.evidence()).isInstanceOf(Evidence.Period.class);
        for (int value = 0; value < 4; value++) {
            int wanted = value;
            long expected = List.of(1, 3, 4).stream()
                    .filter(a -> values[(residue + 7 - a) % 7] == wanted)
                    .count();
            assertThat(engine.optionsOfValue(Tuple.of(HUGE), BigInteger.valueOf(value))
                            .count())
                    .isEqualTo(expected);
        }
    }

    @Tag("slow")
    @Test
    void longIntervalsAreCountedByResidues() {
        var ranges = new ArrayList<Range>();
        ranges.add(new Range(BigInteger.valueOf(2), BigInteger.valueOf(100_000)));
        ranges.add(new Range(BigInteger.valueOf(200_000), BigInteger.valueOf(300_001)));
        var rules = take(AmountSets.of(ranges));
        var engine = engine(rules, Play.NORMAL);
        int heap = 700_000;
        int[] values = engine.values(heap);
        for (int value : new int[] {0, 1, 17, 40_000}) {
            long expected = 0;
            for (int amount = 2; amount <= 300_001; amount++)
                if ((amount <= 100_000 || amount >= 200_000) && values[heap - amount] == value) expected++;
            var options = engine.optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value));
            assertThat(options.count()).as("value " + value).isEqualTo(expected);
            assertThat(options.stream().count()).isEqualTo(expected);
        }
        assertThat(engine.value(Tuple.of(HUGE))).isNotNegative();
        var far = Tuple.of(BigInteger.valueOf(heap).add(HUGE.multiply(BigInteger.valueOf(period(engine)))));
        assertThat(engine.value(far)).isEqualTo(values[heap]);
        assertThat(engine.optionsOfValue(far, BigInteger.ONE).count())
                .isEqualTo(engine.optionsOfValue(Tuple.of(heap), BigInteger.ONE).count());
    }

    private static long period(HeapSequence engine) {
        return ((Evidence.Period) engine.evidence()).period();
    }

    @Test
    void allButFinitelyManyAmountsGiveArithmeticPeriodsOfAnySize() {
        var allButTwoAndThree = AmountSets.of(
                List.of(new Range(BigInteger.ONE, BigInteger.ONE), new Range(BigInteger.valueOf(4), null)));
        var engine = engine(allButTwoAndThree);
        var period = engine.period(2000).orElseThrow();
        assertThat(period.isProved()).isTrue();
        assertThat(period.saltus()).isPositive();
        int[] values = engine.values(5000);
        assertThat(Arrays.copyOf(values, 301))
                .containsExactly(Oracles.heapValues(take(allButTwoAndThree), Play.NORMAL, 301));
        var shift = BigInteger.valueOf(period.period()).multiply(HUGE);
        var far = Tuple.of(shift.add(BigInteger.valueOf(2000)));
        var raised = HUGE.multiply(BigInteger.valueOf(period.saltus()));
        assertThat(engine.value(far)).isEqualTo(raised.add(BigInteger.valueOf(values[2000])));
        var near = engine.optionsOfValue(Tuple.of(2000), BigInteger.valueOf(values[1990]))
                .count();
        assertThat(engine.optionsOfValue(far, raised.add(BigInteger.valueOf(values[1990])))
                        .count())
                .isEqualTo(near);
    }

    @Tag("slow")
    @DrawnCases
    @Test
    void powersAndPrimesAreProvedModuloThePeriod() {
        assertThat(engine(new Amounts.Powers(BigInteger.TWO)).period(1000).orElseThrow())
                .isEqualTo(new Evidence.Period(0, 3, 0, 5, "Amounts modulo the period", false));
        var oneOrPrime = AmountSets.union(List.of(AmountSets.of(1), new Named(Name.PRIMES)));
        assertThat(engine(oneOrPrime).period(1000).orElseThrow().period()).isEqualTo(4);
        assertThat(engine(new Named(Name.PRIME_POWERS))
                        .period(1000)
                        .orElseThrow()
                        .period())
                .isEqualTo(6);
        assertThat(engine(new Named(Name.ODD)).value(Tuple.of(HUGE.add(BigInteger.ONE))))
                .isEqualTo(1);
        assertThat(engine(new Named(Name.ODD))
                        .optionsOfValue(Tuple.of(HUGE), BigInteger.ONE)
                        .count())
                .isEqualTo(HUGE.shiftRight(1));
        assertThat(engine(new Named(Name.SQUARES)).period(20_000)).isEmpty();
        assertThat(engine(new Named(Name.PRIMES)).period(20_000).filter(Evidence.Period::isProved))
                .isEmpty();
    }

    @Test
    void anInfiniteSetWithoutAPeriodIsRefusedBeyondTheTable() {
        var engine = SubtractionGames.of(
                        take(new Named(Name.SQUARES)), Play.NORMAL, Limits.DEFAULT.withPositions(10_000))
                .orElseThrow();
        assertThat(engine.value(Tuple.of(9999))).isNotNegative();
        assertThat(engine.evidence()).isEqualTo(new Evidence.Table(10_000));
        assertThatThrownBy(() -> engine.value(Tuple.of(HUGE)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("10^1000")
                .hasMessageContaining("the limit of a table is 10000 heaps");
    }

    @Test
    void aGameThatSplitsIsLeftToOthers() {
        assertThat(SubtractionGames.of(
                        new TakeAndBreak(List.of(new Term(AmountSets.of(1), 7))), Play.NORMAL, Limits.DEFAULT))
                .isEmpty();
    }
}
