package grundy.theory.hackenbush;

import grundy.rules.board.graph.ColouredBush;
import grundy.value.Dyadic;
import java.math.BigInteger;

/// Computes the number of an edge from the number that stands on it.
///
/// A blue edge that bears `x` is worth `(x + n) / 2^(n-1)` with the smallest integer `n >= 1` for which `x + n > 1`:
/// in signs, a plus before the expansion of `x`. So all numbers become all positive numbers, in the same order. A red
/// edge is the mirror image. Source: Winning Ways, chapter 3 (the ordinal sum `1 : x`); Conway 1976, chapter 9.
final class EdgeRule {
    private EdgeRule() {}

    /// @param colour blue or red
    /// @param x what stands on the edge
    static Dyadic bearing(char colour, Dyadic x) {
        return colour == ColouredBush.BLUE ? blue(x) : blue(x.negate()).negate();
    }

    /// @return the value that must stand on the edge for both to be worth `value`
    /// @throws IllegalArgumentException if the value has not the sign of the edge
    static Dyadic borne(char colour, Dyadic value) {
        return colour == ColouredBush.BLUE
                ? borneByBlue(value)
                : borneByBlue(value.negate()).negate();
    }

    private static Dyadic blue(Dyadic x) {
        int n = BigInteger.ONE.max(BigInteger.TWO.subtract(ceiling(x))).intValueExact();
        return x.plus(Dyadic.of(n)).timesPowerOfTwo(1 - n);
    }

    private static BigInteger ceiling(Dyadic x) {
        return x.negate().floor().negate();
    }

    private static Dyadic borneByBlue(Dyadic value) {
        if (value.signum() <= 0)
            throw new IllegalArgumentException("A blue edge is worth more than 0 with whatever it bears, not " + value);
        if (value.compareTo(Dyadic.ONE) > 0) return value.minus(Dyadic.ONE);
        int n = 2 + value.twos() - value.numerator().subtract(BigInteger.ONE).bitLength();
        return value.timesPowerOfTwo(n - 1).minus(Dyadic.of(n));
    }
}
