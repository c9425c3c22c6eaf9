package grundy.solve.table;

import grundy.answer.GraphTable;
import grundy.engine.graph.GraphAnalysis;
import grundy.engine.graph.SidedValues;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.value.Play;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForms;
import grundy.value.loopy.LoopyForms;
import java.util.List;
import java.util.Optional;

/// Solves tokens on all vertices of a graph.
public final class GraphSolver {
    /// On a larger graph of Left and Right the values of all vertices are not worked out.
    private static final int MOST_SIDED = 200;

    private GraphSolver() {}

    /// @throws LimitException if the graph has more vertices than the limits allow
    public static GraphTable of(GraphQuestion question, Limits limits) {
        var play = question.play();
        var analysis = GraphAnalysis.of(question.graph(), play, limits, question.mostWork());
        return new AnalysedGraph(play, analysis, sided(play, analysis, limits));
    }

    private static List<Optional<Value>> sided(Play play, GraphAnalysis analysis, Limits limits) {
        if (!analysis.mayHaveSidedValues(play) || analysis.graph().vertices() > MOST_SIDED) return List.of();
        try (var room = limits.memory().grant()) {
            return SidedValues.of(analysis.graph(), new LoopyForms(new CanonicalForms(room), room));
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return List.of();
        }
    }
}
