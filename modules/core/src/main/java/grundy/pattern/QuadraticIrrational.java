package grundy.pattern;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A quadratic irrational `(a + b * sqrt(d)) / c`.
///
/// @param b not 0
/// @param d squarefree, at least 2
/// @param c at least 1
record QuadraticIrrational(long a, long b, long d, long c) {
    static final QuadraticIrrational GOLDEN = new QuadraticIrrational(1, 1, 5, 2);
    static final QuadraticIrrational GOLDEN_SQUARED = new QuadraticIrrational(3, 1, 5, 2);

    private static final int MOST_ROOT = 60;
    private static final int MOST_DENOMINATOR = 8;
    private static final int MOST_FACTOR = 4;
    private static final int SMALL_BITS = 30;

    /// Those with a = 0, by {@link #bits}: what is added to the root follows from where the number must lie.
    private static final List<QuadraticIrrational> SHAPES = shapes();

    static List<QuadraticIrrational> simplest() {
        return SHAPES;
    }

    private static List<QuadraticIrrational> shapes() {
        var all = new ArrayList<QuadraticIrrational>();
        for (long d = 2; d <= MOST_ROOT; d++) {
            if (!isSquarefree(d)) continue;
            for (long c = 1; c <= MOST_DENOMINATOR; c++)
                for (long b = 1; b <= MOST_FACTOR; b++) {
                    all.add(new QuadraticIrrational(0, b, d, c));
                    all.add(new QuadraticIrrational(0, -b, d, c));
                }
        }
        all.sort(Comparator.comparingInt(QuadraticIrrational::bits));
        return List.copyOf(all);
    }

    private static boolean isSquarefree(long number) {
        for (long root = 2; root * root <= number; root++) if (number % (root * root) == 0) return false;
        return true;
    }

    boolean isReduced() {
        var common = BigInteger.valueOf(a).gcd(BigInteger.valueOf(b)).gcd(BigInteger.valueOf(c));
        return common.equals(BigInteger.ONE);
    }

    /// @return about how many bits it takes to write it down, without a, which a short interval settles
    int bits() {
        return InputTable.bits(d) + 2 * InputTable.bits(c - 1) + 2 * InputTable.bits(Math.abs(b) - 1) + (b < 0 ? 1 : 0);
    }

    /// @return `floor(n * this)`, exactly
    long floorTimes(long n) {
        if (n == 0) return 0;
        long times = Math.multiplyExact(b, n);
        long root;
        if (InputTable.bits(times) * 2 + InputTable.bits(d) < 2 * SMALL_BITS)
            root = HeapFunction.root(times * times * d);
        else
            root = BigInteger.valueOf(times)
                    .pow(2)
                    .multiply(BigInteger.valueOf(d))
                    .sqrt()
                    .longValueExact();
        // The root is irrational: below 0 it is rounded away from 0.
        long floor = times > 0 ? root : -root - 1;
        return Math.floorDiv(Math.addExact(Math.multiplyExact(a, n), floor), c);
    }

    @Override
    public String toString() {
        if (equals(GOLDEN)) return "phi";
        if (equals(GOLDEN_SQUARED)) return "phi^2";
        var factor = Math.abs(b) == 1 ? "" : Math.abs(b) + "*";
        var root = factor + "sqrt(" + d + ")";
        var sum = a == 0 ? (b < 0 ? "-" : "") + root : a + (b > 0 ? " + " : " - ") + root;
        if (c == 1) return a == 0 ? sum : "(" + sum + ")";
        return (a == 0 ? sum : "(" + sum + ")") + "/" + c;
    }
}
