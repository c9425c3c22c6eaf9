package grundy.rules.board;

import java.math.BigInteger;
import java.util.List;

/// End-Nim: piles in a row; a move takes any positive number of counters from the pile at either end of the row. A
/// pile that is used up is gone, and its neighbour is the new end.
///
/// A position gives the piles from left to right, `3 1 4`; `0` is the empty row. Source: M. H. Albert and R. J.
/// Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics 8(2) (2001).
public record EndNim() implements NumberBoard {
    @Override
    public Numbers read(String text) {
        return NumberBoard.super.read(text).positive();
    }

    @Override
    public String write(Numbers piles) {
        return piles.size() == 0 ? "0" : piles.toString();
    }

    @Override
    public BigInteger leastOptions(Numbers piles) {
        return piles.size() == 0 ? BigInteger.ONE : piles.get(0);
    }

    @Override
    public Iterable<Numbers> options(Numbers piles) {
        int ends = Math.min(2, piles.size());
        return Lazily.flatMap(Lazily.indices(ends), end -> {
            int pile = end == 0 ? 0 : piles.size() - 1;
            return Lazily.map(Lazily.below(piles.get(pile)), left -> leaving(piles, pile, left));
        });
    }

    /// @return the row after all but `left` counters of an end pile were taken
    public static Numbers leaving(Numbers piles, int pile, BigInteger left) {
        return left.signum() == 0 ? piles.without(pile) : piles.with(pile, left);
    }

    @Override
    public List<Numbers> parts(Numbers piles) {
        return piles.size() == 0 ? List.of() : List.of(piles);
    }
}
