package grundy.engine.words;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// A set of nonnegative integers that can be stepped through.
@FunctionalInterface
interface LongAmounts {
    /// Stands for "none": no member is as large.
    long NONE = Long.MAX_VALUE;

    /// The divisors of smaller numbers are found by trying.
    long TRIED = 1L << 32;

    /// @param least at least 0
    /// @return the least member that is at least `least`, or {@link #NONE}
    long from(long least);

    /// @throws ArithmeticException for {@link #NONE} itself
    default boolean contains(long value) {
        if (value == NONE) throw new ArithmeticException("long overflow");
        return value >= 0 && from(value) == value;
    }

    /// @throws UnfitException if the set depends on a heap, or is one of those that are rarely asked
    ///     for
    static LongAmounts of(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) -> ranges(ranges);
            case Amounts.Powers(var base) ->
                base.bitLength() >= Long.SIZE
                        ? sparse(1)
                        : growing(1, power -> Math.multiplyExact(power, base.longValueExact()));
            case Amounts.Union(var sets) -> {
                var all = sets.stream().map(LongAmounts::of).toArray(LongAmounts[]::new);
                yield least -> {
                    long first = NONE;
                    for (var each : all) first = Math.min(first, each.from(least));
                    return first;
                };
            }
            case Amounts.Named(var name) ->
                switch (name) {
                    case FIBONACCI -> sparse(fibonacci());
                    case ODD -> least -> least | 1;
                    case EVEN -> least -> least == NONE ? NONE : least + (least & 1);
                    case SQUARES -> LongAmounts::square;
                    case CUBES, PRIMES, PRIME_POWERS, FACTORIALS, TRIANGULAR, DIVISORS, PROPER_DIVISORS ->
                        throw new UnfitException(amounts);
                };
            case Amounts.AtMostPart _ -> throw new UnfitException(amounts);
        };
    }

    /// @param number at least 1
    /// @throws grundy.limit.LimitException if it cannot be split into its prime factors
    static LongAmounts divisors(long number) {
        if (number < TRIED)
            return sparse(LongStream.concat(smaller(number), larger(number)).toArray());
        return sparse(AmountSets.stream(new Amounts.Named(Amounts.Name.DIVISORS), BigInteger.valueOf(number))
                .mapToLong(BigInteger::longValueExact)
                .toArray());
    }

    /// @return the divisors up to the square root
    private static LongStream smaller(long number) {
        return LongStream.rangeClosed(1, LongExpression.squareRoot(number)).filter(divisor -> number % divisor == 0);
    }

    private static LongStream larger(long number) {
        long root = LongExpression.squareRoot(number);
        return LongStream.iterate(root, divisor -> divisor > 0, divisor -> divisor - 1)
                .filter(divisor -> number % divisor == 0 && number / divisor != divisor)
                .map(divisor -> number / divisor);
    }

    private static LongAmounts ranges(List<Amounts.Range> ranges) {
        int count = ranges.size();
        var from = new long[count];
        var to = new long[count];
        for (int i = 0; i < count; i++) {
            var range = ranges.get(i);
            from[i] = range.from().bitLength() < Long.SIZE ? range.from().longValue() : NONE;
            to[i] = range.to() != null && range.to().bitLength() < Long.SIZE
                    ? range.to().longValue()
                    : NONE;
        }
        return least -> {
            int low = 0;
            int high = count;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (to[middle] < least) low = middle + 1;
                else high = middle;
            }
            return low == count ? NONE : Math.max(from[low], least);
        };
    }

    private static LongAmounts growing(long first, LongUnaryOperator next) {
        var members = new long[Long.SIZE];
        int count = 0;
        try {
            for (long member = first; ; member = next.applyAsLong(member)) members[count++] = member;
        } catch (ArithmeticException _) {
            return sparse(Arrays.copyOf(members, count));
        }
    }

    private static long[] fibonacci() {
        return LongStream.concat(LongStream.of(1), pairs()).toArray();
    }

    private static LongStream pairs() {
        return Stream.iterate(new long[] {1, 2}, pair -> pair[1] > 0, pair -> new long[] {pair[1], pair[0] + pair[1]})
                .mapToLong(pair -> pair[1]);
    }

    private static LongAmounts sparse(long... members) {
        return least -> {
            int found = Arrays.binarySearch(members, least);
            int next = found >= 0 ? found : -found - 1;
            return next < members.length ? members[next] : NONE;
        };
    }

    private static long square(long least) {
        long root = LongExpression.squareRoot(least);
        if (root * root == least) return least;
        return root >= 3037000499L ? NONE : (root + 1) * (root + 1);
    }
}
