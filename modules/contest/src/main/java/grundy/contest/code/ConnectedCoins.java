package grundy.contest.code;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.text.Message;
import grundy.value.Outcome;
import java.util.BitSet;
import java.util.List;

/// Coins on a board of `n` rows and `m` columns, whose letters `coins` are H for heads: a move turns a
/// connected set of coins of which one lies below or beside all others and to their right, and that one
/// from tails to heads.
///
/// As in every coin-turning game each coin that shows tails counts by itself. In the first row or
/// column it is a coin of the ruler game, worth the largest power of 2 that divides its place;
/// elsewhere the coin in row i and column j is worth 2^(i + j - 2): its moves can leave any set of the
/// values below. Cost: one step a coin.
public final class ConnectedCoins implements ProblemCode {
    private static final long MOST = 10_000;

    @Override
    public Result answer(ProblemCase values) {
        int columns = size("m", values);
        var coins = values.get("coins") instanceof CaseValue.Text(var text) ? text : "";
        // The binary digits of the nim-sum, which is too long for a word.
        var nimSum = new BitSet();
        for (int i = 0; i < size("n", values); i++)
            for (int j = 0; j < columns; j++) if (coins.charAt(i * columns + j) != 'H') nimSum.flip(exponent(i, j));
        return new Result.Outcomes(List.of(nimSum.isEmpty() ? Outcome.P : Outcome.N));
    }

    private static int size(String name, ProblemCase values) {
        long size = values.number(name);
        if (size < 1 || size > MOST)
            throw new JudgeException(Message.of("judge.range", "name", name, "least", 1, "most", MOST));
        return (int) size;
    }

    /// @param row from 0
    /// @param column from 0
    /// @return of the power of 2 that a coin is worth which shows tails there
    private static int exponent(int row, int column) {
        return row == 0 || column == 0 ? Integer.numberOfTrailingZeros(row + column + 1) : row + column;
    }
}
