package grundy.contest.code;

import grundy.answer.ValueStatus;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Stones in `piles` in a row: a move takes the first 1 to 2M piles, and M becomes the most that a move
/// has taken; at first it is 1. Asked is how many stones the first player gets.
///
/// A position is the first pile that is left, and M. Cost: O(n^2) positions with up to n moves each.
public final class GrowingTakes implements ProblemCode {
    private static final int MOST = 1000;

    /// @param first index of the first pile that is left
    /// @param most that a move has taken
    private record Row(int first, int most) {}

    private record Takes(long[] before) implements ScoredRuleset<Row> {
        @Override
        public Iterable<ScoredMove<Row>> moves(Row row) {
            int last = Math.min(before.length - 1, row.first + 2 * row.most);
            return () -> IntStream.iterate(last, to -> to > row.first, to -> to - 1)
                    .mapToObj(to -> new ScoredMove<>(
                            new Row(to, Math.max(row.most, to - row.first)), before[to] - before[row.first]))
                    .iterator();
        }

        @Override
        public long reach(Row row) {
            return before[before.length - 1] - before[row.first];
        }
    }

    @Override
    public Result answer(ProblemCase values) {
        var question = question(values);
        if (!(new Solver(Limits.ofWork()).solve(question).value()
                instanceof ValueStatus.Known(Value.Score(var ahead, var _, var _), var _)))
            throw new JudgeException(Message.of("judge.no-value"));
        long all = Arrays.stream(values.list("piles")).sum();
        return new Result.Number(BigInteger.valueOf((all + ahead) / 2));
    }

    @Override
    public PositionQuestion question(ProblemCase values) {
        var piles = values.list("piles");
        if (piles.length > MOST)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", 0, "most", MOST));
        var before = new long[piles.length + 1];
        for (int i = 0; i < piles.length; i++) before[i + 1] = Math.addExact(before[i], piles[i]);
        return Question.of(new Takes(before), new Row(0, 1));
    }
}
