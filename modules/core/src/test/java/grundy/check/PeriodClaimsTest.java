package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence.Period;
import grundy.check.period.PeriodCheck;
import grundy.check.period.PeriodTheorem;
import grundy.engine.RandomHeaps;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Claims of periods near the true one, of many small rules: each is accepted exactly where values that are worked out
/// far beyond it, in another way, repeat so, and where it was verified as far as its theorem asks.
class PeriodClaimsTest {
    private static final int FAR = 300;
    /// How far sets of all but finitely many amounts are looked at.
    private static final int SEEN = 80;

    private static final long ENOUGH = 100_000;

    private static String fault(TakeAndBreak rules, Period period) {
        return PeriodCheck.fault(rules, period)
                .map(message -> message.key().substring("check.period.".length()))
                .orElse("none");
    }

    private static List<TakeAndBreak> drawn(int count, int mostParts, IntPredicate wanted) {
        var random = new SplittableRandom(47);
        var all = new ArrayList<TakeAndBreak>();
        while (all.size() < count) {
            var rules = RandomHeaps.random(random, mostParts);
            if (wanted.test(kind(rules))) all.add(rules);
        }
        return all;
    }

    private static final int ENDLESS = 1;
    private static final int SPLITS = 2;

    private static int kind(TakeAndBreak rules) {
        boolean finite = rules.terms().stream().allMatch(term -> AmountSets.isFinite(term.amounts()));
        return (finite ? 0 : ENDLESS) | (rules.maySplit() ? SPLITS : 0);
    }

    private static int greatest(TakeAndBreak rules) {
        return rules.terms().stream()
                .map(term -> AmountSets.greatest(term.amounts()).orElse(BigInteger.ZERO))
                .mapToInt(BigInteger::intValueExact)
                .max()
                .orElse(0);
    }

