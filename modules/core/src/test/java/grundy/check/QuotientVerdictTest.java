package grundy.check;

import static grundy.check.verdict.VerdictCheckTest.MOVES;
import static grundy.check.verdict.VerdictCheckTest.solved;
import static grundy.check.verdict.VerdictCheckTest.tampered;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.period.PeriodTheorem;
import grundy.check.theorem.Claimed;
import grundy.check.verdict.QuotientCheck;
import grundy.check.verdict.QuotientSumCheck;
import grundy.check.verdict.VerdictCheck;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Verdicts about heaps in misere play that rest on a quotient: the check proves the quotient, and counts the winning
/// moves in a way of its own.
@Tag("slow")
class QuotientVerdictTest {
    private static CheckResult check(Verdict verdict, ClaimedVerdict stated) {
        return VerdictCheck.of(verdict.question(), stated);
    }

    private static ClaimedVerdict with(ClaimedVerdict stated, QuotientTheorem theorem) {
        var basis = new VerdictBasis("", List.of(), Optional.empty(), Optional.of(theorem));
        return new ClaimedVerdict(stated.outcome(), stated.value(), stated.remoteness(), stated.moves(), basis);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere kayles 5 4 3",
                "misere kayles 7 9 12",
                "misere 0.77 100 200 300",
                "misere 0.77 1000000000000 999999999999999999 72 83 84",
                "misere 0.77 10^30 10^30+1 5",
                "misere 0.15 1000 1001 1002 3",
                "misere 4.4 72 73 74 500",
                "misere 0.77(5) + 0.137(9)",
                "misere 0.34(100) + 4.12(1000000) + 0.34(17)",
                "misere 0.34(100) + 4.12(1000) + 0.13(17)",
                "misere 0.46 1000000000 7 7 8",
                "misere couples-are-forever 13 14",
                "misere 0.8F 10 9"
            })
    void holdsAndNothingElse(String text) throws SyntaxException {
        var verdict = solved(text.replace("10^30+1", "1" + "0".repeat(29) + "1"));
        var stated = verdict.claimedVerdict(MOVES);
        assertThat(stated.basis().quotient()).as(text).isPresent();
        var result = check(verdict, stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.open()).as(text).isEmpty();
        for (var wrong : tampered(stated))
            assertThat(check(verdict, wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
    }

    /// Every sum of two heaps about the beginning of the period, and two periods beyond: the check has another way
    /// to count than the solver.
    @Test
    void winningMovesAreCountedAlike() throws SyntaxException {
        for (int one = 66; one <= 110; one += 11)
            for (int other = 60; other <= 200; other += 20) {
                var verdict = solved("misere kayles %d %d".formatted(one, other));
                assertThat(check(verdict, verdict.claimedVerdict(MOVES)).fault())
                        .as("%d %d", one, other)
                        .isEmpty();
            }
    }

    @Test
    void aQuotientThatIsWrongOrOfOtherHeapsIsRefused() throws SyntaxException {
        var verdict = solved("misere 0.77 100 200 300");
        var stated = verdict.claimedVerdict(MOVES);
        var right = stated.basis().quotient().orElseThrow();
        var others = new ArrayList<QuotientTheorem>();
        others.add(solved("misere 0.75 100 200 300 5")
                .claimedVerdict(MOVES)
                .basis()
                .quotient()
                .orElse(right));
        others.add(solved("misere 0.77(5) + 0.137(9)")
                .claimedVerdict(MOVES)
                .basis()
                .quotient()
                .orElseThrow());
        others.add(solved("misere 0.77 5 4 3")
                .claimedVerdict(MOVES)
                .basis()
                .quotient()
                .orElseThrow());
        others.add(part(right, right.quotient(), right.preperiod() + 1, right.period()));
        others.add(part(right, right.quotient(), right.preperiod(), 2 * right.period()));
        others.add(part(right, flipped(right.quotient(), 3), right.preperiod(), right.period()));
        others.remove(right);
        for (var wrong : others)
            assertThat(check(verdict, with(stated, wrong)).fault())
                    .as(wrong.toString())
                    .isPresent();
    }

    private static QuotientTheorem part(QuotientTheorem right, MisereQuotient quotient, int preperiod, int period) {
        return new QuotientTheorem(
                right.games(),
                quotient,
                right.generators(),
                right.mapTo(preperiod + period - 1),
                preperiod,
                period,
                right.unbeaten());
    }

    private static MisereQuotient flipped(MisereQuotient right, int element) {
        int order = right.order();
        var products = new char[order * order];
        for (int a = 0; a < order; a++)
            for (int b = 0; b < order; b++) products[a * order + b] = (char) right.times(a, b);
        var lost = (BitSet) right.lostElements().clone();
        lost.flip(element);
        return new MisereQuotient(order, products, lost);
    }

    /// A quotient says nothing of ordinary play, nor of boards, and cannot be brought in there.
    @Test
    void aQuotientBesideAnotherGameIsRefused() throws SyntaxException {
        var theorem = solved("misere kayles 100 200")
                .claimedVerdict(MOVES)
                .basis()
                .quotient()
                .orElseThrow();
        for (var text : List.of("kayles 3 4", "misere nim 3 4", "cram 2 3", "every kayles 3 4", "3 players: nim 2")) {
            var verdict = solved(text);
            assertThat(check(verdict, with(verdict.claimedVerdict(MOVES), theorem))
                            .fault())
                    .as(text)
                    .contains(Message.of("check.verdict.quotient-unfit"));
        }
    }

    /// Of the heaps that it is about it says nothing where somebody else begins, where another reason is named, and
    /// beyond the largest; and nothing at all of positions that are no heaps.
    @Test
    void aQuotientOfTheSameRulesBesideAnotherQuestionIsRefused() throws SyntaxException {
        var small = solved("misere kayles 5 4 3")
                .claimedVerdict(MOVES)
                .basis()
                .quotient()
                .orElseThrow();
        assertThat(small.isForAll()).isFalse();
        assertThat(QuotientCheck.of(small).steps())
                .extracting(Message::key)
                .contains("check.quotient.won")
                .doesNotContain("check.quotient.periodic");
        var kayles = Truths.sum("misere kayles 5 4 3");
        var period = new Repetition(0, 1, 0).claim(PeriodTheorem.GUY_SMITH, 100, true);
        var automatic = new Evidence.Automatic(Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0"), "");
        var alone = new VerdictBasis("", List.of(), Optional.empty(), Optional.of(small));
        var wythoff = Truths.sum("misere wythoff 1 2");
        var ofPairs = new QuotientTheorem(
                List.of(wythoff.components().getFirst().game().rules()),
                small.quotient(),
                small.generators(),
                small.mapTo(small.largest()),
                small.preperiod(),
                small.period(),
                small.unbeaten());
        var beyond = Truths.sum("misere kayles 5 " + (small.largest() + 1));
        refusedAsUnfit(new TurnPosition(kayles, List.of(), 1), alone, small);
        refusedAsUnfit(new TurnPosition(kayles, List.of(List.of(1, 0), List.of(0, 1)), 0), alone, small);
        refusedAsUnfit(
                new TurnPosition(kayles),
                new VerdictBasis("g = n", List.of(), Optional.empty(), Optional.of(small)),
                small);
        refusedAsUnfit(
                new TurnPosition(kayles),
                new VerdictBasis("", List.of(period), Optional.empty(), Optional.of(small)),
                small);
        refusedAsUnfit(
                new TurnPosition(kayles),
                new VerdictBasis("", List.of(), Optional.of(automatic), Optional.of(small)),
                small);
        refusedAsUnfit(new TurnPosition(beyond), alone, small);
        refusedAsUnfit(new TurnPosition(wythoff), alone, ofPairs);
        for (var outcome : List.of(Outcome.N, Outcome.P))
            assertThat(new QuotientSumCheck(new TurnPosition(kayles), claim(outcome, alone), small)
                            .resultOfParts()
                            .fault()
                            .isEmpty())
                    .isEqualTo(outcome == Truths.impartial(kayles).outcome());
    }

    private static ClaimedVerdict claim(Outcome outcome, VerdictBasis basis) {
        return new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), basis);
    }

    private static void refusedAsUnfit(TurnPosition asked, VerdictBasis basis, QuotientTheorem theorem) {
        for (var outcome : List.of(Outcome.N, Outcome.P))
            assertThat(new QuotientSumCheck(asked, claim(outcome, basis), theorem)
                            .resultOfParts()
                            .fault())
                    .as("%s, %s by %s", asked, outcome, basis)
                    .contains(Message.of("check.verdict.quotient-unfit"));
    }

    /// How long play lasts no quotient tells, and of so large a sum not the definition either.
    @Test
    void howLongALargeSumLastsIsLeftOpen() throws SyntaxException {
        var verdict = solved("misere 0.77 60 61 62");
        var stated = verdict.claimedVerdict(0);
        var theorem = stated.basis().quotient().orElseThrow();
        for (var lasts : List.of(List.<Long>of(), List.of(50L))) {
            var claim = new ClaimedVerdict(stated.outcome(), Optional.empty(), lasts, Optional.empty(), stated.basis());
            assertThat(accepted(verdict, claim, theorem).open())
                    .extracting(Message::key)
                    .isEqualTo(lasts.isEmpty() ? List.of() : List.of("check.verdict.open-remoteness"));
        }
    }

    /// Too large for the definition: of each heap every move is listed, and those that win are those of the solver.
    @Test
    void eachMoveOfALargeSumIsHeldToTheElements() throws SyntaxException {
        var verdict = solved("misere 0.77 60 61 62");
        var stated = verdict.claimedVerdict(100_000);
        var theorem = stated.basis().quotient().orElseThrow();
        var winning = stated.moves().orElseThrow().list();
        var sum = verdict.question().sum();
        int wins = 0;
        var right = accepted(verdict, stated, theorem);
        assertThat(right.fault()).isEmpty();
        assertThat(right.steps().stream().map(Message::key)).contains("check.verdict.quotient-element");
        for (int i = 0; i < 3; i++) {
            var component = sum.components().get(i);
            for (var option : RuleOptions.distinct(component.game().rules(), component.position())) {
                var step = ClaimedMove.Step.of(i, option);
                boolean holds = winning.contains(move(Optional.empty(), step));
                if (holds) wins++;
                assertThat(fault(verdict, stated, theorem, move(Optional.empty(), step))
                                .isEmpty())
                        .as("%s", step)
                        .isEqualTo(holds);
                assertThat(fault(verdict, stated, theorem, move(Optional.of(Side.LEFT), step)))
                        .isPresent();
                assertThat(fault(verdict, stated, theorem, move(Optional.empty(), step, step)))
                        .isPresent();
                for (int other : new int[] {-1, 3})
                    assertThat(fault(
                                    verdict,
                                    stated,
                                    theorem,
                                    move(Optional.empty(), new ClaimedMove.Step(other, step.to()))))
                            .isPresent();
            }
        }
        assertThat(wins).isEqualTo(winning.size()).isPositive();
    }

    private static ClaimedMove move(Optional<Side> side, ClaimedMove.Step... steps) {
        return new ClaimedMove(side, List.of(steps));
    }

    private static CheckResult accepted(Verdict verdict, ClaimedVerdict stated, QuotientTheorem theorem) {
        return new QuotientSumCheck(verdict.question(), stated, theorem).resultOfParts();
    }

    private static Optional<Message> fault(
            Verdict verdict, ClaimedVerdict stated, QuotientTheorem theorem, ClaimedMove move) {
        var listed = new ClaimedMoves(Optional.empty(), List.of(move));
        var one =
                new ClaimedVerdict(stated.outcome(), Optional.empty(), List.of(), Optional.of(listed), stated.basis());
        return accepted(verdict, one, theorem).fault();
    }

    /// Small sums are worked out besides: how long play lasts, which no quotient tells.
    @Test
    void howLongASmallSumLastsFollowsFromTheDefinition() throws SyntaxException {
        var verdict = solved("misere kayles 5 4 3");
        var stated = verdict.claimedVerdict(MOVES);
        var theorem = stated.basis().quotient().orElseThrow();
        int held = 0;
        for (long moves = -1; moves < 14; moves++) {
            var lasts = new ClaimedVerdict(
                    stated.outcome(), Optional.empty(), List.of(moves), Optional.empty(), stated.basis());
            var result = accepted(verdict, lasts, theorem);
            assertThat(result.open()).isEmpty();
            if (result.fault().isEmpty()) held++;
        }
        assertThat(held).isEqualTo(1);
    }
}
