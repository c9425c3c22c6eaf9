package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;

/// `take {a, b}` with a < b: with `s = n mod (a + b)`, `g(n)` is `floor(s / a) mod 2` for `s < b`, and
/// from b on `1 + floor((s - a) / a) mod 2`.
///
/// Proof. On the circle of the a + b residues a move leads to s - a or to s + a, since b is -a; below n = a + b it is
/// checked in the same way with what moves there are. For `s < a` the neighbours are s + a and b + s, whose values
/// are not 0. For `a <= s < b` the neighbour s - a has the other parity; s + a, if it is below b, too, and if not its
/// value is 1 or 2, just that which the rule gives to a heap of b or more: 1 where `floor(s / a)` is even, and then s
/// has 0, or 2 where it is odd, and then s has 1. From b on one neighbour is s - b < a of value 0 and the other s -
/// a, whose parity is the rule.
///
/// A heap of value 0 that has options has one of value 1: n - a if that is below b (mod a + b), else n - b.
///
/// Source: elementary; Winning Ways, chapter 4 (subtraction games with two amounts). Cost: one division.
///
/// @param small a, at least 1
/// @param large b, more than a
public record TakeTwoAmounts(BigInteger small, BigInteger large) implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        var residue = heap.mod(small.add(large));
        var quotient = residue.divide(small);
        if (residue.compareTo(large) < 0) return BigInteger.valueOf(quotient.testBit(0) ? 1 : 0);
        return BigInteger.valueOf(quotient.testBit(0) ? 1 : 2);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        return HeapOptions.of(List.of(small, large).stream()
                .map(heap::subtract)
                .filter(rest -> rest.signum() >= 0 && value(rest).equals(value))
                .toList());
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm("Two amounts", "g = " + statement(), "Elementary; Winning Ways, chapter 4");
    }

    /// Where a divides b the last block of residues, from b on, has one value only: that of the parity if b
    /// / a is odd.
    private String statement() {
        var quotient = large.divideAndRemainder(small);
        if (quotient[1].signum() == 0 && quotient[0].testBit(0)) return blocks("n") + " mod 2";
        var sum = small.add(large);
        var parity = blocks("(n mod " + sum + ")") + " mod 2";
        return quotient[1].signum() == 0
                ? "2 if n mod %s >= %s else %s".formatted(sum, large, parity)
                : "%s if n mod %s < %s else 2 - %s".formatted(parity, sum, large, parity);
    }

    private String blocks(String number) {
        return small.equals(BigInteger.ONE) ? number : number + " / " + small;
    }
}
