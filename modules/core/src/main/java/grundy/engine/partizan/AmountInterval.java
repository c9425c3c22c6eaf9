package grundy.engine.partizan;

import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Range;
import java.math.BigInteger;
import java.util.Arrays;

/// An interval of amounts that is asked for heaps in ascending order whether it leads into growing sets of heaps: the
/// last member that is near enough answers for all.
final class AmountInterval {
    private static final int MOST_NUMERATOR_BITS = 24;
    private static final int MOST_DENOMINATOR_BITS = 62;
    private final long from;
    private final long to;
    private final long numerator;
    private final long denominator;
    private final long[] last;

    private AmountInterval(long from, long to, long numerator, long denominator, int sets) {
        this.from = from;
        this.to = to;
        this.numerator = numerator;
        this.denominator = denominator;
        this.last = new long[sets];
        Arrays.fill(last, -1);
    }

    /// @param sets how many sets it will be asked about
    static AmountInterval of(Range range, int sets) {
        return new AmountInterval(
                clamped(range.from()), range.to() == null ? Long.MAX_VALUE : clamped(range.to()), 1, 1, sets);
    }

    /// @param part {@link #fits}
    static AmountInterval of(AtMostPart part, int sets) {
        if (part.numerator().compareTo(part.denominator()) >= 0)
            return new AmountInterval(1, Long.MAX_VALUE, 1, 1, sets);
        return new AmountInterval(
                1,
                Long.MAX_VALUE,
                part.numerator().longValueExact(),
                part.denominator().longValueExact(),
                sets);
    }

    /// @return whether the part of any heap of a table can be worked out in 63 bits
    static boolean fits(AtMostPart part) {
        return part.numerator().compareTo(part.denominator()) >= 0
                || part.numerator().bitLength() <= MOST_NUMERATOR_BITS
                        && part.denominator().bitLength() <= MOST_DENOMINATOR_BITS;
    }

    static long clamped(BigInteger bound) {
        return bound.bitLength() < Long.SIZE ? bound.longValueExact() : Long.MAX_VALUE;
    }

    /// @param heap one more than at the last call for this set, from 0 on
    void moveTo(long heap, int index, BitRow set) {
        long entering = heap - from;
        if (entering >= 0 && set.get(entering)) last[index] = entering;
    }

    boolean leads(long heap, int index) {
        long most = numerator == denominator ? to : heap * numerator / denominator;
        return last[index] >= Math.max(0, heap - most);
    }

    boolean isEndless() {
        return to == Long.MAX_VALUE && numerator == denominator;
    }

    /// @return whether a set is reached from all heaps from now on
    boolean isForEver(int index) {
        return isEndless() && last[index] >= 0;
    }
}
