package grundy.engine.heap.subtraction;

import grundy.engine.heap.OptionValueCounts;
import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Range;
import java.math.BigInteger;

/// An interval of amounts such that the heaps which can be left form an interval whose ends move up with the heap.
final class AmountWindow {
    private final long from;
    private final long to;
    private final long numerator;
    private final long denominator;
    private int nextIn;
    private int nextOut;

    private AmountWindow(long from, long to, long numerator, long denominator, int least) {
        this.from = from;
        this.to = to;
        this.numerator = numerator;
        this.denominator = denominator;
        this.nextIn = least;
        this.nextOut = least;
    }

    /// @param least the least heap that may be left
    static AmountWindow of(Range range, int least) {
        return new AmountWindow(
                clamped(range.from()), range.to() == null ? Integer.MAX_VALUE : clamped(range.to()), 1, 1, least);
    }

    /// @param part {@link #fits}
    static AmountWindow of(AtMostPart part, int least) {
        boolean any = part.numerator().compareTo(part.denominator()) >= 0;
        return any
                ? new AmountWindow(1, Integer.MAX_VALUE, 1, 1, least)
                : new AmountWindow(
                        1,
                        Integer.MAX_VALUE,
                        part.numerator().longValueExact(),
                        part.denominator().longValueExact(),
                        least);
    }

    /// @return whether the fraction of a heap below 2^31 can be computed in 63 bits
    static boolean fits(AtMostPart part) {
        return part.numerator().compareTo(part.denominator()) >= 0
                || part.numerator().bitLength() <= 31 && part.denominator().bitLength() <= 62;
    }

    private static long clamped(BigInteger bound) {
        return bound.bitLength() < 32 ? bound.longValueExact() : Integer.MAX_VALUE;
    }

    /// Moves the window from heap n - 1 to heap n.
    void moveTo(int heap, int[] values, OptionValueCounts present) {
        for (; nextIn <= heap - from; nextIn++) present.add(values[nextIn]);
        long low = heap - Math.min(to, heap * numerator / denominator);
        for (; nextOut < Math.min(low, nextIn); nextOut++) present.remove(values[nextOut]);
    }
}
