package grundy.theory.boards;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.RingKayles;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.ColdForm;
import java.math.BigInteger;
import java.util.List;

/// A ring from which runs of 1 to `most` coins are taken, `most` at least 2: longer rings are cold, because the
/// answer to the first move takes one or two coins from the middle of the row and leaves two equal rows. A ring of
/// at most `most` coins is won by taking all of it, and only so. Cost: O(1).
public record RingMirrored(RingKayles board) implements ColdForm<RingKayles.Coins> {
    private static final BigInteger SEARCHED = BigInteger.valueOf(2000);

    /// @return whether the theorem speaks of this: a ring of coins, not an empty one
    public boolean covers(RingKayles.Coins coins) {
        return board.least().equals(BigInteger.ONE)
                && !board.most().equals(BigInteger.ONE)
                && coins.ring()
                && coins.lengths().size() > 0;
    }

    private static boolean isLarge(RingKayles.Coins coins) {
        return coins.lengths().get(0).compareTo(SEARCHED) > 0;
    }

    @Override
    public boolean isCold(RingKayles.Coins coins) {
        return coins.lengths().get(0).compareTo(board.most()) > 0;
    }

    @Override
    public CountedList<RingKayles.Coins> coldOptions(RingKayles.Coins coins) {
        return isCold(coins)
                ? CountedList.none()
                : CountedList.of(List.of(new RingKayles.Coins(false, NumberRow.of())));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Mirror strategy",
                "P when x[1] > " + board.most() + ", on a ring",
                "Winning Ways, chapter 1 (Tweedledum and Tweedledee)");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<RingKayles.Coins> on(RingKayles board) {
        return BoardTheorem.partial(
                        "ring-mirror",
                        board,
                        RingKayles.Coins.class,
                        new RingMirrored(board),
                        new RingMirrored(board)::covers,
                        RingMirrored::isLarge)
                .saying(Message.of("explain.board.ring"));
    }
}
