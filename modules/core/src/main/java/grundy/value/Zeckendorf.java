package grundy.value;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// The one way to write a number as a sum of Fibonacci numbers of which no two are neighbours,
/// `F(2) = 1`, `F(3) = 2`, `F(4) = 3`, ...
///
/// Source: E. Zeckendorf 1972 (found 1939); C. G. Lekkerkerker 1952.
///
/// @param indices of the Fibonacci numbers, descending, each at least 2 and at least 2 less than the one before;
///     empty for 0
public record Zeckendorf(List<Integer> indices) {
    private static final int SMALL_BITS = 512;

    public Zeckendorf {
        indices = List.copyOf(indices);
    }

    /// Cost: that of multiplying and dividing numbers of this length, times its logarithm. The number is cut into
    /// a part above and a part below a Fibonacci number in the middle, and each half again; the depth is the
    /// logarithm of the length.
    ///
    /// @param number at least 0
    public static Zeckendorf of(BigInteger number) {
        if (number.signum() < 0)
            throw new IllegalArgumentException("Only numbers >= 0 have a Zeckendorf form, not " + number);
        var indices = new ArrayList<Integer>();
        collect(number, 0, indices);
        return new Zeckendorf(indices);
    }

    /// @param index at least 0; `F(0) = 0`, `F(1) = F(2) = 1`
    public static BigInteger fibonacci(int index) {
        return pair(index)[0];
    }

    /// @return the parts, ascending, each made when asked for by adding Fibonacci numbers up to it
    public Iterator<BigInteger> ascending() {
        return new AscendingParts(indices);
    }

    /// @return the smallest part
    /// @throws NoSuchElementException for 0, which has none
    public BigInteger smallest() {
        return fibonacci(indices.getLast());
    }

    /// @return the sum of these Fibonacci numbers
    public BigInteger number() {
        var sum = BigInteger.ZERO;
        for (var parts = ascending(); parts.hasNext(); ) sum = sum.add(parts.next());
        return sum;
    }

    private static void collect(BigInteger number, int shift, List<Integer> indices) {
        Checkpoint.look();
        if (number.bitLength() <= SMALL_BITS) {
            greedy(number, shift, indices);
            return;
        }
        // F(i) has about 0.694*i bits: the middle index is half of bits/0.694 = 0.72*bits; a little more
        // keeps n < phi^(2*middle).
        int middle = Math.toIntExact(number.bitLength() * 73L / 100 + 4);
        var fibonacci = pair(middle);
        var high = highPart(number, fibonacci[0], fibonacci[1]);
        collect(high, shift + middle, indices);
        collect(number.subtract(shifted(high, fibonacci[0], fibonacci[1])), shift, indices);
    }

    /// The greatest h whose shift by `middle` places is at most the number. The shift of h differs from
    /// `h*phi^middle` by less than `F(middle)`, so the quotient by the Lucas number `2*F(middle+1) - F(middle)`,
    /// which is `phi^middle` but for less than 1, is h but for a step or two.
    private static BigInteger highPart(BigInteger number, BigInteger fibonacci, BigInteger next) {
        var high = number.divide(next.shiftLeft(1).subtract(fibonacci));
        while (shifted(high, fibonacci, next).compareTo(number) > 0) high = high.subtract(BigInteger.ONE);
        for (var more = high.add(BigInteger.ONE);
                shifted(more, fibonacci, next).compareTo(number) <= 0;
                more = more.add(BigInteger.ONE)) high = more;
        return high;
    }

    /// Each part F(i) of h replaced by `F(i+m) = F(i)*F(m+1) + F(i-1)*F(m)`; the sum of the F(i-1) is
    /// `floor((h+1)/phi)`.
    private static BigInteger shifted(BigInteger high, BigInteger fibonacci, BigInteger next) {
        var plusOne = high.add(BigInteger.ONE);
        var lowered = GoldenRatio.floorPhi(plusOne).subtract(plusOne);
        return high.multiply(next).add(lowered.multiply(fibonacci));
    }

    private static void greedy(BigInteger number, int shift, List<Integer> indices) {
        var smaller = BigInteger.ONE;
        var larger = BigInteger.ONE;
        int index = 2;
        for (; larger.compareTo(number) <= 0; index++) {
            var next = smaller.add(larger);
            smaller = larger;
            larger = next;
        }
        for (var rest = number; rest.signum() > 0; index--) {
            if (larger.compareTo(rest) <= 0) {
                indices.add(index + shift);
                rest = rest.subtract(larger);
            }
            var below = larger.subtract(smaller);
            larger = smaller;
            smaller = below;
        }
    }

    /// @return F(index) and F(index + 1), by doubling
    private static BigInteger[] pair(int index) {
        if (index < 0) throw new IllegalArgumentException("A Fibonacci number has an index >= 0, not " + index);
        var a = BigInteger.ZERO;
        var b = BigInteger.ONE;
        for (int bit = 31 - Integer.numberOfLeadingZeros(index); bit >= 0; bit--) {
            var doubled = a.multiply(b.shiftLeft(1).subtract(a));
            var next = a.multiply(a).add(b.multiply(b));
            boolean odd = (index >> bit & 1) != 0;
            a = odd ? next : doubled;
            b = odd ? doubled.add(next) : next;
        }
        return new BigInteger[] {a, b};
    }

    private static final class AscendingParts implements Iterator<BigInteger> {
        private final List<Integer> indices;
        private int next;
        private int index = 1;
        private BigInteger below = BigInteger.ZERO;
        private BigInteger here = BigInteger.ONE;

        AscendingParts(List<Integer> indices) {
            this.indices = indices;
            this.next = indices.size() - 1;
        }

        @Override
        public boolean hasNext() {
            return next >= 0;
        }

        @Override
        public BigInteger next() {
            if (next < 0) throw new NoSuchElementException();
            for (int target = indices.get(next--); index < target; index++) {
                Checkpoint.step();
                var above = below.add(here);
                below = here;
                here = above;
            }
            return here;
        }
    }
}
