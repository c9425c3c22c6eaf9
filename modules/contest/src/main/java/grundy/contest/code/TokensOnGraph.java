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
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tokens on an acyclic graph, given by `next[n][*]`, the successors of each vertex, or by `n` and `edges[m, 2]`; `p`
/// are the vertices of the tokens. Vertices are counted from 0 in lists and from 1 in edges.
///
/// The graph is analysed once for all questions about it. Cost: linear in its edges, and in the tokens.
public final class TokensOnGraph implements ProblemCode {
    private static final int MOST = 1_000_000;

    private @Nullable CaseValue read;
    private int first;
    private @Nullable GraphTable table;

    @Override
    public Result answer(ProblemCase values) {
        var table = table(values);
        long sum = 0;
        for (long token : values.list("p"))
            sum ^= nimber(table, vertex(token, table.graph().vertices()));
        return new Result.Outcomes(List.of(sum == 0 ? Outcome.P : Outcome.N));
    }

    private static long nimber(GraphTable table, int vertex) {
        if (table.value(vertex) instanceof ValueStatus.Known(Value.Nimber(var value), var _))
            return value.longValueExact();
        throw new JudgeException(Message.of("judge.graph-cycle"));
    }

    private int vertex(long named, int vertices) {
        if (named < first || named >= first + vertices)
            throw new JudgeException(Message.of("judge.graph-vertex", "vertex", named, "most", first + vertices - 1));
        return (int) named - first;
    }

    /// The same graph is asked about again and again, and comparing all of it would take long.
    @SuppressWarnings("ReferenceEquality")
    private GraphTable table(ProblemCase values) {
        var edges = values.find("edges");
        var source = edges == null ? values.get("next") : edges;
        if (table != null && read == source) return table;
        first = edges == null ? 0 : 1;
        var graph = edges == null ? graph(source) : graph(values.number("n"), values.list("edges"));
        var made = new Solver(Limits.ofWork()).solve(new GraphQuestion(graph, Play.NORMAL, 0));
        read = source;
        table = made;
        return made;
    }

    private GameGraph graph(CaseValue next) {
        if (!(next instanceof CaseValue.Lists(var lists)))
            throw new JudgeException(Message.of("judge.formula.not-a-list", "name", "next"));
        var builder = vertices(lists.length);
        for (int v = 0; v < lists.length; v++)
            for (long target : lists[v]) builder.edge(v, vertex(target, lists.length), GameGraph.BOTH);
        return builder.build();
    }

    private GameGraph graph(long count, long[] edges) {
        if (count < 1 || count > MOST)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", 1, "most", MOST));
        int vertices = (int) count;
        var builder = vertices(vertices);
        for (int i = 0; i < edges.length; i += 2)
            builder.edge(vertex(edges[i], vertices), vertex(edges[i + 1], vertices), GameGraph.BOTH);
        return builder.build();
    }

    private GraphBuilder vertices(int count) {
        var builder = new GraphBuilder();
        for (int v = 0; v < count; v++) builder.vertex(Integer.toString(first + v));
        return builder;
    }

    @Override
    public @Nullable PositionQuestion question(ProblemCase values) {
        var graph = table(values).graph();
        var game = GraphBoard.game("graph", graph);
        var components = new ArrayList<Component>();
        for (long token : values.list("p")) {
            BoardPosition position = GraphBoard.position(graph, vertex(token, graph.vertices()));
            components.add(new Component(game, position));
        }
        return components.isEmpty()
                ? null
                : new PositionQuestion(new Sum(Play.NORMAL, Compound.DISJUNCTIVE, components, ""));
    }
}
