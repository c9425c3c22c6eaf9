package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// `take powers of b` (1 included). For odd b every power is odd, and `g(n) = n mod 2`. For even b the
/// powers are 1 and -1 by turns modulo `b + 1`, so the game has the values of `take {1, b}`: with
/// `r = n mod (b + 1)`, `g(n) = r mod 2`, but 2 where `r = b`.
///
/// Proof for even b. A move changes r by 1 up or down, round the circle of b + 1 residues; down is always possible,
/// up from `n >= b`. Values alternate 0, 1 along r = 0 .. b - 1, so neighbours differ and those of value 1 have one
/// of value 0 below; r = b has b - 1 (value 1) and 0 (value 0) beside it, both reachable since `n >= b`; r = 0 has
/// 1 (value 1) and b (value 2) beside it, no 0.
///
/// Source: elementary; the case b = 2 is a standard exercise (3 divides n). Cost: one division; the number of
/// options takes a division for each doubling of the length, a listed option one subtraction.
///
/// @param base b, at least 2
public record TakePowers(BigInteger base) implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        if (base.testBit(0)) return lowBit(heap);
        var residue = heap.mod(base.add(BigInteger.ONE));
        return residue.equals(base) ? BigInteger.TWO : lowBit(residue);
    }

    private static BigInteger lowBit(BigInteger number) {
        return number.testBit(0) ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (heap.signum() == 0) return CountedList.none();
        var square = base.multiply(base);
        boolean even = value(heap.subtract(BigInteger.ONE)).equals(value);
        boolean odd = heap.compareTo(base) >= 0 && value(heap.subtract(base)).equals(value);
        if (even && odd) return taking(heap, BigInteger.ONE, base);
        if (even) return taking(heap, BigInteger.ONE, square);
        return odd ? taking(heap, base, square) : CountedList.none();
    }

    /// @return the options of taking `first`, `first*ratio`, `first*ratio^2`, ...
    private static CountedList<List<Position>> taking(BigInteger heap, BigInteger first, BigInteger ratio) {
        return new CountedList<>(
                BigInteger.valueOf(1L + logarithm(heap.divide(first), ratio)),
                () -> Stream.iterate(first, amount -> amount.compareTo(heap) <= 0, ratio::multiply)
                        .map(amount -> HeapOptions.heap(heap.subtract(amount))));
    }

    /// @return the greatest e with `ratio^e <= number`; number at least 1
    private static int logarithm(BigInteger number, BigInteger ratio) {
        if (ratio.bitCount() == 1) return (number.bitLength() - 1) / (ratio.bitLength() - 1);
        int exponent = 0;
        for (var power = ratio; power.compareTo(number) <= 0; power = power.multiply(ratio)) exponent++;
        return exponent;
    }

    @Override
    public Evidence evidence() {
        var next = base.add(BigInteger.ONE);
        return new Evidence.ClosedForm(
                "Powers modulo " + (base.testBit(0) ? BigInteger.TWO : next), statement(next), "Elementary");
    }

    private String statement(BigInteger next) {
        if (base.testBit(0)) return "g = n mod 2";
        if (base.equals(BigInteger.TWO)) return "g = n mod 3";
        return "g = 2 if n mod %s == %s else (n mod %s) mod 2".formatted(next, base, next);
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        if (base.testBit(0))
            return Optional.of(new HeapLaw(
                    texts -> Message.of("explain.law.odd-powers", "base", texts.number(base)),
                    texts -> HeapLaw.modulo(heap, BigInteger.TWO, texts)));
        return base.equals(BigInteger.TWO)
                ? Optional.of(HeapLaw.of(
                        Message.of("explain.law.powers-of-2"),
                        texts -> HeapLaw.modulo(heap, BigInteger.valueOf(3), texts)))
                : Optional.empty();
    }
}
