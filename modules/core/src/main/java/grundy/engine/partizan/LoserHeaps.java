package grundy.engine.partizan;

import java.math.BigInteger;
import java.util.stream.Stream;

/// All heaps from which a certain player loses when a certain player is to move, as far as the table goes or for
/// ever.
///
/// @param before the player before the one who is to move
/// @param watch if it is done, the table repeats
record LoserHeaps(TurnTable table, int before, int loser, RepeatWatch watch) {
    private static final BigInteger NOWHERE = BigInteger.ONE.negate();
    private static final long EVEN_PLACES = 0x5555_5555_5555_5555L;

    /// Some heaps in a row, or every second one of them.
    ///
    /// @param low at least 0
    /// @param high perhaps less than `low`
    /// @param stride 1 or 2
    /// @param residue of the heaps modulo the stride
    record Stretch(BigInteger low, BigInteger high, int stride, int residue) {}

    boolean contains(BigInteger heap) {
        long at = reduced(table, watch, heap);
        return at == 0
                ? table.loser(0, table.next(before)) == loser
                : table.seat(before).loserAfter(at) == loser;
    }

    /// @return the heap of the table that can stand for a heap
    static long reduced(TurnTable table, RepeatWatch watch, BigInteger heap) {
        if (heap.bitLength() < Long.SIZE && heap.longValueExact() < table.length()) return heap.longValueExact();
        if (!watch.isDone()) throw new AssertionError("The heap is beyond the table and no period is known: " + heap);
        var from = BigInteger.valueOf(watch.base());
        return heap.subtract(from).mod(BigInteger.valueOf(watch.period())).longValueExact() + watch.base();
    }

    /// Cost: 1/64 of the stretch, and of no more than the preperiod and a period.
    BigInteger count(Stretch stretch) {
        if (stretch.high.compareTo(stretch.low) < 0) return BigInteger.ZERO;
        boolean near = stretch.high.bitLength() < Long.SIZE && stretch.high.longValueExact() < table.length();
        return near
                ? BigInteger.valueOf(count(
                        stretch.low.longValueExact(),
                        stretch.high.longValueExact() + 1,
                        stretch.stride,
                        stretch.residue))
                : below(stretch.high.add(BigInteger.ONE), stretch).subtract(below(stretch.low, stretch));
    }

    private BigInteger below(BigInteger bound, Stretch stretch) {
        var from = BigInteger.valueOf(watch.base());
        if (bound.compareTo(from) <= 0)
            return BigInteger.valueOf(count(0, bound.longValueExact(), stretch.stride, stretch.residue));
        var turns = bound.subtract(from).divideAndRemainder(BigInteger.valueOf(watch.period()));
        long start = watch.base();
        long before = count(0, start, stretch.stride, stretch.residue);
        long each = count(start, start + watch.period(), stretch.stride, stretch.residue);
        long rest = count(start, start + turns[1].longValueExact(), stretch.stride, stretch.residue);
        return turns[0].multiply(BigInteger.valueOf(each)).add(BigInteger.valueOf(before + rest));
    }

    /// @param end exclusive
    private long count(long start, long end, int stride, int residue) {
        long count = 0;
        for (long heap = start; heap < end; heap += Long.SIZE) {
            long members = table.seat(before).losing(loser, heap) & places(heap, stride, residue);
            if (end - heap < Long.SIZE) members &= (1L << end - heap) - 1;
            count += Long.bitCount(members);
        }
        return count;
    }

    private static long places(long heap, int stride, int residue) {
        if (stride == 1) return -1;
        return (heap & 1) == residue ? EVEN_PLACES : ~EVEN_PLACES;
    }

    /// @return the heaps of a stretch, the greatest first, lazily
    Stream<BigInteger> descending(Stretch stretch) {
        return Stream.iterate(
                last(stretch.high, stretch),
                heap -> heap.compareTo(stretch.low) >= 0,
                heap -> last(heap.subtract(BigInteger.ONE), stretch));
    }

    /// @return the last heap of the set up to a bound, or a negative number if there is none
    private BigInteger last(BigInteger bound, Stretch stretch) {
        if (bound.signum() < 0) return NOWHERE;
        if (bound.bitLength() < Long.SIZE && bound.longValueExact() < table.length())
            return BigInteger.valueOf(last(bound.longValueExact(), 0, stretch));
        long at = reduced(table, watch, bound);
        long found = last(at, watch.base(), stretch);
        var turn = bound.subtract(BigInteger.valueOf(at));
        if (found < 0) {
            found = last(watch.base() + watch.period() - 1, watch.base(), stretch);
            turn = turn.subtract(BigInteger.valueOf(watch.period()));
        }
        return found >= 0
                ? turn.add(BigInteger.valueOf(found))
                : BigInteger.valueOf(last(watch.base() - 1, 0, stretch));
    }

    /// @return the last heap of the set from `least` to `most`, or -1
    private long last(long most, long least, Stretch stretch) {
        for (long top = most; top >= least; top -= Long.SIZE) {
            long first = Math.max(least, top - Long.SIZE + 1);
            long members = table.seat(before).losing(loser, first) & places(first, stretch.stride, stretch.residue);
            members &= -1L >>> Long.SIZE - 1 - (top - first);
            if (members != 0) return first + Long.SIZE - 1 - Long.numberOfLeadingZeros(members);
        }
        return -1;
    }
}
