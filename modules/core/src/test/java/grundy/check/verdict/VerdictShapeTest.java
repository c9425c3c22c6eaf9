package grundy.check.verdict;

import static grundy.check.verdict.VerdictCheckTest.solved;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.Evidence;
import grundy.check.StatedMove;
import grundy.check.StatedMoves;
import grundy.check.StatedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.VerdictPart;
import grundy.check.period.PeriodTheorem;
import grundy.rules.AskedPosition;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of a verdict is checked, or refused, or said to be open: nothing is passed over.
class VerdictShapeTest {
    private static final Evidence.Period PERIOD =
            new Evidence.Period(0, 4, 0, 6, PeriodTheorem.WINDOW.citation(), false);

    private static StatedVerdict with(StatedVerdict stated, List<Long> remoteness, VerdictBasis basis) {
        return new StatedVerdict(stated.outcome(), stated.value(), remoteness, stated.moves(), basis);
    }

    /// Each is checked in another way.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 3 5",
                "chomp 2x3",
                "misere nim 3 5",
                "take {2,7,8} 1000000",
                "left take {1,2}; right take {1,3} 1000007",
                "domineering 2x2",
                "3 players: take 1..2 7",
                "3 players: take 1..2 or split 5",
                "coin-row 3 1 5 2",
                "take 1..3 with 1 blocked 9",
                "kayles 20 21 22 23 24",
                "take 1..3 1000000000000000000001"
            })
    void nothingIsPassedOver(String text) throws SyntaxException {
        var verdict = solved(text);
        var right = verdict.stated(10);
        assertThat(check(verdict, right).fault()).as(text).isEmpty();
        var others = new ArrayList<StatedVerdict>();
        for (var remoteness : List.of(List.of(99L), List.of(99L, 98L), List.of(-2L), List.of(1L, 1L, 1L)))
            others.add(with(right, remoteness, right.basis()));
        var period = right.basis().periods().isEmpty()
                ? PERIOD
                : right.basis().periods().getFirst();
        others.add(with(right, right.remoteness(), VerdictBasis.ofPeriod(Optional.of(misere(period)))));
        others.add(with(
                right,
                right.remoteness(),
                new VerdictBasis("", List.of(period, period), Optional.empty(), Optional.empty())));
        others.add(with(right, right.remoteness(), VerdictBasis.ofPeriod(Optional.of(longer(period)))));
        for (var value : List.of(
                new Value.Loser(9),
                new Value.Score(7, 7, 0),
                new Value.QuotientElement("a", 2, false),
                new Value.Remoteness(BigInteger.valueOf(50))))
            others.add(new StatedVerdict(
                    right.outcome(), Optional.of(value), right.remoteness(), right.moves(), right.basis()));
        for (var other : others)
            if (!other.equals(right))
                assertThat(check(verdict, other).isComplete())
                        .as("%s %s", text, other)
                        .isFalse();
    }

    private static Evidence.Period misere(Evidence.Period period) {
        return new Evidence.Period(
                period.preperiod(), period.period() + 1, 0, period.verifiedTo() + 9, period.theorem(), true);
    }

    private static Evidence.Period longer(Evidence.Period period) {
        return new Evidence.Period(
                period.preperiod(),
                2 * period.period(),
                0,
                3 * period.verifiedTo() + 9,
                period.theorem(),
                period.misere());
    }

    private static CheckResult check(Verdict verdict, StatedVerdict stated) {
        return VerdictCheck.of(verdict.asked(), stated);
    }

    /// Whether it was worked out or not: impartial games have no side that wins, and who lost has no winning move.
    @ParameterizedTest
    @ValueSource(strings = {"nim 3 5", "nim-in-disguise (100000000000000000000,7,5)"})
    void whatCannotBeIsRefused(String text) throws SyntaxException {
        var asked = new AskedPosition(new RuleLanguage(Catalogue.builtIn()).question(Source.of(text)));
        var move = new StatedMove(Optional.empty(), List.of(new StatedMove.Step(0, List.of("0"))));
        for (var wrong : List.of(
                stated(Outcome.L, 1, move),
                stated(Outcome.R, 1, move),
                stated(Outcome.P, 1, move),
                stated(Outcome.P, 1),
                stated(Outcome.N, 0),
                stated(Outcome.N, 1, move, move),
                stated(Outcome.N, 0, move),
                stated(Outcome.N, -1),
                stated(Outcome.D, 1, move),
                stated(Outcome.N, 5, new StatedMove(Optional.empty(), List.of())),
                stated(Outcome.N, 5, new StatedMove(Optional.empty(), List.of(new StatedMove.Step(0, List.of())))),
                stated(Outcome.N, 5, new StatedMove(Optional.empty(), List.of(new StatedMove.Step(9, List.of("0"))))),
                stated(
                        Outcome.N,
                        5,
                        new StatedMove(
                                Optional.empty(),
                                List.of(new StatedMove.Step(0, List.of("0")), new StatedMove.Step(1, List.of("0")))))))
            assertThat(VerdictCheck.of(asked, wrong).fault()).as("%s", wrong).isPresent();
    }

    private static StatedVerdict stated(Outcome outcome, long count, StatedMove... moves) {
        var listed = new StatedMoves(Optional.of(BigInteger.valueOf(count)), List.of(moves));
        return new StatedVerdict(outcome, Optional.empty(), List.of(), Optional.of(listed), VerdictBasis.NONE);
    }

    @Tag("slow")
    @Test
    void whatTooLargeAPositionLeavesOpenIsSaid() throws SyntaxException {
        var verdict = solved("wythoff 100000000000000000000 161803398874989484820");
        var stated = verdict.stated(10);
        var nothing = new StatedVerdict(stated.outcome(), stated.value(), List.of(), stated.moves(), VerdictBasis.NONE);
        assertThat(check(verdict, nothing).open()).hasSize(2);
        assertThat(nothing.parts()).containsExactlyInAnyOrder(VerdictPart.OUTCOME, VerdictPart.MOVES);
    }
}
