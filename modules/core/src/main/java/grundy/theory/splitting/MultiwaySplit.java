package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.engine.heap.breaking.Partitions;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// `split into k`, for k from 3 on: `g(n) = floor((n - 1) / (k - 1))`, and `g(0) = 0`.
///
/// Proof by induction. A heap of value v has `(k - 1)*v` and 1 to k - 1 counters more. So k heaps of
/// values `v1 .. vk` that have n counters together satisfy `v1 + .. + vk <= (n - k) / (k - 1)`, and
/// their nim-sum, which is at most that sum, is less than `floor((n - 1) / (k - 1))`. Each x that is
/// less is reached: let one heap have the value x, two the same value v, and the others the value 0.
/// For `k >= 4` the k - 1 heaps beside the first then have any number of counters from
/// `(2*v + 1)*(k - 1)` to `(2*v + k - 1)*(k - 1)`, and these ranges overlap or touch for v = 0, 1, 2,
/// ...; for k = 3 only the numbers 4v + 5 are left out, and the first heap, of 2x + 1 or 2x + 2
/// counters, makes up for it. (What remains for the two is at least 2: `n - (2x + 1) >= 2` since
/// `x <= (n - 3) / 2`.)
///
/// For k = 3 the splits of a value are counted exactly, as in {@link NimSumTuples}; for larger k they
/// are gone through one by one where they are few, and else one is constructed. In misere play the game
/// is wild: `split into 3` has the pair of values (5, 1) at a heap of 11.
///
/// Source: elementary. Cost: one division for the value.
///
/// @param parts k, at least 3
public record MultiwaySplit(int parts) implements HeapValues {
    private static final BigInteger FEW = BigInteger.valueOf(300_000);
    private static final BigInteger THREE = BigInteger.valueOf(3);
    private static final BigInteger SIX = BigInteger.valueOf(6);

    private BigInteger size() {
        return BigInteger.valueOf(parts - 1L);
    }

    @Override
    public BigInteger value(BigInteger heap) {
        return heap.signum() == 0 ? heap : heap.subtract(BigInteger.ONE).divide(size());
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (value.compareTo(value(heap)) >= 0) return CountedList.none();
        if (parts == 3) return intoThree(heap, value);
        if (isSmall(heap)) return goneThrough(heap.intValueExact(), value);
        return CountedList.some(List.of(constructed(heap, value)), Message.of("closed.split-into", "parts", parts));
    }

    /// Splits into k heaps are as many as ways to write `N = n + k(k - 1)/2` as a sum of k different numbers, so at
    /// most C(N - 1, k - 1) / k!.
    ///
    /// @return whether the heap certainly has few splits
    private boolean isSmall(BigInteger heap) {
        if (heap.bitLength() > 20) return false;
        var total = heap.add(BigInteger.valueOf(parts * (parts - 1L) / 2));
        var over = BigInteger.ONE;
        var under = BigInteger.ONE;
        for (int i = 1; i < parts; i++) {
            over = over.multiply(total.subtract(BigInteger.valueOf(i)));
            under = under.multiply(BigInteger.valueOf(i * (i + 1L)));
        }
        return over.compareTo(under.multiply(FEW)) <= 0;
    }

    private CountedList<List<Position>> goneThrough(int heap, BigInteger value) {
        int target = value.intValueExact();
        var found = new ArrayList<List<Position>>();
        for (var splits = new Partitions(heap, parts); splits.hasNext(); ) {
            var split = splits.next();
            if (Arrays.stream(split).map(part -> (part - 1) / (parts - 1)).reduce(0, (one, other) -> one ^ other)
                    == target)
                found.add(Arrays.stream(split).<Position>mapToObj(Tuple::of).toList());
        }
        return CountedList.of(found);
    }

    /// Two more than one heap has the least size of its value, one or both heaps of a pair have one counter more.
    private static CountedList<List<Position>> intoThree(BigInteger heap, BigInteger value) {
        var kinds = new ArrayList<SplitKind>();
        var ordered = BigInteger.ZERO;
        for (int extra = 0; extra < 8; extra++) {
            var rest = heap.subtract(THREE).subtract(BigInteger.valueOf(Integer.bitCount(extra)));
            if (rest.signum() < 0 || rest.testBit(0)) continue;
            var values = new NimSumTuples(3, rest.shiftRight(1), value);
            ordered = ordered.add(values.count());
            kinds.add(new SplitKind(values, extra));
        }
        var count = ordered.add(THREE.multiply(twoEqual(heap, value)))
                .add(allEqual(heap, value).shiftLeft(1))
                .divide(SIX);
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(
                                kinds.stream(), kind -> kind.values.tuples().map(kind::heaps))
                        .filter(MultiwaySplit::ascend)
                        .map(MultiwaySplit::option));
    }

    /// @param extra bit i is set if heap i has the even size of its value
    private record SplitKind(NimSumTuples values, int extra) {
        List<BigInteger> heaps(List<BigInteger> tuple) {
            return IntStream.range(0, 3)
                    .mapToObj(i -> tuple.get(i).shiftLeft(1).add(BigInteger.valueOf(1 + (extra >> i & 1))))
                    .toList();
        }
    }

    /// @return the number of a, c with `2a + c = n` and c of the value
    private static BigInteger twoEqual(BigInteger heap, BigInteger value) {
        var single = value.shiftLeft(1).add(heap.testBit(0) ? BigInteger.ONE : BigInteger.TWO);
        return single.compareTo(heap) < 0 ? BigInteger.ONE : BigInteger.ZERO;
    }

    private static BigInteger allEqual(BigInteger heap, BigInteger value) {
        var third = heap.divideAndRemainder(THREE);
        boolean fits = third[1].signum() == 0
                && third[0].subtract(BigInteger.ONE).shiftRight(1).equals(value);
        return fits ? BigInteger.ONE : BigInteger.ZERO;
    }

    private static boolean ascend(List<BigInteger> heaps) {
        return heaps.get(0).compareTo(heaps.get(1)) <= 0 && heaps.get(1).compareTo(heaps.get(2)) <= 0;
    }

    private static List<Position> option(List<BigInteger> heaps) {
        return heaps.stream().<Position>map(Tuple::of).toList();
    }

    /// For k of at least 4: one heap of the least size that has the value, two of the greatest
    /// equal value that fits, and the counters left over spread over all but the first.
    private List<Position> constructed(BigInteger heap, BigInteger value) {
        var first = size().multiply(value).add(BigInteger.ONE);
        var rest = heap.subtract(first);
        var pair = rest.divide(size()).subtract(BigInteger.ONE).shiftRight(1);
        var over = rest.subtract(pair.shiftLeft(1).add(BigInteger.ONE).multiply(size()))
                .intValueExact();
        var heaps = new ArrayList<>(Collections.nCopies(parts - 1, BigInteger.ONE));
        for (int i = 0; i < 2; i++) heaps.set(i, size().multiply(pair).add(BigInteger.ONE));
        for (int i = 0; i < heaps.size(); i++) {
            int more = Math.min(over, parts - 2);
            heaps.set(i, heaps.get(i).add(BigInteger.valueOf(more)));
            over -= more;
        }
        heaps.add(first);
        heaps.sort(null);
        return option(heaps);
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Split into several", "g = 0 if n == 0 else (n - 1) / " + (parts - 1), "Elementary");
    }
}
