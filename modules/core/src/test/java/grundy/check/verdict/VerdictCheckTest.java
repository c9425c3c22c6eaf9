package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Dyadic;
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
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
public class VerdictCheckTest {
    public static final int MOVES = 200;

    public static Verdict solved(PositionQuestion question) {
        return new Solver(Limits.DEFAULT).solve(question);
    }

    public static Verdict solved(String text) throws SyntaxException {
        return solved(Question.parse(text));
    }

    private static CheckResult check(Verdict verdict, ClaimedVerdict stated) {
        return VerdictCheck.of(verdict.question(), stated);
    }

    /// Every kind of evidence, every compound, both kinds of play, drawn games, Left and Right, several
    /// players, scores.
    private static Stream<String> texts() {
        return Stream.of(
                "nim 3 5 7",
                "misere nim 1 1 2",
                "wythoff 5 8",
                "wythoff 4 7",
                "misere wythoff 1 3",
                "take 1..3 21",
                "take squares 40",
                "misere take {2,5} 17",
                "kayles 4 5",
                "misere kayles 3 4",
                "grundys-game 9",
                "lasker 3 4",
                "0.137 12",
                "every nim(3) + kayles(5)",
                "misere every take {2,5} 6 7",
                "every take {2,3} 9 11",
                "some nim 2 3",
                "misere some kayles 3 4",
                "some take {2,3} 5 6",
                "short nim 2 3 1",
                "misere short nim 2 3 1",
                "short every nim 2 3",
                "misere short every take {2,3} 7 8",
                "short some nim 2 3",
                "cram 3 4",
                "misere cram 2 3",
                "every cram(2,3) + nim(2)",
                "chomp 3 4",
                "node-kayles 1-2 2-3 3-4 4-1",
                "(a, b): (a-k, b+k) | (a, b-1) 2 1",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 1",
                "left take {1,2}; right take {1,3} 9",
                "misere left take {1,2}; right take {1,3} 10",
                "left take {1,4}; right take {2,3} 5 7",
                "left take 2; right take {1,3} 12",
                "left kayles; right take 1..2 5 4",
                "red-blue-hackenbush BRR",
                "red-blue-hackenbush BRR + BB + RB",
                "red-blue-hackenbush BGR + RB",
                "red-blue-hackenbush 0-1B 1-2R 2-0B",
                "misere red-blue-hackenbush BR + RBB",
                "3 players: take 1..2 7",
                "3 players: take 1..3 4 5",
                "4 players: nim 2 3",
                "dots-and-boxes[1,2]",
                "misere dots-and-boxes[1,2]",
                "mnk[3,2,3]");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("texts")
    void whatTheSolverSaysHoldsAndNothingElse(String text) throws SyntaxException {
        holdsAndNothingElse(text, solved(text));
    }

    private static void holdsAndNothingElse(String text, Verdict verdict) {
        var stated = verdict.claimedVerdict(MOVES);
        var result = check(verdict, stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.open()).as(text).isEmpty();
        assertThat(result.isComplete()).as(text).isTrue();
        for (var wrong : tampered(stated))
            assertThat(check(verdict, wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
    }

    /// @return every way to change one thing that is stated
    public static List<ClaimedVerdict> tampered(ClaimedVerdict stated) {
        var wrong = new ArrayList<ClaimedVerdict>();
        for (var other : Outcome.values())
            if (other != stated.outcome())
                wrong.add(
                        new ClaimedVerdict(other, stated.value(), stated.remoteness(), stated.moves(), stated.basis()));
        for (var value : otherValues(stated.value()))
            wrong.add(new ClaimedVerdict(
                    stated.outcome(), Optional.of(value), stated.remoteness(), stated.moves(), stated.basis()));
        for (int i = 0; i < stated.remoteness().size(); i++) {
            var other = new ArrayList<>(stated.remoteness());
            other.set(i, other.get(i) + 1);
            wrong.add(new ClaimedVerdict(stated.outcome(), stated.value(), other, stated.moves(), stated.basis()));
        }
        for (var moves : otherMoves(stated.moves().orElseThrow()))
            wrong.add(new ClaimedVerdict(
                    stated.outcome(), stated.value(), stated.remoteness(), Optional.of(moves), stated.basis()));
        return wrong;
    }

    private static List<Value> otherValues(Optional<Value> value) {
        return switch (value.orElse(null)) {
            case null -> List.of();
            case Value.Nimber(var number) ->
                List.of(new Value.Nimber(number.add(BigInteger.ONE)), new Value.Loopy(List.of(number)));
            case Value.MisereNimber(var number) -> List.of(new Value.MisereNimber(number.add(BigInteger.ONE)));
            case Value.QuotientElement(var name, int order, boolean lost) ->
                List.of(
                        new Value.QuotientElement(name + "a", order, lost),
                        new Value.QuotientElement(name, order + 1, lost),
                        new Value.QuotientElement(name, order, !lost));
            case Value.Suspense(var moves) ->
                List.of(new Value.Suspense(moves.add(BigInteger.TWO)), new Value.Remoteness(moves));
            case Value.Remoteness(var moves) ->
                List.of(new Value.Remoteness(moves.add(BigInteger.TWO)), new Value.Suspense(moves));
            case Value.Number(var number) ->
                List.of(
                        new Value.Number(number.plus(Dyadic.ONE)),
                        new Value.Number(number.minus(Dyadic.parse("1/8"))),
                        ShortValue.of(number, BigInteger.ONE));
            case Value.NumberAndNimber(var number, var nimber) ->
                List.of(
                        new Value.Number(number),
                        new Value.NumberAndNimber(number.plus(number), nimber),
                        new Value.NumberAndNimber(number, nimber.add(BigInteger.ONE)));
            case Value.Game game -> List.of(game.negative(), Value.Nimber.of(0));
            case Value.Endless _ -> List.of(Value.Nimber.of(0));
            case Value.Loopy(var nimbers) -> {
                var more = new ArrayList<>(nimbers);
                if (!more.remove(BigInteger.ONE)) more.add(BigInteger.ONE);
                yield List.of(new Value.Loopy(more), Value.Nimber.of(0), Value.Nimber.of(1));
            }
            case Value.Loser(int player) -> List.of(new Value.Loser(player == 0 ? 1 : 0));
            case Value.Score(long ahead, long mover, long other) ->
                List.of(new Value.Score(ahead + 1, mover + 1, other));
        };
    }

    private static List<ClaimedMoves> otherMoves(ClaimedMoves moves) {
        var wrong = new ArrayList<ClaimedMoves>();
        var count = moves.count().orElseThrow();
        wrong.add(new ClaimedMoves(Optional.of(count.add(BigInteger.ONE)), moves.list()));
        if (moves.list().isEmpty()) {
            var none = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of("0"))));
            return List.of(wrong.getFirst(), new ClaimedMoves(Optional.of(BigInteger.ONE), List.of(none)));
        }
        var first = moves.list().getFirst();
        var rest = moves.list().subList(1, moves.list().size());
        wrong.add(new ClaimedMoves(Optional.of(count.subtract(BigInteger.ONE)), rest));
        var twice = new ArrayList<>(moves.list());
        twice.add(first);
        wrong.add(new ClaimedMoves(Optional.of(count.add(BigInteger.ONE)), twice));
        wrong.add(new ClaimedMoves(moves.count(), twice));
        var elsewhere = new ArrayList<>(rest);
        elsewhere.add(new ClaimedMove(
                first.side(),
                first.steps().stream()
                        .map(step -> new ClaimedMove.Step(step.component() + 7, step.to()))
                        .toList()));
        wrong.add(new ClaimedMoves(moves.count(), elsewhere));
        return wrong;
    }

