package grundy.theory.boards;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.grid.Chomp;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import java.math.BigInteger;
import java.util.List;

/// Chomp with at most two rows: cold exactly if the second row is one square shorter than the first (a missing row
/// has none). Cost: O(1).
public record TwoRows() implements ColdForm<NumberRow> {
    private static final BigInteger SEARCHED = BigInteger.valueOf(400);

    /// @return whether the theorem speaks of this
    public static boolean covers(NumberRow rows) {
        return rows.size() <= 2;
    }

    /// Below are some n^2 / 2 positions with 2n moves each.
    private static boolean isLarge(NumberRow rows) {
        return rows.get(0).compareTo(SEARCHED) > 0;
    }

    @Override
    public boolean isCold(NumberRow rows) {
        var second = rows.size() == 2 ? rows.get(1) : ZERO;
        return rows.get(0).subtract(second).equals(ONE);
    }

    @Override
    public CountedList<NumberRow> coldOptions(NumberRow rows) {
        if (isCold(rows)) return CountedList.none();
        var second = rows.size() == 2 ? rows.get(1) : ZERO;
        boolean square = rows.get(0).equals(second);
        return CountedList.of(
                List.of(square ? Chomp.bite(rows, 1, second.subtract(ONE)) : Chomp.bite(rows, 0, second.add(ONE))));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm("Gale 1974", "P when x[1] == x[2] + 1", CatalogueText.source("chomp"));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(Chomp board) {
        return BoardTheorem.partial(
                        "two-rows", board, NumberRow.class, new TwoRows(), TwoRows::covers, TwoRows::isLarge)
                .saying(Message.of("explain.board.chomp"));
    }
}
