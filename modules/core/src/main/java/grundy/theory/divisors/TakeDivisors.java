package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.RulesException;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Take a divisor of the heap. If the heap itself may be taken, `g(n) = twos(n) + 1` for the exponent of the highest
/// power of 2 that divides n, and `g(0) = 0`; if not, `g(n) = twos(n)`.
///
/// Proof. Let `n = 2^t * m` with odd m. Taking `2^s * e`, e odd, leaves an odd multiple of 2^s for s <
/// t; taking `2^t * e` leaves an even multiple of 2^t, perhaps 0. So twos(n) is never kept, and each
/// smaller exponent is reached by taking 2^s.
///
/// In misere play 0 and 1 are exchanged where the heap itself may be taken, since only the empty heap has value 0.
///
/// Source: Winning Ways, chapter 4 (Dim and its kin). Cost: none for the value; options of a smaller value than the
/// heap's own need the odd divisors, others all divisors, by factoring.
///
/// @param proper the heap itself may not be taken
public record TakeDivisors(boolean proper) implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        if (heap.signum() == 0) return heap;
        return BigInteger.valueOf(heap.getLowestSetBit() + (proper ? 0L : 1L));
    }

    /// @throws LimitException if the heap cannot be factored
    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (heap.signum() == 0) return CountedList.none();
        int comparison = value.compareTo(value(heap));
        if (comparison == 0) return CountedList.none();
        if (!proper && value.signum() == 0) return HeapOptions.oneIf(true, BigInteger.ZERO);
        if (value.compareTo(BigInteger.valueOf(heap.bitLength())) > 0) return CountedList.none();
        try {
            if (comparison > 0)
                return HeapOptions.of(divisors(heap, proper)
                        .map(heap::subtract)
                        .filter(rest -> value(rest).equals(value))
                        .toList());
            int twos = value.intValueExact() - (proper ? 0 : 1);
            return HeapOptions.of(divisors(heap.shiftRight(heap.getLowestSetBit()), false)
                    .map(odd -> heap.subtract(odd.shiftLeft(twos)))
                    .toList());
        } catch (RulesException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static Stream<BigInteger> divisors(BigInteger number, boolean proper) {
        return AmountSets.stream(
                new Amounts.Named(proper ? Amounts.Name.PROPER_DIVISORS : Amounts.Name.DIVISORS), number);
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Exponent of 2",
                CatalogueText.claim(proper ? "divisor-game" : "dim", "g ="),
                "Winning Ways, chapter 4");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        if (heap.signum() == 0) return Optional.empty();
        int twos = heap.getLowestSetBit();
        return Optional.of(
                proper
                        ? HeapLaw.of(Message.of("explain.law.proper-divisors"), texts -> factors(heap, texts))
                        : HeapLaw.of(
                                Message.of("explain.law.divisors"),
                                texts -> factors(heap, texts) + texts.andThen() + twos + " + 1 = " + (twos + 1)));
    }

    private static String factors(BigInteger heap, ShortenedText texts) {
        int twos = heap.getLowestSetBit();
        return texts.brief(heap) + " = 2^" + twos + " * " + texts.brief(heap.shiftRight(twos));
    }
}
