package grundy.solve.sum;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.LoopyOracle;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.loopy.LoopyValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Sums from which play may go on for ever, against all positions of the whole sum ranked backwards.
@EveryTurn
class EndlessSumTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final List<String> WRITTEN = List.of(
            "on",
            "off",
            "over",
            "under",
            "^[on]",
            "v[on]",
            "^<on>",
            "v<on>",
            "dud",
            "a{0||0|a}",
            "a{b{0|a,b}|*}",
            "+-{0|pass}",
            "tiny(on)",
            "miny(over)",
            "3over",
            "{on|off}",
            "{pass|-1}",
            "a{0|a,*}",
            "*2",
            "^*",
            "{1|-1}",
            "1/2",
            "-1",
            "{2|-1/2}",
            "kayles(3)",
            "[left take {1,2}; right take {1,3}](4)",
            "[strip: left \"t.\" -> \".t\" | \".t\" -> \"t.\" | \"tf.\" -> \".ft\";"
                    + " right \".f\" -> \"f.\" | \"f.\" -> \".f\" | \".tf\" -> \"ft.\"](t.f)");

    private final Random random = CaseCount.random(20261123);

    /// @param parts of each component
    private record State(List<List<Position>> parts, Side mover) {}

    private static Verdict verdict(List<Component> components) {
        return new Solver(Limits.DEFAULT)
                .solve(new PositionQuestion(new Sum(Play.NORMAL, Compound.DISJUNCTIVE, components, "sum")));
    }

    private static List<Component> components(String text) throws Exception {
        return LANGUAGE.question(Source.of(text)).components();
    }

    private static RuleTree rules(Component component, Side side) {
        if (!(component.game().rules() instanceof RuleTree.Partizan(var left, var right)))
            return component.game().rules();
        return side == Side.LEFT ? left : right;
    }

    private static Collection<State> options(List<Component> components, State state) {
        var options = new ArrayList<State>();
        for (int i = 0; i < components.size(); i++)
            for (int j = 0; j < state.parts.get(i).size(); j++) {
                var part = state.parts.get(i).get(j);
                for (var option : RuleOptions.of(rules(components.get(i), state.mover), part)) {
                    var parts = new ArrayList<>(state.parts.get(i));
                    parts.remove(j);
                    parts.addAll(option);
                    options.add(with(state, i, RuleOptions.sorted(parts)));
                }
            }
        return options;
    }

    private static State with(State state, int component, List<Position> parts) {
        var all = new ArrayList<>(state.parts);
        all.set(component, parts);
        return new State(all, state.mover.other());
    }

    private static String ranked(LoopyOracle<State> oracle, State state) {
        return oracle.result(state).map(result -> result.wins() ? "N" : "P").orElse("D");
    }

    /// Who wins, and all winning moves.
    private static void check(List<Component> components) {
        var verdict = verdict(components);
        var start = components.stream()
                .map(component -> List.of(component.position()))
                .toList();
        var starts = List.of(new State(start, Side.LEFT), new State(start, Side.RIGHT));
        var oracle = new LoopyOracle<>(starts, state -> options(components, state), false);
        var text = components.stream().map(c -> c.position().toString()).collect(Collectors.joining(" + "));
        var left = ranked(oracle, starts.get(0));
        var right = ranked(oracle, starts.get(1));
        if (verdict.reasoning() instanceof Verdict.Reasoning.EndlessSum sum) {
            assertThat(sum.left() + " " + sum.right()).as(text).isEqualTo(left + " " + right);
        }
        var outcome = left.equals("D") || right.equals("D")
                ? Outcome.D
                : Outcome.ofBeginners(left.equals("N"), right.equals("N"));
        assertThat(verdict.outcome()).as(text).isEqualTo(outcome);
        if (verdict.value().knownValue().orElse(null) instanceof LoopyValue value)
            assertThat(value.ifBegins(Side.LEFT) + " " + value.ifBegins(Side.RIGHT))
                    .as(text)
                    .isEqualTo(winner(left, Side.LEFT) + " " + winner(right, Side.RIGHT));
        var moves = new HashSet<String>();
        for (var state : starts)
            for (int i = 0; i < components.size(); i++)
                for (var option : RuleOptions.readableOptions(
                                rules(components.get(i), state.mover),
                                components.get(i).position())
                        .toList())
                    if (oracle.isLost(with(state, i, RuleOptions.sorted(option.parts()))))
                        moves.add(state.mover + " " + i + " " + option.to());
        assertThat(verdict.moves()
                        .list()
                        .get()
                        .flatMap(move -> Stream.of(Side.values())
                                .filter(side -> move.side() == null || move.side() == side)
                                .map(side ->
                                        side + " " + move.steps().getFirst().component() + " "
                                                + move.steps().getFirst().to())))
                .as(text)
                .containsExactlyInAnyOrderElementsOf(moves);
    }

    private static Outcome winner(String first, Side side) {
        if (first.equals("D")) return Outcome.D;
        return first.equals("N") == (side == Side.LEFT) ? Outcome.L : Outcome.R;
    }

    @Tag("slow")
    @Test
    void sumsOfWrittenGamesAndBoards() throws Exception {
        for (int i = 0; i < CaseCount.of(500); i++) {
            var all = new ArrayList<Component>();
            all.addAll(components(WRITTEN.get(random.nextInt(18)).replaceFirst("^-", "*0 + -")));
            for (int more = random.nextInt(3); more > 0; more--) {
                var next = WRITTEN.get(random.nextInt(WRITTEN.size()));
                all.add(components("*0 + " + next).getLast());
            }
            check(all);
        }
    }

    private Component token(int index) {
        var builder = new GraphBuilder();
        int vertices = 1 + random.nextInt(5);
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        for (int edges = random.nextInt(3 * vertices); edges > 0; edges--)
            builder.edge(random.nextInt(vertices), random.nextInt(vertices), 1 + random.nextInt(3));
        builder.edge(random.nextInt(vertices), random.nextInt(vertices), 1);
        builder.edge(random.nextInt(vertices), random.nextInt(vertices), 2);
        var graph = builder.build();
        return new Component(GraphBoard.game("graph" + index, graph), GraphBoard.position(graph, 0));
    }

    @Tag("slow")
    @Test
    void sumsOfTokensOnGraphs() {
        int[] known = new int[2];
        for (int i = 0; i < CaseCount.of(1500); i++) {
            var tokens = IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(this::token)
                    .toList();
            if (verdict(tokens).value().knownValue().isPresent()) known[0]++;
            known[1]++;
            check(tokens);
        }
        assertThat(known[0] * 10).isGreaterThan(known[1] * 9);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fox-and-geese(g.g./..../.f../....)",
                "fox-and-geese(.g.g/f.../..../....)",
                "fox-and-geese(...../g.g../...../.f.../.....)",
                "fox-and-geese(g.../.f../..../....) + fox-and-geese(..../.g../..f./....)",
                "fox-and-geese(..../g.g./.f../....) + on",
                "fox-and-geese(..../g.g./.f../....) + {2|-3}"
            })
    void foxesAndGeese(String sum) throws Exception {
        check(components(sum));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "on + {1|-1} @ L @ on",
                "on + off @ D @ dud",
                "dud + 5 @ D @ dud",
                "a{0||0|a} + v @ L @ over",
                "3over + -3 @ L @ over",
                "over + under @ D @ over & under",
                "under + over + 1/2 @ L @ 1/2over & 1/2under",
                "{0|a{a|1}} + * @ L @ 1/2*"
            })
    void valuesOfSums(String sum, Outcome outcome, String value) throws Exception {
        var verdict = verdict(components(sum));
        assertThat(verdict.outcome()).isEqualTo(outcome);
        assertThat(verdict.value().knownValue().orElseThrow()).hasToString(value);
    }
}
