package grundy.rules.formula;

import grundy.limit.Checkpoint;
import grundy.rules.formula.Amounts.Name;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Membership and listing of the sets that have a name.
final class NamedAmounts {
    private static final int STRUCK_AT_ONCE = 1 << 20;
    private static final BigInteger ONE = BigInteger.ONE;
    private static final BigInteger TWO = BigInteger.TWO;
    private static final BigInteger THREE = BigInteger.valueOf(3);

    private NamedAmounts() {}

    /// Returns whether a set contains an amount. 0 is a square, a cube, triangular and even here,
    /// though no move takes it: {@link #stream} lists positive amounts only.
    ///
    /// @param amount at least 0, at most `heap`
    static boolean contains(Name name, BigInteger amount, BigInteger heap) {
        boolean positive = amount.signum() > 0;
        return switch (name) {
            case FIBONACCI -> positive && isFibonacci(amount);
            case SQUARES -> isSquare(amount);
            case CUBES -> Primes.root(amount, 3).pow(3).equals(amount);
            case PRIMES -> Primes.isPrime(amount);
            case PRIME_POWERS -> positive && Primes.isPrimePower(amount);
            case FACTORIALS -> positive && stream(Name.FACTORIALS, amount).anyMatch(amount::equals);
            case TRIANGULAR -> isSquare(amount.shiftLeft(3).add(ONE));
            case ODD -> amount.testBit(0);
            case EVEN -> !amount.testBit(0);
            case DIVISORS -> positive && heap.mod(amount).signum() == 0;
            case PROPER_DIVISORS ->
                positive && !amount.equals(heap) && heap.mod(amount).signum() == 0;
        };
    }

    private static boolean isPrime(BigInteger n) {
        Checkpoint.step();
        return Primes.isPrime(n);
    }

    private static boolean isPrimePower(BigInteger n) {
        Checkpoint.step();
        return Primes.isPrimePower(n);
    }

    private static boolean isSquare(BigInteger n) {
        return n.sqrtAndRemainder()[1].signum() == 0;
    }

    /// n is a Fibonacci number exactly where 5n^2 + 4 or 5n^2 - 4 is a square. Source: Gessel 1972.
    private static boolean isFibonacci(BigInteger n) {
        var fiveSquares = n.multiply(n).multiply(BigInteger.valueOf(5));
        return isSquare(fiveSquares.add(BigInteger.valueOf(4)))
                || isSquare(fiveSquares.subtract(BigInteger.valueOf(4)));
    }

    /// Lists the positive members of a set, in ascending order.
    ///
    /// @param heap the largest that is listed, and what divisors divide
    static Stream<BigInteger> stream(Name name, BigInteger heap) {
        return switch (name) {
            case FIBONACCI ->
                Stream.iterate(new BigInteger[] {ONE, TWO}, pair -> pair[0].compareTo(heap) <= 0, pair ->
                                new BigInteger[] {pair[1], pair[0].add(pair[1])})
                        .map(pair -> pair[0]);
            case SQUARES -> indexed(k -> k.multiply(k), heap);
            case CUBES -> indexed(k -> k.pow(3), heap);
            case TRIANGULAR -> indexed(k -> k.multiply(k.add(ONE)).shiftRight(1), heap);
            case FACTORIALS ->
                Stream.iterate(new BigInteger[] {ONE, TWO}, pair -> pair[0].compareTo(heap) <= 0, pair ->
                                new BigInteger[] {pair[0].multiply(pair[1]), pair[1].add(ONE)})
                        .map(pair -> pair[0]);
            case ODD -> Stream.iterate(ONE, k -> k.compareTo(heap) <= 0, k -> k.add(TWO));
            case EVEN -> Stream.iterate(TWO, k -> k.compareTo(heap) <= 0, k -> k.add(TWO));
            case PRIMES ->
                Stream.concat(
                        Stream.of(TWO).filter(two -> two.compareTo(heap) <= 0),
                        Stream.iterate(THREE, k -> k.compareTo(heap) <= 0, k -> k.add(TWO))
                                .filter(NamedAmounts::isPrime));
            case PRIME_POWERS -> indexed(k -> k, heap).filter(NamedAmounts::isPrimePower);
            case DIVISORS -> heap.signum() == 0 ? Stream.empty() : PrimeFactors.of(heap).divisors().stream();
            case PROPER_DIVISORS ->
                heap.signum() == 0
                        ? Stream.empty()
                        : PrimeFactors.of(heap).divisors().stream().filter(divisor -> !divisor.equals(heap));
        };
    }

    private static Stream<BigInteger> indexed(UnaryOperator<BigInteger> term, BigInteger heap) {
        return Stream.iterate(ONE, k -> k.add(ONE)).map(term).takeWhile(amount -> amount.compareTo(heap) <= 0);
    }

    /// Returns the positive members of a set in ascending order, faster than {@link #stream} for many primes.
    ///
    /// @param heap the largest that is listed, and what divisors divide
    /// @throws grundy.limit.LimitException if primes up to 2^31 and more are asked for
    static long[] upTo(Name name, long heap) {
        return switch (name) {
            case ODD -> LongStream.iterate(1, k -> k <= heap, k -> k + 2).toArray();
            case EVEN -> LongStream.iterate(2, k -> k <= heap, k -> k + 2).toArray();
            case PRIMES -> primePowers(heap, 1);
            case PRIME_POWERS -> primePowers(heap, Integer.MAX_VALUE);
            case FIBONACCI, SQUARES, CUBES, TRIANGULAR, FACTORIALS, DIVISORS, PROPER_DIVISORS ->
                stream(name, BigInteger.valueOf(heap))
                        .mapToLong(BigInteger::longValueExact)
                        .toArray();
        };
    }

    /// Sieve of Eratosthenes.
    ///
    /// @param highestExponent 1 for primes only; larger for their powers too, and then also 1
    private static long[] primePowers(long heap, int highestExponent) {
        int limit = Math.toIntExact(Math.min(heap, Integer.MAX_VALUE - 8));
        if (limit < heap) throw Primes.tooLarge(BigInteger.valueOf(heap));
        var composite = new BitSet(limit + 1);
        var members = new BitSet(limit + 1);
        if (highestExponent > 1 && limit >= 1) members.set(1);
        for (int p = composite.nextClearBit(2); p <= limit; p = composite.nextClearBit(p + 1)) {
            sieve(composite, p, limit);
            Checkpoint.step();
            long power = p;
            for (int exponent = 1; exponent <= highestExponent && power <= limit; exponent++, power *= p)
                members.set((int) power);
        }
        return members.stream().asLongStream().peek(_ -> Checkpoint.step()).toArray();
    }

    /// Strikes out the multiples of p from its square on, which may be half of all numbers.
    private static void sieve(BitSet composite, int p, int limit) {
        long from = (long) p * p;
        while (from <= limit) {
            Checkpoint.look();
            long to = Math.min(limit, from + (long) p * STRUCK_AT_ONCE);
            for (; from <= to; from += p) composite.set((int) from);
        }
    }
}
