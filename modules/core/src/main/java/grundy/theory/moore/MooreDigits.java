package grundy.theory.moore;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import grundy.theory.form.NimHeaps;

/// Moore's Nim_k: a position is cold exactly if in base 2 the number of ones in every column is a multiple of k +
/// 1.
///
/// Cold options are built column by column from the left: see {@link MooreColumns}. Cost: O(n b) for n heaps of b
/// bits; counting the options may be out of reach, and their number is then left open.
public record MooreDigits(MooreNim board) implements ColdForm<NumberRow> {
    @Override
    public boolean isCold(NumberRow heaps) {
        return new MooreColumns(board.k(), heaps).isCold();
    }

    @Override
    public CountedList<NumberRow> coldOptions(NumberRow heaps) {
        var columns = new MooreColumns(board.k(), heaps);
        if (columns.isCold()) return CountedList.none();
        Iterable<NumberRow> options = () -> new MooreWalk(columns);
        return new MooreCount(columns)
                .count()
                .map(count -> CountedList.of(count, options))
                .orElseGet(() -> CountedList.of(ONE, options).uncounted(Message.of("board.uncounted.moore")));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Moore 1910",
                "P when in base 2 the number of ones in every column is a multiple of " + (board.k() + 1L),
                CatalogueText.source("moore"));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(MooreNim board) {
        long next = board.k() + 1L;
        return BoardTheorem.cold("moore", board, NumberRow.class, new MooreDigits(board))
                .withMisereCold(new MooreMisere(board))
                .saying(Message.of("explain.board.moore", "k", board.k(), "next", next))
                .sayingInMisere(Message.of("explain.board.moore-misere", "next", next))
                .showing(heaps -> NimHeaps.of("explain.heap", heaps.list()).countedOnly());
    }
}
