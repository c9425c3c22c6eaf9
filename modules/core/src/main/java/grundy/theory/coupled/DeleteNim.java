package grundy.theory.coupled;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.theory.form.BitSubsets;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.TupleValues;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Delete Nim: remove one of two heaps, take one counter from the other and divide the rest into two heaps, perhaps
/// empty. The value is the number of ones at the end of `a or b` in binary.
///
/// Options of value v are the `(x, y)` with `x + y = s`, s one less than a heap, where x or y has the bits 0 .. v-1
/// and neither has bit v. Their lowest v + 1 bits add up to `2^v - 1 + c`, where c are their common bits, less than
/// 2^v; so c is read off s, the bits not in c go to x or to y, and what is above is divided freely.
///
/// Source: T. Abuku and M. Suetsugu, Delete Nim, Journal of Mathematics, Tokushima University 55 (2021). Cost: linear
/// in the length; the same for each option listed.
public final class DeleteNim implements TupleValues {
    @Override
    public BigInteger value(Tuple position) {
        return BigInteger.valueOf(position.get(0).or(position.get(1)).not().getLowestSetBit());
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        if (value.bitLength() > 31) return CountedList.none();
        var first = divisions(position.get(0).subtract(BigInteger.ONE), value.intValueExact());
        if (position.get(0).equals(position.get(1))) return first;
        var second = divisions(position.get(1).subtract(BigInteger.ONE), value.intValueExact());
        return new CountedList<>(
                first.count().add(second.count()), () -> Stream.concat(first.stream(), second.stream()));
    }

    /// @param sum may be -1, for an empty heap that cannot be divided
    private static CountedList<List<Position>> divisions(BigInteger sum, int ones) {
        if (sum.signum() < 0 || ones > sum.bitLength()) return CountedList.none();
        var mask = BigInteger.ONE.shiftLeft(ones).subtract(BigInteger.ONE);
        var high = sum.shiftRight(ones + 1);
        var common = sum.subtract(high.shiftLeft(ones + 1)).subtract(mask);
        if (common.signum() < 0 || common.compareTo(mask) > 0) return CountedList.none();
        var free = mask.andNot(common);
        var count = BigInteger.ONE.shiftLeft(free.bitCount()).multiply(high.add(BigInteger.ONE));
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(
                        Stream.iterate(BigInteger.ZERO, above -> above.compareTo(high) <= 0, BigInteger.ONE::add),
                        above -> BitSubsets.of(free)
                                .map(subset -> option(
                                        sum,
                                        above.shiftLeft(ones + 1).or(common).or(subset)))));
    }

    private static List<Position> option(BigInteger sum, BigInteger heap) {
        return List.of(Tuple.of(heap, sum.subtract(heap)));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Abuku and Suetsugu 2021",
                CatalogueText.claim("delete-nim", "g ="),
                CatalogueText.source("delete-nim"));
    }
}
