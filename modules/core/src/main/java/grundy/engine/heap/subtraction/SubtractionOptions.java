package grundy.engine.heap.subtraction;

import grundy.engine.heap.HeapsOfValue;
import grundy.engine.heap.RepetitionValues;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Counts and lists the options of one value, of a heap without splitting. The smallest amount comes first.
///
/// Where a period is known, an interval of amounts costs two binary searches, whatever its length; otherwise every
/// amount is examined.
///
/// @param value of any heap that can be left
/// @param knownValues the values of all heaps, if they are proved
record SubtractionOptions(
        TakingRules taking,
        UnaryOperator<BigInteger> value,
        @Nullable RepetitionValues knownValues) {
    private static final long MOST_AMOUNTS = 20_000_000;
    private static final int SHORT = 32;

    CountedList<List<Position>> of(BigInteger heap, BigInteger target) {
        var least = taking.isUniform() ? BigInteger.ZERO : BigInteger.ONE;
        var options = leaving(heap, target, least);
        boolean empties = least.signum() > 0
                && heap.signum() > 0
                && value.apply(BigInteger.ZERO).equals(target)
                && AmountSets.contains(taking.emptying(), heap, heap);
        if (!empties) return options;
        return new CountedList<>(
                options.count().add(BigInteger.ONE),
                () -> Stream.concat(options.stream(), Stream.of(option(BigInteger.ZERO))));
    }

    private CountedList<List<Position>> leaving(BigInteger heap, BigInteger target, BigInteger least) {
        return switch (taking.leaving()) {
            case Ranges(var ranges) -> intervals(ranges, heap, target, least);
            case AtMostPart(var numerator, var denominator) -> {
                var most = heap.multiply(numerator).divide(denominator).min(heap);
                yield most.signum() == 0
                        ? CountedList.none()
                        : intervals(List.of(new Range(BigInteger.ONE, most)), heap, target, least);
            }
            case Named(var name)
            when knownValues != null && (name == Name.ODD || name == Name.EVEN) ->
                everySecond(knownValues, name, heap, target, least);
            case Named _, Amounts.Powers _, Amounts.Union _ -> single(heap, target, least);
        };
    }

    private CountedList<List<Position>> everySecond(
            RepetitionValues values, Name name, BigInteger heap, BigInteger target, BigInteger least) {
        int parity = heap.testBit(0) == (name == Name.ODD) ? 0 : 1;
        var heaps = values.heapsOf(target, 2, parity);
        var high = heap.subtract(name == Name.ODD ? BigInteger.ONE : BigInteger.TWO);
        return new CountedList<>(
                heaps.count(least, high), () -> heaps.descending(least, high).map(SubtractionOptions::option));
    }

    private record RemainderRange(BigInteger low, BigInteger high) {
        boolean isShort() {
            return high.subtract(low).bitLength() < SHORT && high.subtract(low).longValueExact() < SHORT;
        }
    }

    private CountedList<List<Position>> intervals(
            List<Range> ranges, BigInteger heap, BigInteger target, BigInteger least) {
        var left = new ArrayList<RemainderRange>();
        for (var range : ranges) {
            var high = heap.subtract(range.from());
            var low = range.to() == null ? least : heap.subtract(range.to()).max(least);
            if (low.compareTo(high) <= 0) left.add(new RemainderRange(low, high));
        }
        boolean allShort = left.stream().allMatch(RemainderRange::isShort);
        var heaps = knownValues == null || allShort ? null : knownValues.heapsOf(target, 1, 0);
        var count = BigInteger.ZERO;
        for (var interval : left)
            count = count.add(
                    heaps == null || interval.isShort()
                            ? counted(interval, target)
                            : heaps.count(interval.low, interval.high));
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(left.stream(), interval -> heapsOfValue(interval, heaps, target))
                        .map(SubtractionOptions::option));
    }

    private BigInteger counted(RemainderRange interval, BigInteger target) {
        return BigInteger.valueOf(descending(interval)
                .filter(heap -> value.apply(heap).equals(target))
                .count());
    }

    private Stream<BigInteger> heapsOfValue(RemainderRange interval, @Nullable HeapsOfValue heaps, BigInteger target) {
        return heaps == null || interval.isShort()
                ? descending(interval).filter(heap -> value.apply(heap).equals(target))
                : heaps.descending(interval.low, interval.high);
    }

    private static Stream<BigInteger> descending(RemainderRange interval) {
        return Stream.iterate(
                interval.high, heap -> heap.compareTo(interval.low) >= 0, heap -> heap.subtract(BigInteger.ONE));
    }

    private CountedList<List<Position>> single(BigInteger heap, BigInteger target, BigInteger least) {
        if (atMost(taking.leaving(), heap).compareTo(BigInteger.valueOf(MOST_AMOUNTS)) > 0)
            throw new LimitException(
                    Message.of("subtraction.many-amounts", "heap", shortened(heap), "limit", MOST_AMOUNTS));
        long count = 0;
        for (var left : (Iterable<BigInteger>) remainingHeaps(heap, least)::iterator) {
            if (value.apply(left).equals(target)) count++;
        }
        return new CountedList<>(
                BigInteger.valueOf(count),
                () -> remainingHeaps(heap, least)
                        .filter(left -> value.apply(left).equals(target))
                        .map(SubtractionOptions::option));
    }

    /// @return a bound for the number of candidates that must be examined to list a set
    private static BigInteger atMost(Amounts set, BigInteger heap) {
        return switch (set) {
            case Amounts.Union(var sets) ->
                sets.stream().map(member -> atMost(member, heap)).reduce(BigInteger.ZERO, BigInteger::add);
            case Ranges(var ranges) ->
                ranges.stream()
                        .map(range -> (range.to() == null ? heap : range.to().min(heap))
                                .subtract(range.from())
                                .add(BigInteger.ONE))
                        .map(BigInteger.ZERO::max)
                        .reduce(BigInteger.ZERO, BigInteger::add);
            case Amounts.Powers _ -> BigInteger.valueOf(heap.bitLength());
            case AtMostPart _ -> heap;
            case Named(var name) ->
                switch (name) {
                    case ODD, EVEN, PRIMES, PRIME_POWERS -> heap;
                    case SQUARES, CUBES, TRIANGULAR -> heap.shiftLeft(1).sqrt();
                    case FIBONACCI, FACTORIALS -> BigInteger.valueOf(2L * heap.bitLength());
                    case DIVISORS, PROPER_DIVISORS -> heap.min(BigInteger.valueOf(MOST_AMOUNTS));
                };
        };
    }

    private Stream<BigInteger> remainingHeaps(BigInteger heap, BigInteger least) {
        boolean small = heap.compareTo(BigInteger.valueOf(MOST_AMOUNTS)) <= 0;
        var amounts = small
                ? LongStream.of(AmountSets.upTo(taking.leaving(), heap.longValueExact()))
                        .mapToObj(BigInteger::valueOf)
                : AmountSets.stream(taking.leaving(), heap);
        return amounts.map(heap::subtract).filter(left -> left.compareTo(least) >= 0);
    }

    static String shortened(BigInteger heap) {
        return heap.bitLength() <= 100
                ? heap.toString()
                : "10^" + (heap.toString().length() - 1);
    }

    private static List<Position> option(BigInteger left) {
        return List.of(Tuple.of(left));
    }
}
