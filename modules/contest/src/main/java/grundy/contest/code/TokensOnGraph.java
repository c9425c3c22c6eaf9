package grundy.contest.code;

import grundy.answer.GraphTable;
import grundy.answer.ValueStatus;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tokens on an acyclic graph: `next[n][*]` lists the successors of each vertex, `p` the vertices of the tokens.
///
/// The graph is analysed once for all questions about it. Cost: linear in its edges, and in the tokens.
public final class TokensOnGraph implements ProblemCode {
    private @Nullable CaseValue read;
    private @Nullable GraphTable table;

    @Override
    public Result answer(ProblemCase values) {
        var known = table(values);
        long sum = 0;
        for (long token : values.list("p")) sum ^= nimber(known, vertex(known.graph(), token));
        return new Result.Of(List.of(sum == 0 ? Outcome.P : Outcome.N));
    }

    private static long nimber(GraphTable table, int vertex) {
        if (table.value(vertex) instanceof ValueStatus.Known(grundy.value.Value.Nimber(var value), var _))
            return value.longValueExact();
        throw new JudgeException(Message.of("judge.graph-cycle"));
    }

    private static int vertex(GameGraph graph, long token) {
        if (token < 0 || token >= graph.vertices())
            throw new JudgeException(Message.of("judge.graph-vertex", "vertex", token, "most", graph.vertices() - 1));
        return (int) token;
    }

    /// The same graph is asked about again and again, and comparing all of it would take long.
    @SuppressWarnings("ReferenceEquality")
    private GraphTable table(ProblemCase values) {
        var next = values.get("next");
        if (table != null && read == next) return table;
        var made = new Solver(Limits.ofWork()).solve(new GraphQuestion(graph(next), Play.NORMAL, 0));
        read = next;
        table = made;
        return made;
    }

    private static GameGraph graph(CaseValue next) {
        if (!(next instanceof CaseValue.Lists(var lists)))
            throw new JudgeException(Message.of("judge.formula.not-a-list", "name", "next"));
        var builder = new GraphBuilder();
        for (int v = 0; v < lists.length; v++) builder.vertex(Integer.toString(v));
        for (int v = 0; v < lists.length; v++)
            for (long target : lists[v]) {
                if (target < 0 || target >= lists.length)
                    throw new JudgeException(
                            Message.of("judge.graph-vertex", "vertex", target, "most", lists.length - 1));
                builder.edge(v, (int) target, GameGraph.BOTH);
            }
        return builder.build();
    }

    @Override
    public @Nullable PositionQuestion question(ProblemCase values) {
        var graph = table(values).graph();
        var game = GraphBoard.game("graph", graph);
        var components = new ArrayList<Component>();
        for (long token : values.list("p")) {
            BoardPosition position = GraphBoard.position(graph, vertex(graph, token));
            components.add(new Component(game, position));
        }
        return components.isEmpty()
                ? null
                : new PositionQuestion(new Sum(Play.NORMAL, Compound.DISJUNCTIVE, components, ""));
    }
}
