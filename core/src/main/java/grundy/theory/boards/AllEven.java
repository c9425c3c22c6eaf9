package grundy.theory.boards;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.rules.Shown;
import grundy.rules.board.Numbers;
import grundy.rules.board.ParityNim;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.text.Rows;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import grundy.theory.form.Found;
import java.util.List;
import java.util.Optional;

/// Take one from several: cold exactly if every heap is even. From there each move leaves an odd heap, and taking
/// one from every odd heap, and from no other, makes all even again. Cost: O(n).
public record AllEven() implements ColdForm<Numbers> {
    private static final int SHOWN = 20;

    @Override
    public boolean isCold(Numbers heaps) {
        return heaps.list().stream().noneMatch(heap -> heap.testBit(0));
    }

    @Override
    public Found<Numbers> coldOptions(Numbers heaps) {
        if (isCold(heaps)) return Found.none();
        return Found.of(List.of(Numbers.of(heaps.list().stream()
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
    public static BoardTheorem<Numbers> on(ParityNim board) {
        return BoardTheorem.cold("parity-nim", board, Numbers.class, new AllEven())
                .saying(Message.of("explain.board.parity-nim"))
                .tabled(heaps -> heaps.size() <= SHOWN ? Optional.of(blocks -> tell(heaps, blocks)) : Optional.empty());
    }

    private static void tell(Numbers heaps, Blocks blocks) {
        var table = new Rows("lrl");
        int place = 0;
        for (var heap : heaps.list())
            table.row(
                    blocks.phrase(Message.of("explain.heap", "number", ++place)),
                    new Shown(blocks.language()).number(heap),
                    blocks.phrase(Message.of(heap.testBit(0) ? "explain.parity.odd" : "explain.parity.even")));
        blocks.add(table.table());
    }
}
