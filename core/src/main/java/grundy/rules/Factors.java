package grundy.rules;

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
record Factors(SortedMap<BigInteger, Integer> exponents) {
    private static final int TRIAL_DIVISORS = 1 << 12;

    /// What is left of so many bits after the trial divisions is a prime: its square root was passed.
    private static final int TRIED_BITS = 24;

    private static final int RHO_STEPS = 1 << 20;
    private static final long MOST_DIVISORS = 1 << 22;

    /// Trial division by small numbers, then Pollard's rho method; every prime is proved to be one.
    ///
    /// @param n at least 1
    /// @throws LimitException if n has too large a factor to be found or to be proved prime
    static Factors of(BigInteger n) {
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
        return new Factors(Collections.unmodifiableSortedMap(exponents));
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
            for (int power = 1, run = 0; factor.equals(BigInteger.ONE) && steps < RHO_STEPS; steps++) {
                Checkpoint.step();
                if (run++ == power) {
                    slow = fast;
                    power *= 2;
                    run = 1;
                }
                fast = fast.multiply(fast).add(step).mod(n);
                factor = slow.subtract(fast).abs().gcd(n);
            }
            if (factor.compareTo(BigInteger.ONE) > 0 && factor.compareTo(n) < 0) return factor;
        }
        throw new LimitException(
                Message.of("rules.factors", "digits", n.toString().length()));
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
            int known = divisors.size();
            var power = BigInteger.ONE;
            for (int i = 1; i <= exponent; i++) {
                power = power.multiply(prime);
                for (int j = 0; j < known; j++) {
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
