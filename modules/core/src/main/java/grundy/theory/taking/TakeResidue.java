package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Take an amount from a set that contains 1, 2, ..., m - 1 but no multiple of m: `g(n) = n mod m`. So it is for odd
/// amounts (m = 2), for 1 and the primes (m = 4), for prime powers (m = 6), and for `{1, 2, k}` where 3 does not
/// divide k.
///
/// Proof. No option has the residue of n modulo m, and every smaller residue is reached by taking less than m.
///
/// A heap of value 0 with options is a multiple of m, and taking m - 1 leaves value 1; so in misere play 0 and 1 are
/// exchanged.
///
/// Source: elementary. Cost: one division; the number of options one division for each interval. Where amounts are
/// primes their number is found by a sieve, up to a limit; beyond it only small amounts are listed.
///
/// @param modulus m, at least 2
/// @param amounts a set that has been found to be as required
public record TakeResidue(BigInteger modulus, Amounts amounts) implements HeapValues {
    private static final long MOST_SIEVED = 1L << 24;
    private static final long FEW = 1L << 16;
    private static final int LARGEST_GAP = 100;

    /// @return the form, or empty if the set is not of this kind or not seen to be
    public static Optional<TakeResidue> of(Amounts amounts) {
        if (AmountSets.dependsOnHeap(amounts) || !contains(amounts, BigInteger.ONE)) return Optional.empty();
        var missing = leastMissing(amounts);
        return missing.filter(modulus -> hasNoMultiple(amounts, modulus))
                .map(modulus -> new TakeResidue(modulus, amounts));
    }

    private static boolean contains(Amounts amounts, BigInteger amount) {
        return AmountSets.contains(amounts, amount, amount);
    }

    private static Optional<BigInteger> leastMissing(Amounts amounts) {
        var candidate = BigInteger.TWO;
        if (amounts instanceof Amounts.Ranges(var ranges)) {
            var end = ranges.getFirst().to();
            return end == null ? Optional.empty() : Optional.of(end.add(BigInteger.ONE));
        }
        for (int i = 0; i < LARGEST_GAP; i++, candidate = candidate.add(BigInteger.ONE))
            if (!contains(amounts, candidate)) return Optional.of(candidate);
        return Optional.empty();
    }

    private static boolean hasNoMultiple(Amounts amounts, BigInteger modulus) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                ranges.stream()
                        .allMatch(range -> range.to() != null
                                && range.to().mod(modulus).compareTo(range.to().subtract(range.from())) > 0);
            case Amounts.Powers(var base) -> {
                var rest = modulus;
                for (var common = rest.gcd(base); !common.equals(BigInteger.ONE); common = rest.gcd(base))
                    rest = rest.divide(common);
                yield !rest.equals(BigInteger.ONE);
            }
            case Amounts.Named(var name) ->
                switch (name) {
                    case ODD -> !modulus.testBit(0);
                    case PRIMES -> modulus.bitLength() < Integer.SIZE && isComposite(modulus.intValueExact());
                    case PRIME_POWERS -> modulus.bitLength() < Integer.SIZE && hasTwoPrimes(modulus.intValueExact());
                    default -> false;
                };
            case Amounts.Union(var sets) -> sets.stream().allMatch(set -> hasNoMultiple(set, modulus));
            case Amounts.AtMostPart _ -> false;
        };
    }

    private static int leastPrime(int number) {
        for (int divisor = 2; divisor <= number / divisor; divisor++) if (number % divisor == 0) return divisor;
        return number;
    }

    private static boolean isComposite(int number) {
        return leastPrime(number) < number;
    }

    private static boolean hasTwoPrimes(int number) {
        int prime = leastPrime(number);
        int rest = number;
        while (rest % prime == 0) rest /= prime;
        return rest > 1;
    }

    @Override
    public BigInteger value(BigInteger heap) {
        return heap.mod(modulus);
    }

    @Override
    public long value(long heap) {
        return modulus.bitLength() < Long.SIZE ? heap % modulus.longValue() : heap;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        if (value.compareTo(modulus) >= 0 || heap.signum() == 0) return CountedList.none();
        var amount = heap.subtract(value).mod(modulus);
        if (amount.signum() == 0) return CountedList.none();
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                CountedList.union(ranges.stream()
                        .map(range -> HeapOptions.blocks(
                                heap.subtract(heap.min(Objects.requireNonNull(range.to()))),
                                heap.subtract(range.from()),
                                modulus,
                                value,
                                value))
                        .toList());
            case Amounts.Named(var name)
            when name == Amounts.Name.ODD ->
                amount.testBit(0)
                        ? HeapOptions.blocks(BigInteger.ZERO, heap.subtract(BigInteger.ONE), modulus, value, value)
                        : CountedList.none();
            default -> listOptions(heap, amount);
        };
    }

    private CountedList<List<Position>> listOptions(BigInteger heap, BigInteger residue) {
        if (heap.compareTo(BigInteger.valueOf(MOST_SIEVED)) <= 0) return taking(heap, residue, heap.longValueExact());
        var small = taking(heap, residue, FEW);
        return new CountedList<>(
                small.count(), small.list(), Message.of("closed.amounts", "heap", heap, "limit", MOST_SIEVED));
    }

    /// The options of taking amounts of a residue up to a bound; below the modulus there is one.
    private CountedList<List<Position>> taking(BigInteger heap, BigInteger residue, long most) {
        var found = new BitSet();
        collect(amounts, most, found);
        var taken = found.stream()
                .filter(amount -> BigInteger.valueOf(amount).mod(modulus).equals(residue))
                .toArray();
        return new CountedList<>(
                BigInteger.valueOf(taken.length),
                () -> Stream.iterate(0, i -> i < taken.length, i -> i + 1)
                        .map(i -> HeapOptions.heap(heap.subtract(BigInteger.valueOf(taken[i])))));
    }

    private static void collect(Amounts amounts, long heap, BitSet found) {
        if (amounts instanceof Amounts.Union(var sets)) sets.forEach(set -> collect(set, heap, found));
        else for (long amount : AmountSets.upTo(amounts, heap)) found.set(Math.toIntExact(amount));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm("Amounts modulo " + modulus, "g = n mod " + modulus, "Elementary");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return amounts.equals(new Amounts.Named(Amounts.Name.ODD))
                ? Optional.of(
                        HeapLaw.of(Message.of("explain.law.odd"), texts -> HeapLaw.modulo(heap, BigInteger.TWO, texts)))
                : Optional.empty();
    }
}
