package grundy.theory.boards;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import grundy.rules.board.ParityNim;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import grundy.theory.form.Found;
import java.util.List;

/// Take one from several: cold exactly if every heap is even. From there each move leaves an odd heap, and taking
/// one from every odd heap, and from no other, makes all even again. Cost: O(n).
public record AllEven() implements ColdForm<Numbers> {
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
                .saying(Message.of("explain.board.parity-nim"));
    }
}
