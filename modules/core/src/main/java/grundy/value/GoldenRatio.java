package grundy.value;

import java.math.BigInteger;
import java.util.Optional;

/// Exact arithmetic with the golden ratio `phi = (1 + sqrt 5) / 2` on integers of any length: Wythoff's two
/// sequences.
///
/// The lower sequence is `floor(k*phi)` for k = 0, 1, 2, ... (A000201 from k = 1), the upper one
/// `floor(k*phi^2) = floor(k*phi) + k` (A001950). Every integer from 1 on is in exactly one of them
/// (Beatty 1926). Double precision is wrong from `k = 102334155` on.
///
/// Cost of each method: one integer square root of twice the length of the argument.
public final class GoldenRatio {
    private static final BigInteger FIVE = BigInteger.valueOf(5);

    private GoldenRatio() {}

    /// `floor(k*phi) = floor((k + floor(sqrt(5*k^2))) / 2)`: rounding down inside does not change the half
    /// rounded down.
    ///
    /// @param k at least 0
    public static BigInteger floorPhi(BigInteger k) {
        if (k.signum() < 0) throw new IllegalArgumentException("floor(k*phi) needs k >= 0, but k = " + k);
        return k.add(FIVE.multiply(k.multiply(k)).sqrt()).shiftRight(1);
    }

    /// `floor(k*phi^2) = floor(k*phi) + k`, since `phi^2 = phi + 1`.
    ///
    /// @param k at least 0
    public static BigInteger floorPhiSquared(BigInteger k) {
        return floorPhi(k).add(k);
    }

    /// @param number at least 0
    /// @return k with `floor(k*phi) == number`, or empty if there is none
    public static Optional<BigInteger> indexInLower(BigInteger number) {
        var index = ceilingOverPhi(number);
        return floorPhi(index).equals(number) ? Optional.of(index) : Optional.empty();
    }

    /// @param number at least 0
    /// @return k with `floor(k*phi^2) == number`, or empty if there is none
    public static Optional<BigInteger> indexInUpper(BigInteger number) {
        var index = number.subtract(floorOverPhi(number));
        return floorPhiSquared(index).equals(number) ? Optional.of(index) : Optional.empty();
    }

    /// `floor(n/phi) = floor(n*phi) - n`.
    private static BigInteger floorOverPhi(BigInteger number) {
        return floorPhi(number).subtract(number);
    }

    private static BigInteger ceilingOverPhi(BigInteger number) {
        return number.signum() == 0 ? number : floorOverPhi(number).add(BigInteger.ONE);
    }
}
