package grundy.rules.formula;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// A positive integer as a product of primes.
///
/// @param exponents by prime
record PrimeFactors(SortedMap<BigInteger, Integer> exponents) {
    private static final int TRIAL_DIVISORS = 1 << 12;

    /// A cofactor of at most this many bits after the trial divisions is a prime: its square root was passed.
    private static final int TRIED_BITS = 24;

    private static final int RHO_STEPS = 1 << 20;

    /// Differences of which the greatest common divisor with the number is taken at once.
    private static final int RHO_BATCH = 64;
    private static final long MOST_DIVISORS = 1 << 22;

    /// Trial division by small numbers, then Pollard's rho method; every prime is proved to be one.
    ///
    /// @param n at least 1
    /// @throws LimitException if n has too large a factor to be found or to be proved prime
    static PrimeFactors of(BigInteger n) {
        var exponents = new TreeMap<BigInteger, Integer>();
        var rest = n;
        for (long d = 2; d < TRIAL_DIVISORS && d * d <= clamp(rest); d += d == 2 ? 1 : 2) {
            if (rest.bitLength() < Long.SIZE && rest.longValueExact() % d != 0) continue;
            var divisor = BigInteger.valueOf(d);
            for (var parts = rest.divideAndRemainder(divisor);
                    parts[1].signum() == 0;
                    parts = rest.divideAndRemainder(divisor)) {
                exponents.merge(divisor, 1, Integer::sum);
                rest = parts[0];
            }
        }
        var composite = new ArrayDeque<BigInteger>();
        if (rest.compareTo(BigInteger.ONE) > 0) composite.push(rest);
        while (!composite.isEmpty()) {
            var part = composite.pop();
            if (part.bitLength() <= TRIED_BITS || Primes.isPrime(part)) {
                exponents.merge(part, 1, Integer::sum);
                continue;
            }
            var factor = rho(part);
            composite.push(factor);
            composite.push(part.divide(factor));
        }
        return new PrimeFactors(Collections.unmodifiableSortedMap(exponents));
    }

    private static long clamp(BigInteger n) {
        return n.bitLength() < 63 ? n.longValueExact() : Long.MAX_VALUE;
    }

    /// A proper factor of a composite number, by Pollard's rho method with Brent's cycle finding.
    private static BigInteger rho(BigInteger n) {
        int steps = 0;
        for (long increment = 1; steps < RHO_STEPS; increment++) {
            var step = BigInteger.valueOf(increment);
            var slow = BigInteger.TWO;
            var fast = BigInteger.TWO;
            var factor = BigInteger.ONE;
            for (int power = 1; factor.equals(BigInteger.ONE) && steps < RHO_STEPS; power *= 2) {
                slow = fast;
                for (int run = 0; run < power && factor.equals(BigInteger.ONE) && steps < RHO_STEPS; ) {
                    var start = fast;
                    int batch = Math.min(RHO_BATCH, power - run);
                    var product = BigInteger.ONE;
                    for (int i = 0; i < batch; i++) {
                        Checkpoint.step();
                        fast = fast.multiply(fast).add(step).mod(n);
                        product = product.multiply(slow.subtract(fast)).mod(n);
                    }
                    factor = product.gcd(n);
                    if (factor.equals(n)) factor = firstOf(batch, slow, start, step, n);
                    run += batch;
                    steps += batch;
                }
            }
            if (factor.compareTo(BigInteger.ONE) > 0 && factor.compareTo(n) < 0) return factor;
        }
        throw new LimitException(
                Message.of("rules.factors", "digits", n.toString().length()));
    }

    /// @return the greatest common divisor of the number and the first difference of a batch that shares a factor
    ///     with it
    private static BigInteger firstOf(int batch, BigInteger slow, BigInteger start, BigInteger step, BigInteger n) {
        var fast = start;
        for (int i = 0; i < batch; i++) {
            Checkpoint.step();
            fast = fast.multiply(fast).add(step).mod(n);
            var factor = slow.subtract(fast).gcd(n);
            if (!factor.equals(BigInteger.ONE)) return factor;
        }
        return n;
    }

    /// @return all divisors, ascending
    /// @throws LimitException if there are more than four million
    List<BigInteger> divisors() {
        long count = 1;
        for (int exponent : exponents.values()) {
            count = Math.multiplyExact(count, exponent + 1L);
            if (count > MOST_DIVISORS)
                throw new LimitException(Message.of("rules.many-divisors", "limit", MOST_DIVISORS));
        }
        var divisors = new ArrayList<BigInteger>(List.of(BigInteger.ONE));
        exponents.forEach((prime, exponent) -> {
            int size = divisors.size();
            var power = BigInteger.ONE;
            for (int i = 1; i <= exponent; i++) {
                power = power.multiply(prime);
                for (int j = 0; j < size; j++) {
                    Checkpoint.step();
                    divisors.add(divisors.get(j).multiply(power));
                }
            }
        });
        divisors.sort((one, other) -> {
            Checkpoint.step();
            return one.compareTo(other);
        });
        return divisors;
    }
}
