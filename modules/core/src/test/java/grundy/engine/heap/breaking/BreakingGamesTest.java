package grundy.engine.heap.breaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.engine.ByDefinition;
import grundy.engine.RandomHeaps;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class BreakingGamesTest {
    private static final BigInteger HUGE = BigInteger.TEN.pow(1000);

    /// @return the rules of a code such as `4.07`, digits above 9 in hexadecimal, `[d]` at the end repeated for
    ///     ever
    static TakeAndBreak code(String code) {
        int point = code.indexOf('.');
        var terms = new ArrayList<Term>();
        int untaken = point == 0 ? 0 : Character.digit(code.charAt(0), 16);
        if (untaken != 0) terms.add(new Term(Amounts.NOTHING, untaken));
        for (int i = point + 1; i < code.length(); i++) {
            if (code.charAt(i) == '[') {
                var endless = AmountSets.of(List.of(new Range(BigInteger.valueOf(i - point), null)));
                terms.add(new Term(endless, Character.digit(code.charAt(i + 1), 16)));
                break;
            }
            int digit = Character.digit(code.charAt(i), 16);
            if (digit != 0) terms.add(new Term(AmountSets.of(i - point), digit));
        }
        return new TakeAndBreak(List.copyOf(terms));
    }

    private static HeapSequence engine(TakeAndBreak rules) {
        return BreakingGames.of(rules, Limits.DEFAULT).orElseThrow();
    }

    @Tag("slow")
    @Test
    void valuesAndOptionsAgreeWithTheDefinitionForThousandsOfRandomRules() {
        long seed = 4711;
        var random = CaseCount.random(seed);
        int games = 0;
        while (games < CaseCount.of(800)) {
            int most = 2 + random.nextInt(2);
            var rules = random.nextInt(3) == 0
                    ? new TakeAndBreak(List.of(new Term(RandomHeaps.randomSet(random), 4 + random.nextInt(12))))
                    : RandomHeaps.random(random, most);
            if (BreakingGames.of(rules, Limits.DEFAULT).isEmpty()) continue;
            games++;
            var context = "seed %d, game %d, %s".formatted(seed, games, rules);
            int to = 20 + random.nextInt(most == 2 ? 25 : 10);
            int[] naive = Oracles.heapValues(rules, Play.NORMAL, to + 1);
            var engine = engine(rules);
            assertThat(engine.values(to)).as(context).containsExactly(naive);
            int heap = random.nextInt(to + 1);
            for (int value = 0; value < 4; value++) {
                int wanted = value;
                ByDefinition.agrees(
                        engine.optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value)),
                        Oracles.options(rules, Tuple.of(heap), option -> Oracles.nimSum(option, naive) == wanted),
                        context + " heap " + heap);
            }
        }
    }

    @Test
    void fourPartsAndMoreAgreeWithPlainRecursion() {
        var rules = new TakeAndBreak(
                List.of(new Term(AmountSets.of(1, 3), 1 << 5 | 2), new Term(AmountSets.of(0), 1 << 4)));
        int[] values = HeapOracle.values(26, (heap, known, seen) -> {
            for (int amount : new int[] {1, 3}) {
                if (heap > amount) seen.set(known[heap - amount]);
                addSums(heap - amount, 5, 0, known, seen);
            }
            addSums(heap, 4, 0, known, seen);
        });
        assertThat(engine(rules).values(25)).containsExactly(values);
    }

    private static void addSums(int rest, int parts, int sum, int[] values, BitSet seen) {
        if (parts == 0 && rest == 0) seen.set(sum);
        if (parts == 0) return;
        for (int one = 1; one <= rest; one++) addSums(rest - one, parts - 1, sum ^ values[one], values, seen);
    }

    @Test
    void dawsonsChessHasThePeriodThatIsPublished() {
        assertThat(engine(code("0.137")).period(400).orElseThrow())
                .isEqualTo(new Evidence.Period(52, 34, 0, 2 * 52 + 2 * 34 + 3 - 1, "Guy and Smith 1956", false));
        assertThat(engine(code("0.77")).period(400).orElseThrow())
                .extracting(Evidence.Period::preperiod, Evidence.Period::period)
                .containsExactly(71L, 12L);
    }

    @Test
    void aPeriodIsProvedOnlyWithinTheRangeAsked() {
        var engine = engine(code("0.137"));
        assertThat(engine.value(Tuple.of(HUGE))).isNotNegative();
        assertThat(engine.period(173)).isEmpty();
        assertThat(engine.period(174).orElseThrow().isProved()).isTrue();
    }

    @Test
    void provedPeriodsPassTheIndependentCheckAndFalseOnesDoNot() {
        long seed = 99;
        var random = CaseCount.random(seed);
        int proved = 0;
        for (int game = 0; game < CaseCount.of(250); game++) {
            var rules = RandomHeaps.random(random, 2 + random.nextInt(2));
            var period = BreakingGames.of(rules, Limits.DEFAULT)
                    .flatMap(engine -> engine.period(600))
                    .filter(Evidence.Period::isProved);
            if (period.isEmpty()) continue;
            proved++;
            var p = period.get();
            assertThat(PeriodCheck.fault(rules, p))
                    .as("seed %d: %s %s", seed, rules, p)
                    .isEmpty();
            assertThat(PeriodCheck.fault(
                            rules,
                            new Evidence.Period(p.preperiod(), p.period(), 0, p.verifiedTo() - 1, p.theorem(), false)))
                    .isPresent();
            if (p.preperiod() > 0)
                assertThat(PeriodCheck.fault(
                                rules,
                                new Evidence.Period(p.preperiod() - 1, p.period(), 0, 100_000, p.theorem(), false)))
                        .isPresent();
        }
        assertThat(proved).isGreaterThan(CaseCount.least(20));
    }

    @Test
    void hugeHeapsAreAnsweredAndTheirMovesCountedByResidues() {
        for (var code : List.of("0.137", "0.77", "4.07", "0.35", "4.0")) {
            var engine = engine(code(code));
            if (engine.period(2000).isEmpty()) continue;
            var period = engine.period(2000).orElseThrow();
            int heap = (int) (3 * period.preperiod() + 4 * period.period() + 5);
            int later = heap + (int) (2 * period.period());
            for (int value = 0; value < 6; value++) {
                var wanted = BigInteger.valueOf(value);
                int[] values = engine.values(later);
                assertThat(engine.optionsOfValue(Tuple.of(later), wanted).count())
                        .as("%s %d %d", code, later, value)
                        .isEqualTo(pairs(code(code), later, value, values));
            }
            var far =
                    Tuple.of(HUGE.multiply(BigInteger.valueOf(period.period())).add(BigInteger.valueOf(heap)));
            assertThat(engine.value(far)).isEqualTo(engine.values(heap)[heap]);
            var counted = IntStream.range(0, 32)
                    .mapToObj(value -> engine.optionsOfValue(far, BigInteger.valueOf(value))
                            .count())
                    .reduce(BigInteger.ZERO, BigInteger::add);
            assertThat(counted).as(code).isEqualTo(options(code(code), far.get(0)));
        }
    }

    private static BigInteger options(TakeAndBreak rules, BigInteger heap) {
        var count = BigInteger.ZERO;
        for (var term : rules.terms()) {
            var amount = AmountSets.greatest(term.amounts()).orElseThrow();
            if (amount.signum() > 0 && (term.parts() & 2) != 0) count = count.add(BigInteger.ONE);
            if ((term.parts() & 4) != 0) count = count.add(heap.subtract(amount).shiftRight(1));
        }
        return count;
    }

    private static long pairs(TakeAndBreak rules, int heap, int value, int[] values) {
        long count = 0;
        for (var term : rules.terms()) {
            for (int amount = 0; amount <= heap; amount++) {
                if (!AmountSets.contains(term.amounts(), BigInteger.valueOf(amount), BigInteger.valueOf(heap)))
                    continue;
                int rest = heap - amount;
                if (rest == 0) throw new AssertionError("Only for heaps that cannot be taken whole");
                if (amount > 0 && (term.parts() & 2) != 0 && values[rest] == value) count++;
                if ((term.parts() & 4) != 0)
                    count += IntStream.rangeClosed(1, rest / 2)
                            .filter(one -> (values[one] ^ values[rest - one]) == value)
                            .count();
            }
        }
        return count;
    }

    @Test
    void laskersNimIsFollowedByItsTableAndItsPeriodIsOnlyObserved() {
        var engine = engine(code("4.[3]"));
        var period = engine.period(500).orElseThrow();
        assertThat(period.theorem()).isEmpty();
        assertThat(List.of(period.preperiod(), period.period(), period.saltus()))
                .containsExactly(1L, 4L, 4L);
        assertThat(engine.values(12)).containsExactly(0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11);
        assertThat(engine(code("0.[7]")).values(700))
                .containsExactly(IntStream.rangeClosed(0, 700).toArray());
    }

    @Test
    void movesTooManyToBeCountedAreFoundAmongTheFirst() {
        var engine = engine(code("0.B"));
        var heap = Tuple.of(999_999_999);
        assertThat(engine.value(heap)).isOne();
        var options = engine.optionsOfValue(heap, BigInteger.ZERO);
        assertThat(options.uncounted()).isNotNull();
        assertThat(options.stream())
                .isNotEmpty()
                .allMatch(heaps -> heaps.stream()
                                .map(part -> engine.value(part))
                                .reduce(BigInteger.ZERO, BigInteger::xor)
                                .signum()
                        == 0);
        assertThat(engine.optionsOfValue(Tuple.of(2_001), BigInteger.ZERO).uncounted())
                .isNull();
    }

    @Test
    void whatIsOutOfReachIsRefused() {
        var engine = BreakingGames.of(code("0.[7]"), Limits.DEFAULT.withPositions(2000))
                .orElseThrow();
        assertThatThrownBy(() -> engine.value(Tuple.of(HUGE)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("10^1000");
    }

    @Test
    void aGameWithoutSplittingIsLeftToOthers() {
        assertThat(BreakingGames.of(code("0.33"), Limits.DEFAULT)).isEmpty();
        assertThat(SubtractionGames.of(code("0.33"), Play.NORMAL, Limits.DEFAULT))
                .isPresent();
    }
}
