package grundy.check.verdict;

import grundy.check.QuotientTheorem;
import grundy.limit.Checkpoint;
import grundy.value.MisereQuotient;
import java.math.BigInteger;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// The elements of all heaps of one game of a {@link QuotientTheorem}, as far as it says something about them.
final class QuotientElements {
    private final MisereQuotient quotient;

    /// The elements of the heaps 0, 1, 2, ... to the end of the first period, or as far as they are known.
    private final int[] listed;

    private final int preperiod;

    /// 0 if nothing is said about larger heaps.
    private final int period;

    /// @param game index of the game
    QuotientElements(QuotientTheorem theorem, int game) {
        int games = theorem.games().size();
        this.quotient = theorem.quotient();
        this.period = theorem.period() / games;
        // From this heap on all heaps of each game have numbers that are not before the preperiod.
        this.preperiod = Math.max(1, Math.ceilDiv(theorem.preperiod() - 1, games) + 1);
        int length = theorem.isForAll() ? preperiod + period : theorem.largest() + 1;
        this.listed = IntStream.range(0, length)
                .map(heap -> theorem.element(game, BigInteger.valueOf(heap)))
                .toArray();
    }

    MisereQuotient quotient() {
        return quotient;
    }

    int listedElement(int heap) {
        return heap < listed.length ? listed[heap] : listed[preperiod + (heap - preperiod) % period];
    }

    /// @param heap one that the theorem covers
    int of(BigInteger heap) {
        if (heap.bitLength() < Integer.SIZE - 1) return listedElement(heap.intValueExact());
        var start = BigInteger.valueOf(preperiod);
        return listed[
                preperiod + heap.subtract(start).mod(BigInteger.valueOf(period)).intValueExact()];
    }

    /// @return the element of a sum of heaps
    int product(List<BigInteger> heaps) {
        return heaps.stream().map(this::of).reduce(0, quotient::times);
    }

    /// Cost: as many products as the preperiod and the period have heaps together; without a period, as the total.
    ///
    /// @return the number of ways to split that many counters into two nonempty heaps, in any order, with
    ///     the given element
    BigInteger pairs(BigInteger total, IntPredicate filter) {
        var near = BigInteger.valueOf(2L * preperiod + 2L * period);
        if (period == 0 || total.compareTo(near) < 0) {
            int all = total.intValueExact();
            return BigInteger.valueOf(count(1, all / 2 + 1, all, filter));
        }
        // Each heap up to the end of the first period leaves one that is beyond the preperiod, of which only the
        // residue counts.
        var turn = BigInteger.valueOf(period);
        int like =
                near.intValueExact() - period + total.subtract(near).mod(turn).intValueExact();
        var inside = total.subtract(BigInteger.valueOf(2L * preperiod - 1)).divideAndRemainder(turn);
        long ends = 2 * count(1, preperiod, like, filter);
        long part = count(preperiod, preperiod + inside[1].intValueExact(), like, filter);
        var ordered = BigInteger.valueOf(count(preperiod, preperiod + period, like, filter))
                .multiply(inside[0])
                .add(BigInteger.valueOf(ends + part));
        boolean halves = !total.testBit(0) && filter.test(product(List.of(total.shiftRight(1), total.shiftRight(1))));
        return (halves ? ordered.add(BigInteger.ONE) : ordered).shiftRight(1);
    }

    private long count(int from, int end, int total, IntPredicate filter) {
        long count = 0;
        for (int heap = from; heap < end; heap++) {
            Checkpoint.step();
            if (filter.test(quotient.times(listedElement(heap), listedElement(total - heap)))) count++;
        }
        return count;
    }
}
