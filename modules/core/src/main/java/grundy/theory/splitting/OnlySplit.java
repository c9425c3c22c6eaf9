package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// `split`: a heap into two. Each move makes one heap more and ends at heaps of 1, so that n - 1 moves are played
/// whatever is done: `g(n) = 1` for even n from 2 on, else 0. In misere play 0 and 1 are exchanged, also for sums,
/// since nothing but the parity counts: all heaps are fickle, and the condition of {@link grundy.theory.form.TameForm}
/// holds, for every option of a sum has the other parity.
///
/// Source: elementary.
public final class OnlySplit implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        return heap.signum() > 0 && !heap.testBit(0) ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (heap.bitLength() < 2 || value.bitLength() > 1 || value.equals(value(heap))) return CountedList.none();
        var half = heap.shiftRight(1);
        return new CountedList<>(
                half,
                () -> Stream.iterate(BigInteger.ONE, small -> small.compareTo(half) <= 0, BigInteger.ONE::add)
                        .map(small -> List.of(Tuple.of(small), Tuple.of(heap.subtract(small)))));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm("Parity", CatalogueText.claim("splitting", "g ="), "Elementary");
    }
}
