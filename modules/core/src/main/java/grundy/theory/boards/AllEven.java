package grundy.theory.boards;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.ParityNim;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import java.util.List;
import java.util.Optional;

/// Take one from several: cold exactly if every heap is even. From there each move leaves an odd heap, and taking
/// one from every odd heap, and from no other, makes all even again. Cost: O(n).
public record AllEven() implements ColdForm<NumberRow> {
    private static final int SHOWN = 20;

    @Override
    public boolean isCold(NumberRow heaps) {
        return heaps.list().stream().noneMatch(heap -> heap.testBit(0));
    }

    @Override
    public CountedList<NumberRow> coldOptions(NumberRow heaps) {
        if (isCold(heaps)) return CountedList.none();
        return CountedList.of(List.of(NumberRow.of(heaps.list().stream()
                .map(heap -> heap.testBit(0) ? heap.subtract(ONE) : heap)
                .toList())));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Parity",
                CatalogueText.claim("parity-nim", "P when"),
                "every move from even heaps leaves an odd one, and an odd one can be made even");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(ParityNim board) {
        return BoardTheorem.cold("parity-nim", board, NumberRow.class, new AllEven())
                .saying(Message.of("explain.board.parity-nim"))
                .tabled(heaps -> heaps.size() <= SHOWN ? Optional.of(blocks -> tell(heaps, blocks)) : Optional.empty());
    }

    private static void tell(NumberRow heaps, Blocks blocks) {
        var table = new TableRows("lrl");
        int place = 0;
        for (var heap : heaps.list())
            table.row(
                    blocks.phrase(Message.of("explain.heap", "number", ++place)),
                    new ShortenedText(blocks.language()).number(heap),
                    blocks.phrase(Message.of(heap.testBit(0) ? "explain.parity.odd" : "explain.parity.even")));
        blocks.add(table.table());
    }
}
