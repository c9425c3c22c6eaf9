package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// `take {1..m, k}` where m + 1 divides k: with `s = n mod (k + 1)`, `g(n) = s mod (m + 1)`, but m + 1 where `s = k`.
///
/// Proof. Taking k goes one step up round the circle of the k + 1 residues, the rest 1 to m steps down. For `s < k`
/// the values `0 .. s mod (m + 1) - 1` are below s at once. The value of s itself is not among the options: one step
/// up has another one; steps down that stay above 0 too, since they are less than m + 1; and i > s steps down lead to
/// the value m + 1 (i = s + 1) or to `s + 1 - i` modulo m + 1, since m + 1 divides k; this is s only for i = 1, which
/// is the former case. For `s = k` the m steps down have the values m .. 1, and one step up has 0. (Where k is not a
/// multiple of m + 1 the value is `n mod (m + 1)`: see {@link TakeResidue}.)
///
/// A heap of value 0 that has options has one of value 1: m below it, or for `s = 0` one step up.
///
/// Source: elementary; m = 2 is a standard exercise. Cost: one division.
///
/// @param most m, at least 1
/// @param extra k, a multiple of m + 1
public record TakeUpToAndOne(BigInteger most, BigInteger extra) implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        var residue = heap.mod(extra.add(BigInteger.ONE));
        return residue.equals(extra) ? most.add(BigInteger.ONE) : residue.mod(most.add(BigInteger.ONE));
    }

    /// The heaps below n down to n - m lie in two turns of the circle at most, and in each there is at most one
    /// of each value.
    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        var found = new ArrayList<BigInteger>();
        var high = heap.subtract(BigInteger.ONE);
        var low = heap.subtract(most).max(BigInteger.ZERO);
        while (high.compareTo(low) >= 0) {
            Checkpoint.step();
            var residue = high.mod(extra.add(BigInteger.ONE));
            var start = high.subtract(residue);
            var candidate = atMost(residue, value);
            if (candidate.signum() >= 0 && start.add(candidate).compareTo(low) >= 0) found.add(start.add(candidate));
            high = start.subtract(BigInteger.ONE);
        }
        var rest = heap.subtract(extra);
        if (rest.signum() >= 0 && value(rest).equals(value)) found.add(rest);
        return HeapOptions.of(found);
    }

    /// The greatest residue of a value that is not above the bound; negative if there is none.
    private BigInteger atMost(BigInteger bound, BigInteger value) {
        var next = most.add(BigInteger.ONE);
        if (value.equals(next)) return bound.equals(extra) ? extra : BigInteger.ONE.negate();
        if (value.compareTo(next) > 0) return BigInteger.ONE.negate();
        var below = bound.equals(extra) ? bound.subtract(BigInteger.ONE) : bound;
        return below.subtract(below.subtract(value).mod(next));
    }

    @Override
    public Evidence evidence() {
        var next = most.add(BigInteger.ONE);
        var circle = extra.add(BigInteger.ONE);
        return new Evidence.ClosedForm(
                "An interval and a multiple",
                "g = %s if n mod %s == %s else n mod %s mod %s".formatted(next, circle, extra, circle, next),
                "Elementary");
    }
}