    /// Random graphs with cycles, of one side or of Left and Right, with and without stated results, in both kinds
    /// of play; one token, and several where nothing is stated.
    @Test
    void tokensOnGraphs() throws Exception {
        var random = CaseCount.random(20260);
        for (int round = 0; round < CaseCount.of(120); round++) {
            var text = graph(random, round % 3 == 0, round % 4 == 0);
            var graph = GraphReader.read(
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), GraphFormat.PAIRS, () -> {});
            var game = GraphBoard.game("g", graph);
            var play = round % 2 == 0 ? Play.NORMAL : Play.MISERE;
            int tokens = round % 4 == 0 || round % 5 > 0 ? 1 : 2;
            var components = new ArrayList<Component>();
            for (int token = 0; token < tokens; token++)
                components.add(new Component(game, GraphBoard.position(graph, random.nextInt(graph.vertices()))));
            var sum = new Sum(play, Compound.DISJUNCTIVE, components, "");
            holdsAndNothingElse(text + " " + sum.position(), solved(new PositionQuestion(sum)));
        }
    }

    private static String graph(Random random, boolean sided, boolean stated) {
        int vertices = 3 + random.nextInt(5);
        var text = new StringBuilder();
        for (int edge = 0; edge < 2 * vertices; edge++)
            text.append('v')
                    .append(random.nextInt(vertices))
                    .append(" v")
                    .append(random.nextInt(vertices))
                    .append(sided ? List.of("", " L", " R").get(random.nextInt(3)) : "")
                    .append('\n');
        if (stated)
            text.append("v0 end\nv1 end\nend = ")
                    .append(
                            sided
                                    ? List.of("left", "right", "draw").get(random.nextInt(3))
                                    : List.of("win", "loss", "draw").get(random.nextInt(3)))
                    .append('\n');
        return text.toString();
    }

    @Test
    void whomAPlayerWouldRatherSeeLoseIsPartOfTheQuestion() throws SyntaxException {
        var sum = Question.parse("3 players: take 1..2 4 3").sum();
        for (int mover = 0; mover < 3; mover++) {
            var verdict = solved(
                    new PositionQuestion(sum, List.of(List.of(2, 1, 0), List.of(0, 2, 1), List.of(1, 0, 2)), mover));
            holdsAndNothingElse("mover " + mover, verdict);
        }
        var usual = new TurnPosition(sum);
        var verdict = solved(new PositionQuestion(sum));
        assertThat(VerdictCheck.of(usual, verdict.claimedVerdict(MOVES)).isComplete())
                .isTrue();
    }

    /// Too large to be worked out whole: by the values of the components.
    @Tag("slow")
    @DrawnCases(oneIn = 10)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles 20 21 22 23 24",
                "nim 60 70 80 90",
                "red-blue-hackenbush BRRBRBR + RBBRBBB + BBRRBRR + BRBRBRRR + RRBRBBR"
            })
    void ofALargeSumTheValuesAdd(String text) throws SyntaxException {
        var verdict = solved(text);
        var stated = verdict.claimedVerdict(MOVES);
        var result = check(verdict, stated);
        assertThat(result.fault()).as(text).isEmpty();
        assertThat(result.isComplete()).as(text).isTrue();
        var wrongs = tampered(stated);
        for (var wrong : List.of(wrongs.getFirst(), wrongs.get(4), wrongs.getLast()))
            assertThat(check(verdict, wrong).fault())
                    .as("%s said to be %s", text, wrong)
                    .isPresent();
    }

    @Tag("slow")
    @Test
    void inAHugeSumTheValuesOfTheClosedFormAdd() throws SyntaxException {
        var verdict = solved("nim 1000000000000 999");
        var stated = verdict.claimedVerdict(MOVES);
        assertThat(stated.value()).contains(new Value.Nimber(BigInteger.valueOf(1000000000000L ^ 999)));
        var result = check(verdict, stated);
        assertThat(result.fault()).isEmpty();
        assertThat(result.steps()).hasSize(3);
        var wrong = new ClaimedVerdict(
                Outcome.N, Optional.of(Value.Nimber.of(5)), List.of(), Optional.empty(), stated.basis());
        assertThat(check(verdict, wrong).fault()).isPresent();
        assertThat(check(
                                verdict,
                                new ClaimedVerdict(
                                        Outcome.P,
                                        Optional.empty(),
                                        List.of(),
                                        Optional.empty(),
                                        VerdictBasis.of("g = n")))
                        .fault())
                .isPresent();
    }

    /// A position too large for the definition: the closed form is compared there and after the stated moves, and
    /// what was not checked is said.
    @Tag("slow")
    @Test
    void ofALargePositionTheClosedFormIsChecked() throws SyntaxException {
        var verdict = solved("take 1..3 1000000000000000000001");
        var stated = verdict.claimedVerdict(MOVES);
        var result = check(verdict, stated);
        assertThat(result.fault()).isEmpty();
        assertThat(result.open()).hasSize(2);
        assertThat(result.steps()).hasSize(3);
        var form = new ClaimedVerdict(
                stated.outcome(), stated.value(), List.of(), stated.moves(), VerdictBasis.of("g = n mod 5"));
        assertThat(check(verdict, form).fault()).isPresent();
    }

    /// As above, of other words; those of small positions are changed in `whatTheSolverSaysHoldsAndNothingElse`.
    @Tag("thorough")
    @Test
    void ofALargePositionTheValueAndTheMovesAreCheckedToo() throws SyntaxException {
        var verdict = solved("take 1..3 1000000000000000000001");
        var stated = verdict.claimedVerdict(MOVES);
        var value = new ClaimedVerdict(
                Outcome.N,
                Optional.of(new Value.Nimber(BigInteger.TWO)),
                List.of(),
                stated.moves(),
                VerdictBasis.of("g = 2"));
        assertThat(check(verdict, value).fault()).isPresent();
        var to = new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of("999999999999999999999"))));
        var move = new ClaimedVerdict(
                stated.outcome(),
                stated.value(),
                List.of(),
                Optional.of(new ClaimedMoves(Optional.of(BigInteger.ONE), List.of(to))),
                stated.basis());
        assertThat(check(verdict, move).fault()).isPresent();
    }
}
