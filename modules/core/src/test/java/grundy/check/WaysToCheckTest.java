package grundy.check;

import static grundy.check.verdict.VerdictCheckTest.solved;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.NamedPeriods;
import grundy.check.period.PeriodTheorem;
import grundy.check.verdict.AddedValuesCheck;
import grundy.check.verdict.ClosedFormCheck;
import grundy.check.verdict.RepeatingSum;
import grundy.check.verdict.VerdictCheck;
import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.AmountSets;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.NimValueOracle;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is meant for positions too large for the definition is asked about small ones: each way to check accepts what
/// the definition says of them and nothing else.
class WaysToCheckTest {
    private static List<String> keys(CheckResult result) {
        return result.steps().stream()
                .map(step -> step.key().substring("check.verdict.".length()))
                .toList();
    }

    /// What a closed form leaves open of a verdict without a length.
    private static final List<String> OPEN = List.of("check.verdict.open-large", "check.verdict.open-moves");

    private static Function<ClaimedVerdict, CheckResult> added(Sum sum) {
        return stated -> AddedValuesCheck.of(sum, stated).orElseThrow().result();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 4",
                "nim 1 2",
                "nim 1 2 3",
                "take {1,3,4} 6 3",
                "kayles 3 2",
                "4.3 4",
                "grundys-game 7 2",
                "wythoff(1,2) + nim(2)",
                "nim(2) + kayles(3)",
                "cram(2,2) + nim(2)",
                "[4.3](3) + cram(2,2)"
            })
    void valuesThatAdd(String text) {
        var sum = Truths.sum(text);
        Truths.impartial(sum).by(added(sum), VerdictBasis.NONE).isAllThatHolds(text, Truths.impartialValues());
        assertThat(keys(added(sum)
                        .apply(new ClaimedVerdict(Truths.impartial(sum).outcome()))))
                .containsExactly("values");
        assertThat(added(sum)
                        .apply(new ClaimedVerdict(
                                Truths.impartial(sum).outcome(),
                                Optional.empty(),
                                List.of(1L),
                                Optional.empty(),
                                VerdictBasis.NONE))
                        .open())
                .hasSize(1);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3} 5",
                "left take {1,2}; right take {1,3} 3 4",
                "left take {1,4}; right take {2,3} 5 2",
                "left kayles; right take 1..2 4",
                "red-blue-hackenbush BRB + RB",
                "red-blue-hackenbush BGR + R",
                "nim(3) + [left take {1,2}; right take {1,3}](2)",
                "[left take {1,2}; right take {1,3}](3) + nim(2) + [left take 2; right take 1](3)"
            })
    void valuesOfLeftAndRightThatAdd(String text) throws SyntaxException {
        var sum = Truths.sum(text);
        var truth = Truths.sided(sum).by(added(sum), VerdictBasis.NONE);
        truth.isAllThatHolds(text, Truths.sidedValues());
        // Also where it is none of these.
        var own = solved(text).claimedVerdict(0).value().orElseThrow();
        assertThat(truth.values().test(own)).isTrue();
        truth.isAllThatHolds(text, List.of(own));
        assertThat(keys(added(sum).apply(new ClaimedVerdict(Truths.sided(sum).outcome()))))
                .containsExactly("values-sided");
    }

    /// A nim-heap that is too large to be written down as a game.
    @Test
    void aValueThatIsTooLongIsLeftOpen() {
        var sum = Truths.sum("left take {1,2}; right take {1,3} 3 4");
        var large = Value.Nimber.of(1_000_000_000);
        var result = added(sum)
                .apply(Truths.sided(sum).by(added(sum), VerdictBasis.NONE).stated(Optional.of(large)));
        assertThat(result.fault()).isEmpty();
        assertThat(result.open().stream().map(Message::key)).containsExactly("check.verdict.open-value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"misere nim 1 2", "every nim 1 2", "3 players: nim 2", "(n): (1-n) where n < 2 1"})
    void elsewhereValuesDoNotAdd(String text) {
        var stated = new ClaimedVerdict(Outcome.P);
        assertThat(AddedValuesCheck.of(Truths.sum(text), stated)).isEmpty();
    }

    private static List<Evidence.Period> periods(String text, Play play) {
        var all = new ArrayList<Evidence.Period>();
        for (var rules : text.split(";")) {
            var own = (TakeAndBreak) Oracles.rules(rules.strip());
            var least = Repetition.least(Oracles.heapValues(own, play, 150)).orElseThrow();
            boolean finite = own.terms().stream().allMatch(term -> AmountSets.isFinite(term.amounts()));
            var theorem = own.maySplit()
                    ? PeriodTheorem.GUY_SMITH
                    : finite
                            ? PeriodTheorem.WINDOW
                            : least.saltus() > 0 ? PeriodTheorem.ALL_BUT : PeriodTheorem.RESIDUES;
            all.add(least.claim(theorem, 1_000, play == Play.MISERE));
        }
        return all;
    }

    private static VerdictBasis basis(List<Evidence.Period> periods) {
        return new VerdictBasis("", periods, Optional.empty(), Optional.empty());
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take {1,3,4} 9 | take {1,3,4}",
                "take {1,3,4} 9 4 | take {1,3,4}",
                "misere take {2,5,7} 9 | take {2,5,7}",
                "misere take {1,3,4} 8 | take {1,3,4}",
                "0.34 7 | 0.34",
                "0.34 6 5 | 0.34",
                "0.15 7 3 | 0.15",
                "[0.34](6) + nim(2) | 0.34",
                "[0.34](5) + [take {1,3,4}](6) | 0.34; take {1,3,4}",
                "[take {1,3,4}](6) + wythoff(1,2) | take {1,3,4}",
                "[take {1,3,4}](4) + cram(2,2) | take {1,3,4}",
                "take powers of 2 9 4 | take powers of 2",
                "nim 5 3 | take any",
                "[0.00[3]](9) + [take any](2) | 0.00[3]"
            })
    void valuesThatRepeat(String text, String games) {
        var sum = Truths.sum(text);
        var periods = periods(games, sum.play());
        var truth = Truths.impartial(sum)
                .by(stated -> RepeatingSum.of(sum, stated).orElseThrow().result(), basis(periods));
        var values = new ArrayList<>(Truths.impartialValues());
        values.removeIf(Value.Number.class::isInstance);
        truth.isAllThatHolds(text, values);
        var bare = RepeatingSum.of(
                        sum,
                        new ClaimedVerdict(
                                truth.outcome(), Optional.empty(), List.of(5L), Optional.empty(), basis(periods)))
                .orElseThrow()
                .result();
        assertThat(keys(bare))
                .endsWith(sum.components().size() == 1 ? "period-value" : "period-sum")
                .allMatch(key -> key.startsWith("period"))
                .hasSize(periods.size() + 1);
        assertThat(bare.open()).hasSize(1);
        // A move of a component that there is not.
        for (int other : new int[] {-1, sum.components().size()}) {
            var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(other, List.of("1"))));
            var listed = Optional.of(new ClaimedMoves(Optional.empty(), List.of(move)));
            var stated = new ClaimedVerdict(truth.outcome(), Optional.empty(), List.of(), listed, basis(periods));
            assertThat(RepeatingSum.of(sum, stated).orElseThrow().result().fault())
                    .as("%s, %s", text, move)
                    .isPresent();
        }
        for (var period : periods) {
            var other = new Evidence.Period(
                    period.preperiod() + 1,
                    period.period(),
                    period.saltus(),
                    period.verifiedTo(),
                    period.theorem(),
                    period.misere());
            var stated = new ClaimedVerdict(
                    truth.outcome(), Optional.empty(), List.of(), Optional.empty(), basis(List.of(other)));
            assertThat(RepeatingSum.of(sum, stated).orElseThrow().result().fault())
                    .isPresent();
            assertThat(VerdictCheck.of(new TurnPosition(sum), stated).fault()).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere take {1,3,4} 3 2",
                "misere 0.34 5",
                "every take {1,3,4} 3 2",
                "misere nim(2) + wythoff(1,2)"
            })
    void elsewhereRepeatedValuesTellNothing(String text) {
        var sum = Truths.sum(text);
        var stated = new ClaimedVerdict(
                Outcome.N, Optional.empty(), List.of(), Optional.empty(), basis(periods("take {1,3,4}", sum.play())));
        assertThat(RepeatingSum.of(sum, stated)).isEmpty();
    }

    /// A closed form is held to the position, to what the stated moves leave, and to small positions: that it is
    /// wrong is found, and that it is right is not proved.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3; g = n mod 4; true",
                "take 1..3; g = n mod 5; false",
                "take 1..3; P when n mod 4 == 0; true",
                "take 1..3; P when n mod 4 == 1; false",
                "take 1..3; misere P when n mod 4 == 1; false",
                "misere take 1..3; misere P when n mod 4 == 1; true",
                "misere take 1..3; misere g = 1 - n mod 4 if n mod 4 < 2 else n mod 4; true",
                "nim; g = n; true",
                "nim; g = n if n < 90 else 7; false",
                "lasker; P when n == 0; true",
                "lasker; g = n - 1 if n mod 4 == 0 and n > 0 else n + 1 if n mod 4 == 3 else n; true"
            })
    void closedForms(String rules, String claim, boolean right) {
        boolean misere = rules.startsWith("misere");
        var values = new NimValueOracle<>(Oracles.moves(Oracles.rules(rules)), misere);
        for (int heap = 0; heap < 9; heap++) {
            var text = rules + " " + heap;
            var sum = Truths.sum(text);
            int value = values.value(Tuple.of(heap));
            var truth = Truths.impartial(sum);
            for (var outcome : Outcome.values())
                for (int stated = 0; stated < 4; stated++)
                    for (boolean listed : new boolean[] {false, true}) {
                        var number =
                                misere ? new Value.MisereNimber(BigInteger.valueOf(stated)) : Value.Nimber.of(stated);
                        var moves = new ClaimedMoves(Optional.empty(), truth.winning());
                        var verdict = new ClaimedVerdict(
                                outcome,
                                Optional.of(number),
                                List.of(),
                                listed ? Optional.of(moves) : Optional.empty(),
                                VerdictBasis.of(claim));
                        var check = ClosedFormCheck.of(sum, verdict);
                        if (claim.startsWith("misere") != misere) {
                            assertThat(check).isEmpty();
                            continue;
                        }
                        var result = check.orElseThrow().result();
                        boolean tells = claim.contains("g = ");
                        boolean holds = right && outcome == truth.outcome() && (!tells || stated == value);
                        assertThat(result.fault().isEmpty())
                                .as("%s by %s: %s", text, claim, verdict)
                                .isEqualTo(holds);
                        assertThat(result.isComplete()).isFalse();
                        if (holds)
                            assertThat(result.steps())
                                    .hasSize(listed && !truth.winning().isEmpty() ? 3 : 2);
                    }
            if (right && claim.startsWith("misere") == misere)
                for (var move : truth.legal()) {
                    var moves = new ClaimedMoves(Optional.empty(), List.of(move));
                    var verdict = new ClaimedVerdict(
                            truth.outcome(), Optional.empty(), List.of(), Optional.of(moves), VerdictBasis.of(claim));
                    var one = ClosedFormCheck.of(sum, verdict).orElseThrow().result();
                    boolean tells = move.steps().getFirst().to().size() == 1 || claim.contains("g = ");
                    assertThat(one.open().stream().map(Message::key).toList())
                            .isEqualTo(
                                    tells
                                            ? OPEN
                                            : Stream.concat(Stream.of("check.verdict.open-parts"), OPEN.stream())
                                                    .toList());
                    if (!tells) assertThat(keys(one)).doesNotContain("moves-claim");
                    if (tells)
                        assertThat(one.fault().isEmpty())
                                .as("%s: %s", text, move)
                                .isEqualTo(truth.winning().contains(move));
                }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nim 1 2; P when n == 0",
                "nim 1 2; misere g = n",
                "every nim 1 2; g = n",
                "nim(1) + kayles(2); g = n",
                "cram 2 2; g = n",
                "nim 3; g = ",
                "nim 3; g = m"
            })
    void formsAboutOtherSumsTellNothing(String text, String claim) {
        var stated =
                new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), VerdictBasis.of(claim));
        assertThat(ClosedFormCheck.of(Truths.sum(text), stated)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim 1 2", "nim 5 5", "take any 3 4 2"})
    void formsOfSumsOfOneGame(String text) {
        var sum = Truths.sum(text);
        var truth = Truths.impartial(sum);
        for (var outcome : List.of(Outcome.N, Outcome.P))
            for (int value = 0; value < 8; value++)
                for (var move : truth.legal()) {
                    var stated = new ClaimedVerdict(
                            outcome,
                            Optional.of(Value.Nimber.of(value)),
                            List.of(),
                            Optional.of(new ClaimedMoves(Optional.empty(), List.of(move))),
                            VerdictBasis.of("g = n"));
                    boolean holds = outcome == truth.outcome()
                            && truth.values().test(Value.Nimber.of(value))
                            && truth.winning().contains(move);
                    assertThat(ClosedFormCheck.of(sum, stated)
                                    .orElseThrow()
                                    .result()
                                    .fault()
                                    .isEmpty())
                            .as("%s: %s", text, stated)
                            .isEqualTo(holds);
                }
    }

    /// A form that means nothing at a position, be it the one that is asked about or a small one, is refused.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "take 1..3 0; P when 8 mod n == 0",
                "take 1..3 4; P when 8 mod n == 0",
                "take 1..3 5; g = n mod (n - 5)",
                "take 1..3 7; g = n mod 4 if n != 2 else n mod (n - 2)"
            })
    void formsThatMeanNothingSomewhereAreRefused(String text, String claim) {
        for (var outcome : List.of(Outcome.N, Outcome.P)) {
            var stated =
                    new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), VerdictBasis.of(claim));
            assertThat(ClosedFormCheck.of(Truths.sum(text), stated)
                            .orElseThrow()
                            .result()
                            .fault())
                    .as("%s: %s", text, claim)
                    .hasValueSatisfying(fault -> assertThat(fault.key()).isEqualTo("check.verdict.claim-differs"));
        }
    }

    @Test
    void aMoveThatThereIsNotIsRefusedByAFormToo() {
        for (var left : List.of("0", "7", "8")) {
            var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of(left))));
            var stated = new ClaimedVerdict(
                    Outcome.N,
                    Optional.empty(),
                    List.of(),
                    Optional.of(new ClaimedMoves(Optional.empty(), List.of(move))),
                    VerdictBasis.of("g = n mod 4"));
            assertThat(ClosedFormCheck.of(Truths.sum("take 1..3 7"), stated)
                            .orElseThrow()
                            .result()
                            .fault())
                    .as(left)
                    .isPresent();
        }
    }

    /// The condition holds of all amounts, but has no automaton, and there are too many moves to look at each.
    @Tag("slow")
    @Test
    void aMoveAmongTooManyIsLeftOpenByAForm() {
        var sum = Truths.sum("(n): (n-k) where k > 0 or k in squares 300001");
        for (var left : List.of("300000", "0")) {
            var move = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of(left))));
            var moves = new ClaimedMoves(Optional.empty(), List.of(move));
            var stated = new ClaimedVerdict(
                    Outcome.N, Optional.empty(), List.of(), Optional.of(moves), VerdictBasis.of("g = n"));
            var found = ClosedFormCheck.of(sum, stated).orElseThrow().result();
            assertThat(found.fault().isPresent()).as(left).isEqualTo(left.equals("300000"));
            assertThat(found.open().stream().map(Message::key).anyMatch("check.verdict.open-listed"::equals))
                    .as(left)
                    .isEqualTo(!left.equals("300000"));
        }
    }

    @Test
    void aPeriodWhereNothingIsTakenIsRefused() {
        var named = NamedPeriods.of(Truths.sum("cram 2 2"), periods("take {1,3,4}", Play.NORMAL), new CheckFindings());
        assertThat(named.fault()).isPresent();
    }

    /// How many moves leave three heaps is not counted.
    @Test
    void movesThatAreNotCountedAreLeftOpen() {
        var rules = (TakeAndBreak) Oracles.rules("0.8F");
        var least = Repetition.least(Oracles.heapValues(rules, Play.NORMAL, 60)).orElseThrow();
        var sum = Truths.sum("0.8F 9");
        var truth = Truths.impartial(sum);
        var moves = new ClaimedMoves(Optional.of(BigInteger.valueOf(77)), truth.winning());
        var stated = new ClaimedVerdict(
                truth.outcome(),
                Optional.empty(),
                List.of(),
                Optional.of(moves),
                basis(List.of(least.claim(PeriodTheorem.CARRIES, 1_000, false))));
        var result = RepeatingSum.of(sum, stated).orElseThrow().result();
        assertThat(result.fault()).isEmpty();
        assertThat(keys(result)).endsWith("period-value", "moves-period");
        assertThat(result.open()).hasSize(1);
    }
}
