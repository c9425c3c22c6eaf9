package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// True periods from the literature pass, and each way of being wrong is told apart.
class PeriodCheckTest {
    private static final TakeAndBreak KAYLES = new TakeAndBreak(List.of(new Term(AmountSets.of(1, 2), 7)));

    private static TakeAndBreak take(Amounts amounts) {
        return new TakeAndBreak(List.of(new Term(amounts, 3)));
    }

    private static String fault(
            TakeAndBreak rules, long preperiod, long period, long saltus, long verifiedTo, PeriodTheorem theorem) {
        var evidence = new Evidence.Period(preperiod, period, saltus, verifiedTo, theorem.citation(), false);
        return PeriodCheck.fault(rules, evidence).map(message -> message.key()).orElse("");
    }

    @Test
    void kaylesHasPeriodTwelveFrom71On() {
        assertThat(fault(KAYLES, 71, 12, 0, 2 * 71 + 2 * 12 + 1, PeriodTheorem.GUY_SMITH))
                .isEmpty();
        assertThat(fault(KAYLES, 71, 12, 0, 2 * 71 + 2 * 12, PeriodTheorem.GUY_SMITH))
                .isEqualTo("check.period.short");
        assertThat(fault(KAYLES, 70, 12, 0, 10_000, PeriodTheorem.GUY_SMITH)).isEqualTo("check.period.differs");
        assertThat(fault(KAYLES, 71, 11, 0, 10_000, PeriodTheorem.GUY_SMITH)).isEqualTo("check.period.differs");
        assertThat(fault(KAYLES, 71, 12, 1, 10_000, PeriodTheorem.GUY_SMITH)).isEqualTo("check.period.numbers");
        assertThat(fault(KAYLES, 71, 12, 0, 10_000, PeriodTheorem.WINDOW)).isEqualTo("check.period.unfit");
        assertThat(fault(KAYLES, 71, 3_000_000_000L, 0, Long.MAX_VALUE, PeriodTheorem.GUY_SMITH))
                .isEqualTo("check.period.long");
    }

    @Test
    void infiniteSetsNeedEveryAmountToBeCongruentToASmallOne() {
        assertThat(fault(take(new Amounts.Powers(BigInteger.TWO)), 0, 3, 0, 5, PeriodTheorem.RESIDUES))
                .isEmpty();
        assertThat(fault(take(new Named(Name.PRIMES)), 0, 4, 0, 1000, PeriodTheorem.RESIDUES))
                .isEqualTo("check.period.residues");
        assertThat(fault(take(new Named(Name.SQUARES)), 0, 5, 0, 1000, PeriodTheorem.RESIDUES))
                .isEqualTo("check.period.residues");
        var oneOrPrime = AmountSets.union(List.of(AmountSets.of(1), new Named(Name.PRIMES)));
        assertThat(fault(take(oneOrPrime), 0, 4, 0, 1000, PeriodTheorem.RESIDUES))
                .isEmpty();
        assertThat(fault(take(oneOrPrime), 0, 6, 0, 1000, PeriodTheorem.RESIDUES))
                .isEqualTo("check.period.differs");
        assertThat(fault(take(new Named(Name.PRIME_POWERS)), 0, 6, 0, 1000, PeriodTheorem.RESIDUES))
                .isEmpty();
        assertThat(fault(take(new Named(Name.DIVISORS)), 0, 2, 0, 1000, PeriodTheorem.RESIDUES))
                .isEqualTo("check.period.unfit");
    }

    @Test
    void allButSetsRiseByTheirSaltus() {
        var fromThree = AmountSets.of(List.of(new Range(BigInteger.valueOf(3), null)));
        assertThat(fault(take(fromThree), 0, 3, 1, 100, PeriodTheorem.ALL_BUT)).isEmpty();
        assertThat(fault(take(fromThree), 0, 3, 2, 100, PeriodTheorem.ALL_BUT)).isEqualTo("check.period.differs");
        assertThat(fault(take(fromThree), 0, 2, 1, 100, PeriodTheorem.ALL_BUT)).isEqualTo("check.period.differs");
        assertThat(fault(take(Amounts.ANY), 0, 1, 1, 1, PeriodTheorem.ALL_BUT)).isEmpty();
        assertThat(fault(take(Amounts.ANY), 0, 1, 0, 100, PeriodTheorem.ALL_BUT))
                .isNotEmpty();
    }

