package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// `take any then may split` (the octal code 0.[7]): `g(n) = n`. Proof: every heap below n can be left, and two
/// heaps that are left have together at most n - 1 counters, so their nim-sum is less than n.
///
/// Pairs of nim-sum t with at most n - 1 counters: `i + j = t + 2*(i and j)`, so the common bits h are any number
/// up to `(n - 1 - t) / 2` that shares no bit with t, and each bit of t goes to i or j. How many such h there are
/// is read off the bits of the bound.
///
/// Source: elementary. Cost: linear in the length; the same for each option listed.
public final class TakeAnyThenSplit implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        return heap;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (value.compareTo(heap) >= 0) return CountedList.none();
        var bound = heap.subtract(BigInteger.ONE).subtract(value).shiftRight(1);
        var perCommon = value.signum() == 0 ? BigInteger.ONE : BigInteger.ONE.shiftLeft(value.bitCount() - 1);
        var pairs = avoiding(bound, value).multiply(perCommon).subtract(BigInteger.ONE);
        return new CountedList<>(
                pairs.add(BigInteger.ONE),
                () -> Stream.concat(
                        Stream.of(HeapOptions.heap(value)),
                        LazyStreams.flatMap(commonBits(bound, value), common -> pairs(common, value))
                                .skip(1)));
    }

    private static Stream<List<Position>> pairs(BigInteger common, BigInteger value) {
        return new SumAndNimSum(value.add(common.shiftLeft(1)), value)
                .smaller()
                .map(small -> HeapOptions.pair(small, small.xor(value)));
    }

    /// @return the number of integers from 0 to `bound` that have no bit in common with `bits`
    static BigInteger avoiding(BigInteger bound, BigInteger bits) {
        var count = BigInteger.ZERO;
        int free = 0;
        int length = bound.bitLength();
        for (int i = 0; i < length; i++) if (!bits.testBit(i)) free++;
        for (int i = length - 1; i >= 0; i--) {
            boolean mayBeOne = !bits.testBit(i);
            if (mayBeOne) free--;
            if (!bound.testBit(i)) continue;
            count = count.add(BigInteger.ONE.shiftLeft(free));
            if (!mayBeOne) return count;
        }
        return count.add(BigInteger.ONE);
    }

    private static Stream<BigInteger> commonBits(BigInteger bound, BigInteger bits) {
        return Stream.iterate(
                BigInteger.ZERO,
                common -> common.compareTo(bound) <= 0,
                common -> common.or(bits).add(BigInteger.ONE).andNot(bits));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Nim with a split", "g = n", "Elementary; octal code 0.777..., Winning Ways, chapter 4");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return Optional.of(HeapLaw.of(Message.of("explain.law.take-then-split")));
    }
}
