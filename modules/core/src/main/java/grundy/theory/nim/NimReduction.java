package grundy.theory.nim;

import grundy.finding.CountedList;
import grundy.rules.board.heap.LazySequences;
import grundy.theory.form.BoardForm;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;

/// A board that comes down to Nim: every move changes one of its heaps, and where a move has made a heap larger
/// another one makes it as large as before.
///
/// Theorem. In normal play the value is the nim-sum of the heaps. In misere play it is the same, but with 0 and 1
/// exchanged where no heap is larger than 1, if besides wherever all heaps are empty and play is not over some move
/// makes a heap of 1.
///
/// Proof by induction. To lower a heap as in Nim gives every smaller value. No option has the position's own value:
/// one with a smaller heap has another one as in Nim, and one with a larger heap has an option of the position's
/// value. Misere play of Nim differs where all heaps are empty: there the value is 1 at the end, and else too, since
/// the move to a heap of 1 gives the option 0 and again no option has the value 1.
///
/// @param <P> the board's positions
public interface NimReduction<P> extends BoardForm<P> {
    /// A move, as what it does to the one heap that it changes.
    ///
    /// @param to size of the heap afterwards
    /// @param option where it leads, made only when it is asked for: a position may be long
    record HeapChange<P>(BigInteger from, BigInteger to, Supplier<P> option) {}

    /// Returns the heaps of Nim that a position is worth.
    List<BigInteger> heaps(P position);

    /// @return the heaps with what each is called on the board
    NimHeaps labelledHeaps(P position);

    /// @param difference not 0
    /// @return the different moves that change the size of a heap by this nim-sum
    List<HeapChange<P>> changes(P position, BigInteger difference);

    @Override
    default BigInteger value(P position) {
        return NimSum.of(heaps(position));
    }

    @Override
    default CountedList<P> optionsOfValue(P position, BigInteger value) {
        var difference = value(position).xor(value);
        return difference.signum() == 0 ? CountedList.none() : options(changes(position, difference));
    }

    /// Returns the positions that changes lead to.
    static <P> CountedList<P> options(List<HeapChange<P>> changes) {
        return CountedList.of(
                BigInteger.valueOf(changes.size()), LazySequences.map(changes, change -> change.option.get()));
    }
}
