package grundy.check.verdict;

import static grundy.check.verdict.VerdictCheckTest.solved;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.VerdictPart;
import grundy.check.period.PeriodTheorem;
import grundy.rules.TurnPosition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of a verdict is checked, or refused, or said to be open: nothing is passed over.
class VerdictShapeTest {
    private static final Evidence.Period PERIOD =
            new Evidence.Period(0, 4, 0, 6, PeriodTheorem.WINDOW.citation(), false);

    private static ClaimedVerdict with(ClaimedVerdict stated, List<Long> remoteness, VerdictBasis basis) {
        return new ClaimedVerdict(stated.outcome(), stated.value(), remoteness, stated.moves(), basis);
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
        var right = verdict.claimedVerdict(10);
        assertThat(check(verdict, right).fault()).as(text).isEmpty();
        var others = new ArrayList<ClaimedVerdict>();
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
            others.add(new ClaimedVerdict(
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

    private static CheckResult check(Verdict verdict, ClaimedVerdict stated) {
        return VerdictCheck.of(verdict.question(), stated);
    }

    /// Whether it was worked out or not: impartial games have no side that wins, and who lost has no winning move.
    @ParameterizedTest
    @ValueSource(strings = {"nim 3 5", "nim-in-disguise (100000000000000000000,7,5)"})
    void whatCannotBeIsRefused(String text) throws SyntaxException {
        var asked = asked(text);
        var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of("0"))));
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
                stated(Outcome.N, 5, new ClaimedMove(Optional.empty(), List.of())),
                stated(Outcome.N, 5, new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of())))),
                stated(Outcome.N, 5, new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(9, List.of("0"))))),
                stated(
                        Outcome.N,
                        5,
                        new ClaimedMove(
                                Optional.empty(),
                                List.of(
                                        new ClaimedMove.Step(0, List.of("0")),
                                        new ClaimedMove.Step(1, List.of("0")))))))
            assertThat(VerdictCheck.of(asked, wrong).fault()).as("%s", wrong).isPresent();
    }

    private static final Evidence.Period MISERE_PERIOD = misere(PERIOD);

    /// What stands behind the outcome is how many winning moves are stated, or that they are not counted.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | N P | L R D",
                "nim 3 5 | N,- N,1 N,7 P,0 P,- | N,0 N,-1 P,1",
                "misere nim 3 5 | N,- N,0 N,1 P,0 | N,-1 P,1 L R D",
                "every nim 3 5 | N,1 P,0 | N,0 P,1 L",
                "wythoff 3 5 | N,1 P,0 D,0 D,- | N,0 P,1 D,1 R",
                "chomp 2x3 | N,0 N,1 P,0 D,0 | P,1 D,1 L R",
                "nim(3) + cram(2x2) | N,0 N,1 P,0 | P,1 L",
                "cram(2x2) + nim(3) | N,0 N,1 P,0 | P,1 R",
                "left take {1,2}; right take {1,3} 7 | L R N P L,0 L,1 R,1 N,0 N,1 P,0 | P,1 D",
                "3 players: take 1..2 7 | N,1 N,0 P,0 | P,1 L R D",
                "take 1..3 with 1 blocked 9 | N,1 P,0 | P,1 L R D",
                "coin-row 3 1 5 2 | N,0 N,1 P,0 P,1 D,0 D,1 | N,-1 P,-1 L R"
            })
    void whoWinsWithSoManyMovesIsOneOfThoseThatCanBe(String question, String possible, String impossible)
            throws SyntaxException {
        var asked = asked(question);
        for (var claim : possible.split(" "))
            assertThat(fault(asked, counted(claim)))
                    .as("%s %s", question, claim)
                    .isEqualTo("none");
        for (var claim : impossible.split(" "))
            assertThat(fault(asked, counted(claim)))
                    .as("%s %s", question, claim)
                    .isEqualTo(claim.contains(",") ? "senseless-moves" : "senseless-outcome");
    }

    private static ClaimedVerdict counted(String claim) {
        var words = claim.split(",");
        var outcome = Outcome.valueOf(words[0]);
        if (words.length == 1) return new ClaimedVerdict(outcome);
        Optional<BigInteger> count = words[1].equals("-") ? Optional.empty() : Optional.of(new BigInteger(words[1]));
        return new ClaimedVerdict(
                outcome,
                Optional.empty(),
                List.of(),
                Optional.of(new ClaimedMoves(count, List.of())),
                VerdictBasis.NONE);
    }

    /// One number for each who may begin, where there are such numbers at all; -1 is a draw.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | 1",
                "misere chomp 2x3 | 1",
                "left take {1,2}; right take {1,3} 7 | 2",
                "domineering(2x2) + nim(3) | 2",
                "nim(3) + domineering(2x2) | 2",
                "3 players: take 1..2 7 | 0",
                "take 1..3 with 1 blocked 9 | 0",
                "coin-row 3 1 5 2 | 0"
            })
    void lengthsOfPlayAreThoseOfWhoMayBegin(String question, int beginners) throws SyntaxException {
        var asked = asked(question);
        for (var lengths : List.of(
                List.<Long>of(),
                List.of(0L),
                List.of(-1L),
                List.of(-2L),
                List.of(5L, -1L),
                List.of(-2L, 5L),
                List.of(5L, -2L),
                List.of(1L, 1L, 1L))) {
            boolean fits = lengths.isEmpty() || lengths.size() == beginners && !lengths.contains(-2L);
            var fault = fault(asked, with(new ClaimedVerdict(Outcome.N), lengths, VerdictBasis.NONE));
            // That they belong to another outcome is found behind this.
            assertThat(fault.equals("senseless-remoteness"))
                    .as("%s %s", question, lengths)
                    .isNotEqualTo(fits);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim 3 5", "misere nim 3 5", "left take {1,2}; right take {1,3} 7", "coin-row 3 1 5 2"})
    void periodsAreThoseOfThePlayAndEachIsNamedOnce(String question) throws SyntaxException {
        var asked = asked(question);
        boolean isScored = question.startsWith("coin-row");
        boolean isMisere = question.startsWith("misere");
        for (var periods : List.of(
                List.of(PERIOD),
                List.of(MISERE_PERIOD),
                List.of(PERIOD, longer(PERIOD)),
                List.of(PERIOD, MISERE_PERIOD),
                List.of(PERIOD, longer(PERIOD), PERIOD),
                List.<Evidence.Period>of())) {
            var basis = new VerdictBasis("", periods, Optional.empty(), Optional.empty());
            boolean fits = periods.size() < 3 && (isMisere || !periods.contains(MISERE_PERIOD));
            assertThat(fault(asked, with(new ClaimedVerdict(Outcome.N), List.of(), basis)))
                    .as("%s %s", question, periods)
                    .isEqualTo(
                            isScored && !periods.isEmpty() ? "senseless-basis" : fits ? "none" : "senseless-periods");
        }
    }

    /// Who moves, where, and what he leaves: components as in `0:4`, several with a comma.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 | 0:2 1:4 0:9 1:x | L:0:2 -1:2 2:2 0: 0:1,1:4 0:1,0:2 -",
                "every nim 3 5 | 0:2 1:4 0:1,1:4 1:4,0:1 | R:0:2 0:1,2:2 0:1,1: 0:1,0:2 -",
                "left take {1,2}; right take {1,3} 7 | L:0:6 R:0:4 L:0:4 | 0:6 L:1:6 L:0: L:0:6,1:5"
            })
    void movesAreOfThePlayersInTheComponents(String question, String possible, String impossible)
            throws SyntaxException {
        var asked = asked(question);
        for (var move : possible.split(" "))
            assertThat(fault(asked, listing(2, move)))
                    .as("%s %s", question, move)
                    .isEqualTo("none");
        for (var move : impossible.split(" "))
            assertThat(fault(asked, listing(2, move)))
                    .as("%s %s", question, move)
                    .isEqualTo("move-loses");
        var two = possible.split(" ");
        assertThat(fault(asked, listing(2, two[0], two[1]))).isEqualTo("none");
        assertThat(fault(asked, listing(1, two[0], two[1]))).isEqualTo("senseless-moves");
        assertThat(fault(asked, listing(2, two[0], two[0]))).isEqualTo("move-loses");
    }

    /// Moves of a game with a score are looked for among those that there are.
    @Test
    void movesForPointsAreMoves() throws SyntaxException {
        var asked = asked("coin-row 3 1 5 2");
        assertThat(fault(asked, listing(2, "0:1 5 2".replace(' ', '_')))).isEqualTo("none");
        assertThat(fault(asked, listing(2, "0:3 5 2".replace(' ', '_')))).isEqualTo("move-loses");
    }

    private static ClaimedVerdict listing(long count, String... moves) {
        return stated(
                Outcome.N, count, Stream.of(moves).map(VerdictShapeTest::move).toArray(ClaimedMove[]::new));
    }

    private static ClaimedMove move(String text) {
        boolean hasSide = text.startsWith("L:") || text.startsWith("R:");
        var side = hasSide ? Optional.of(text.startsWith("L") ? Side.LEFT : Side.RIGHT) : Optional.<Side>empty();
        var steps = Stream.of((hasSide ? text.substring(2) : text).split(","))
                .filter(step -> !step.equals("-"))
                .map(step -> step.split(":", -1))
                .map(step -> new ClaimedMove.Step(
                        Integer.parseInt(step[0]), step[1].isEmpty() ? List.of() : List.of(step[1].replace('_', ' '))))
                .toList();
        return new ClaimedMove(side, steps);
    }

    private static TurnPosition asked(String question) throws SyntaxException {
        return new TurnPosition(new RuleLanguage(Catalogue.builtIn()).question(Source.of(question)));
    }

    /// @return the fault's name behind `check.verdict.`
    private static String fault(TurnPosition asked, ClaimedVerdict stated) {
        return VerdictShape.fault(asked, stated)
                .map(message -> message.key().substring("check.verdict.".length()))
                .orElse("none");
    }

    private static ClaimedVerdict stated(Outcome outcome, long count, ClaimedMove... moves) {
        var listed = new ClaimedMoves(Optional.of(BigInteger.valueOf(count)), List.of(moves));
        return new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.of(listed), VerdictBasis.NONE);
    }

    @Tag("slow")
    @Test
    void whatTooLargeAPositionLeavesOpenIsSaid() throws SyntaxException {
        var verdict = solved("wythoff 100000000000000000000 161803398874989484820");
        var stated = verdict.claimedVerdict(10);
        var nothing =
                new ClaimedVerdict(stated.outcome(), stated.value(), List.of(), stated.moves(), VerdictBasis.NONE);
        assertThat(check(verdict, nothing).open()).hasSize(2);
        assertThat(nothing.parts()).containsExactlyInAnyOrder(VerdictPart.OUTCOME, VerdictPart.MOVES);
    }
}
