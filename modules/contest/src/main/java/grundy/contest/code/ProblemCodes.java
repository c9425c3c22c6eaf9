package grundy.contest.code;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.limit.Limits;
import grundy.question.GraphQuestion;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBuilder;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/// The problems that need code, by the name that their files use. To add one, add a line.
public final class ProblemCodes {
    private static final Map<String, Supplier<ProblemCode>> BY_NAME = new TreeMap<>(Map.of(
            "cat-and-mouse", CatAndMouse::new,
            "connected-coins", ConnectedCoins::new,
            "first-heap-given", FirstHeapGiven::new,
            "flipped-multiples", FlippedMultiples::new,
            "forbidden-takes", ForbiddenTakes::new,
            "growing-takes", GrowingTakes::new,
            "nim-multiples", NimMultiples::new,
            "numbers-modulo-5", NumbersModuloFive::new,
            "permutation-game", PermutationGame::new,
            "tokens-on-graph", TokensOnGraph::new));

    private ProblemCodes() {}

    /// @throws JudgeException if there is none of that name
    public static ProblemCode of(String name) {
        return require(name).get();
    }

    /// @throws JudgeException if there is none of that name
    public static void check(String name) {
        require(name);
    }

    private static Supplier<ProblemCode> require(String name) {
        if (BY_NAME.get(name) instanceof Supplier<ProblemCode> code) return code;
        throw new JudgeException(Message.of("judge.file.code", "name", name, "known", BY_NAME.keySet()));
    }

    /// A token on cell i of a row of different numbers `a` goes to cell j if `a[j] > a[i]` and
    /// `a[i]` divides the distance: the outcome for each cell.
    ///
    /// Cost: from a cell with number k there are at most n/k moves, so that there are O(n log n) in
    /// all where the numbers are a permutation.
    private static final class PermutationGame implements ProblemCode {
        @Override
        public Result answer(ProblemCase values) {
            var a = values.list("a");
            var table = new Solver(Limits.ofWork()).solve(new GraphQuestion(graph(a), Play.NORMAL, 0));
            var outcomes = new ArrayList<Outcome>(a.length);
            for (int i = 0; i < a.length; i++) outcomes.add(table.outcome(i));
            return new Result.Outcomes(List.copyOf(outcomes));
        }

        private static GameGraph graph(long[] a) {
            var builder = new GraphBuilder();
            for (int i = 0; i < a.length; i++) builder.vertex(Integer.toString(i + 1));
            for (int i = 0; i < a.length; i++) {
                if (a[i] < 1) throw new JudgeException(Message.of("judge.negative", "number", a[i]));
                for (long j = i % a[i]; j < a.length; j += a[i])
                    if (a[(int) j] > a[i]) builder.edge(i, (int) j, GameGraph.BOTH);
            }
            return builder.build();
        }
    }
}
