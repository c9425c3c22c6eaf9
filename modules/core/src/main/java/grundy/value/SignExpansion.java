package grundy.value;

import java.math.BigInteger;
import java.util.BitSet;

/// A number as a row of signs: Conway's sign expansion, which leads from 0 by ever less simple numbers to it.
///
/// By Berlekamp's rule the first run of equal signs counts 1 each, and from the first change on each sign counts half
/// of the one before, 1/2, 1/4, 1/8, ... Source: E. R. Berlekamp, The Hackenbush number system for compression of
/// numerical data, Information and Control 26 (1974) 134-140; Conway, On Numbers and Games (1976), chapter 3.
public final class SignExpansion {
    private final BitSet plus;
    private final int length;

    /// @param plus bit `i` is set if sign `i` is a plus
    /// @param length number of signs, at least 0
    public SignExpansion(BitSet plus, int length) {
        this.plus = plus.get(0, length);
        this.length = length;
    }

    /// @return the signs of a number
    /// @throws ArithmeticException if there are more than an `int` can count
    /// Cost: O(length).
    public static SignExpansion of(Dyadic number) {
        boolean positive = number.signum() > 0;
        var magnitude = positive ? number : number.negate();
        int rest = number.twos();
        int run = magnitude.negate().floor().negate().intValueExact();
        int length = Math.addExact(run, rest);
        var plus = new BitSet(length);
        plus.set(0, run, positive);
        var others = magnitude
                .numerator()
                .subtract(BigInteger.valueOf(run - 1L).shiftLeft(rest))
                .shiftRight(1);
        for (int i = 0; i < rest; i++) plus.set(run + i, others.testBit(rest - 1 - i) == positive);
        return new SignExpansion(plus, length);
    }

    /// @return the number of signs
    public int length() {
        return length;
    }

    /// @param index from 0
    public boolean isPlus(int index) {
        return plus.get(index);
    }

    /// @return the number that the signs stand for; 0 without signs
    /// Cost: O(length).
    public Dyadic number() {
        if (length == 0) return Dyadic.ZERO;
        boolean positive = plus.get(0);
        int change = positive ? plus.nextClearBit(0) : plus.nextSetBit(0);
        int run = change < 0 ? length : Math.min(change, length);
        int rest = length - run;
        var ones = new byte[rest / 8 + 1];
        for (int i = run; i < length; i++) {
            int weight = length - 1 - i;
            if (plus.get(i)) ones[ones.length - 1 - weight / 8] |= (byte) (1 << weight % 8);
        }
        var signed = new BigInteger(1, ones)
                .shiftLeft(1)
                .subtract(BigInteger.ONE.shiftLeft(rest))
                .add(BigInteger.ONE);
        var whole = BigInteger.valueOf(positive ? run : -run).shiftLeft(rest);
        return new Dyadic(whole.add(signed), rest);
    }
}
