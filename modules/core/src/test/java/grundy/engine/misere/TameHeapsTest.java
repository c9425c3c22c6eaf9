package grundy.engine.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.engine.ByDefinition;
import grundy.engine.RandomHeaps;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.GameMoves;
import grundy.testkit.NimValueOracle;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class TameHeapsTest {
    private static final BigInteger HUGE = BigInteger.TEN.pow(1000);

    /// Values of sums of heaps from the definition, without any theory.
    private record Sums(NimValueOracle<List<Position>> oracle) {
        Sums(GameMoves<Position> moves, boolean misere) {
            this(new NimValueOracle<>(
                    GameMoves.whole(
                            sum -> moves.fromSum(sum).stream().map(Sums::live).toList()),
                    misere));
        }

        private static List<Position> live(List<Position> heaps) {
            return RuleOptions.sorted(
                    heaps.stream().filter(heap -> Oracles.heap(heap) > 0).toList());
        }

        int value(List<Position> heaps) {
            return oracle.value(live(heaps));
        }

        int value(int... heaps) {
            return value(IntStream.of(heaps).<Position>mapToObj(Tuple::of).toList());
        }
    }

    private static boolean isTame(Sums normal, Sums misere, int heap) {
        int one = normal.value(heap);
        int other = misere.value(heap);
        return one == other || one + other == 1;
    }

    @Tag("slow")
    @Test
    void tameAndWildAreToldApartAndSumsHaveTheValuesOfTheTheorem() {
        long seed = 1234;
        var random = CaseCount.random(seed);
        int tame = 0;
        int wild = 0;
        for (int game = 0; game < CaseCount.of(240); game++) {
            int most = 1 + game % 3;
            var rules = RandomHeaps.random(random, most);
            int heap = most == 1 ? 12 : 9;
            var context = "seed %d, game %d, %s".formatted(seed, game, rules);
            var moves = Oracles.moves(rules);
            var normal = new Sums(moves, false);
            var misere = new Sums(moves, true);
            int firstWild = 0;
            while (firstWild <= heap && isTame(normal, misere, firstWild)) firstWild++;
            if (firstWild <= heap) {
                wild++;
                assertThat(TameHeaps.of(rules, BigInteger.valueOf(heap), Limits.DEFAULT))
                        .as(context)
                        .isEmpty();
                if (firstWild == 0) continue;
            } else tame++;
            var heaps = TameHeaps.of(rules, BigInteger.valueOf(firstWild - 1L), Limits.DEFAULT)
                    .orElseThrow();
            for (int one = 0; one < firstWild; one++) {
                assertThat(heaps.normal().value(Tuple.of(one))).as(context).isEqualTo(normal.value(one));
                assertThat(heaps.misere().value(Tuple.of(one))).as(context).isEqualTo(misere.value(one));
            }
            checkOptions(rules, heaps, misere, firstWild - 1, context);
            checkSum(
                    heaps,
                    misere,
                    context,
                    random.nextInt(firstWild),
                    random.nextInt(firstWild),
                    random.nextInt(Math.min(4, firstWild)));
        }
        assertThat(tame).as("tame, besides %d wild", wild).isGreaterThan(CaseCount.least(80));
        assertThat(wild).isGreaterThan(CaseCount.least(8));
    }

    private static void checkOptions(TakeAndBreak rules, TameHeaps heaps, Sums misere, int heap, String context) {
        for (int value = 0; value < 3; value++) {
            int wanted = value;
            ByDefinition.agrees(
                    heaps.misere().optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value)),
                    Oracles.options(rules, Tuple.of(heap), option -> misere.value(option) == wanted),
                    context);
        }
    }

    private static void checkSum(TameHeaps heaps, Sums misere, String context, int... sum) {
        int nimSum = 0;
        boolean fickle = true;
        for (int heap : sum) {
            var one = heaps.normal().value(Tuple.of(heap));
            nimSum ^= one.intValueExact();
            fickle &= !one.equals(heaps.misere().value(Tuple.of(heap)));
        }
        assertThat(misere.value(sum)).as(context + " " + Arrays.toString(sum)).isEqualTo(fickle ? nimSum ^ 1 : nimSum);
    }

    @Test
    void subtractionGamesAreTameForHeapsOfAnySize() {
        var rules = new TakeAndBreak(List.of(new Term(AmountSets.of(1, 2, 3), 3)));
        var heaps = TameHeaps.of(rules, HUGE, Limits.DEFAULT).orElseThrow();
        int residue = HUGE.mod(BigInteger.valueOf(4)).intValueExact();
        assertThat(heaps.normal().value(Tuple.of(HUGE))).isEqualTo(residue);
        assertThat(heaps.misere().value(Tuple.of(HUGE)))
                .isEqualTo((int) List.of(1, 0, 2, 3).get(residue));
        assertThat(heaps.evidence()).isInstanceOf(Evidence.Tame.class);
        assertThat(((Evidence.Tame) heaps.evidence()).checked()).isZero();
    }

    @Test
    void aPeriodOfPairsCoversAllHeapsOfAGameThatSplitsAndPassesTheIndependentCheck() {
        long seed = 5;
        var random = CaseCount.random(seed);
        int wanted = CaseCount.of(24);
        int proved = 0;
        for (int game = 0; proved < wanted && game < 10_000; game++) {
            var rules = RandomHeaps.random(random, 2 + game % 2);
            boolean finite = rules.terms().stream().allMatch(term -> AmountSets.isFinite(term.amounts()));
            if (!finite) continue;
            var heaps = TameHeaps.of(rules, BigInteger.valueOf(250), Limits.DEFAULT);
            if (heaps.isEmpty()
                    || !(heaps.get().evidence() instanceof Evidence.Tame(var checked, var parts))
                    || checked.signum() > 0) continue;
            if (!(parts.getFirst() instanceof Evidence.Period period) || !period.misere()) continue;
            proved++;
            assertThat(PeriodCheck.fault(rules, period))
                    .as("seed %d: %s %s", seed, rules, period)
                    .isEmpty();
            assertThat(heaps.get().misere().value(Tuple.of(HUGE))).isNotNegative();
        }
        assertThat(proved).isEqualTo(wanted);
    }

    @Test
    void kaylesIsWild() {
        var kayles = new TakeAndBreak(List.of(new Term(AmountSets.of(1, 2), 7)));
        assertThat(TameHeaps.of(kayles, BigInteger.valueOf(60), Limits.DEFAULT)).isEmpty();
        assertThat(TameHeaps.of(kayles, HUGE, Limits.DEFAULT)).isEmpty();
        assertThat(TameHeaps.of(kayles, BigInteger.valueOf(4), Limits.DEFAULT)).isPresent();
    }

    @Test
    void whatIsOutOfReachIsRefused() {
        var rules = new TakeAndBreak(List.of(new Term(Amounts.ANY, 7)));
        assertThatThrownBy(() -> TameHeaps.of(rules, HUGE, Limits.DEFAULT.withPositions(1000)))
                .isInstanceOf(LimitException.class);
    }
}
