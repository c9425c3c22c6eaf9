package grundy.value;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The multiplicative order of a nimber: the least n >= 1 with `a^n = 1`.
///
/// The nonzero nimbers below 2^(2^k) are a cyclic group of 2^(2^k) - 1 elements, and that is the product of the
/// Fermat numbers 2^(2^i) + 1 for i < k. Their prime factors are known up to i = 11, and here up to i = 8.
///
/// Source of the factors: Euler 1732, Landry and Le Lasseur 1880, Morrison and Brillhart 1970, Brent and Pollard
/// 1980.
public final class NimOrder {
    private static final List<List<BigInteger>> FERMAT_FACTORS = List.of(
            factors("3"),
            factors("5"),
            factors("17"),
            factors("257"),
            factors("65537"),
            factors("641", "6700417"),
            factors("274177", "67280421310721"),
            factors("59649589127497217", "5704689200685129054721"),
            factors("1238926361552897", "93461639715357977769163558199606896584051237541638188580280321"));

    private NimOrder() {}

    private static List<BigInteger> factors(String... primes) {
        return Stream.of(primes).map(BigInteger::new).toList();
    }

    /// @return the primes whose product is `2^(2^index) + 1`, for index below {@link #knownFermatNumbers}
    static List<BigInteger> fermatFactors(int index) {
        return FERMAT_FACTORS.get(index);
    }

    static int knownFermatNumbers() {
        return FERMAT_FACTORS.size();
    }

    /// @return the most bits of a nimber whose order can be found here
    public static int mostBits() {
        return 1 << FERMAT_FACTORS.size();
    }

    /// @param a at least 1
    /// @return the order, or empty if `a` has more than {@link #mostBits} bits
    public static Optional<BigInteger> of(BigInteger a) {
        if (a.signum() <= 0) throw new ArithmeticException("Only a nimber >= 1 has an order, not " + a);
        int bits = NimField.fieldBits(a);
        if (bits > mostBits()) return Optional.empty();
        var order = ONE.shiftLeft(bits).subtract(ONE);
        var primes = new ArrayList<BigInteger>();
        for (int index = 0; 1 << index < bits; index++) primes.addAll(FERMAT_FACTORS.get(index));
        for (var prime : primes) {
            var smaller = order.divide(prime);
            if (NimField.power(a, smaller).equals(ONE)) order = smaller;
        }
        return Optional.of(order);
    }
}
