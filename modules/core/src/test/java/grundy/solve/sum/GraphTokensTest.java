package grundy.solve.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.GraphTable;
import grundy.answer.Verdict;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.RandomGraphs;
import grundy.solve.Solver;
import grundy.solve.TokensByDefinition;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tokens on graphs agree with the definition: outcome, remoteness, values, winning moves, alone and in sums.
@EveryTurn
class GraphTokensTest {
    private static GraphTable table(GameGraph graph, Play play, Limits limits, long mostWork) {
        return new Solver(limits).solve(new GraphQuestion(graph, play, mostWork));
    }

    private static final int GRAPHS = CaseCount.of(1_000);
    private static final int HEAPS = 5;

    private static Verdict solve(GameGraph graph, String question) {
        try {
            var catalogue = Catalogue.builtIn().withFile(GraphBoard.game("./g.dot", graph));
            return new Solver(Limits.DEFAULT)
                    .solve(new PositionQuestion(new RuleLanguage(catalogue).question(Source.of(question))));
        } catch (SyntaxException e) {
            throw new AssertionError(question, e);
        }
    }

    private static int number(Side side) {
        return side == Side.LEFT ? 0 : 1;
    }

    private static String named(GameGraph graph, int vertex) {
        return graph.name(vertex);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource({
        "false,false,false,NORMAL",
        "false,false,false,MISERE",
        "true,false,false,NORMAL",
        "true,false,false,MISERE",
        "true,false,true,NORMAL",
        "true,false,true,MISERE",
        "false,true,true,NORMAL",
        "true,true,false,NORMAL",
        "true,true,false,MISERE",
        "true,true,true,NORMAL",
        "true,true,true,MISERE"
    })
    void everyVertexHasTheOutcomeRemotenessAndMovesOfTheDefinition(
            boolean cyclic, boolean partizan, boolean stated, Play play) {
        for (int seed = 0; seed < GRAPHS; seed++) {
            var graph = RandomGraphs.of(seed, 9, cyclic, partizan, stated);
            var table = table(graph, play, Limits.DEFAULT, TokenGraph.MOST_WORK);
            for (int v = 0; v < graph.vertices(); v++) {
                var truth = new TokensByDefinition(graph, play, List.of(v), 0);
                for (var side : Side.values()) {
                    assertThat(table.first(v, side))
                            .as("seed %d, vertex %d, %s", seed, v, side)
                            .isEqualTo(truth.outcome(List.of(v), 0, number(side)));
                    assertThat(table.remoteness(v, side))
                            .as("seed %d, vertex %d, %s", seed, v, side)
                            .isEqualTo(truth.remoteness(List.of(v), 0, number(side)));
                }
                if (seed % 10 == 0) verdict(graph, play, v, table, truth);
            }
        }
    }

    private static void verdict(GameGraph graph, Play play, int v, GraphTable table, TokensByDefinition truth) {
        var verdict = solve(graph, (play == Play.MISERE ? "misere " : "") + "./g.dot " + named(graph, v));
        assertThat(verdict.outcome()).isEqualTo(table.outcome(v));
        if (table.hasValues())
            assertThat(verdict.value().knownValue()).isEqualTo(table.value(v).knownValue());
        var winning = new HashSet<String>();
        var drawing = new HashSet<String>();
        for (var side : Side.values())
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
                if ((graph.players(edge) >> number(side) & 1) == 0) continue;
                var after = truth.outcome(List.of(graph.target(edge)), 0, 1 - number(side));
                var move = (graph.isPartizan() ? side : "") + graph.name(graph.target(edge));
                if (after == Outcome.P) winning.add(move);
                if (after == Outcome.D && truth.outcome(List.of(v), 0, number(side)) == Outcome.D) drawing.add(move);
            }
        assertThat(moves(verdict)).isEqualTo(winning);
        assertThat(moves(verdict, verdict.drawing())).isEqualTo(drawing);
        assertThat(verdict.moves().count().intValueExact())
                .isEqualTo(verdict.moves().first(100).size());
    }

    private static Set<String> moves(Verdict verdict) {
        return moves(verdict, verdict.moves());
    }

