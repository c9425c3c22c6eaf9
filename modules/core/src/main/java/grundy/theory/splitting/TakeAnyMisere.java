package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/// Misere play of games in which any number may be taken from a heap and heaps may be split in some ways: heaps of 0
/// and 1 are fickle and all others firm, if in normal play all heaps from 2 on have a value of 2 or more.
///
/// Theorem. Then the game is tame, by the condition of {@link grundy.theory.form.TameForm}. Proof. A heap of n >= 2 has
/// the options 0 and 1, of misere values 1 and 0. Its other options that are fickle sums have misere value 0 or 1, too.
/// Its firm options have the same value in both, and those of normal value 2 or more are all firm, since fickle sums
/// are worth 0 or 1. So the misere values of its options are 0, 1 and from 2 on exactly the normal ones, and the mex,
/// which is at least 2 in normal play, is the same.
///
/// Source: elementary from the theory of tame games (On Numbers and Games, chapter 12); 0.777... in misere play is a
/// standard problem of online judges.
///
/// @param normal nim-values in normal play
/// @param fickle the options of a heap that leave heaps of 0 and 1 alone
/// @param statement the misere values of single heaps in the language of claims
public record TakeAnyMisere(HeapValues normal, Function<BigInteger, List<List<Position>>> fickle, String statement)
        implements NimValues {
    /// @return taking any number, after which what is left may be split
    public static TakeAnyMisere takeAnyThenSplit() {
        return new TakeAnyMisere(
                new TakeAnyThenSplit(),
                heap -> fickle(heap, 2, heap.compareTo(BigInteger.TWO) > 0),
                "1 - n if n < 2 else n");
    }

    /// @return Lasker's Nim: taking any number, or splitting
    public static TakeAnyMisere lasker() {
        return new TakeAnyMisere(
                new LaskerForm(),
                heap -> fickle(heap, 2, heap.equals(BigInteger.TWO)),
                "1 - n if n < 2 else n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 else n");
    }

    /// @return taking any number, after which what is left may be split into three
    public static TakeAnyMisere threeWay() {
        return new TakeAnyMisere(
                new ThreeWaySplit(),
                heap -> fickle(heap, 3, heap.equals(BigInteger.valueOf(3))),
                "1 - n if n < 2 else n + 1 if n mod 8 == 7 else n - 1 if n mod 8 == 0 else n");
    }

    private static List<List<Position>> fickle(BigInteger heap, int ones, boolean mayLeaveOnes) {
        var found = new ArrayList<List<Position>>();
        if (heap.signum() > 0) found.add(List.of(Tuple.of(0)));
        if (heap.compareTo(BigInteger.ONE) > 0) found.add(List.of(Tuple.of(1)));
        if (mayLeaveOnes) found.add(Collections.nCopies(ones, Tuple.of(1)));
        return found;
    }

    @Override
    public BigInteger value(Position position) {
        var heap = ((Tuple) position).get(0);
        return heap.bitLength() <= 1 ? BigInteger.ONE.subtract(heap) : normal.value(heap);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        var options = normal.optionsOfValue(position, value);
        if (value.signum() < 0 || value.bitLength() > 1) return options;
        var all = fickle.apply(((Tuple) position).get(0));
        var removed =
                all.stream().filter(option -> nimSum(option).equals(value)).toList();
        var added = all.stream().filter(option -> !nimSum(option).equals(value)).toList();
        var firm = new CountedList<>(
                options.count().subtract(BigInteger.valueOf(removed.size())),
                () -> options.stream().filter(option -> !removed.contains(option)),
                options.uncounted());
        return CountedList.of(added).and(firm);
    }

    private static BigInteger nimSum(List<Position> ones) {
        return ones.stream().map(heap -> ((Tuple) heap).get(0)).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    @Override
    public Evidence evidence() {
        if (!(normal.evidence() instanceof Evidence.ClosedForm(var name, var _, var source)))
            throw new AssertionError("A closed form has a closed form as its evidence");
        return new Evidence.ClosedForm(name, "misere g = " + statement, source);
    }
}
