package grundy.theory.coins;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.coin.RulerGame;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.nim.NimSum;
import java.math.BigInteger;
import java.util.List;

/// The Ruler game: the value is the nim-sum over the heads of the highest power of 2 that divides their square.
///
/// The nim-sum of the powers for the squares 1..m is the Gray code m xor floor(m/2), which never repeats, so each
/// head is the last of at most one run that leads to a given value. Cost: O(1) for each head; listing a run takes
/// as long as it has coins.
public record RulerRuns() implements BoardForm<CoinRow>, CoinValues {
    private static final BigInteger LONGEST = BigInteger.valueOf(1_000_000);

    @Override
    public BigInteger single(BigInteger square) {
        return square.and(square.negate());
    }

    @Override
    public BigInteger value(CoinRow heads) {
        return NimSum.of(LazySequences.map(heads.squares().list(), this::single));
    }

    @Override
    public CountedList<CoinRow> optionsOfValue(CoinRow heads, BigInteger value) {
        return turned(heads, value(heads).xor(value));
    }

    @Override
    public CountedList<List<BigInteger>> turns(BigInteger rightmost, BigInteger sum) {
        var before = fromGray(gray(rightmost).xor(sum));
        return before.compareTo(rightmost) < 0
                ? CountedList.of(ONE, LazySequences.map(LazySequences.indices(1), _ -> run(before, rightmost)))
                : CountedList.none();
    }

    private static List<BigInteger> run(BigInteger before, BigInteger last) {
        if (last.subtract(before).compareTo(LONGEST) > 0)
            throw new LimitException(Message.of("board.limit.run", "coins", last.subtract(before), "most", LONGEST));
        return RulerGame.run(before.add(ONE), last);
    }

    @Override
    public int bits(BigInteger rightmost) {
        return rightmost.bitLength();
    }

    static BigInteger gray(BigInteger number) {
        return number.xor(number.shiftRight(1));
    }

    static BigInteger fromGray(BigInteger code) {
        var number = code;
        for (int shift = 1; shift < code.bitLength(); shift *= 2) number = number.xor(number.shiftRight(shift));
        return number;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "the Ruler game",
                "g = nim-sum of the highest powers of 2 that divide the squares of the heads",
                "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 14");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<CoinRow> on(RulerGame board) {
        var form = new RulerRuns();
        return BoardTheorem.values("ruler", board, CoinRow.class, form)
                .saying(Message.of("explain.board.ruler"))
                .showing(form::labelledHeaps);
    }
}
