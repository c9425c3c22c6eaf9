package grundy.contest.code;

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
import grundy.rules.graph.StatedEnding;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Cat and mouse on an undirected graph, given as a line `[[2,5],[3],...]`: the mouse on 1 moves first, the cat on 2
/// must not enter the hole 0. The mouse wins in the hole, the cat by catching it; play without end is a draw.
///
/// A state is mouse, cat and who is to move; the outcomes come from retrograde analysis. Cost: linear in states
/// and moves, at most 2 * n^3.
public final class CatAndMouse implements ProblemCode {
    private static final Pattern LIST = Pattern.compile("\\[([0-9,\\s]*)]");
    private static final Pattern WHOLE = Pattern.compile("\\s*\\[(\\s*\\[[0-9,\\s]*]\\s*,?)*\\s*]\\s*");
    private static final int MOST = 200;

    @Override
    public Result answer(ProblemCase values) {
        var graph = states(next(values));
        return new Result.Of(List.of(new Solver(Limits.ofWork())
                .solve(new GraphQuestion(graph, Play.NORMAL, 0))
                .outcome(graph.find("1 2 mouse"))));
    }

    private static int[][] next(ProblemCase values) {
        var text = values.get("graph").toString();
        if (!WHOLE.matcher(text).matches())
            throw new JudgeException(Message.of("judge.graph-text", "text", shown(text)));
        var lists = new ArrayList<int[]>();
        var found = LIST.matcher(text.strip().substring(1));
        while (found.find()) {
            var words = found.group(1).strip();
            lists.add(
                    words.isEmpty()
                            ? new int[0]
                            : Pattern.compile(",")
                                    .splitAsStream(words)
                                    .mapToInt(word -> number(word.strip()))
                                    .toArray());
        }
        int n = lists.size();
        if (n < 3 || n > MOST)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", 3, "most", MOST));
        for (var list : lists)
            for (int vertex : list)
                if (vertex >= n)
                    throw new JudgeException(Message.of("judge.graph-vertex", "vertex", vertex, "most", n - 1));
        return lists.toArray(int[][]::new);
    }

    private static int number(String word) {
        if (!word.matches("[0-9]{1,6}")) throw new JudgeException(Message.of("judge.graph-text", "text", shown(word)));
        return Integer.parseInt(word);
    }

    private static String shown(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private static GameGraph states(int[][] next) {
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
                    builder.state(state, escaped ? StatedEnding.WIN : StatedEnding.LOSS);
                    builder.state(state + 1, escaped ? StatedEnding.LOSS : StatedEnding.WIN);
                    continue;
                }
                for (int to : next[mouse]) builder.edge(state, 2 * (to * n + cat) + 1, GameGraph.BOTH);
                for (int to : next[cat]) if (to != 0) builder.edge(state + 1, 2 * (mouse * n + to), GameGraph.BOTH);
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
