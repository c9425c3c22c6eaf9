package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.formula.LazyStreams;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// `take any or split`: `g(4k+3) = 4k+4`, `g(4k+4) = 4k+3`, all other heaps are worth their size.
///
/// Splits of value v are counted through the values, since g is its own inverse: a heap of value
/// `4A + c` has `4A + e(c)` counters with `e(0) = -1` (A >= 1), `e(1) = 1`, `e(2) = 2`, `e(3) = 4`. For
/// each c the low bits of the other value are `d = c xor (v mod 4)`, and what is left is `A + B = s`
/// and `A xor B = V` with `s = (n - e(c) - e(d)) / 4` and `V = floor(v / 4)`: see {@link SumAndNimSum}.
///
/// Source: E. Lasker, Brettspiele der Voelker, 1931; Winning Ways, chapter 4. Cost: a few additions; the same for
/// each option listed.
public final class LaskerForm implements HeapValues {
    private static final NeighboursExchanged VALUES = new NeighboursExchanged(2);
    private static final int[] OFFSET = {-1, 1, 2, 4};
    private static final BigInteger THREE = BigInteger.valueOf(3);

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

    private record ResidueClass(int low, int otherLow, SumAndNimSum quotients, boolean skipFirst) {}

    private static CountedList<List<Position>> splits(BigInteger heap, BigInteger value) {
        var classes = new ArrayList<ResidueClass>();
        var count = BigInteger.ZERO;
        var quotient = value.shiftRight(2);
        for (int low = 0; low < 4; low++) {
            int otherLow = low ^ value.and(THREE).intValue();
            if (quotient.signum() == 0 && low > otherLow) continue;
            var sum = heap.subtract(BigInteger.valueOf(OFFSET[low] + OFFSET[otherLow]));
            if (sum.signum() < 0 || sum.and(THREE).signum() != 0) continue;
            var quotients = new SumAndNimSum(sum.shiftRight(2), quotient);
            boolean skipFirst = quotients.startsAtZero() && (low == 0 || quotient.signum() == 0 && otherLow == 0);
            var ways = skipFirst ? quotients.count().subtract(BigInteger.ONE) : quotients.count();
            if (ways.signum() == 0) continue;
            classes.add(new ResidueClass(low, otherLow, quotients, skipFirst));
            count = count.add(ways);
        }
        return classes.isEmpty()
                ? CountedList.none()
                : new CountedList<>(count, () -> LazyStreams.flatMap(classes.stream(), LaskerForm::pairs));
    }

    private static Stream<List<Position>> pairs(ResidueClass kind) {
        var sum = kind.quotients.sum();
        return kind.quotients
                .smaller()
                .skip(kind.skipFirst ? 1 : 0)
                .map(a -> HeapOptions.pair(heap(a, kind.low), heap(sum.subtract(a), kind.otherLow)));
    }

    private static BigInteger heap(BigInteger quotient, int low) {
        return quotient.shiftLeft(2).add(BigInteger.valueOf(OFFSET[low]));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Lasker 1931", CatalogueText.claim("lasker", "g ="), "E. Lasker, Brettspiele der Völker, Berlin 1931");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return Optional.of(HeapLaw.of(Message.of("explain.law.lasker"), texts -> numbers(heap, texts)));
    }

    private static String numbers(BigInteger heap, ShortenedText texts) {
        int rest = heap.intValue() & 3;
        var n = texts.brief(heap);
        var factors = n + " = 4 * " + texts.brief(heap.shiftRight(2)) + " + " + rest;
        var changed = rest == 3
                ? n + " + 1 = " + texts.brief(heap.add(BigInteger.ONE))
                : n + " - 1 = " + texts.brief(heap.subtract(BigInteger.ONE));
        boolean same = heap.signum() == 0 || rest == 1 || rest == 2;
        return same ? factors : factors + texts.andThen() + changed;
    }
}
