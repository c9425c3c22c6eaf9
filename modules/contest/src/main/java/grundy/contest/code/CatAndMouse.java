package grundy.contest.code;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.graph.TerminalResult;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.List;

/// Cat and mouse on an undirected graph, given by the neighbours of each vertex: the mouse on 1 moves
/// first, the cat on 2 must not enter the hole 0. The mouse wins in the hole, the cat by catching it;
/// play without end is a draw.
///
/// A state is mouse, cat and who is to move; the outcomes come from retrograde analysis. Cost: linear in
/// states and moves, at most 2 * n^3.
public final class CatAndMouse implements ProblemCode {
    private static final int MOST = 200;

    @Override
    public Result answer(ProblemCase values) {
        var graph = states(next(values));
        return new Result.Outcomes(List.of(new Solver(Limits.ofWork())
                .solve(new GraphQuestion(graph, Play.NORMAL, 0))
                .outcome(graph.find("1 2 mouse"))));
    }

    private static long[][] next(ProblemCase values) {
        if (!(values.get("graph") instanceof CaseValue.Lists(var lists)))
            throw new JudgeException(Message.of("judge.formula.not-a-list", "name", "graph"));
        int n = lists.length;
        if (n < 3 || n > MOST)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", 3, "most", MOST));
        for (var list : lists)
            for (long vertex : list)
                if (vertex < 0 || vertex >= n)
                    throw new JudgeException(Message.of("judge.graph-vertex", "vertex", vertex, "most", n - 1));
        return lists;
    }

    private static GameGraph states(long[][] next) {
        int n = next.length;
        var builder = new GraphBuilder();
        for (int mouse = 0; mouse < n; mouse++)
            for (int cat = 0; cat < n; cat++) {
                builder.vertex(mouse + " " + cat + " mouse");
                builder.vertex(mouse + " " + cat + " cat");
            }
        for (int mouse = 0; mouse < n; mouse++)
            for (int cat = 0; cat < n; cat++) {
                int state = 2 * (mouse * n + cat);
                if (mouse == 0 || mouse == cat) {
                    boolean escaped = mouse == 0;
                    builder.state(state, escaped ? TerminalResult.WIN : TerminalResult.LOSS);
                    builder.state(state + 1, escaped ? TerminalResult.LOSS : TerminalResult.WIN);
                    continue;
                }
                for (long to : next[mouse]) builder.edge(state, 2 * ((int) to * n + cat) + 1, GameGraph.BOTH);
                for (long to : next[cat])
                    if (to != 0) builder.edge(state + 1, 2 * (mouse * n + (int) to), GameGraph.BOTH);
            }
        return builder.build();
    }

    @Override
    public PositionQuestion question(ProblemCase values) {
        var graph = states(next(values));
        var game = GraphBoard.game("graph", graph);
        var component = new Component(game, GraphBoard.position(graph, graph.find("1 2 mouse")));
        return new PositionQuestion(new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), ""));
    }
}
