package grundy.check.verdict;

import static grundy.check.verdict.VerdictCheckTest.solved;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.Repetition;
import grundy.check.Truths;
import grundy.check.VerdictBasis;
import grundy.check.period.PeriodTheorem;
import grundy.check.plain.PlainPositions;
import grundy.check.theorem.Claimed;
import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of a sum that is worked out whole, and of a value that is too large to be played beside it.
class WholeSumCheckTest {
    private static List<String> keys(List<Message> steps) {
        return steps.stream()
                .map(step -> step.key().substring("check.verdict.".length()))
                .toList();
    }

    private static ClaimedVerdict worth(Outcome outcome, Value value) {
        return new ClaimedVerdict(outcome, Optional.of(value), List.of(), Optional.empty(), VerdictBasis.NONE);
    }

    /// A token on the first vertex.
    private static Sum token(String edges) throws Exception {
        var graph = GraphReader.read(
                new ByteArrayInputStream(edges.getBytes(StandardCharsets.UTF_8)), GraphFormat.PAIRS, () -> {});
        var component = new Component(GraphBoard.game("g", graph), GraphBoard.position(graph, 0));
        return new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "nim 0 # value # 0",
                "nim 1 2 4 # value # 7",
                "misere wythoff 1 3 # value # 2",
                "every nim 1 2 # value-moves # 1",
                "short every nim 2 3 # value-moves # 1",
                "red-blue-hackenbush BRR # value-zero # 1, 2",
                "left nim; right nim 2 # value-zero # 1, 1",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 1 # value-zero # 6",
                "(n): (1-n) where n < 2 | (n-1) where n > 1 2 # # ∞"
            })
    void whatWasCheckedIsSaid(String text, @Nullable String meaning, String moves) throws SyntaxException {
        var sum = Truths.sum(text);
        boolean sided = PlainPositions.movers(sum) == 2;
        var truth = sided ? Truths.sided(sum) : Truths.impartial(sum);
        var definition = sided
                ? SumByDefinition.ofSides(sum.components(), sum.play())
                : SumByDefinition.of(sum.components(), sum.compound(), sum.play());
        var value = solved(text).claimedVerdict(0).value();
        var winning = truth.winning().size();
        var steps = new ArrayList<Message>();
        steps.add(Message.of(
                "check.verdict.all", "positions", (long) definition.positions(), "outcome", truth.outcome()));
        value.ifPresent(known ->
                steps.add(Message.of("check.verdict." + meaning, "value", CheckFindings.messageArgument(known))));
        steps.add(Message.of("check.verdict.remoteness", "moves", moves));
        steps.add(Message.of("check.verdict.moves", "count", BigInteger.valueOf(winning), "listed", winning));
        assertThat(value.isPresent()).isEqualTo(meaning != null);
        assertThat(VerdictCheck.of(new TurnPosition(sum), truth.stated(value)))
                .isEqualTo(new CheckResult(steps, List.of(), Optional.empty()));
    }

    /// Over, which is a stopper, a game in which both sides can go on, and a vertex with a loop and an end.
    @ParameterizedTest
    @CsvSource({
        "value-infinite, loop loop, loop end",
        "value-stopper, over zero L, over over R",
        "value-sides, dud dud, dud x L"
    })
    void whatAValueWithoutAnEndMeansIsSaid(String meaning, String one, String two) throws Exception {
        var verdict = solved(new PositionQuestion(token(one + "\n" + two + "\n")));
        var value = verdict.claimedVerdict(0).value().orElseThrow();
        var result = VerdictCheck.of(verdict.question(), worth(verdict.outcome(), value));
        assertThat(result.isComplete()).isTrue();
        assertThat(keys(result.steps())).containsExactly("all", meaning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim 1 2", "misere nim 2 1", "every nim 1 2", "short every nim 1 2", "some nim 1 1"})
    void allElseIsRefused(String text) {
        Truths.impartial(Truths.sum(text)).isAllThatHolds(text, Truths.impartialValues());
    }

    /// From a heap of n there are n(n + 1)/2 moves in all.
    @Test
    void fewMovesAre10000() {
        assertThat(WholeSumCheck.ofFew(Truths.sum("nim 140"), new ClaimedVerdict(Outcome.N)))
                .isPresent();
        assertThat(WholeSumCheck.ofFew(Truths.sum("nim 141"), new ClaimedVerdict(Outcome.N)))
                .isEmpty();
        assertThat(WholeSumCheck.of(Truths.sum("nim 141"), new ClaimedVerdict(Outcome.N)))
                .isPresent();
    }

    private static Optional<Message> fault(String text, VerdictBasis basis) {
        var sum = Truths.sum(text);
        var outcome = Truths.impartial(sum).outcome();
        return VerdictCheck.of(
                        new TurnPosition(sum),
                        new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), basis))
                .fault();
    }

    private static VerdictBasis repeating(int preperiod, int period) {
        return VerdictBasis.ofPeriod(
                Optional.of(new Repetition(preperiod, period, 0).claim(PeriodTheorem.WINDOW, 1_000, false)));
    }

    private static VerdictBasis theorem(String claim) {
        var theorem = Claimed.theorem("base-2", "take 1..3", 0, claim);
        return new VerdictBasis("", List.of(), Optional.of(new Evidence.Automatic(theorem, claim)), Optional.empty());
    }

    /// The position itself follows from the definition: a form, a period or a theorem that are wrong elsewhere, or
    /// about another game, are refused all the same.
    @Test
    void whatASmallVerdictRestsOnIsHeldToTheRules() {
        for (int heap = 0; heap < 9; heap++) {
            var text = "take 1..3 " + heap;
            assertThat(fault(text, VerdictBasis.of("g = n mod 4"))).isEmpty();
            assertThat(fault(text, VerdictBasis.of("g = n mod 4 if n < 50 else 0")))
                    .isPresent();
            assertThat(fault(text, repeating(0, 4))).isEmpty();
            assertThat(fault(text, repeating(0, 8))).isPresent();
            assertThat(fault(text, repeating(1, 4))).isPresent();
            assertThat(fault(text, repeating(0, 3))).isPresent();
            assertThat(fault(text, theorem("P when n mod 4 == 0"))).isEmpty();
            assertThat(fault(text, theorem("P when n mod 4 == 0 and n < 40"))).isPresent();
            assertThat(fault("take any " + heap, theorem("P when n mod 4 == 0")))
                    .isPresent();
        }
    }

    /// The value of the board has hundreds of positions, and so does the board.
    @Tag("slow")
    @Test
    void aValueTooLargeToBePlayedBesideTheSumFollowsFromTheOptions() throws SyntaxException {
        var verdict = solved("snort 1x10");
        var value = (ShortValue) verdict.claimedVerdict(0).value().orElseThrow();
        var right = VerdictCheck.of(verdict.question(), worth(verdict.outcome(), value));
        assertThat(right.fault()).isEmpty();
        assertThat(right.open()).isEmpty();
        assertThat(right.steps().getLast())
                .isEqualTo(Message.of("check.verdict.values-sided", "value", CheckFindings.messageArgument(value)));
        assertThat(right.steps()).hasSize(2);
        var wrong = value.plus(Value.Nimber.of(1));
        assertThat(VerdictCheck.of(verdict.question(), worth(verdict.outcome(), wrong))
                        .fault())
                .contains(Message.of("check.verdict.value-wrong", "stated", CheckFindings.messageArgument(wrong)));
    }

    /// Play can go round for ever, so that the values of the options do not tell.
    @Tag("slow")
    @Test
    void aValueThatIsTooLargeIsLeftOpenWhereThereIsNoOtherWay() throws Exception {
        var edges = new StringBuilder();
        int length = 20_000;
        IntStream.range(0, length)
                .forEach(v ->
                        edges.append("v%d v%d L\nv%d v%d R\n".formatted(v, (v + 1) % length, v, (v + 2) % length)));
        var large = (ShortValue) solved("snort 1x10").claimedVerdict(0).value().orElseThrow();
        // That a draw has no such value is found before anything is worked out.
        var result = WholeSumCheck.of(token(edges.toString()), worth(Outcome.D, large))
                .orElseThrow()
                .result();
        assertThat(result.fault()).isEmpty();
        assertThat(keys(result.steps())).containsExactly("all");
        assertThat(keys(result.open())).containsExactly("open-value");
    }
}
