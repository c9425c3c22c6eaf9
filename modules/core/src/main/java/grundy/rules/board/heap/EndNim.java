package grundy.rules.board.heap;

import java.math.BigInteger;
import java.util.List;

/// End-Nim: piles in a row; a move takes any positive number of counters from the pile at either end of the row. A
/// pile that is used up is gone, and its neighbour is the new end.
///
/// A position gives the piles from left to right, `3 1 4`; `0` is the empty row. Source: M. H. Albert and R. J.
/// Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics 8(2) (2001).
public record EndNim() implements NumberBoard {
    @Override
    public NumberRow read(String text) {
        return NumberBoard.super.read(text).positive();
    }

    @Override
    public String write(NumberRow piles) {
        return piles.size() == 0 ? "0" : piles.toString();
    }

    @Override
    public BigInteger leastOptions(NumberRow piles) {
        return piles.size() == 0 ? BigInteger.ONE : piles.get(0);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow piles) {
        int ends = Math.min(2, piles.size());
        return LazySequences.flatMap(LazySequences.indices(ends), end -> {
            int pile = end == 0 ? 0 : piles.size() - 1;
            return LazySequences.map(LazySequences.below(piles.get(pile)), left -> leaving(piles, pile, left));
        });
    }

    /// @return the row after all but `left` counters of an end pile were taken
    public static NumberRow leaving(NumberRow piles, int pile, BigInteger left) {
        return left.signum() == 0 ? piles.without(pile) : piles.with(pile, left);
    }

    @Override
    public List<NumberRow> parts(NumberRow piles) {
        return piles.size() == 0 ? List.of() : List.of(piles);
    }
}