    /// The values below the preperiod of 16 are not yet all numbers up to some one.
    @Test
    void allButSetsMayRiseLaterThanTheyRepeat() {
        var fromTen = AmountSets.of(List.of(new Range(BigInteger.TEN, null)));
        var amounts = AmountSets.union(List.of(AmountSets.of(1), AmountSets.of(6), fromTen));
        assertThat(fault(take(amounts), 16, 14, 3, 120, PeriodTheorem.ALL_BUT)).isEmpty();
        assertThat(fault(take(amounts), 16, 14, 2, 120, PeriodTheorem.ALL_BUT)).isNotEmpty();
        assertThat(fault(take(amounts), 15, 14, 3, 120, PeriodTheorem.ALL_BUT)).isNotEmpty();
    }

    @Test
    void heapsThatDifferAreTold() {
        var evidence = new Evidence.Period(70, 12, 0, 10_000, PeriodTheorem.GUY_SMITH.citation(), false);
        assertThat(PeriodCheck.fault(KAYLES, evidence))
                .contains(Message.of("check.period.differs", "heap", 70, "other", 82));
    }

    /// The last heap that has to be worked out may be beyond the limit where the period is not.
    @Test
    void aStretchBeyondTheLimitIsTooLong() {
        var far = AmountSets.union(List.of(AmountSets.of(1), AmountSets.of(5_000_001)));
        assertThat(fault(take(far), 0, 2, 0, Long.MAX_VALUE, PeriodTheorem.WINDOW))
                .isEqualTo("check.period.long");
    }

    private static Optional<BigInteger> last(TakeAndBreak rules, int preperiod, int period, PeriodTheorem theorem) {
        return PeriodCheck.lastHeap(rules, new Evidence.Period(preperiod, period, 1, 1_000, theorem.citation(), false));
    }

    @Test
    void theLastHeapThatCountsFollowsFromTheTheorem() {
        for (int preperiod = 0; preperiod < 4; preperiod++)
            for (int period = 1; period < 5; period++)
                assertThat(last(KAYLES, preperiod, period, PeriodTheorem.CARRIES))
                        .contains(BigInteger.valueOf(Math.max(preperiod, 1) - 1L + period));
        assertThat(last(take(Amounts.ANY), 0, 3, PeriodTheorem.CARRIES)).isEmpty();
        assertThat(last(take(new Amounts.Powers(BigInteger.TWO)), 0, 3, PeriodTheorem.RESIDUES))
                .contains(BigInteger.valueOf(5));
        assertThat(last(take(new Amounts.Powers(BigInteger.TWO)), 1, 3, PeriodTheorem.RESIDUES))
                .isEmpty();
        assertThat(last(KAYLES, 0, 3, PeriodTheorem.RESIDUES)).isEmpty();
        assertThat(last(KAYLES, 0, 3, PeriodTheorem.SIDES)).isEmpty();
    }

    @Test
    void anObservedPeriodIsNoProof() {
        var observed = new Evidence.Period(71, 12, 0, 10_000, "", false);
        assertThat(PeriodCheck.fault(KAYLES, observed)).isPresent();
        assertThat(PeriodCheck.fault(KAYLES, observed).orElseThrow().toString())
                .contains("the cited theorem is not one");
    }

    @Test
    void misereKaylesIsWildAndHasNoPeriodOfPairs() {
        var pairs = new Evidence.Period(20, 12, 0, 1000, PeriodTheorem.GUY_SMITH.citation(), true);
        assertThat(PeriodCheck.fault(KAYLES, pairs).orElseThrow().key()).isEqualTo("check.period.wild");
    }
}