    private static Set<String> moves(Verdict verdict, CountedList<Move> some) {
        var moves = new HashSet<String>();
        for (var move : some.first(1000))
            moves.add((move.side() == null ? "" : move.side())
                    + (verdict.question().sum().components().size() == 1
                            ? ""
                            : move.steps().getFirst().component() + ":")
                    + move.steps().getFirst().target());
        return moves;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void valuesTellTheOutcomeOfEverySumWithANimHeap(boolean cyclic) {
        int infinite = 0;
        for (int seed = 0; seed < 2 * GRAPHS; seed++)
            infinite += checkValues(RandomGraphs.of(seed, 8, cyclic, false, false), "seed " + seed);
        assertThat(infinite > GRAPHS).isEqualTo(cyclic);
    }

    @Tag("slow")
    @Test
    void valuesOfACycleAboveAnAcyclicGraphAreThoseOfTheDefinition() {
        int infinite = 0;
        for (int seed = 0; seed < 2 * GRAPHS; seed++)
            infinite += checkValues(RandomGraphs.cycleAbove(seed, 6, 3), "seed " + seed);
        assertThat(infinite).isGreaterThan(GRAPHS);
    }

    /// @return how many values are infinite
    private static int checkValues(GameGraph graph, String name) {
        var table = table(graph, Play.NORMAL, Limits.DEFAULT, TokenGraph.MOST_WORK);
        int infinite = 0;
        for (int v = 0; v < graph.vertices(); v++) {
            var truth = new TokensByDefinition(graph, Play.NORMAL, List.of(v), HEAPS);
            if (table.value(v).knownValue().orElseThrow() instanceof Value.Loopy) infinite++;
            for (int heap = 0; heap <= HEAPS; heap++)
                assertThat(outcome(table.value(v).knownValue().orElseThrow(), heap))
                        .as("%s, vertex %d, heap %d", name, v, heap)
                        .isEqualTo(truth.outcome(List.of(v), heap, heap % 2));
        }
        return infinite;
    }

    private static Outcome outcome(@Nullable Value value, int heap) {
        return switch (value) {
            case Value.Nimber(var number) -> number.intValueExact() == heap ? Outcome.P : Outcome.N;
            case Value.Loopy(var nimbers) -> nimbers.contains(BigInteger.valueOf(heap)) ? Outcome.N : Outcome.D;
            case null, default -> throw new AssertionError(value);
        };
    }

    @Tag("slow")
    @Test
    void sumsOfTwoAndThreeTokensAndAHeapHaveTheOutcomeAndMovesOfTheDefinition() {
        var random = CaseCount.random(5);
        for (int seed = 0; seed < GRAPHS; seed++) {
            var graph = RandomGraphs.of(seed, 7, seed % 3 > 0, false, false);
            var tokens = IntStream.range(0, 2 + seed % 2)
                    .mapToObj(_ -> random.nextInt(graph.vertices()))
                    .toList();
            int heap = seed % 4;
            var truth = new TokensByDefinition(graph, Play.NORMAL, tokens, heap);
            var verdict = solve(graph, written(graph, tokens) + " + nim(" + heap + ")");
            assertThat(verdict.outcome()).as("seed %d", seed).isEqualTo(truth.outcome(tokens, heap, 0));
            assertThat(moves(verdict)).as("seed %d", seed).isEqualTo(to(Outcome.P, graph, tokens, heap, truth));
            assertThat(moves(verdict, verdict.drawing()))
                    .as("seed %d", seed)
                    .isEqualTo(verdict.outcome() == Outcome.D ? to(Outcome.D, graph, tokens, heap, truth) : Set.of());
            if (verdict.reasoning() instanceof Verdict.Reasoning.LoopySum(var _, var _, long remoteness)
                    && remoteness >= 0) assertThat(remoteness).isEqualTo(truth.remoteness(tokens, heap, 0));
        }
    }

    private static String written(GameGraph graph, List<Integer> tokens) {
        return "[./g.dot]("
                + String.join(" ", tokens.stream().map(v -> named(graph, v)).toList()) + ")";
    }

    private static Set<String> to(
            Outcome wanted, GameGraph graph, List<Integer> tokens, int heap, TokensByDefinition truth) {
        var moves = new HashSet<String>();
        for (int i = 0; i < tokens.size(); i++)
            for (int edge = graph.begin(tokens.get(i)); edge < graph.begin(tokens.get(i) + 1); edge++) {
                var next = new ArrayList<>(tokens);
                next.set(i, graph.target(edge));
                if (truth.outcome(next, heap, 1) == wanted) moves.add(i + ":" + graph.name(graph.target(edge)));
            }
        for (int less = 0; less < heap; less++)
            if (truth.outcome(tokens, less, 1) == wanted) moves.add(tokens.size() + ":" + less);
        return moves;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"false,MISERE", "true,NORMAL", "true,MISERE"})
    void otherSumsOfTokensAreSearched(boolean partizan, Play play) {
        var random = CaseCount.random(6);
        for (int seed = 0; seed < GRAPHS / 3; seed++) {
            var graph = RandomGraphs.of(seed, 6, seed % 3 > 0, partizan, false);
            var tokens = List.of(random.nextInt(graph.vertices()), random.nextInt(graph.vertices()));
            var truth = new TokensByDefinition(graph, play, tokens, 0);
            var verdict = solve(graph, (play == Play.MISERE ? "misere " : "") + written(graph, tokens));
            var left = truth.outcome(tokens, 0, 0);
            var right = truth.outcome(tokens, 0, 1);
            var expected = left == Outcome.D || right == Outcome.D
                    ? Outcome.D
                    : left == right ? left : left == Outcome.N ? Outcome.L : Outcome.R;
            assertThat(verdict.outcome()).as("seed %d", seed).isEqualTo(expected);
            var drawing = new HashSet<String>();
            for (var side : partizan ? List.of(Side.values()) : List.of(Side.LEFT))
                if (truth.outcome(tokens, 0, number(side)) == Outcome.D)
                    drawing.addAll(drawing(graph, tokens, side, truth));
            assertThat(moves(verdict, verdict.drawing())).as("seed %d", seed).isEqualTo(drawing);
        }
    }

