package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.CoordinateRun;
import grundy.theory.form.GameForms;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// A heap is replaced by up to two smaller ones: `g(n)` is the n-th number with an odd number of ones
/// in binary, `2n - 2` or one more; it is Mock Turtles in heaps.
///
/// Two heaps `x + 1`, `y + 1` have the nim-sum `2*(x xor y)` or one more, with an even number of ones.
/// So an option of a value with an odd number of ones is a single heap; one with an even number is a
/// pair with given `w = x xor y`, of which the larger has the highest bit of w; one of value 0 is the
/// empty heap or a pair of equal ones.
///
/// In misere play heaps of 0 and 1 are fickle, all others firm, since a heap of 2 or more has both as options and a
/// value of at least 2; its only other fickle option is two heaps of 1.
///
/// Source: Winning Ways, chapter 14 (Mock Turtles, odious numbers). Cost: linear in the length.
public record TwoSmallerHeaps(Play play) implements NimValues {
    private static BigInteger heap(Position position) {
        return ((Tuple) position).get(0);
    }

    private static boolean isOdious(BigInteger number) {
        return number.bitCount() % 2 == 1;
    }

    @Override
    public BigInteger value(Position position) {
        var heap = heap(position);
        if (heap.bitLength() <= 1) return play == Play.MISERE ? BigInteger.ONE.subtract(heap) : heap;
        var less = heap.subtract(BigInteger.ONE);
        return isOdious(less) ? less.shiftLeft(1) : less.shiftLeft(1).setBit(0);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        var heap = heap(position);
        if (heap.signum() <= 0 || value.signum() < 0) return CountedList.none();
        if (value.bitLength() <= 1)
            return play == Play.MISERE
                    ? small(heap, value)
                    : isOdious(value) ? one(heap, value) : equal(heap, BigInteger.ONE, true);
        return isOdious(value) ? one(heap, value) : pairs(heap.subtract(BigInteger.ONE), value.shiftRight(1));
    }

    private static CountedList<List<Position>> one(BigInteger heap, BigInteger value) {
        var left = value.shiftRight(1).add(BigInteger.ONE);
        return left.compareTo(heap) < 0 ? CountedList.of(List.of(List.of(Tuple.of(left)))) : CountedList.none();
    }

    /// Misere options of value 0 (the heap of 1, or two equal firm ones) or 1 (nothing left, or two heaps of 1).
    private static CountedList<List<Position>> small(BigInteger heap, BigInteger value) {
        boolean several = heap.compareTo(BigInteger.ONE) > 0;
        List<Position> ones = List.of(Tuple.of(1), Tuple.of(1));
        if (value.signum() > 0)
            return CountedList.of(several ? List.of(List.of(Tuple.of(0)), ones) : List.of(List.of(Tuple.of(0))));
        if (!several) return CountedList.none();
        var firm = equal(heap, BigInteger.TWO, false);
        return new CountedList<>(
                firm.count().add(BigInteger.ONE), () -> Stream.concat(Stream.of(List.of(Tuple.of(1))), firm.stream()));
    }

    private static CountedList<List<Position>> equal(BigInteger heap, BigInteger least, boolean orEmpty) {
        var runs = new CoordinateRun(BigInteger.ONE, heap.subtract(BigInteger.ONE))
                .within(least, heap).stream().toList();
        var equal = CoordinateRun.options(runs, part -> List.of(Tuple.of(part), Tuple.of(part)));
        if (!orEmpty) return equal;
        return new CountedList<>(
                equal.count().add(BigInteger.ONE),
                () -> Stream.concat(Stream.of(List.of(Tuple.of(0))), equal.stream()));
    }

    /// @param bound heaps are `1 + x` with `x < bound`
    /// @param sum x xor y, at least 1
    private static CountedList<List<Position>> pairs(BigInteger bound, BigInteger sum) {
        int top = sum.bitLength() - 1;
        var blocks = bound.shiftRight(top + 1);
        var rest = bound.subtract(blocks.shiftLeft(top + 1))
                .subtract(BigInteger.ONE.shiftLeft(top))
                .max(BigInteger.ZERO);
        return new CountedList<>(
                blocks.shiftLeft(top).add(rest),
                () -> Stream.iterate(
                                BigInteger.ONE.shiftLeft(top),
                                x -> x.compareTo(bound) < 0,
                                x -> x.add(BigInteger.ONE).or(BigInteger.ONE.shiftLeft(top)))
                        .map(x -> List.of(Tuple.of(x.xor(sum).add(BigInteger.ONE)), Tuple.of(x.add(BigInteger.ONE)))));
    }

    @Override
    public Evidence evidence() {
        var value = "2 * n - 2 + (ones(n - 1) + 1) mod 2";
        return new Evidence.ClosedForm(
                "Odious numbers",
                play == Play.NORMAL ? "g = 0 if n == 0 else " + value : "misere g = 1 - n if n < 2 else " + value,
                "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays (1982), chapter 14; OEIS A000069");
    }

    /// @return the forms of the theorem in both kinds of play
    public static GameForms forms() {
        return GameForms.tame(new TwoSmallerHeaps(Play.NORMAL), new TwoSmallerHeaps(Play.MISERE));
    }
}
