package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.List;

/// Take one from several: a move takes exactly one counter from each heap of any nonempty set of nonempty heaps
/// (CSES 2208).
///
/// A position gives the heaps: `1 2 3`.
public record ParityNim() implements NumberBoard {
    @Override
    public BigInteger leastFollowers(NumberRow heaps) {
        return HeapBoards.rowsBelow(heaps);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        int[] nonempty = HeapBoards.nonempty(heaps);
        return LazySequences.map(LazySequences.subsets(nonempty.length, 1, nonempty.length), chosen -> {
            var option = heaps.list().toArray(BigInteger[]::new);
            for (int i : chosen) option[nonempty[i]] = option[nonempty[i]].subtract(ONE);
            return NumberRow.of(List.of(option));
        });
    }

    /// The order of the heaps and empty ones do not matter.
    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        return HeapBoards.asOnePart(heaps);
    }
}
