package grundy.contest.code;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.question.PositionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The catalogue's game `multiples` for large boards: cells 1 to `n`, of which the cells `x` are white; a move flips a
/// white cell x and 2x, ..., kx.
///
/// The value of a white cell depends only on how many multiples it has, `m = floor(n / x)`: it is the mex over k of the
/// nim-sum of the values for `floor(m / 2), ..., floor(m / k)`. Cells with the same quotient in a row add the same
/// value, so that two nim-sums stand for all of them. Cost: about `n^(3/4)` steps for all m that occur,
/// once for each n.
public final class FlippedMultiples implements ProblemCode {
    private static final long MOST = 4_000_000_000L;
    private static final int SMALL_BOARD = 12;

    private long cells = -1;
    private int root;

    /// Values for m up to the root of n, and for n / i for i up to that.
    private int[] few = {};

    private int[] many = {};
    private int[] stamps = new int[64];
    private int stamp;

    @Override
    public Result answer(ProblemCase values) {
        long n = values.number("n");
        if (n < 1 || n > MOST)
            throw new JudgeException(Message.of("judge.range", "name", "n", "least", 1, "most", MOST));
        if (n != cells) fill(n);
        int sum = 0;
        for (long cell : values.list("x")) {
            if (cell < 1 || cell > n)
                throw new JudgeException(Message.of("judge.range", "name", "x", "least", 1, "most", n));
            sum ^= value(n / cell);
        }
        return new Result.Outcomes(List.of(sum == 0 ? Outcome.P : Outcome.N));
    }

    private void fill(long n) {
        cells = n;
        root = BigInteger.valueOf(n).sqrt().intValueExact() + 1;
        few = new int[root + 1];
        many = new int[root + 1];
        for (int m = 1; m <= root; m++) few[m] = mex(m);
        for (int i = (int) (n / (root + 1L)); i >= 1; i--) if (i <= root) many[i] = mex(n / i);
    }

    /// @param m a quotient of the number of cells
    private int value(long m) {
        return m <= root ? few[(int) m] : many[(int) (cells / m)];
    }

    private int mex(long m) {
        stamp++;
        int sum = 0;
        mark(0);
        for (long from = 2, last; from <= m; from = last + 1) {
            long quotient = m / from;
            last = m / quotient;
            int value = value(quotient);
            mark(sum ^ value);
            if (last > from) mark(sum);
            if ((last - from) % 2 == 0) sum ^= value;
        }
        int mex = 0;
        while (mex < stamps.length && stamps[mex] == stamp) mex++;
        return mex;
    }

    private void mark(int value) {
        if (value >= stamps.length) stamps = Arrays.copyOf(stamps, 2 * value);
        stamps[value] = stamp;
    }

    @Override
    public @Nullable PositionQuestion question(ProblemCase values) {
        if (values.number("n") > SMALL_BOARD) return null;
        var cellsText = Arrays.stream(values.list("x")).mapToObj(Long::toString).collect(Collectors.joining(" "));
        try {
            var text = Source.of("multiples " + values.number("n") + ": " + cellsText);
            return new PositionQuestion(new RuleLanguage(Catalogue.builtIn()).question(text));
        } catch (SyntaxException _) {
            return null;
        }
    }
}
