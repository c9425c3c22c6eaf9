package grundy.engine.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// An ascending set of heaps: some single ones, then some that recur for ever. Counts and lists those in an interval.
public final class HeapsOfValue {
    static final HeapsOfValue NONE = new HeapsOfValue(List.of(), new long[0], BigInteger.ZERO, BigInteger.ONE);
    private static final BigInteger NOWHERE = BigInteger.ONE.negate();
    private final List<BigInteger> singles;
    private final long[] recurring;
    private final BigInteger start;
    private final BigInteger period;

    /// @param singles ascending; below `start` if anything recurs
    /// @param recurring ascending, from `start` to `start + period - 1`
    HeapsOfValue(List<BigInteger> singles, long[] recurring, BigInteger start, BigInteger period) {
        this.singles = singles;
        this.recurring = recurring;
        this.start = start;
        this.period = period;
    }

    /// @return the number of heaps that are at least `low` and at most `high`. Cost: binary search
    public BigInteger count(BigInteger low, BigInteger high) {
        return high.compareTo(low) < 0
                ? BigInteger.ZERO
                : below(high.add(BigInteger.ONE)).subtract(below(low));
    }

    private BigInteger below(BigInteger bound) {
        var count = BigInteger.valueOf(rank(Collections.binarySearch(singles, bound)));
        if (recurring.length == 0 || bound.compareTo(start) <= 0) return count;
        var parts = bound.subtract(start).divideAndRemainder(period);
        long rest = rank(Arrays.binarySearch(recurring, parts[1].add(start).longValueExact()));
        return count.add(parts[0].multiply(BigInteger.valueOf(recurring.length)))
                .add(BigInteger.valueOf(rest));
    }

    private static int rank(int found) {
        return found >= 0 ? found : -found - 1;
    }

    /// @return the heaps from `high` down to `low`, lazily. Cost: binary search for each
    public Stream<BigInteger> descending(BigInteger low, BigInteger high) {
        var least = low.max(BigInteger.ZERO);
        return Stream.iterate(
                lastAtMost(high),
                heap -> heap.compareTo(least) >= 0,
                heap -> lastAtMost(heap.subtract(BigInteger.ONE)));
    }

    /// @return the last heap of the set up to a bound, or a negative number if there is none
    private BigInteger lastAtMost(BigInteger bound) {
        if (recurring.length > 0 && bound.compareTo(BigInteger.valueOf(recurring[0])) >= 0) {
            var parts = bound.subtract(start).divideAndRemainder(period);
            int within = rank(Arrays.binarySearch(recurring, parts[1].add(start).longValueExact() + 1));
            var turn = within > 0 ? parts[0] : parts[0].subtract(BigInteger.ONE);
            return turn.multiply(period)
                    .add(BigInteger.valueOf(recurring[within > 0 ? within - 1 : recurring.length - 1]));
        }
        int rank = rank(Collections.binarySearch(singles, bound.add(BigInteger.ONE)));
        return rank == 0 ? NOWHERE : singles.get(rank - 1);
    }
}
