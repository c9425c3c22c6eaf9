package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Take between 1 and `w(n) = floor(n*p/q)`, for a part p/q less than 1.
///
/// Theorem. `g(n) = 0` where `w(n) = 0`; `g(n) = w(n)` where `w(n) > w(n-1)`; otherwise
/// `g(n) = g(n - 1 - w(n))`. For one half: `g(2m) = m`, `g(2m+1) = g(m)`. Proof: the values of the
/// `w(n) + 1` heaps `n - w(n) .. n` are `0 .. w(n)` in some order, by induction. If w grows at n, all
/// of `0 .. w(n) - 1` are among the options of n, and n gets w(n). If not, the options are those heaps
/// for n - 1 without the lowest, whose value n gets. So each value but its own occurs exactly once
/// among the options of n, up to w(n), and the heaps of one value follow each other by the inverse
/// `m -> floor(m*q/(q-p)) + 1` of `n -> n - 1 - w(n)`.
///
/// Source: one half: L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113-127; A025480.
/// Cost: about `q/p` times the length of the heap in bits many steps of one division each.
///
/// @param numerator p, at least 1
/// @param denominator q, more than p
public record TakeAtMostPart(BigInteger numerator, BigInteger denominator) implements HeapValues {
    private static final long MOST_STEPS = 3_000_000;

    @Override
    public BigInteger value(BigInteger heap) {
        boolean small = heap.bitLength() < Long.SIZE && denominator.bitLength() < Long.SIZE;
        if (small && numerator.equals(BigInteger.ONE)) return BigInteger.valueOf(value(heap.longValueExact()));
        checkCost(heap);
        var n = heap;
        while (true) {
            Checkpoint.step();
            var parts = n.multiply(numerator).divideAndRemainder(denominator);
            if (parts[0].signum() == 0) return BigInteger.ZERO;
            if (parts[1].compareTo(numerator) < 0) return parts[0];
            n = n.subtract(BigInteger.ONE).subtract(parts[0]);
        }
    }

    @Override
    public long value(long heap) {
        if (!numerator.equals(BigInteger.ONE) || denominator.bitLength() >= Long.SIZE)
            return value(BigInteger.valueOf(heap)).longValueExact();
        long q = denominator.longValue();
        checkQuotients(heap, q);
        long n = heap;
        while (true) {
            Checkpoint.step();
            long most = n / q;
            long rest = n - most * q;
            if (rest % (most + 1) == 0) return most;
            n -= (rest / (most + 1) + 1) * (most + 1);
        }
    }

    /// For one part in q all heaps with the same `floor(n/q)` are passed at once: there are at most
    /// `n/q` quotients, and at most about q times the length of the heap in bits many steps.
    private void checkQuotients(long heap, long q) {
        if (heap / q > MOST_STEPS) checkCost(BigInteger.valueOf(heap));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        checkCost(heap);
        var most = most(heap);
        if (value.compareTo(most) > 0) return CountedList.none();
        var low = heap.subtract(most);
        var left = denominator.subtract(numerator);
        var candidate = first(value);
        while (candidate.compareTo(low) < 0)
            candidate = candidate.multiply(denominator).divide(left).add(BigInteger.ONE);
        return HeapOptions.oneIf(candidate.compareTo(heap) < 0, candidate);
    }

    /// The least heap of a value that can be left: for 0 the last one without a move, else the first heap n with
    /// `w(n) = value`.
    private BigInteger first(BigInteger value) {
        if (value.signum() == 0) return first(BigInteger.ONE).subtract(BigInteger.ONE);
        return value.multiply(denominator)
                .add(numerator)
                .subtract(BigInteger.ONE)
                .divide(numerator);
    }

    private BigInteger most(BigInteger heap) {
        return heap.multiply(numerator).divide(denominator);
    }

    private void checkCost(BigInteger heap) {
        var steps =
                denominator.divide(numerator).add(BigInteger.ONE).multiply(BigInteger.valueOf(heap.bitLength() + 1L));
        if (steps.compareTo(heap.min(BigInteger.valueOf(MOST_STEPS)).max(BigInteger.valueOf(MOST_STEPS))) > 0
                && most(heap).signum() > 0)
            throw new LimitException(
                    Message.of("closed.at-most", "part", numerator + "/" + denominator, "limit", MOST_STEPS));
    }

    @Override
    public Evidence evidence() {
        if (isHalf())
            return new Evidence.ClosedForm(
                    "Levine 2006",
                    CatalogueText.claim("at-most-half", "g ="),
                    "L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113-127; OEIS A025480");
        var part = "n*%s/%s".formatted(numerator, denominator);
        return new Evidence.ClosedForm(
                "Sliding window",
                "g(n) = %s if it is more than for n - 1, else g(n - 1 - %s)".formatted(part, part),
                "Elementary, after L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80 (2006) 113-127");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return isHalf()
                ? Optional.of(HeapLaw.of(Message.of("explain.law.half"), texts -> half(heap, texts)))
                : Optional.empty();
    }

    private boolean isHalf() {
        return numerator.equals(BigInteger.ONE) && denominator.equals(BigInteger.TWO);
    }

    /// n + 1 = 2^j (2v + 1): taking away trailing ones of n in binary.
    private static String half(BigInteger heap, ShortenedText texts) {
        var next = heap.add(BigInteger.ONE);
        int twos = next.getLowestSetBit();
        var odd = next.shiftRight(twos);
        return texts.brief(heap) + " + 1 = 2^" + twos + " * " + texts.brief(odd) + texts.andThen() + "("
                + texts.brief(odd) + " - 1) / 2 = " + texts.brief(odd.shiftRight(1));
    }
}
