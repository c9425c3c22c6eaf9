package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// `8.[3]`: take any number, or split a heap into exactly three. `g(8k+7) = 8k+8`, `g(8k+8) = 8k+7`, all other heaps
/// are worth their size.
///
/// Proof. g is its own inverse; a heap of value `8A + c` with 0 <= c < 8 has `8A + e(c)` counters, where `e(c) = c`
/// but `e(0) = -1` (A >= 1) and `e(7) = 8`. Let three heaps of values `8A + a`, `8B + b`, `8C + c` have n counters
/// together and the nim-sum g(n). Then `8(A + B + C) + e(a) + e(b) + e(c) = 8(A xor B xor C) + e(a xor b xor c)`.
/// Since `A + B + C` is at least the nim-sum and of the same parity, `e(a) + e(b) + e(c) - e(a xor b xor c)` is 0 or
/// at most -16; it is never less than -11, and trying all a, b, c shows that it is not 0. So no split has the value
/// g(n). Taking gives all values less than n, but that of n itself if `n = 8k+8`, for which 8k+7 gives 8k+8; and for
/// n = 8k+7, whose value is to be 8k+8, the split into 1, 2 and 8k+4 has the nim-sum 8k+7.
///
/// Splits of a value are counted through the values, since g is its own inverse: for each triple of values modulo 8
/// that has the right nim-sum the quotients A, B, C have a given sum and a given nim-sum, of which {@link
/// NimSumTuples} knows the number; a heap of value 8A has A >= 1. Each split into different heaps is met six times,
/// one with two equal heaps three times.
///
/// Source: elementary; a standard judge's problem. Cost: none for the value; the number of splits takes about a
/// thousand passes over the digits.
public final class ThreeWaySplit implements HeapValues {
    private static final NeighboursExchanged VALUES = new NeighboursExchanged(3);
    private static final int[] OFFSET = {-1, 1, 2, 3, 4, 5, 6, 8};
    private static final BigInteger THREE = BigInteger.valueOf(3);
    private static final BigInteger SEVEN = BigInteger.valueOf(7);

    @Override
    public BigInteger value(BigInteger heap) {
        return VALUES.of(heap);
    }

    @Override
    public long value(long heap) {
        return VALUES.of(heap);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        var left = value(value);
        var taken = HeapOptions.oneIf(left.compareTo(heap) < 0, left);
        return taken.and(splits(heap, value));
    }

    /// Triples of heaps by their values modulo 8.
    private record TripleKind(int[] lows, NimSumTuples quotients) {
        /// Heaps of value 8A do not have A = 0: by inclusion and exclusion.
        BigInteger count() {
            int zeros = (int) Arrays.stream(lows).filter(low -> low == 0).count();
            var count = quotients.count();
            if (zeros == 0) return count;
            var without = quotients.without(1).multiply(BigInteger.valueOf(zeros));
            count = count.subtract(without);
            if (zeros == 1) return count;
            count = count.add(quotients.without(2).multiply(BigInteger.valueOf(zeros == 2 ? 1 : 3)));
            return zeros == 2 ? count : count.subtract(quotients.without(3));
        }

        Stream<List<BigInteger>> heaps() {
            return quotients
                    .tuples()
                    .map(tuple -> IntStream.range(0, 3)
                            .mapToObj(i -> tuple.get(i).shiftLeft(3).add(BigInteger.valueOf(OFFSET[lows[i]])))
                            .toList());
        }
    }

    private CountedList<List<Position>> splits(BigInteger heap, BigInteger value) {
        var kinds = kinds(heap, value);
        var ordered = kinds.stream().map(TripleKind::count).reduce(BigInteger.ZERO, BigInteger::add);
        var count = ordered.add(THREE.multiply(twoEqual(heap, value)))
                .add(allEqual(heap, value).shiftLeft(1))
                .divide(BigInteger.valueOf(6));
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(kinds.stream(), TripleKind::heaps)
                        .filter(ThreeWaySplit::ascend)
                        .map(heaps -> heaps.stream().<Position>map(Tuple::of).toList()));
    }

    private static List<TripleKind> kinds(BigInteger heap, BigInteger value) {
        var kinds = new ArrayList<TripleKind>();
        for (int one = 0; one < 8; one++)
            for (int other = 0; other < 8; other++) {
                int third = one ^ other ^ value.and(SEVEN).intValue();
                var sum = heap.subtract(BigInteger.valueOf(OFFSET[one] + OFFSET[other] + OFFSET[third]));
                if (sum.signum() < 0 || sum.and(SEVEN).signum() != 0) continue;
                var quotients = new NimSumTuples(3, sum.shiftRight(3), value.shiftRight(3));
                kinds.add(new TripleKind(new int[] {one, other, third}, quotients));
            }
        return kinds;
    }

    private static boolean ascend(List<BigInteger> heaps) {
        return heaps.get(0).signum() > 0
                && heaps.get(0).compareTo(heaps.get(1)) <= 0
                && heaps.get(1).compareTo(heaps.get(2)) <= 0;
    }

    /// @return the number of a, c with `2a + c = n` and c of the value
    private BigInteger twoEqual(BigInteger heap, BigInteger value) {
        var single = value(value);
        boolean fits = single.signum() > 0
                && single.compareTo(heap) < 0
                && !heap.subtract(single).testBit(0);
        return fits ? BigInteger.ONE : BigInteger.ZERO;
    }

    private BigInteger allEqual(BigInteger heap, BigInteger value) {
        var third = heap.divideAndRemainder(THREE);
        boolean fits = third[0].signum() > 0
                && third[1].signum() == 0
                && value(third[0]).equals(value);
        return fits ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Three-way split", CatalogueText.claim("nim-with-three-way-split", "g ="), "Elementary");
    }
}
