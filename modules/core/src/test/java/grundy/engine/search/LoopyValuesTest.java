package grundy.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.graph.GraphAnalysis;
import grundy.engine.graph.SidedValues;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryRoom;
import grundy.rules.Component;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Comparison;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyValue;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EveryTurn
class LoopyValuesTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final String BACKSLIDING = "strip: left \"t.\" -> \".t\" | \".t\" -> \"t.\" | \"tf.\" -> \".ft\";"
            + " right \".f\" -> \"f.\" | \"f.\" -> \".f\" | \".tf\" -> \"ft.\"";

    private final CanonicalForms shorts = new CanonicalForms(MemoryRoom.ENDLESS);
    private final LoopyForms forms = new LoopyForms(shorts, MemoryRoom.ENDLESS);

    private static Component component(String game, String position) throws SyntaxException {
        return LANGUAGE.question(Source.of("[" + game + "](" + position + ")"))
                .components()
                .getFirst();
    }

    private Value value(Component component, Limits limits) {
        return new LoopyValues(component.game().rules(), forms, limits).of(component.position());
    }

    private static GameGraph graph(Random random) {
        var builder = new GraphBuilder();
        int vertices = 1 + random.nextInt(7);
        for (int v = 0; v < vertices; v++) builder.vertex("v" + v);
        for (int edges = random.nextInt(3 * vertices); edges > 0; edges--)
            builder.edge(random.nextInt(vertices), random.nextInt(vertices), 1 + random.nextInt(3));
        return builder.build();
    }

    private static Outcome ifBegins(Value value, Side side) {
        if (value instanceof Value.Endless endless) return endless.ifBegins(side);
        var outcome = ((ShortValue) value).outcome();
        if (outcome == Outcome.L || outcome == Outcome.R) return outcome;
        return (outcome == Outcome.N) == (side == Side.LEFT) ? Outcome.L : Outcome.R;
    }

    private static Outcome ranked(Outcome first, Side side) {
        if (first == Outcome.D) return first;
        return (first == Outcome.N) == (side == Side.LEFT) ? Outcome.L : Outcome.R;
    }

    @Tag("slow")
    @Test
    void whoWinsOnGraphsIsAsRankedBackwards() {
        var random = CaseCount.random(8);
        int stoppers = 0;
        for (int i = 0; i < CaseCount.of(400); i++) {
            var graph = graph(random);
            var rules = GraphBoard.game("graph", graph).rules();
            var outcomes = GraphAnalysis.of(graph, Play.NORMAL, Limits.DEFAULT, 1_000_000)
                    .outcomes();
            for (int v = 0; v < graph.vertices(); v++) {
                var value = new LoopyValues(rules, forms, Limits.DEFAULT).of(GraphBoard.position(graph, v));
                if (value instanceof LoopyValue loopy && loopy.isStopper()) stoppers++;
                for (var side : Side.values())
                    assertThat(ifBegins(value, side))
                            .isEqualTo(ranked(outcomes.first(v, side == Side.LEFT ? 0 : 1), side));
            }
        }
        assertThat(stoppers).isGreaterThan(CaseCount.least(100));
    }

    /// All vertices at once, known ones for others, and each by itself.
    @Tag("slow")
    @Test
    void verticesOfAGraphAreWorthWhatEachIsAlone() {
        var random = CaseCount.random(20261123);
        int endless = 0;
        int unsided = 0;
        for (int i = 0; i < CaseCount.of(300); i++) {
            var graph = graph(random);
            var rules = GraphBoard.game("graph", graph).rules();
            var values = SidedValues.of(graph, forms);
            for (int v = 0; v < graph.vertices(); v++) {
                var alone = new LoopyValues(rules, forms, Limits.DEFAULT).of(GraphBoard.position(graph, v));
                if (values.get(v).isEmpty())
                    assertThat(((LoopyValue) alone).isStopperSided()).isFalse();
                else assertThat(values.get(v).get()).hasToString(alone.toString());
                if (alone instanceof LoopyValue) endless++;
            }
        }
        assertThat(endless).isGreaterThan(CaseCount.least(100));
        assertThat(unsided * 100).isLessThan(endless);
    }

    @ParameterizedTest
    @CsvSource({"t., on", ".f, off", "t, 0"})
    void whereOneSideAloneCanMoveItPassesForEver(String position, String value) throws SyntaxException {
        assertThat(value(component(BACKSLIDING, position), Limits.DEFAULT)).hasToString(value);
    }

    /// What has no cycle is worth what it is worth, and parts are put together.
    @ParameterizedTest
    @CsvSource({
        "'left take 1 or split; right take 1', 6",
        "'grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"', .../.../...",
        "kayles, 7",
        "'strip: left \"xo\" -> \".x\" mirrored; right \"ox\" -> \".o\" mirrored', xoxoxo"
    })
    void shortGamesAreShort(String game, String position) throws SyntaxException {
        var component = component(game, position);
        var known = CanonicalForm.value(
                shorts,
                new CanonicalValues(component.game().rules(), shorts, Limits.DEFAULT).formOf(component.position()));
        assertThat(((ShortValue) value(component, Limits.DEFAULT)).comparedWith(known))
                .isEqualTo(Comparison.EQUAL);
    }

    @Test
    void tooManyPositionsAreRefused() throws SyntaxException {
        var component = component(BACKSLIDING, "ttt...fff");
        assertThatThrownBy(() -> value(component, Limits.DEFAULT.withPositions(100)))
                .isInstanceOf(LimitException.class);
    }
}
