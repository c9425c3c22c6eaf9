package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.grid.Northcott;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimReduction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Northcott's game: in each row the gap is a heap of Nim. A retreat, which the board leaves out, is answered by
/// following as far. Cost: O(n).
public record RowGaps() implements NimReduction<Northcott.Rows> {
    @Override
    public List<BigInteger> heaps(Northcott.Rows rows) {
        return rows.gaps();
    }

    @Override
    public List<HeapChange<Northcott.Rows>> changes(Northcott.Rows rows, BigInteger difference) {
        var changes = new ArrayList<HeapChange<Northcott.Rows>>();
        for (int i = 0; i < rows.list().size(); i++) {
            int row = i;
            var from = rows.list().get(row).gap();
            var to = from.xor(difference);
            if (to.compareTo(from) < 0) changes.add(new HeapChange<>(from, to, () -> rows.with(row, to)));
        }
        return changes;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Bouton 1901",
                CatalogueText.claim("northcott", "g ="),
                "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39; "
                        + "gaps as heaps: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 3 "
                        + "(Northcott's game)");
    }

    @Override
    public NimHeaps labelledHeaps(Northcott.Rows rows) {
        return NimHeaps.of("explain.row", heaps(rows));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<Northcott.Rows> on(Northcott board) {
        var form = new RowGaps();
        return BoardTheorem.values("northcott", board, Northcott.Rows.class, form)
                .saying(Message.of("explain.board.northcott"))
                .showing(form::labelledHeaps);
    }
}
