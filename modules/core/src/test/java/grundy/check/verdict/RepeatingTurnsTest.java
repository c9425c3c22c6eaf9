package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@EveryTurn
class RepeatingTurnsTest {
    private static final List<String> SETS = List.of(
            "take {1,2}",
            "take {1,3}",
            "take {2,5,6}",
            "take 1..4",
            "take 3..20",
            "take any",
            "take odd",
            "take even",
            "take odd, 4",
            "take 7",
            "0.303[3]",
            "0.123",
            "0.[2]");

    /// Both kinds of play, finitely and infinitely many amounts, heaps small and large: the period that the engine
    /// names is proved again, everything is checked, and no other period passes.
    @Test
    void theLeastPeriodOfLeftAndRightHoldsAndNoOther() throws Exception {
        var random = CaseCount.random(26);
        int named = 0;
        for (int round = 0; round < CaseCount.of(40); round++) {
            var rules =
                    "%sleft %s; right %s".formatted(random.nextBoolean() ? "misere " : "", set(random), set(random));
            var heap = round % 3 == 0 ? "" + (5 + random.nextInt(8)) : "1" + random.nextInt(1000) + "000000000000";
            named += holdsAndNoOtherPeriod(rules + " " + heap) ? 1 : 0;
        }
        assertThat(named).isPositive();
    }

    private static String set(Random random) {
        return SETS.get(random.nextInt(SETS.size()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere left take {1,2}; right take {1,3} 10",
                "misere left take any; right take {2,3} 10",
                "left take any; right take {2,3} 30000001",
                "misere left take odd; right take {1,3} 123456789012345678901",
                "3 players: take 1..2 1000000000000",
                "3 players: take any 1000000000000"
            })
    void aPeriodIsLookedAt(String text) throws Exception {
        assertThat(holdsAndNoOtherPeriod(text)).as(text).isTrue();
    }

    /// @return whether a period was named
    private static boolean holdsAndNoOtherPeriod(String text) throws Exception {
        var verdict = VerdictCheckTest.solved(text);
        var stated = verdict.claimedVerdict(VerdictCheckTest.MOVES);
        var result = VerdictCheck.of(verdict.question(), stated);
        assertThat(result.fault()).as("%s %s", text, stated).isEmpty();
        if (stated.basis().periods().isEmpty()) return false;
        assertThat(result.open()).as(text).isEmpty();
        var period = stated.basis().periods().getFirst();
        others(period)
                .forEach(other -> assertThat(VerdictCheck.of(verdict.question(), resting(stated, other))
                                .fault())
                        .as("%s with %s", text, other)
                        .isPresent());
        var wrongs = VerdictCheckTest.tampered(stated);
        for (var wrong : wrongs)
            assertThat(VerdictCheck.of(verdict.question(), wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
        return true;
    }

    private static Stream<Evidence.Period> others(Evidence.Period period) {
        long from = period.preperiod();
        long length = period.period();
        var theorem = period.theorem();
        return Stream.of(
                        new long[] {from + 1, length},
                        new long[] {from - 1, length},
                        new long[] {from, 2 * length},
                        new long[] {from, length + 1},
                        new long[] {from + length, length},
                        new long[] {from, 0})
                .map(each -> new Evidence.Period(
                        each[0], each[1], 0, period.verifiedTo() + 3 * length, theorem, period.misere()));
    }

    private static ClaimedVerdict resting(ClaimedVerdict stated, Evidence.Period period) {
        return new ClaimedVerdict(
                stated.outcome(),
                stated.value(),
                stated.remoteness(),
                stated.moves(),
                new VerdictBasis("", List.of(period), Optional.empty(), Optional.empty()));
    }
}
