package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence.Argument;
import grundy.check.Evidence.Exhaustive;
import grundy.check.Evidence.Minimax;
import grundy.check.Evidence.Period;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What verdicts rest on, and of which parts they say something.
class VerdictBasisTest {
    private static final Period PROVED = new Period(2, 5, 0, 20, "Guy and Smith 1956", false);
    private static final Period OBSERVED = new Period(2, 5, 0, 20, "", false);
    private static final Evidence.ClosedForm FORM = new Evidence.ClosedForm("Bachet 1612", "P when n mod 4 == 0", "");
    private static final QuotientTheorem QUOTIENT = theorem(1, 0, 0, 0, 1, 2);

    private static QuotientTheorem theorem(int games, int preperiod, int period, Integer... map) {
        var quotient = new MisereQuotient(2, new char[] {0, 1, 1, 0}, new BitSet());
        var rules = IntStream.range(0, games)
                .<RuleTree>mapToObj(_ -> Oracles.rules("kayles"))
                .toList();
        return new QuotientTheorem(rules, quotient, List.of(1), List.of(map), preperiod, period, List.of());
    }

    @Test
    void componentsOfASumAreNamedOnceAndSearchesTogetherAtTheEnd() {
        var sum = Evidence.Sum.of(
                "Sprague 1935",
                Stream.of(new Exhaustive(3), PROVED, new Exhaustive(4), FORM, PROVED, new Evidence.Table(2)));
        assertThat(sum.components()).containsExactly(PROVED, FORM, new Evidence.Table(2), new Exhaustive(7));
        assertThat(Evidence.Sum.of("", Stream.of(FORM, FORM)).components()).containsExactly(FORM);
        assertThat(Evidence.Sum.of("", Stream.of(new Exhaustive(1))).components())
                .containsExactly(new Exhaustive(1));
        assertThat(Evidence.Sum.of("", Stream.of(FORM)).single()).isEqualTo(FORM);
        assertThat(sum.single()).isEqualTo(sum);
        assertThat(FORM.single()).isEqualTo(FORM);
    }

    @Test
    void onlyWhatIsProvedIsABasis() {
        assertThat(PROVED.isProved()).isTrue();
        assertThat(OBSERVED.isProved()).isFalse();
        var quotient = new Evidence.Quotient(QUOTIENT);
        var within = new Evidence.Tame(BigInteger.TWO, List.of(OBSERVED, PROVED, quotient));
        var basis = VerdictBasis.of(new Evidence.Sum("", List.of(FORM, within)));
        assertThat(basis).isEqualTo(new VerdictBasis("", List.of(PROVED), Optional.empty(), Optional.of(QUOTIENT)));
        assertThat(VerdictBasis.of(new Evidence.Sum("", List.of(FORM))))
                .isEqualTo(VerdictBasis.of("P when n mod 4 == 0"));
        assertThat(VerdictBasis.of(FORM).statement()).isEqualTo("P when n mod 4 == 0");
        assertThat(VerdictBasis.of(PROVED)).isEqualTo(VerdictBasis.ofPeriod(Optional.of(PROVED)));
        assertThat(VerdictBasis.ofPeriod(Optional.empty())).isEqualTo(VerdictBasis.NONE);
        assertThat(VerdictBasis.of(OBSERVED)).isEqualTo(VerdictBasis.NONE);
        assertThat(VerdictBasis.NONE.isNamed()).isFalse();
        assertThat(VerdictBasis.of(FORM).isNamed()).isFalse();
        assertThat(VerdictBasis.of(PROVED).isNamed()).isTrue();
        assertThat(VerdictBasis.of(quotient).isNamed()).isTrue();
        assertThat(VerdictBasis.of(new Argument(Argument.Kind.NEVER, List.of(PROVED))))
                .isEqualTo(VerdictBasis.NONE);
    }

    @Test
    void partsAreThoseOfWhichSomethingIsSaid() {
        var outcome = new ClaimedVerdict(Outcome.N);
        assertThat(outcome.parts()).isEqualTo(EnumSet.of(VerdictPart.OUTCOME));
        var moves = new ClaimedMoves(Optional.empty(), List.of());
        var quotient = new VerdictBasis("", List.of(), Optional.empty(), Optional.of(QUOTIENT));
        for (int some = 0; some < 16; some++) {
            boolean hasValue = (some & 1) != 0;
            boolean hasLength = (some & 2) != 0;
            boolean hasMoves = (some & 4) != 0;
            boolean hasPeriod = (some & 8) != 0;
            var stated = new ClaimedVerdict(
                    Outcome.N,
                    hasValue ? Optional.of(Value.Nimber.of(3)) : Optional.empty(),
                    hasLength ? List.of(5L) : List.of(),
                    hasMoves ? Optional.of(moves) : Optional.empty(),
                    hasPeriod ? VerdictBasis.ofPeriod(Optional.of(PROVED)) : quotient);
            var parts = EnumSet.of(VerdictPart.OUTCOME);
            if (hasValue) parts.add(VerdictPart.VALUE);
            if (hasLength) parts.add(VerdictPart.REMOTENESS);
            if (hasMoves) parts.add(VerdictPart.MOVES);
            parts.add(hasPeriod ? VerdictPart.PERIODS : VerdictPart.QUOTIENT);
            assertThat(stated.parts()).isEqualTo(parts);
        }
    }

