package grundy.theory.coupled;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.TupleValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Cyclic Nimhoff: any number from one heap, or k and l from the two with `k + l < h`:
/// `g(a, b) = h*(floor(a/h) xor floor(b/h)) + (a + b) mod h`.
///
/// An option of value v that takes k and l has `k + l = (a + b - v) mod h`, and the quotients by h stay or go down by
/// one: for each of the four cases the k are an interval. Keeping one heap, there is at most one option of each
/// value.
///
/// In misere play 0 and 1 are exchanged for h >= 3: a position of value 0 with options has equal quotients and
/// remainders that add up to 0 or h, and taking h - 1 in all, some from each heap (none beyond the remainder, if
/// there is one), leaves value 1. For h <= 2 the game is Nim.
///
/// Source: A. S. Fraenkel and M. Lorberbom, Nimhoff games, Journal of Combinatorial Theory A 58 (1991) 1-25. Cost: a
/// few divisions.
///
/// @param modulus h, at least 3
public record CyclicNimhoff(BigInteger modulus) implements TupleValues {
    @Override
    public BigInteger value(Tuple position) {
        return value(position.get(0), position.get(1));
    }

    private BigInteger value(BigInteger a, BigInteger b) {
        return a.divide(modulus)
                .xor(b.divide(modulus))
                .multiply(modulus)
                .add(a.add(b).mod(modulus));
    }

    /// Values of k from `first` to `last`, where l = sum - k.
    private record ValueRun(BigInteger first, BigInteger last, BigInteger sum) {
        BigInteger length() {
            return last.subtract(first).add(BigInteger.ONE);
        }

        Stream<List<Position>> from(BigInteger a, BigInteger b) {
            return Stream.iterate(first, k -> k.compareTo(last) <= 0, BigInteger.ONE::add)
                    .map(k -> List.of(Tuple.of(a.subtract(k), b.subtract(sum.subtract(k)))));
        }
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var a = position.get(0);
        var b = position.get(1);
        var single = new ArrayList<List<Position>>();
        var first = partner(b, value);
        if (first.compareTo(a) < 0) single.add(List.of(Tuple.of(first, b)));
        var second = partner(a, value);
        if (second.compareTo(b) < 0) single.add(List.of(Tuple.of(a, second)));
        var runs = runs(a, b, value);
        var count = runs.stream().map(ValueRun::length).reduce(BigInteger.valueOf(single.size()), BigInteger::add);
        return new CountedList<>(
                count, () -> Stream.concat(single.stream(), LazyStreams.flatMap(runs.stream(), run -> run.from(a, b))));
    }

    /// @return the one heap that gives the value together with this heap
    private BigInteger partner(BigInteger heap, BigInteger value) {
        return value.divide(modulus)
                .xor(heap.divide(modulus))
                .multiply(modulus)
                .add(value.subtract(heap).mod(modulus));
    }

    private List<ValueRun> runs(BigInteger a, BigInteger b, BigInteger value) {
        var sum = a.add(b).subtract(value).mod(modulus);
        var runs = new ArrayList<ValueRun>();
        var quotient = value.divide(modulus);
        for (int down = 0; down < 2; down++)
            for (int otherDown = 0; otherDown < 2; otherDown++) {
                var left = a.divide(modulus).subtract(BigInteger.valueOf(down));
                var right = b.divide(modulus).subtract(BigInteger.valueOf(otherDown));
                if (left.signum() < 0 || right.signum() < 0 || !left.xor(right).equals(quotient)) continue;
                // left*h <= a - k < (left + 1)*h, and the same for l = sum - k
                var low = after(a, left).max(BigInteger.ONE).max(sum.subtract(upTo(b, right)));
                var high = upTo(a, left).min(sum.subtract(after(b, right).max(BigInteger.ONE)));
                if (high.compareTo(low) >= 0) runs.add(new ValueRun(low, high, sum));
            }
        return runs;
    }

    /// The least that must be taken from a heap to have the quotient.
    private BigInteger after(BigInteger heap, BigInteger quotient) {
        return heap.subtract(quotient.add(BigInteger.ONE).multiply(modulus)).add(BigInteger.ONE);
    }

    /// The most that can be taken from a heap to have the quotient.
    private BigInteger upTo(BigInteger heap, BigInteger quotient) {
        return heap.subtract(quotient.multiply(modulus));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Fraenkel and Lorberbom 1991",
                "g = %s * (a / %s xor b / %s) + (a + b) mod %s".formatted(modulus, modulus, modulus, modulus),
                CatalogueText.source("cyclic-nimhoff"));
    }
}
