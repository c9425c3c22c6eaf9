package grundy.check.period;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import java.math.BigInteger;
import java.util.BitSet;

/// Checks that every amount of an infinite set is congruent modulo p to an amount below p.
///
/// @param modulus p, at least 1
/// @param small the amounts below p
public record ResidueClasses(int modulus, BitSet small) {
    /// @return true only if it is so
    public boolean cover(Amounts set) {
        return switch (set) {
            case Union(var sets) -> sets.stream().allMatch(this::cover);
            case Ranges(var ranges) ->
                ranges.stream().allMatch(range -> range.to() != null && coverAll(range.from(), range.to()));
            case Amounts.Powers(var base) -> coverPowers(base);
            case Amounts.Named(var name) ->
                switch (name) {
                    case ODD -> modulus % 2 == 0 && coverEverySecond();
                    case PRIMES -> coverPrimes(false);
                    case PRIME_POWERS -> coverPrimes(true);
                    case EVEN, FIBONACCI, SQUARES, CUBES, FACTORIALS, TRIANGULAR, DIVISORS, PROPER_DIVISORS -> false;
                };
            case Amounts.AtMostPart _ -> false;
        };
    }

    private boolean coverAll(BigInteger from, BigInteger to) {
        if (to.subtract(from).compareTo(BigInteger.valueOf(modulus)) >= 0) return false;
        for (var amount = from; amount.compareTo(to) <= 0; amount = amount.add(BigInteger.ONE)) {
            if (!small.get(amount.mod(BigInteger.valueOf(modulus)).intValueExact())) return false;
        }
        return true;
    }

    private boolean coverPowers(BigInteger base) {
        var p = BigInteger.valueOf(modulus);
        var power = BigInteger.ONE.mod(p);
        for (int exponent = 0; exponent <= modulus; exponent++) {
            if (!small.get(power.intValueExact())) return false;
            power = power.multiply(base).mod(p);
        }
        return true;
    }

    private boolean coverEverySecond() {
        for (int residue = 1; residue < modulus; residue += 2) if (!small.get(residue)) return false;
        return true;
    }

    /// Every residue without a common factor with p is that of a prime (Dirichlet 1837). A prime power with the
    /// residue r is divisible by g = gcd(r, p); so if g > 1 it is a power of the only prime that divides g.
    private boolean coverPrimes(boolean powers) {
        for (int residue = 0; residue < modulus; residue++) {
            if (small.get(residue)) continue;
            int divisor =
                    BigInteger.valueOf(residue).gcd(BigInteger.valueOf(modulus)).intValueExact();
            if (divisor == 1) return false;
            int prime = leastPrimeFactor(divisor);
            if (powers ? isResidueOfPower(prime, residue) : divisor == prime && prime % modulus == residue)
                return false;
        }
        return true;
    }

    private boolean isResidueOfPower(int prime, int residue) {
        long power = prime % modulus;
        for (int exponent = 1; exponent <= modulus + 1; exponent++) {
            if (power == residue) return true;
            power = power * prime % modulus;
        }
        return false;
    }

    private static int leastPrimeFactor(int n) {
        for (int factor = 2; (long) factor * factor <= n; factor++) if (n % factor == 0) return factor;
        return n;
    }
}
