package grundy.theory.nim;

import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Nimble: each coin is a heap of Nim as large as the number of its square. Coins are alike, so that coins on the
/// same square give the same move. Cost: O(n).
public record NimSum() implements NimReduction<NumberRow> {
    /// @return the nim-sum of numbers that are at least 0
    public static BigInteger of(Iterable<BigInteger> numbers) {
        var sum = ZERO;
        for (var number : numbers) sum = sum.xor(number);
        return sum;
    }

    @Override
    public List<BigInteger> heaps(NumberRow squares) {
        return squares.list();
    }

    @Override
    public List<HeapChange<NumberRow>> changes(NumberRow squares, BigInteger difference) {
        var distinct = new HashSet<BigInteger>();
        var changes = new ArrayList<HeapChange<NumberRow>>();
        for (int i = 0; i < squares.size(); i++) {
            int coin = i;
            var from = squares.get(coin);
            var to = from.xor(difference);
            if (to.compareTo(from) < 0 && distinct.add(from))
                changes.add(
                        new HeapChange<>(from, to, () -> squares.with(coin, to).sorted()));
        }
        return changes;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Bouton 1901",
                CatalogueText.claim("nimble", "g ="),
                "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39; "
                        + "coins as heaps: T. S. Ferguson, Game Theory, part I, section 2.6 (exercise Nimble)");
    }

    @Override
    public NimHeaps labelledHeaps(NumberRow squares) {
        return NimHeaps.of("explain.coin", heaps(squares));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(Nimble board) {
        return NimBoard.of("nimble", board, NumberRow.class, new NimSum(), Message.of("explain.board.nimble"));
    }
}
