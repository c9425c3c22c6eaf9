package grundy.theory.coins;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.nim.NimSum;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// Turning at most 5, 7 or 9 coins (Moebius, Mogul, Moidores): the value is the nim-sum over the heads, and a single
/// head has the least value that is no nim-sum of at most `most - 1` values of earlier squares. So values ascend,
/// and the lost positions are a lexicographic code with the minimum distance `most + 1`; that of Mogul on 24 squares
/// is the binary Golay code.
///
/// Values are tables of nim-sums, so the row has a stated length. Finding the sets of coins of a nim-sum goes through
/// the choices of all others but one.
public final class GreedyCoins implements BoardForm<CoinRow>, CoinValues {
    private final int most;

    /// The values of the squares 1, 2, ... found so far, ascending.
    private final List<Integer> values = new ArrayList<>();

    /// The nim-sums of at most 0, 1, ..., most - 1 of them.
    private final List<BitSet> sums = new ArrayList<>();

    /// @param most 4 to 9
    public GreedyCoins(int most) {
        this.most = most;
        for (int count = 0; count < most; count++) {
            sums.add(new BitSet());
            sums.get(count).set(0);
        }
    }

    /// @return whether the theorem speaks of this
    public static boolean covers(CoinTurning game) {
        return game.least() == 1 && game.most() > 3;
    }

    private int longestRow() {
        return most <= 5 ? 60 : most <= 7 ? 36 : 28;
    }

    @Override
    public BigInteger value(CoinRow heads) {
        return NimSum.of(LazySequences.map(heads.squares().list(), this::single));
    }

    @Override
    public BigInteger single(BigInteger square) {
        return BigInteger.valueOf(valueAt(index(square)));
    }

    private int index(BigInteger square) {
        if (square.compareTo(BigInteger.valueOf(longestRow())) > 0)
            throw new LimitException(Message.of("board.limit.row", "square", square, "most", longestRow()));
        return square.intValueExact();
    }

    private synchronized int valueAt(int square) {
        while (values.size() < square) {
            Checkpoint.step();
            int next = sums.getLast().nextClearBit(0);
            values.add(next);
            for (int count = most - 1; count > 0; count--) {
                var more = sums.get(count);
                sums.get(count - 1).stream().forEach(sum -> more.set(sum ^ next));
            }
        }
        return values.get(square - 1);
    }

    @Override
    public CountedList<CoinRow> optionsOfValue(CoinRow heads, BigInteger value) {
        return turned(heads, value(heads).xor(value));
    }

    @Override
    public CountedList<List<BigInteger>> turns(BigInteger rightmost, BigInteger sum) {
        int last = index(rightmost);
        if (sum.bitLength() > 30) return CountedList.none();
        var found = new ArrayList<List<BigInteger>>();
        var chosen = new ArrayDeque<BigInteger>(List.of(rightmost));
        choose(last, most - 1, sum.intValueExact() ^ valueAt(last), chosen, found);
        return CountedList.of(found);
    }

    /// Adds every way to choose at most `others` squares below `below` whose values have the nim-sum `sum`.
    ///
    /// @param chosen squares already, ascending
    private void choose(int below, int others, int sum, Deque<BigInteger> chosen, List<List<BigInteger>> found) {
        if (sum == 0) found.add(List.copyOf(chosen));
        if (others == 0 || !sums.get(others).get(sum)) return;
        if (others == 1) {
            int square = 1 + Collections.binarySearch(values, sum);
            if (square < 1 || square >= below) return;
            chosen.push(BigInteger.valueOf(square));
            found.add(List.copyOf(chosen));
            chosen.pop();
            return;
        }
        for (int square = 1; square < below; square++) {
            chosen.push(BigInteger.valueOf(square));
            choose(square, others - 1, sum ^ values.get(square - 1), chosen, found);
            chosen.pop();
        }
    }

    @Override
    public int bits(BigInteger rightmost) {
        return single(rightmost).bitLength();
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Conway and Sloane 1986",
                "g(n) is the least number that is not the nim-sum of at most %d earlier values".formatted(most - 1),
                "J. H. Conway and N. J. A. Sloane, Lexicographic codes, IEEE Transactions on Information Theory 32 (1986)"
                        + " 337-348; Winning Ways, chapter 14");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<CoinRow> on(CoinTurning game) {
        return BoardTheorem.values("greedy-coins", game, CoinRow.class, new GreedyCoins(game.most()))
                .saying(Message.of("explain.board.greedy-coins", "others", game.most() - 1))
                .showing(new GreedyCoins(game.most())::labelledHeaps);
    }
}
