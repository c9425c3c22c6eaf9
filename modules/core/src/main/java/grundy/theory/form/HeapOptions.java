package grundy.theory.form;

import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Makes options of one heap: single heaps, runs of heaps, pairs of heaps. Heaps come in descending order, the
/// smallest amount first, as the rules list them.
public final class HeapOptions {
    private HeapOptions() {}

    /// @return an option that leaves one heap (unit: counters)
    public static List<Position> heap(BigInteger heap) {
        return List.of(Tuple.of(heap));
    }

    /// @return an option that leaves two heaps (unit: counters)
    public static List<Position> pair(BigInteger one, BigInteger other) {
        return one.compareTo(other) <= 0
                ? List.of(Tuple.of(one), Tuple.of(other))
                : List.of(Tuple.of(other), Tuple.of(one));
    }

    /// @return the option of one heap, if it is one at all
    public static CountedList<List<Position>> oneIf(boolean allowed, BigInteger heap) {
        return allowed ? CountedList.of(List.of(heap(heap))) : CountedList.none();
    }

    /// @return options that leave one heap each, all different
    public static CountedList<List<Position>> of(List<BigInteger> heaps) {
        return CountedList.of(heaps).map(HeapOptions::heap);
    }

    /// `high, high - step, ...` down to `low` or just above it.
    ///
    /// @param step at least 1
    public static CountedList<List<Position>> descending(BigInteger high, BigInteger low, BigInteger step) {
        if (high.compareTo(low) < 0) return CountedList.none();
        return new CountedList<>(
                high.subtract(low).divide(step).add(BigInteger.ONE),
                () -> Stream.iterate(high, heap -> heap.compareTo(low) >= 0, heap -> heap.subtract(step))
                        .map(HeapOptions::heap));
    }

    /// The heaps from `low` to `high` whose residue modulo `period` is between `from` and `to`.
    ///
    /// Cost: two divisions for the number; one for each heap listed.
    ///
    /// @param low at least 0
    /// @param from at least 0
    /// @param to less than `period`
    public static CountedList<List<Position>> blocks(
            BigInteger low, BigInteger high, BigInteger period, BigInteger from, BigInteger to) {
        if (high.compareTo(low) < 0 || to.compareTo(from) < 0) return CountedList.none();
        var count = below(high.add(BigInteger.ONE), period, from, to).subtract(below(low, period, from, to));
        if (count.signum() == 0) return CountedList.none();
        return new CountedList<>(
                count,
                () -> Stream.iterate(
                                lastAtMost(high, period, from, to),
                                heap -> heap.compareTo(low) >= 0,
                                heap -> lastAtMost(heap.subtract(BigInteger.ONE), period, from, to))
                        .map(HeapOptions::heap));
    }

    private static BigInteger below(BigInteger bound, BigInteger period, BigInteger from, BigInteger to) {
        var length = to.subtract(from).add(BigInteger.ONE);
        var parts = bound.divideAndRemainder(period);
        return parts[0].multiply(length)
                .add(parts[1].subtract(from).max(BigInteger.ZERO).min(length));
    }

    private static BigInteger lastAtMost(BigInteger bound, BigInteger period, BigInteger from, BigInteger to) {
        if (bound.signum() < 0) return bound;
        var residue = bound.mod(period);
        if (residue.compareTo(to) > 0) return bound.subtract(residue).add(to);
        if (residue.compareTo(from) >= 0) return bound;
        return bound.subtract(residue).subtract(period).add(to);
    }
}
