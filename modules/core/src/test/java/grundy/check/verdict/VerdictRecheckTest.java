package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.QuotientTheorem;
import grundy.check.Truths;
import grundy.check.VerdictBasis;
import grundy.check.VerdictPart;
import grundy.check.theorem.Claimed;
import grundy.rules.Oracles;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.Value;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each kind of verdict is checked in its own way, and what that way does not judge is said to be open.
class VerdictRecheckTest {
    private static VerdictRecheck way(String question, ClaimedVerdict stated) {
        return VerdictRecheck.of(new TurnPosition(Truths.sum(question)), stated);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | WholeSumCheck",
                "misere nim 3 5 | WholeSumCheck",
                "left take {1,2}; right take {1,3} 7 | WholeSumCheck",
                "chomp 2x3 | WholeSumCheck",
                "kayles 20 21 22 23 24 | AddedValuesCheck",
                "coin-row 3 1 5 2 | ScoreCheck",
                "3 players: take 1..2 7 | LoserCheck",
                "3 players: take 1..2 1000000000000 | TooLarge",
                "take 1..3 with 1 blocked 9 | BlockingCheck",
                "take 1..3 with 1 blocked 1000000000000 | TooLarge"
            })
    void withNothingNamed(String question, String way) {
        assertThat(way(question, new ClaimedVerdict(Outcome.N)).getClass().getSimpleName())
                .as(question)
                .isEqualTo(way);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kayles 1000000 | RepeatingSum",
                "left take {1,2}; right take {1,3} 1000007 | RepeatingTurns",
                "3 players: take 1..2 1000000000000 | RepeatingTurns",
                "wythoff 1000000000000 3 | ClosedFormCheck"
            })
    void asTheEngineHasIt(String question, String way) throws SyntaxException {
        var verdict = VerdictCheckTest.solved(question);
        var recheck = VerdictRecheck.of(verdict.question(), verdict.claimedVerdict(10));
        assertThat(recheck.getClass().getSimpleName()).as(question).isEqualTo(way);
        assertThat(recheck.claimedVerdict()).isEqualTo(verdict.claimedVerdict(10));
        assertThat(recheck.result().fault()).as(question).isEmpty();
    }

    @Test
    void whatAQuotientIsNamedForIsCheckedByIt() {
        var quotient = new QuotientTheorem(
                List.of(Oracles.rules("kayles")),
                new MisereQuotient(2, new char[] {0, 1, 1, 0}, new BitSet()),
                List.of(1),
                List.of(0, 1),
                0,
                0,
                List.of());
        var stated = with(Outcome.N, Optional.empty(), Optional.of(quotient));
        assertThat(way("misere kayles 3", stated)).isInstanceOf(QuotientSumCheck.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; 1000000000000; P when n mod 4 == 0",
                "take 1..3 with 1 blocked; 1000000000001; P when n mod 4 < 2"
            })
    void whatATheoremIsNamedForIsCheckedByIt(String rules, String position, String claim) {
        var theorem = Claimed.theorem("base-2", rules, 0, claim);
        var evidence = Optional.of(new Evidence.Automatic(theorem, claim));
        var basis = new VerdictBasis("", List.of(), evidence, Optional.empty());
        for (var outcome : List.of(Outcome.P, Outcome.N)) {
            var stated = new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), basis);
            var recheck = way(rules + " " + position, stated);
            assertThat(recheck).isInstanceOf(AutomaticVerdictCheck.class);
            assertThat(recheck.judges()).contains(VerdictPart.OUTCOME);
            assertThat(recheck.result().fault().isEmpty()).as("%s", outcome).isEqualTo(outcome == Outcome.P);
        }
    }

    private static ClaimedVerdict with(
            Outcome outcome, Optional<ClaimedMoves> moves, Optional<QuotientTheorem> quotient) {
        return new ClaimedVerdict(
                outcome,
                Optional.of(Value.Nimber.of(0)),
                List.of(2L, 2L),
                moves,
                new VerdictBasis("", List.of(), Optional.empty(), quotient));
    }

    private static Optional<ClaimedMoves> listed(String left) {
        var step = new ClaimedMove.Step(0, List.of(left));
        return Optional.of(
                new ClaimedMoves(Optional.empty(), List.of(new ClaimedMove(Optional.empty(), List.of(step)))));
    }

    /// Of a position that is too large it is seen whether the listed moves are moves, and no more.
    @Test
    void whatIsTooLargeIsLeftOpen() {
        var question = "take 1..2 with 1 blocked 1000000000000";
        var found = way(question, with(Outcome.P, Optional.empty(), Optional.empty()))
                .result();
        assertThat(found.fault()).isEmpty();
        assertThat(found.steps()).isEmpty();
        assertThat(found.open())
                .containsExactly(Message.of("check.verdict.open-large"), Message.of("check.verdict.open-remoteness"));
        for (var move : List.of("999999999999", "999999999998", "999999999997", "nothing"))
            assertThat(way(question, with(Outcome.N, listed(move), Optional.empty()))
                            .result()
                            .fault()
                            .isEmpty())
                    .as("%s to %s", question, move)
                    .isEqualTo(move.equals("999999999999") || move.equals("999999999998"));
    }

    /// Of one that was worked out each part is judged.
    @Test
    void whatIsSmallIsJudgedWhole() {
        var stated = new ClaimedVerdict(
                Outcome.P, Optional.of(Value.Nimber.of(0)), List.of(), Optional.empty(), VerdictBasis.NONE);
        assertThat(way("nim 3 3", stated).result().isComplete()).isTrue();
        assertThat(way("nim 3 4", stated).result().fault()).isPresent();
    }
}
