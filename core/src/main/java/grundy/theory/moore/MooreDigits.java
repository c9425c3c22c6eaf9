package grundy.theory.moore;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.rules.board.Moore;
import grundy.rules.board.Numbers;
import grundy.text.Message;
import grundy.theory.form.ColdForm;
import grundy.theory.form.Found;

/// Moore's Nim_k: a position is cold exactly if in base 2 the number of ones in every column is a multiple of k +
/// 1.
///
/// Cold options are built column by column from the left: see {@link MooreColumns}. Cost: O(n b) for n heaps of b
/// bits; counting the options may be out of reach, and their number is then left open.
public record MooreDigits(Moore board) implements ColdForm<Numbers> {
    @Override
    public boolean isCold(Numbers heaps) {
        return new MooreColumns(board.k(), heaps).isCold();
    }

    @Override
    public Found<Numbers> coldOptions(Numbers heaps) {
        var columns = new MooreColumns(board.k(), heaps);
        if (columns.isCold()) return Found.none();
        return new MooreCount(columns)
                .count()
                .map(count -> new Found<>(count, () -> new MooreWalk(columns)))
                .orElseGet(() -> new Found<>(ONE, () -> new MooreWalk(columns), Message.of("board.uncounted.moore")));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Moore 1910",
                "P when in base 2 the number of ones in every column is a multiple of " + (board.k() + 1L),
                "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94");
    }
}
