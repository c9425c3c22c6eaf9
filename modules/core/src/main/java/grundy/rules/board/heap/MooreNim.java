package grundy.rules.board.heap;

import java.math.BigInteger;
import java.util.List;

/// Moore's Nim_k: a move lowers at least one and at most `k` heaps, each by any positive number of its own. `k = 1`
/// is Nim.
///
/// A position gives the heaps: `3 5 7`. Source of the rules: E. H. Moore, A generalization of the game called Nim,
/// Annals of Mathematics 11 (1910).
///
/// @param k at least 1
public record MooreNim(int k) implements NumberBoard {
    public MooreNim {
        if (k < 1) throw new IllegalArgumentException("k must be >= 1 (heaps), but is " + k);
    }

    @Override
    public BigInteger leastOptions(NumberRow heaps) {
        return HeapBoards.largest(heaps);
    }

    @Override
    public BigInteger leastFollowers(NumberRow heaps) {
        return HeapBoards.rowsBelow(heaps);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        int[] nonempty = HeapBoards.nonempty(heaps);
        return LazySequences.flatMap(LazySequences.subsets(nonempty.length, 1, k), chosen -> {
            var bounds = new BigInteger[chosen.length];
            for (int i = 0; i < chosen.length; i++) bounds[i] = heaps.get(nonempty[chosen[i]]);
            return LazySequences.map(LazySequences.tuples(bounds), left -> {
                var option = heaps.list().toArray(BigInteger[]::new);
                for (int i = 0; i < chosen.length; i++) option[nonempty[chosen[i]]] = left[i];
                return NumberRow.of(List.of(option));
            });
        });
    }

    /// The order of the heaps and empty ones do not matter.
    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        return HeapBoards.asOnePart(heaps);
    }
}
