package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.loopy.LoopyValue;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How far a comparison with a loopy value goes before it gives up.
class SurvivalCheckTest {
    /// @param edges from the one vertex back to it: 1 for Left, 2 for Right, 3 for both
    private static PlainGraph loop(int edges) {
        var builder = new GraphBuilder();
        builder.vertex("v");
        builder.edge(0, 0, edges);
        var graph = builder.build();
        var component = new Component(GraphBoard.game("loop", graph), GraphBoard.position(graph, 0));
        return PlainGraph.of(new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), "loop"), 10)
                .orElseThrow();
    }

    private static LoopyValue value(String name) throws Exception {
        var worked = new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(ValueParser.parse(Source.of(name))));
        return (LoopyValue) ((CalculationResult.Endless) worked.result()).value();
    }

    /// With dud beside on or off one side has two moves and the other one.
    @ParameterizedTest
    @CsvSource({"3, dud, 3, RIGHT", "1, on, 2, RIGHT", "2, off, 2, RIGHT", "3, on, 3, WRONG", "1, dud, 2, WRONG"})
    void looksAtExactlyTheMovesOfTheDifference(int edges, String name, long moves, PlainValue.Finding found)
            throws Exception {
        var value = value(name);
        assertThat(new SurvivalCheck(loop(edges), value.forms(), moves - 1).is(value))
                .isEqualTo(PlainValue.Finding.OPEN);
        assertThat(new SurvivalCheck(loop(edges), value.forms(), moves).is(value))
                .isEqualTo(found);
    }
}
