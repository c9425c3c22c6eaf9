package grundy.theory.moore;

import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// Goes through the cold options of a position of Moore's Nim_k, column by column from the left and depth first.
/// Nothing is tried in vain. Cost: O(n) for each column in which something is chosen.
final class MooreWalk implements Iterator<NumberRow> {
    private final MooreColumns columns;
    private final ArrayDeque<Iterator<PartialPosition>> open = new ArrayDeque<>();

    MooreWalk(MooreColumns columns) {
        this.columns = columns;
        open.push(List.of(new PartialPosition(new int[0], new BigInteger[0], columns.columns()))
                .iterator());
    }

    /// A position of which the columns below `column` are still to be chosen.
    ///
    /// @param free heaps, ascending
    /// @param heaps what is left of each of them so far
    private record PartialPosition(int[] free, BigInteger[] heaps, int column) {}

    @Override
    public boolean hasNext() {
        while (!open.isEmpty() && !open.element().hasNext()) open.pop();
        return !open.isEmpty();
    }

    @Override
    public NumberRow next() {
        while (hasNext()) {
            var partial = open.element().next();
            if (partial.column == 0) return columns.with(partial.free, partial.heaps);
            open.push(continuations(partial).iterator());
        }
        throw new NoSuchElementException();
    }

    private Iterable<PartialPosition> continuations(PartialPosition partial) {
        int column = partial.column - 1;
        return LazySequences.flatMap(
                columns.choices(column, partial.free),
                choice -> LazySequences.map(
                        SubsetCount.of(partial.free.length, choice.addedOnes()),
                        set -> next(partial, choice.loosened(), set)));
    }

    /// @param set indices of the free heaps that get a one
    private PartialPosition next(PartialPosition partial, int[] loosened, int[] set) {
        int column = partial.column - 1;
        var digits = partial.heaps.clone();
        for (int i : set) digits[i] = digits[i].setBit(column);
        var free = MooreColumns.merge(partial.free, loosened);
        var left = new BigInteger[free.length];
        for (int i = 0, old = 0; i < free.length; i++) {
            boolean isKnown = old < partial.free.length && partial.free[old] == free[i];
            left[i] = isKnown ? digits[old++] : columns.above(free[i], column);
        }
        return new PartialPosition(free, left, column);
    }
}
