package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.check.Truth;
import grundy.check.Truths;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.LoopyOracle;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class PlainOutcomesTest {
    private static final String ZEROS =
            "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

    /// The moves from all positions that can be reached are counted by hand.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 0 | 0",
                "nim 3 | 6",
                "nim 1 2 | 8",
                "every nim 1 2 | 4",
                "some nim 1 2 | 11",
                "short some nim 1 2 | 8",
                "(a, b): (0, b-k) where a == 1 1 5 | 5",
                "cram(1,2) + nim(1) | 4",
                "left nim; right take 1 2 | 5",
                "red-blue-hackenbush BRB | 5",
                // Long numbers count for more.
                "(n): (0) where n > 5 999 | 1",
                "(n): (0) where n > 5 1" + ZEROS + " | 2"
            })
    void anAnswerTakesAsManyMovesAsThereAre(String text, long moves) {
        var sum = Truths.sum(text);
        assertThat(LongStream.range(0, moves + 3)
                        .filter(most -> PlainOutcomes.of(sum, most).isPresent()))
                .containsExactly(moves, moves + 1, moves + 2);
    }

    /// All moves from such positions are looked at, none of which can be left out.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(a, b): (0, b-k) where a == 1 1 5 | 5",
                "cram 2 2 | 8",
                "nim 20 | 210",
                "every nim 1 2 | 4",
                "some nim 1 2 | 11"
            })
    void noMoveIsLeftOutWhereThereAreJustAsManyAsMayBeLookedAt(String text, int most) {
        var sum = Truths.sum(text);
        var found = PlainOutcomes.of(sum, most).orElseThrow();
        var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
        assertThat(found.outcome()).isEqualTo(definition.outcome());
        assertThat(found.winningMoves()).hasSameSizeAs(definition.winningMoves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 1 2 3",
                "every take {1,3,4} 6 4",
                "short some kayles 4 2",
                "wythoff 3 4",
                "nim(2) + [take {2,3}](5)",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 1"
            })
    void eachPositionIsCountedOnce(String text) {
        var sum = Truths.sum(text);
        assertThat(PlainOutcomes.of(sum, 1_000).orElseThrow().positions())
                .isEqualTo(SumByDefinition.of(sum.components(), sum.compound(), sum.play())
                        .positions());
    }

    private static void isWhatTheDefinitionSays(String text, PlainOutcomes found, Truth truth) {
        assertThat(found.outcome()).as(text).isEqualTo(truth.outcome());
        assertThat(found.remoteness()).as(text).isEqualTo(truth.remoteness());
        assertThat(found.winningMoves()).as(text).containsExactlyInAnyOrderElementsOf(truth.winning());
    }

    /// In every compound and both kinds of play.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 0",
                "nim 1 2",
                "nim 1 1 1",
                "take {2,3} 5 4",
                "kayles 3 2",
                "4.3 4",
                "wythoff 1 2",
                "nim(1) + [take {2,3}](5)",
                "cram(2,2) + nim(2)",
                "node-kayles 1-2 2-3 3-4 4-5"
            })
    void sumsInEveryCompound(String text) {
        for (var compound : List.of("", "every ", "some ", "short ", "short every ", "short some "))
            for (var play : List.of("", "misere ")) {
                boolean isBoard = text.startsWith("cram") || text.startsWith("node");
                if (isBoard && !compound.isEmpty()) continue;
                var named = play + compound + text;
                var sum = Truths.sum(named);
                var found = PlainOutcomes.of(sum, 10_000).orElseThrow();
                assertThat(found.value()).as(named).hasValue(Truths.nimValue(sum));
                assertThat(found.suspense()).as(named).hasValue(Truths.suspense(sum));
                if (isBoard) continue;
                isWhatTheDefinitionSays(named, found, Truths.impartial(sum));
            }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 1 1",
                "(n): (1-n) where n < 2 | (n-1) where n > 1 2",
                "(n): (3-n) where n < 4 | (0) where n == 1 2"
            })
    void sumsWithoutAnEnd(String text) {
        for (var compound : List.of("", "every ", "some ", "short some "))
            for (var play : List.of("", "misere ")) {
                var named = play + compound + text;
                var sum = Truths.sum(named);
                var found = PlainOutcomes.of(sum, 10_000).orElseThrow();
                var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
                assertThat(found.outcome()).as(named).isEqualTo(definition.outcome());
                assertThat(found.remoteness()).as(named).containsExactly((long) definition.remoteness());
                assertThat(found.winningMoves())
                        .as(named)
                        .containsExactlyInAnyOrderElementsOf(Truths.moves(Optional.empty(), definition.winningMoves()));
                assertThat(found.value()).as(named).isEmpty();
                assertThat(found.suspense()).as(named).isEmpty();
            }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3} 3 4",
                "left kayles; right take 1..2 4",
                "red-blue-hackenbush BRB + RB",
                "red-blue-hackenbush BGR",
                "[left take {1,2}; right take {1,3}](3) + nim(2)"
            })
    void sumsOfLeftAndRight(String text) {
        for (var play : List.of("", "misere ")) {
            var sum = Truths.sum(play + text);
            var found = PlainOutcomes.of(sum, 10_000).orElseThrow();
            isWhatTheDefinitionSays(play + text, found, Truths.sided(sum));
            assertThat(found.value()).isEmpty();
        }
    }

    private static final List<TerminalResult> IMPARTIAL =
            List.of(TerminalResult.WIN, TerminalResult.LOSS, TerminalResult.DRAW);

    /// @param sided whether Left and Right have edges of their own
    private static GameGraph graph(Random random, boolean sided) {
        var builder = new GraphBuilder();
        int vertices = 2 + random.nextInt(5);
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        var endings = sided ? List.of(TerminalResult.values()) : IMPARTIAL;
        var ends = new boolean[vertices];
        for (int v = 0; v < vertices; v++)
            if (random.nextInt(4) == 0) {
                builder.state(v, endings.get(random.nextInt(endings.size())));
                ends[v] = true;
            }
        // One graph in two has no cycles.
        boolean descends = random.nextBoolean();
        for (int i = random.nextInt(2 * vertices + 1); i > 0; i--) {
            int from = random.nextInt(vertices);
            int to = random.nextInt(vertices);
            if (ends[from] || descends && to >= from) continue;
            builder.edge(from, to, sided ? 1 + random.nextInt(3) : GameGraph.BOTH);
        }
        return builder.build();
    }

    private record Token(int vertex, int mover) {}

    private static List<Token> options(GameGraph graph, Token at, boolean sided) {
        int mine = !sided ? GameGraph.BOTH : at.mover == 0 ? GameGraph.LEFT : GameGraph.RIGHT;
        var options = new ArrayList<Token>();
        for (int edge = graph.begin(at.vertex); edge < graph.begin(at.vertex + 1); edge++)
            if ((graph.players(edge) & mine) != 0) options.add(new Token(graph.target(edge), sided ? 1 - at.mover : 0));
        return options;
    }

    private static Optional<LoopyOracle.Ending> ending(GameGraph graph, Token at) {
        return graph.ending(at.vertex).map(ending -> switch (ending) {
            case WIN -> LoopyOracle.Ending.WIN;
            case LOSS -> LoopyOracle.Ending.LOSS;
            case DRAW -> LoopyOracle.Ending.DRAW;
            case LEFT -> at.mover == 0 ? LoopyOracle.Ending.WIN : LoopyOracle.Ending.LOSS;
            case RIGHT -> at.mover == 0 ? LoopyOracle.Ending.LOSS : LoopyOracle.Ending.WIN;
        });
    }

    private static Outcome outcome(Optional<LoopyOracle.Result> result) {
        return result.map(known -> known.wins() ? Outcome.N : Outcome.P).orElse(Outcome.D);
    }

    /// Vertices where a result is stated, which may be other than that of a player without a move.
    @Test
    void tokensOnGraphsOfWhichSomeEndWithAResult() {
        var random = CaseCount.random(47);
        int valued = 0;
        for (int i = 0; i < CaseCount.of(1_600); i++) {
            boolean sided = i % 2 == 0;
            var play = i % 4 < 2 ? Play.NORMAL : Play.MISERE;
            var graph = graph(random, sided);
            boolean isSided = graph.isPartizan();
            var token = new Component(GraphBoard.game("g", graph), GraphBoard.position(graph, graph.vertices() - 1));
            var sum = new Sum(play, Compound.DISJUNCTIVE, List.of(token), "");
            var found = PlainOutcomes.of(sum, 10_000).orElseThrow();
            var first = IntStream.range(0, isSided ? 2 : 1)
                    .mapToObj(mover -> new Token(graph.vertices() - 1, mover))
                    .toList();
            var oracle = new LoopyOracle<>(
                    first, at -> options(graph, at, isSided), play == Play.MISERE, at -> ending(graph, at));
            var results = first.stream().map(oracle::result).toList();
            assertThat(found.outcome())
                    .as("graph %d", i)
                    .isEqualTo(
                            isSided
                                    ? Outcome.ofBeginners(outcome(results.getFirst()), outcome(results.getLast()))
                                    : outcome(results.getFirst()));
            assertThat(found.remoteness())
                    .as("graph %d", i)
                    .isEqualTo(results.stream()
                            .map(result ->
                                    (long) result.map(LoopyOracle.Result::moves).orElse(-1))
                            .toList());
            long winning = first.stream()
                    .flatMap(at -> options(graph, at, isSided).stream().distinct())
                    .filter(oracle::isLost)
                    .count();
            assertThat(found.winningMoves()).as("graph %d", i).hasSize((int) winning);
            if (found.value().isPresent()) valued++;
            if (!isSided) assertThat(found.value()).as("graph %d", i).isEqualTo(value(graph, first.getFirst(), play));
        }
        assertThat(valued).isGreaterThan(CaseCount.least(100));
    }

    /// @return empty where play can come back, or may end otherwise than without a move
    private static OptionalInt value(GameGraph graph, Token at, Play play) {
        var values = new HashMap<Token, Integer>();
        return isValued(graph, at, play, new HashSet<>(), values)
                ? OptionalInt.of(values.get(at))
                : OptionalInt.empty();
    }

    private static boolean isValued(
            GameGraph graph, Token at, Play play, Set<Token> above, Map<Token, Integer> values) {
        if (values.containsKey(at)) return true;
        if (!above.add(at)) return false;
        var end = ending(graph, at);
        var usual = play == Play.NORMAL ? LoopyOracle.Ending.LOSS : LoopyOracle.Ending.WIN;
        if (end.isPresent() && end.get() != usual) return false;
        var seen = new HashSet<Integer>();
        for (var option : options(graph, at, false)) {
            if (!isValued(graph, option, play, above, values)) return false;
            seen.add(values.get(option));
        }
        int mex = 0;
        while (seen.contains(mex)) mex++;
        values.put(at, seen.isEmpty() && play == Play.MISERE ? 1 : mex);
        above.remove(at);
        return true;
    }

    private static List<List<String>> toldOf(Sum sum) {
        var told = new ArrayList<List<String>>();
        PlainPositions.of(sum, List.of(0), 1_000)
                .orElseThrow()
                .first(
                        0,
                        (move, _) -> move.steps().stream()
                                .filter(step -> step.component() == 0)
                                .forEach(step -> told.add(step.to())));
        return told;
    }

    /// By its parts where components are played one at a time and the board falls apart, else as it is.
    @Test
    void whatAMoveLeavesOfABoardIsTold() {
        for (var text :
                List.of("cram 1x6", "cram(1x6) + nim(1)", "chomp 2 3", "node-kayles 1-2 2-3 3-4 4-5", "0.{2,3+} 6")) {
            var sum = Truths.sum(text);
            var first = sum.components().getFirst();
            assertThat(toldOf(sum))
                    .as(text)
                    .containsExactlyInAnyOrderElementsOf(RuleOptions.readableOptions(
                                    first.game().rules(), first.position())
                            .map(option -> ClaimedMove.Step.of(0, option.to()).to())
                            .toList());
        }
        assertThat(toldOf(Truths.sum("0.{2,3+} 6"))).contains(List.of("2", "3"));
        for (var text : List.of("every [0.{2,3+}](6) + nim(1)", "some [0.{2,3+}](6) + nim(1)"))
            assertThat(toldOf(Truths.sum(text)))
                    .as(text)
                    .isNotEmpty()
                    .allSatisfy(to -> assertThat(to).hasSize(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3 players: take 1..2 4 3", "4 players: nim 2 1", "left nim; right take 1 2", "nim 2 2"})
    void playersMoveInTurn(String text) {
        var sum = Truths.sum(text);
        int movers = PlainPositions.movers(sum);
        for (int begins = 0; begins < movers; begins++) {
            var positions = PlainPositions.of(sum, List.of(begins), 1_000).orElseThrow();
            assertThat(positions.mover(0)).isEqualTo(begins);
            for (int at = 0; at < positions.size(); at++)
                for (int option : positions.options(at))
                    assertThat(positions.mover(option)).isEqualTo((positions.mover(at) + 1) % movers);
        }
    }

    /// The heap of 4 has the most.
    @Test
    void theMostOptionsAreCounted() {
        assertThat(PlainOutcomes.of(Truths.sum("nim 4"), 100).orElseThrow().mostOptions())
                .isEqualTo(4);
        assertThat(PlainOutcomes.of(Truths.sum("nim 0"), 100).orElseThrow().mostOptions())
                .isEqualTo(0);
        assertThat(PlainOutcomes.of(Truths.sum("take {2,3} 5 4"), 100)
                        .orElseThrow()
                        .mostOptions())
                .isEqualTo(4);
    }

    /// A vertex with a loop and an option that is worth as many as no vertex has more options.
    @Test
    void anInfiniteValueMayHoldTheLargestNumberThereCanBe() {
        var builder = new GraphBuilder();
        for (var name : List.of("end", "one", "two", "loop")) builder.vertex(name);
        for (int[] edge : new int[][] {{1, 0}, {2, 0}, {2, 1}, {3, 3}, {3, 2}})
            builder.edge(edge[0], edge[1], GameGraph.BOTH);
        var graph = builder.build();
        var token = new Component(GraphBoard.game("graph", graph), GraphBoard.position(graph, 3));
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(token), "");
        var value = new PlainValue(sum, PlainOutcomes.of(sum, 10_000).orElseThrow(), 10_000);
        for (int set = 0; set < 16; set++) {
            int wanted = set;
            var nimbers = IntStream.range(0, 4)
                    .filter(number -> (wanted >> number & 1) != 0)
                    .mapToObj(BigInteger::valueOf)
                    .toList();
            assertThat(value.is(new Value.Loopy(nimbers)))
                    .as("%s", nimbers)
                    .isEqualTo(set == 1 << 2 ? PlainValue.Finding.RIGHT : PlainValue.Finding.WRONG);
        }
    }
}
