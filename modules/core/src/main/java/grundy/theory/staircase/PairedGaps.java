package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.SilverDollar;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimBoard;
import grundy.theory.nim.NimReduction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Coins that slide left without jumping (Silver Dollar without the dollar, Georgia and Bob): pair the coins from
/// the right; the value is the nim-sum of the gaps inside the pairs, where an odd coin on the left is paired with
/// the left end.
///
/// Proof: to enlarge a gap one moves its left coin, and following with its right coin restores the gap. If all gaps
/// are 0 and play is not over, some left coin can go one square to the left. Cost: O(n).
public record PairedGaps(SilverDollar board) implements NimReduction<NumberRow> {
    /// @param coin the right coin of a pair
    private BigInteger gap(NumberRow squares, int coin) {
        return squares.get(coin).subtract(board.leastSquare(squares, coin));
    }

    @Override
    public List<BigInteger> heaps(NumberRow squares) {
        var gaps = new ArrayList<BigInteger>();
        for (int coin = squares.size() - 1; coin >= 0; coin -= 2) gaps.add(gap(squares, coin));
        return gaps;
    }

    @Override
    public List<HeapChange<NumberRow>> changes(NumberRow squares, BigInteger difference) {
        var changes = new ArrayList<HeapChange<NumberRow>>();
        for (int i = 0; i < squares.size(); i++) {
            int coin = i;
            boolean right = (squares.size() - 1 - coin) % 2 == 0;
            var gap = gap(squares, right ? coin : coin + 1);
            var target = gap.xor(difference);
            var back = right ? gap.subtract(target) : target.subtract(gap);
            if (back.signum() > 0 && back.compareTo(gap(squares, coin)) <= 0)
                changes.add(new HeapChange<>(gap, target, () -> squares.plus(coin, back.negate())));
        }
        return changes;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Silver Dollar without the dollar",
                "g = nim-sum of the gaps before the last coin, the third from last, the fifth from last, ...",
                "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 3 (poker Nim and reversible moves)");
    }

    @Override
    public NimHeaps labelledHeaps(NumberRow squares) {
        var labels = new ArrayList<Message>();
        for (int coin = squares.size() - 1; coin >= 0; coin -= 2)
            labels.add(
                    coin > 0
                            ? Message.of("explain.gap", "left", squares.get(coin - 1), "right", squares.get(coin))
                            : Message.of("explain.gap-at-end", "right", squares.get(coin)));
        return NimHeaps.of(labels, heaps(squares));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(SilverDollar board) {
        return NimBoard.of(
                "paired-gaps",
                board,
                NumberRow.class,
                new PairedGaps(board),
                Message.of("explain.board.silver-dollar"));
    }
}
