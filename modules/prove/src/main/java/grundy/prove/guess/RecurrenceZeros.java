package grundy.prove.guess;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Counts the zeros of the polynomial of a recurrence within a circle: if all but the greatest lie within the unit
/// circle, that one is a Pisot number, and an automaton can add numbers in the digits of such weights.
///
/// Zeros within a circle are counted exactly (I. Schur 1918, A. Cohn 1922): where p has the degree n, the constant a
/// and the leading coefficient b, and p* is p with its coefficients in reverse, `a*p - b*p*` has as many zeros within
/// the unit circle as p if |a| > |b|, and as many as p has outside of it if |a| < |b|, provided that none lies on it;
/// if one does, that shows at last in |a| = |b|.
public final class RecurrenceZeros {
    private static final int LARGEST_DEGREE = 16;

    /// Circles of radius `1 + 1/m` are examined.
    private static final int[] FINENESS = {8, 64, 1_024};

    private RecurrenceZeros() {}

    /// @param recurrence `c1, ..., cd` of `U(n) = c1*U(n - 1) + ... + cd*U(n - d)`, cd not 0
    /// @return whether two zeros of its polynomial are proved to lie outside of the unit circle; false is no proof
    ///     that they do not
    public static boolean hasTwoOutsideUnitCircle(List<Integer> recurrence) {
        int degree = recurrence.size();
        if (degree > LARGEST_DEGREE) return false;
        for (int fineness : FINENESS) {
            var polynomial = new ArrayList<BigInteger>();
            for (int power = 0; power <= degree; power++) {
                long coefficient = power == degree ? 1 : -recurrence.get(degree - 1 - power);
                polynomial.add(BigInteger.valueOf(fineness + 1)
                        .pow(power)
                        .multiply(BigInteger.valueOf(fineness).pow(degree - power))
                        .multiply(BigInteger.valueOf(coefficient)));
            }
            int within = within(polynomial);
            if (within >= 0 && within < degree - 1) return true;
        }
        return false;
    }

    /// @param polynomial its coefficients, the constant first
    /// @return the number of zeros within the unit circle; -1 if it is undecided
    static int within(List<BigInteger> polynomial) {
        int degree = polynomial.size() - 1;
        while (degree > 0 && polynomial.get(degree).signum() == 0) degree--;
        if (degree == 0) return polynomial.getFirst().signum() == 0 ? -1 : 0;
        var constant = polynomial.getFirst();
        var leading = polynomial.get(degree);
        int sign = constant.abs().compareTo(leading.abs());
        if (sign == 0) return -1;
        var less = new ArrayList<BigInteger>();
        var divisor = BigInteger.ZERO;
        for (int power = 0; power < degree; power++) {
            var coefficient =
                    constant.multiply(polynomial.get(power)).subtract(leading.multiply(polynomial.get(degree - power)));
            divisor = divisor.gcd(coefficient);
            less.add(coefficient);
        }
        var common = divisor;
        less.replaceAll(coefficient -> coefficient.divide(common));
        int within = within(less);
        return within < 0 || sign > 0 ? within : degree - within;
    }
}