    @Test
    void eachPartIsSaidToBeOpenInItsOwnWords() {
        assertThat(Stream.of(VerdictPart.values()).map(VerdictPart::open))
                .containsExactly(
                        Message.of("check.verdict.open-large"),
                        Message.of("check.verdict.open-value"),
                        Message.of("check.verdict.open-remoteness"),
                        Message.of("check.verdict.open-moves"),
                        Message.of("check.table.open-period"),
                        Message.of("check.verdict.open-theorem"),
                        Message.of("check.verdict.open-quotient"));
    }

    @Test
    void aMoveIsTheSameInWhateverOrderItIsTold() {
        var one = new ClaimedMove.Step(0, List.of("3", "1"));
        var two = new ClaimedMove.Step(1, List.of("2"));
        var move = new ClaimedMove(Optional.of(Side.LEFT), List.of(two, one));
        assertThat(move).isEqualTo(new ClaimedMove(Optional.of(Side.LEFT), List.of(one, two)));
        assertThat(move.steps()).containsExactly(new ClaimedMove.Step(0, List.of("1", "3")), two);
        assertThat(ClaimedMove.Step.of(4, List.of(Tuple.of(BigInteger.TWO), Tuple.of(BigInteger.ONE))))
                .isEqualTo(new ClaimedMove.Step(4, List.of("1", "2")));
    }

    /// Heaps of several games are numbered through; elements repeat from the preperiod on.
    @Test
    void elementsOfHeapsAreThoseOfTheirNumbers() {
        var finite = theorem(2, 0, 0, 0, 1, 2, 3, 4, 5, 6);
        assertThat(finite.isForAll()).isFalse();
        assertThat(finite.largest()).isEqualTo(3);
        assertThat(theorem(2, 0, 0, 0, 1, 2, 3, 4, 5).largest()).isEqualTo(2);
        for (int game = 0; game < 2; game++) {
            assertThat(finite.element(game, BigInteger.ZERO)).isZero();
            for (int heap = 1; heap <= 3; heap++)
                assertThat(finite.element(game, BigInteger.valueOf(heap))).isEqualTo(2 * (heap - 1) + game + 1);
            assertThat(finite.covers(game, BigInteger.valueOf(3))).isTrue();
            assertThat(finite.covers(game, BigInteger.valueOf(4))).isFalse();
        }
        assertThat(finite.mapTo(2)).containsExactly(0, 1, 2);
        var endless = theorem(2, 3, 4, 0, 1, 2, 3, 4, 5, 6);
        assertThat(endless.isForAll()).isTrue();
        assertThat(endless.covers(0, BigInteger.TEN.pow(30))).isTrue();
        var map = List.of(0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4);
        for (int last = 0; last < map.size(); last++)
            assertThat(endless.mapTo(last)).isEqualTo(map.subList(0, last + 1));
        for (int number = 1; number < map.size(); number++)
            assertThat(endless.element((number - 1) % 2, BigInteger.valueOf((number + 1) / 2)))
                    .as("number %d", number)
                    .isEqualTo(map.get(number));
        assertThat(endless.element(1, BigInteger.TWO.multiply(BigInteger.TEN.pow(30))))
                .isEqualTo(endless.element(1, BigInteger.TWO));
    }

    @Test
    void aResultIsWholeWithoutAFaultAndWithNothingOpen() {
        var message = Message.of("check.verdict.open-value");
        assertThat(new CheckResult(List.of(), List.of(), Optional.empty()).isComplete())
                .isTrue();
        assertThat(new CheckResult(List.of(), List.of(message), Optional.empty()).isComplete())
                .isFalse();
        assertThat(new CheckResult(List.of(), List.of(), Optional.of(message)).isComplete())
                .isFalse();
    }

    @Test
    void ofAScoreItIsSaidHowManyPositionsWereChecked() {
        var minimax = new Minimax(Minimax.Method.INTERVALS, 1, 2, 3, 4, 5, 6, 0);
        assertThat(minimax.checked(9)).isEqualTo(new Minimax(Minimax.Method.INTERVALS, 1, 2, 3, 4, 5, 6, 9));
    }

    @Test
    void noTheoremsAreKnownUnlessTheyAreKept() {
        assertThat(TheoremSource.NONE.quotient(List.of(Oracles.rules("kayles"))))
                .isEmpty();
        assertThat(TheoremSource.NONE.comeFirst()).isFalse();
    }
}
