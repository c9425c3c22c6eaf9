package example;

import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Ruleset;
import grundy.solve.Solver;
import grundy.value.Play;
import java.util.List;

/// One heap: take one counter, or halve an even heap.
public record Halving() implements Ruleset<Integer> {
    @Override
    public List<Integer> options(Integer heap) {
        if (heap == 0) return List.of();
        return heap % 2 == 0 ? List.of(heap - 1, heap / 2) : List.of(heap - 1);
    }

    public static void main(String[] arguments) throws Exception {
        var solver = new Solver(Limits.DEFAULT);
        for (var question : List.of(Question.of(new Halving(), 1000, Play.NORMAL), Question.parse("wythoff 5 8"))) {
            var verdict = solver.solve(question);
            System.out.println(verdict.outcome() + ", value " + verdict.value());
            for (var move : verdict.moves().first(10))
                for (var step : move.steps()) System.out.println("  " + step.from() + " -> " + step.to());
        }
    }
}