    private static Set<String> drawing(GameGraph graph, List<Integer> tokens, Side side, TokensByDefinition truth) {
        var moves = new HashSet<String>();
        for (int i = 0; i < tokens.size(); i++)
            for (int edge = graph.begin(tokens.get(i)); edge < graph.begin(tokens.get(i) + 1); edge++) {
                if ((graph.players(edge) >> number(side) & 1) == 0) continue;
                var next = new ArrayList<>(tokens);
                next.set(i, graph.target(edge));
                if (truth.outcome(next, 0, 1 - number(side)) == Outcome.D)
                    moves.add((graph.isPartizan() ? side : "") + Integer.toString(i) + ":"
                            + graph.name(graph.target(edge)));
            }
        return moves;
    }

    @Tag("slow")
    @Test
    void beyondWhatIsTriedOneByOneTheMovesThatKeepADrawAreNotCounted() {
        var verdict = solve(graph("a a"), "./g.dot(a) + nim(10^30)");
        assertThat(verdict.outcome()).isEqualTo(Outcome.D);
        assertThat(verdict.drawing().uncounted()).isNotNull();
        assertThat(verdict.drawing().first(3)).hasSize(3);
    }

    private static GameGraph graph(String... edges) {
        var builder = new GraphBuilder();
        for (var edge : edges)
            builder.edge(builder.vertex(edge.split(" ")[0]), builder.vertex(edge.split(" ")[1]), GameGraph.BOTH);
        return builder.build();
    }

    @Test
    void aVertexWithAPassAndAMoveToTheEndIsWorthInfinity0() {
        var graph = graph("a a", "a end");
        assertThat(solve(graph, "./g.dot a").value().knownValue()).hasValue(new Value.Loopy(List.of(BigInteger.ZERO)));
        assertThat(solve(graph, "./g.dot a").outcome()).isEqualTo(Outcome.N);
        assertThat(solve(graph, "./g.dot a a").outcome()).isEqualTo(Outcome.D);
        assertThat(solve(graph, "./g.dot(a) + nim(1)").outcome()).isEqualTo(Outcome.D);
    }

    @Test
    void aMoveOutOfTheValueThatCanBeTurnedBackDoesNotMatter() {
        // From a one may go to b, but from b back to the value 0 of an end.
        var graph = graph("a b", "b end", "b a");
        assertThat(solve(graph, "./g.dot a").value().knownValue()).hasValue(Value.Nimber.of(0));
        assertThat(solve(graph, "./g.dot b").value().knownValue()).hasValue(Value.Nimber.of(1));
    }

    @Test
    void everyAndSomeTakeTheGeneralWay() {
        var graph = graph("a b", "b c", "a c");
        assertThat(solve(graph, "every [./g.dot](a) + nim(2)").outcome()).isEqualTo(Outcome.N);
        assertThat(solve(graph, "some [./g.dot](c) + nim(0)").outcome()).isEqualTo(Outcome.P);
    }

    @Test
    void statedResultsDecideOneTokenAndRefuseSums() {
        var builder = new GraphBuilder();
        builder.edge(builder.vertex("a"), builder.vertex("b"), GameGraph.BOTH);
        builder.state(builder.vertex("b"), TerminalResult.WIN);
        var graph = builder.build();
        assertThat(solve(graph, "./g.dot a").outcome()).isEqualTo(Outcome.P);
        assertThat(solve(graph, "./g.dot b").outcome()).isEqualTo(Outcome.N);
        assertThatThrownBy(() -> solve(graph, "./g.dot a b"))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("one token");
        assertThat(solve(graph, "misere ./g.dot a b").outcome()).isEqualTo(Outcome.P);
    }

    @Test
    void aGraphLargerThanTheLimitIsRefused() {
        var graph = graph("a b", "b c");
        var limits = Limits.DEFAULT.withPositions(2);
        assertThatThrownBy(() -> table(graph, Play.NORMAL, limits, 0)).isInstanceOf(LimitException.class);
    }

    @Tag("slow")
    @Test
    void aLongPathIsRankedToItsEndWithoutRecursion() {
        var builder = new GraphBuilder();
        int length = 300_000;
        for (int v = 0; v <= length; v++) builder.vertex(Integer.toString(v));
        for (int v = 0; v < length; v++) builder.edge(v, v + 1, GameGraph.BOTH);
        var table = table(builder.build(), Play.NORMAL, Limits.DEFAULT, 0);
        assertThat(table.remoteness(0, Side.LEFT)).isEqualTo(length);
        assertThat(table.outcome(0)).isEqualTo(Outcome.P);
        assertThat(table.value(1).knownValue()).hasValue(Value.Nimber.of(1));
    }
}
