package grundy.theory.divisors;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.RulesException;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The divisors and prime divisors of a number.
///
/// @param divisors ascending, from 1 to the number
/// @param primes ascending
record FactoredNumber(List<BigInteger> divisors, List<BigInteger> primes) {
    /// @param number at least 1
    /// @throws LimitException if the number cannot be factored within reasonable time, or has too many divisors
    static FactoredNumber of(BigInteger number) {
        try {
            var divisors = AmountSets.stream(new Amounts.Named(Amounts.Name.DIVISORS), number)
                    .toList();
            return new FactoredNumber(divisors, primes(number, divisors));
        } catch (RulesException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static List<BigInteger> primes(BigInteger number, List<BigInteger> divisors) {
        var primes = new ArrayList<BigInteger>();
        var rest = number;
        for (int i = 1; !rest.equals(BigInteger.ONE); i++) {
            Checkpoint.step();
            var divisor = divisors.get(i);
            if (rest.mod(divisor).signum() != 0) continue;
            primes.add(divisor);
            while (rest.mod(divisor).signum() == 0) rest = rest.divide(divisor);
        }
        return primes;
    }

    /// @param divisor of the number
    /// @return the number of its prime factors, with multiplicity
    int primeFactors(BigInteger divisor) {
        Checkpoint.step();
        int count = 0;
        var rest = divisor;
        for (var prime : primes)
            for (var parts = rest.divideAndRemainder(prime);
                    parts[1].signum() == 0;
                    parts = rest.divideAndRemainder(prime)) {
                rest = parts[0];
                count++;
            }
        return count;
    }

    /// @return the number of integers from 1 to the number that are prime to it (Euler's function)
    BigInteger totient() {
        var totient = divisors.getLast();
        for (var prime : primes) totient = totient.divide(prime).multiply(prime.subtract(BigInteger.ONE));
        return totient;
    }
}