    /// Of a claim that is verified as far as needed, and one heap less far.
    private static void isAcceptedWhereItHolds(
            TakeAndBreak rules, Period claim, long needed, boolean holds, String wrong) {
        var far =
                new Period(claim.preperiod(), claim.period(), claim.saltus(), needed, claim.theorem(), claim.misere());
        var short_ = new Period(
                claim.preperiod(), claim.period(), claim.saltus(), needed - 1, claim.theorem(), claim.misere());
        var what = rules + ": " + claim;
        assertThat(fault(rules, far)).as(what).isEqualTo(holds ? "none" : wrong);
        assertThat(fault(rules, short_)).as(what).isEqualTo("short");
        assertThat(PeriodCheck.lastHeap(rules, claim)).as(what).contains(BigInteger.valueOf(needed));
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void finitelyManyAmounts(Play play) {
        int held = 0;
        for (var rules : drawn(60, 1, kind -> kind == 0)) {
            boolean misere = play == Play.MISERE;
            var values = Oracles.heapValues(rules, play, FAR);
            var true_ = Repetition.least(values).orElseThrow();
            for (var claim : true_.near()) {
                var period = claim.claim(PeriodTheorem.WINDOW, ENOUGH, misere);
                if (claim.saltus() > 0) {
                    assertThat(fault(rules, period)).isEqualTo("numbers");
                    continue;
                }
                boolean holds = claim.holdsOf(values);
                long needed = Math.max(claim.preperiod(), 1) + greatest(rules) - 1 + claim.period();
                isAcceptedWhereItHolds(rules, period, needed, holds, "differs");
                assertThat(fault(rules, claim.claim(PeriodTheorem.ALL_BUT, ENOUGH, misere)))
                        .isEqualTo("unfit");
                assertThat(fault(rules, claim.claim(PeriodTheorem.SIDES, ENOUGH, misere)))
                        .isEqualTo("unfit");
                if (holds) held++;
            }
        }
        assertThat(held).isGreaterThan(200);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void heapsThatAreSplit(int mostParts) {
        int held = 0;
        for (var rules : drawn(40, mostParts, kind -> kind == SPLITS)) {
            var values = Oracles.heapValues(rules, Play.NORMAL, mostParts == 2 ? FAR / 2 : FAR / 6);
            int parts = rules.terms().stream().anyMatch(term -> term.parts() >= 8) ? 3 : 2;
            for (var claim :
                    Repetition.least(values).orElse(new Repetition(3, 2, 0)).near()) {
                var period = claim.claim(PeriodTheorem.GUY_SMITH, ENOUGH, false);
                if (claim.saltus() > 0) {
                    assertThat(fault(rules, period)).isEqualTo("numbers");
                    continue;
                }
                long first = Math.max(claim.preperiod(), 1);
                long needed = parts * first + (parts - 1) * claim.period() + greatest(rules) - 1 + claim.period();
                if (needed >= values.length) continue;
                boolean holds = claim.holdsOf(values);
                isAcceptedWhereItHolds(rules, period, needed, holds, "differs");
                assertThat(fault(rules, claim.claim(PeriodTheorem.WINDOW, ENOUGH, false)))
                        .isEqualTo("unfit");
                if (holds) held++;
            }
        }
        assertThat(held).isGreaterThan(20);
    }

    /// No amount from some heap on is left out: all but finitely many may be taken.
    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Play.class)
    void allButFinitelyManyAmounts(Play play) {
        var random = new SplittableRandom(48);
        int held = 0;
        for (int game = 0; game < 15; game++) {
            int from = 1 + random.nextInt(9);
            var amounts = new ArrayList<Amounts>(
                    List.of(AmountSets.of(List.of(new Amounts.Range(BigInteger.valueOf(from + 1), null)))));
            for (int amount = 1; amount < from; amount++) if (random.nextInt(3) > 0) amounts.add(AmountSets.of(amount));
            var rules = new TakeAndBreak(List.of(new Term(AmountSets.union(amounts), 3)));
            var values = Oracles.heapValues(rules, play, FAR);
            var true_ = Repetition.least(values).orElseThrow();
            for (var claim : true_.near()) {
                var fault = fault(rules, claim.claim(PeriodTheorem.ALL_BUT, SEEN, play == Play.MISERE));
                boolean holds = claim.holdsOf(values);
                assertThat(fault.equals("none")).as(rules + ": " + claim).isEqualTo(holds);
                if (holds) held++;
            }
        }
        assertThat(held).isGreaterThan(40);
    }

    /// Infinite sets whose amounts leave few residues, and sets next to them.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take powers of 2; 3",
                "take powers of 3; 2",
                "take powers of 4; 5",
                "take powers of 5; 2",
                "take powers of 6; 7",
                "take 1, primes; 4",
                "take odd; 2",
                "take prime powers; 6",
                "take 1, 3, powers of 4; 0",
                "take 2, powers of 2; 3",
                "take 2..4, powers of 3; 5",
                "take 1, 5, powers of 6; 0",
                "take squares; 0",
                "take primes; 0",
                "take 1, 2, primes; 4",
                "take 1, even; 0",
                "take cubes; 0",
                "take fibonacci; 0",
                "take triangular; 0"
            })
    void infiniteSets(String text, int period) {
        var rules = (TakeAndBreak) Oracles.rules(text);
        var values = Oracles.heapValues(rules, Play.NORMAL, FAR);
        for (int length = 1; length <= 12; length++)
            for (int from = 0; from <= 1; from++) {
                var claim = new Repetition(from, length, 0);
                var fault = fault(rules, claim.claim(PeriodTheorem.RESIDUES, ENOUGH, false));
                if (fault.equals("none"))
                    assertThat(claim.holdsOf(values)).as(text + " " + claim).isTrue();
                if (from > 0) assertThat(fault).isEqualTo("unfit");
                else if (period > 0 && length % period == 0)
                    assertThat(fault).as(text + " " + claim).isEqualTo("none");
                else assertThat(fault).as(text + " " + claim).isIn("differs", "residues", "unfit");
            }
    }

    /// Values that grow where three heaps may be left, and rules of which the theorem says nothing.
    @Test
    void growingValuesOfHexadecimalCodes() {
        for (var text : List.of("0.3F", "0.8", "0.FF", "0.0F", "0.8F")) {
            var rules = (TakeAndBreak) Oracles.rules(text);
            var values = Oracles.heapValues(rules, Play.NORMAL, 50);
            for (var claim : Repetition.least(values).orElseThrow().near()) {
                var fault = fault(rules, claim.claim(PeriodTheorem.CARRIES, ENOUGH, false));
                boolean holds = claim.saltus() > 0 && claim.holdsOf(values);
                assertThat(fault.equals("none")).as(text + ": " + claim).isEqualTo(holds);
                if (claim.saltus() == 0) assertThat(fault).isEqualTo("unfit");
                else if (!holds) assertThat(fault).isIn("refuted", "differs");
                assertThat(fault(rules, claim.claim(PeriodTheorem.CARRIES, ENOUGH, true)))
                        .isEqualTo("unfit");
            }
        }
        for (var theorem : List.of(PeriodTheorem.CARRIES, PeriodTheorem.GUY_SMITH, PeriodTheorem.WINDOW)) {
            int saltus = theorem == PeriodTheorem.CARRIES ? 1 : 0;
            var endless = new Repetition(0, 1, saltus).claim(theorem, ENOUGH, false);
            for (var text : List.of("take any", "lasker", "take squares"))
                assertThat(fault((TakeAndBreak) Oracles.rules(text), endless))
                        .as(text)
                        .isEqualTo("unfit");
        }
    }

    /// The last counters may not be taken as any others: the theorems of infinite sets do not apply.
    @ParameterizedTest
    @ValueSource(strings = {"0.[1]", "0.[2]", "0.1[3]", "0.2[3]", "0.13[2]"})
    void digitsThatAreNotAllThree(String text) {
        var rules = (TakeAndBreak) Oracles.rules(text);
        for (int period = 1; period < 5; period++)
            for (int saltus = 0; saltus < 2; saltus++) {
                assertThat(fault(rules, new Repetition(0, period, saltus).claim(PeriodTheorem.ALL_BUT, ENOUGH, false)))
                        .isEqualTo("unfit");
                if (saltus == 0)
                    assertThat(fault(rules, new Repetition(0, period, 0).claim(PeriodTheorem.RESIDUES, ENOUGH, false)))
                            .isEqualTo("unfit");
            }
    }

    @ParameterizedTest
    @EnumSource(PeriodTheorem.class)
    void numbersThatAreNone(PeriodTheorem theorem) {
        var rules = (TakeAndBreak) Oracles.rules("take {1,2}");
        for (long[] other : new long[][] {{-1, 3, 0}, {0, 0, 0}, {0, -3, 0}, {0, 3, -1}})
            assertThat(fault(rules, new Period(other[0], other[1], other[2], ENOUGH, theorem.citation(), false)))
                    .isEqualTo("numbers");
        for (long[] other : new long[][] {{5_000_001, 3}, {0, 5_000_001}, {Long.MAX_VALUE, 3}, {0, Long.MAX_VALUE}})
            assertThat(fault(rules, new Period(other[0], other[1], 0, Long.MAX_VALUE, theorem.citation(), false)))
                    .isEqualTo("long");
        assertThat(PeriodTheorem.find(theorem.citation())).contains(theorem);
        assertThat(fault(rules, new Period(0, 3, 0, ENOUGH, theorem.citation() + "a", false)))
                .isEqualTo("theorem");
    }
}
