package grundy.check;

import static grundy.check.verdict.VerdictCheckTest.MOVES;
import static grundy.check.verdict.VerdictCheckTest.solved;
import static grundy.check.verdict.VerdictCheckTest.tampered;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.verdict.RepeatingSum;
import grundy.check.verdict.VerdictCheck;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Verdicts about positions far beyond the definition, which rest on a period.
class LargeVerdictTest {
    private static CheckResult check(Verdict verdict, ClaimedVerdict stated) {
        return VerdictCheck.of(verdict.question(), stated);
    }

    private static ClaimedVerdict with(ClaimedVerdict stated, VerdictBasis basis) {
        return new ClaimedVerdict(stated.outcome(), stated.value(), stated.remoteness(), stated.moves(), basis);
    }

    @EveryTurn
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles 1000000",
                "kayles 1000000 1000003",
                "0.137 1000000000000000000",
                "take {1,3,4} 1000000000000000000000000000000",
                "take {1,3,4} 1000000000000000000000000000000 99999999999999999999",
                "misere take {2,5,7} 1000000000001",
                "kayles(1000000) + [0.137](10000000) + nim(7)",
                "take {1,3,4}(1000000000000) + cram(2,3)"
            })
    void aPeriodThatIsNamedIsProvedAgain(String text) throws SyntaxException {
        var verdict = solved(text);
        var stated = verdict.claimedVerdict(MOVES);
        var result = check(verdict, stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.isComplete()).as(text).isTrue();
        for (var wrong : CaseCount.some(tampered(stated), 1))
            assertThat(check(verdict, wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
        for (var period : otherPeriods(stated.basis().periods().getFirst()))
            assertThat(check(
                                    verdict,
                                    with(
                                            stated,
                                            new VerdictBasis("", List.of(period), Optional.empty(), Optional.empty())))
                            .isComplete())
                    .as("%s by %s", text, period)
                    .isFalse();
    }

    /// With numbers of thousands of digits it looks at fewer moves, and ends as soon.
    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @ValueSource(strings = {"nim 10^5000", "wythoff 10^3000 10^3000", "moore[2] 10^5000 1 2"})
    void veryLongNumbersAreCheckedSoon(String text) throws SyntaxException {
        var verdict = solved(text);
        var time = ProcessorTime.start();
        var result = check(verdict, verdict.claimedVerdict(MOVES));
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.isComplete()).as(text).isFalse();
        assertThat(time.spent()).isLessThan(Duration.ofSeconds(8));
    }

    private static List<Evidence.Period> otherPeriods(Evidence.Period period) {
        BiFunction<Long, Long, Evidence.Period> other = (from, length) -> new Evidence.Period(
                from, length, period.saltus(), period.verifiedTo(), period.theorem(), period.misere());
        return List.of(
                other.apply(period.preperiod(), period.period() + 1),
                other.apply(period.preperiod(), 0L),
                other.apply(-1L, period.period()),
                new Evidence.Period(
                        period.preperiod(), period.period(), 1, period.verifiedTo(), period.theorem(), period.misere()),
                new Evidence.Period(
                        period.preperiod(), period.period(), 0, period.verifiedTo(), "Nobody 1900", period.misere()));
    }

    /// At positions that the definition reaches, what the period tells is the same: the values, and how many moves
    /// win, of sums of two heaps.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"take {1,3,4}", "take {2,5,6,7}", "0.137", "kayles"})
    void whatAPeriodTellsOfSmallHeapsIsTheDefinition(String named) throws SyntaxException {
        var basis = VerdictBasis.of(solved(named + " 10^15").evidence());
        assertThat(basis.periods()).as(named).isNotEmpty();
        for (int heap = 0; heap <= 40; heap += heap < 8 ? 1 : 7) {
            var verdict = solved(named + " " + heap + " " + heap / 2);
            var stated = with(verdict.claimedVerdict(MOVES), basis);
            var sum = verdict.question().sum();
            var found = RepeatingSum.of(sum, stated).orElseThrow().result();
            assertThat(found.fault()).as("%s %s", named, heap).isEmpty();
            assertThat(found.open()).as("%s %s", named, heap).isEmpty();
            for (var wrong : tampered(stated))
                assertThat(RepeatingSum.of(sum, wrong).orElseThrow().result().fault())
                        .as("%s %s said to be %s", named, heap, wrong)
                        .isPresent();
        }
    }
}
