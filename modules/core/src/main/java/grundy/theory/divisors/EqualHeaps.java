package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.TupleValues;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;

/// Split a heap into two or more equal heaps: the value is the number of odd prime factors, with multiplicity, and
/// one more for an even heap.
///
/// Proof. An even number of equal heaps is worth 0, an odd number as much as one of them. So the options of an odd
/// heap have the values of its proper divisors, which are all smaller numbers of prime factors. Those of an even heap
/// n have the value 0 (from 2 heaps), and the values of n/m for odd m > 1, which are even and have 1 to all but one
/// of the odd prime factors' number and one more.
///
/// Source: elementary. Cost: factoring. Options of more than a million heaps are left out and not counted.
public final class EqualHeaps implements TupleValues {
    private static final int MOST_PARTS = 1_000_000;

    @Override
    public BigInteger value(Tuple position) {
        var heap = position.get(0);
        if (heap.bitLength() <= 1) return BigInteger.ZERO;
        return BigInteger.valueOf(value(FactoredNumber.of(heap), heap));
    }

    private static long value(FactoredNumber factored, BigInteger heap) {
        if (heap.bitLength() <= 1) return 0;
        int twos = heap.getLowestSetBit();
        return (long) factored.primeFactors(heap) - twos + (twos > 0 ? 1 : 0);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var heap = position.get(0);
        if (heap.bitLength() <= 1) return CountedList.none();
        var factored = FactoredNumber.of(heap);
        var numbers = factored.divisors().stream()
                .filter(parts -> parts.compareTo(BigInteger.ONE) > 0
                        && value.equals(BigInteger.valueOf(parts.testBit(0) ? value(factored, heap.divide(parts)) : 0)))
                .toList();
        var options = numbers.stream()
                .filter(parts -> parts.compareTo(BigInteger.valueOf(MOST_PARTS)) <= 0)
                .map(parts -> equalParts(heap, parts.intValueExact()))
                .toList();
        return options.size() == numbers.size()
                ? CountedList.of(options)
                : CountedList.some(options, Message.of("closed.many-parts", "most", MOST_PARTS));
    }

    private static List<Position> equalParts(BigInteger heap, int parts) {
        return Collections.nCopies(parts, Tuple.of(heap.divide(BigInteger.valueOf(parts))));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Number of prime factors", CatalogueText.claim("equal-heaps", "g ="), "Elementary");
    }
}
