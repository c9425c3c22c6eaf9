package grundy.rules.board.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/// Functions that boards of heaps share.
public final class HeapBoards {
    private HeapBoards() {}

    /// @return the indices of the heaps that are not empty
    static int[] nonempty(NumberRow heaps) {
        return IntStream.range(0, heaps.size())
                .filter(i -> heaps.get(i).signum() > 0)
                .toArray();
    }

    /// @return the largest heap, 0 where there is none
    public static BigInteger largest(NumberRow heaps) {
        return heaps.list().stream().reduce(BigInteger.ZERO, BigInteger::max);
    }

    /// @return a lower bound for the number of rows of different numbers, in any order, with no number
    ///     greater than in this one
    static BigInteger rowsBelow(NumberRow heaps) {
        var ordered = BigInteger.ONE;
        var orders = BigInteger.ONE;
        for (int i = 0; i < heaps.size(); i++) {
            ordered = ordered.multiply(
                    heaps.get(i).subtract(BigInteger.valueOf(heaps.size())).max(BigInteger.ONE));
            orders = orders.multiply(BigInteger.valueOf(i + 1L));
        }
        return ordered.divide(orders);
    }

    /// @return every position in which one heap is smaller
    static Iterable<NumberRow> lowerOne(NumberRow heaps) {
        return LazySequences.flatMap(
                LazySequences.indices(heaps.size()),
                i -> LazySequences.map(LazySequences.below(heaps.get(i)), left -> heaps.with(i, left)));
    }

    /// @return the nonempty heaps in ascending order as one component, for games in which order does not matter
    static List<NumberRow> asOnePart(NumberRow heaps) {
        var canonical = heaps.positive().sorted();
        return canonical.size() == 0 ? List.of() : List.of(canonical);
    }

    /// @return each nonempty number as a component of its own, for games that are plain sums
    static List<NumberRow> eachAPart(NumberRow heaps) {
        return heaps.list().stream()
                .filter(heap -> heap.signum() > 0)
                .map(heap -> NumberRow.of(List.of(heap)))
                .toList();
    }
}
