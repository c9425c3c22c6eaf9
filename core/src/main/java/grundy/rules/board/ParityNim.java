package grundy.rules.board;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.List;

/// Take one from several: a move takes exactly one counter from each heap of any nonempty set of nonempty heaps
/// (CSES 2208).
///
/// A position gives the heaps: `1 2 3`.
public record ParityNim() implements NumberBoard {
    @Override
    public BigInteger leastFollowers(Numbers heaps) {
        return HeapBoards.rowsBelow(heaps);
    }

    @Override
    public Iterable<Numbers> options(Numbers heaps) {
        int[] nonempty = HeapBoards.nonempty(heaps);
        return Lazily.map(Lazily.subsets(nonempty.length, 1, nonempty.length), chosen -> {
            var option = heaps.list().toArray(BigInteger[]::new);
            for (int i : chosen) option[nonempty[i]] = option[nonempty[i]].subtract(ONE);
            return Numbers.of(List.of(option));
        });
    }

    /// The order of the heaps and empty ones do not matter.
    @Override
    public List<Numbers> parts(Numbers heaps) {
        return HeapBoards.asOnePart(heaps);
    }
}
