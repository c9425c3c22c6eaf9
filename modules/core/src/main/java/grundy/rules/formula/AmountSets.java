package grundy.rules.formula;

import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Powers;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Membership, listing and normal form of {@link Amounts}. Exact on integers of any length.
public final class AmountSets {
    private static final Comparator<Amounts> ORDER =
            Comparator.comparing(AmountSets::rank).thenComparing(Amounts::toString);

    private AmountSets() {}

    /// The union of intervals in normal form: ascending, disjoint, not touching, so that equal sets are equal
    /// values.
    ///
    /// @throws IllegalArgumentException if an interval is empty or begins below 0
    public static Amounts of(List<Range> ranges) {
        var sorted = new ArrayList<>(ranges);
        sorted.sort(Comparator.comparing(Range::from));
        var merged = new ArrayList<Range>();
        for (var range : sorted) {
            if (range.from().signum() < 0 || range.to() != null && range.to().compareTo(range.from()) < 0)
                throw new IllegalArgumentException("An interval of amounts must be 0 <= from <= to, but is " + range);
            if (merged.isEmpty() || !touches(merged.getLast(), range)) merged.add(range);
            else
                merged.set(
                        merged.size() - 1,
                        new Range(
                                merged.getLast().from(), later(merged.getLast().to(), range.to())));
        }
        return new Ranges(List.copyOf(merged));
    }

    /// @param next begins no earlier than `range`
    private static boolean touches(Range range, Range next) {
        return range.to() == null || next.from().compareTo(range.to().add(BigInteger.ONE)) <= 0;
    }

    private static @Nullable BigInteger later(@Nullable BigInteger a, @Nullable BigInteger b) {
        return a == null || b == null ? null : a.max(b);
    }

    /// The finite set of the given amounts.
    public static Amounts of(long... amounts) {
        return of(LongStream.of(amounts)
                .mapToObj(BigInteger::valueOf)
                .map(amount -> new Range(amount, amount))
                .toList());
    }

    /// The union in normal form: flat, its intervals merged into one set, each set once, in a fixed order; a
    /// single set is itself.
    public static Amounts union(List<Amounts> sets) {
        var ranges = new ArrayList<Range>();
        var others = new LinkedHashSet<Amounts>();
        for (var set : sets) collect(set, ranges, others);
        if (others.contains(new Named(Name.ODD)) && others.contains(new Named(Name.EVEN)))
            ranges.add(new Range(BigInteger.ONE, null));
        var intervals = of(ranges);
        if (others.isEmpty() || intervals.equals(Amounts.ANY)) return intervals;
        var all = new ArrayList<Amounts>(others);
        if (!ranges.isEmpty()) all.add(intervals);
        all.sort(ORDER);
        return all.size() == 1 ? all.getFirst() : new Union(List.copyOf(all));
    }

    private static void collect(Amounts set, List<Range> ranges, Set<Amounts> others) {
        switch (set) {
            case Ranges(var intervals) -> ranges.addAll(intervals);
            case Union(var sets) -> sets.forEach(member -> collect(member, ranges, others));
            case Powers _, Named _, AtMostPart _ -> others.add(set);
        }
    }

    private static int rank(Amounts set) {
        return switch (set) {
            case Ranges _ -> 0;
            case Powers _ -> 1;
            case Named _ -> 2;
            case AtMostPart _ -> 3;
            case Union _ -> 4;
        };
    }

    /// Returns whether an amount is in the set and no larger than the heap. 0 is in intervals that
    /// begin at 0, and is even, a square, a cube and triangular; it is in no other set.
    ///
    /// @param heap only {@link #dependsOnHeap} sets look at it beyond the comparison
    /// @throws grundy.limit.LimitException if primality cannot be decided for certain at this size
    public static boolean contains(Amounts set, BigInteger amount, BigInteger heap) {
        if (amount.signum() < 0 || amount.compareTo(heap) > 0) return false;
        return switch (set) {
            case Ranges(var ranges) -> inRanges(ranges, amount);
            case Powers(var base) -> isPower(base, amount);
            case Named(var name) -> NamedAmounts.contains(name, amount, heap);
            case AtMostPart(var numerator, var denominator) ->
                amount.signum() > 0 && amount.compareTo(heap.multiply(numerator).divide(denominator)) <= 0;
            case Union(var sets) -> sets.stream().anyMatch(member -> contains(member, amount, heap));
        };
    }

    private static boolean inRanges(List<Range> ranges, BigInteger amount) {
        int low = 0;
        int high = ranges.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            var range = ranges.get(middle);
            if (amount.compareTo(range.from()) < 0) high = middle - 1;
            else if (range.to() != null && amount.compareTo(range.to()) > 0) low = middle + 1;
            else return true;
        }
        return false;
    }

    private static boolean isPower(BigInteger base, BigInteger amount) {
        if (amount.signum() == 0) return false;
        if (base.equals(BigInteger.TWO)) return amount.bitCount() == 1;
        var steps = new ArrayList<BigInteger>();
        for (var square = base; square.compareTo(amount) <= 0; square = square.multiply(square)) steps.add(square);
        var rest = amount;
        for (var step : steps.reversed()) {
            var parts = rest.divideAndRemainder(step);
            if (parts[1].signum() == 0) rest = parts[0];
        }
        return rest.equals(BigInteger.ONE);
    }

    /// @return whether what may be taken depends on the heap in another way than by not exceeding it
    public static boolean dependsOnHeap(Amounts set) {
        return switch (set) {
            case Ranges _, Powers _ -> false;
            case Named(var name) -> name == Name.DIVISORS || name == Name.PROPER_DIVISORS;
            case AtMostPart _ -> true;
            case Union(var sets) -> sets.stream().anyMatch(AmountSets::dependsOnHeap);
        };
    }

    /// @return the greatest amount of a finite set that does not depend on the heap; empty for the empty set and
    ///     all others
    public static Optional<BigInteger> greatest(Amounts set) {
        return isFinite(set) && !((Ranges) set).ranges().isEmpty()
                ? Optional.ofNullable(((Ranges) set).ranges().getLast().to())
                : Optional.empty();
    }

    /// @return whether the set allows a heap to be split without taking from it: only ranges are ever written
    ///     from 0 on
    public static boolean allowNothing(Amounts set) {
        return set instanceof Ranges(var ranges)
                && !ranges.isEmpty()
                && ranges.getFirst().from().signum() == 0;
    }

    /// @return whether the set is finite and does not depend on the heap. In normal form such a set is a {@link
    ///     Ranges}.
    public static boolean isFinite(Amounts set) {
        return set instanceof Ranges(var ranges)
                && (ranges.isEmpty() || ranges.getLast().to() != null);
    }

    /// All amounts that may be taken from a heap, at least 1, ascending and lazily: there may be very many.
    ///
    /// @throws grundy.limit.LimitException (also while it is run through) if the set cannot be listed for
    ///     certain at this size
    public static Stream<BigInteger> stream(Amounts set, BigInteger heap) {
        return switch (set) {
            case Ranges(var ranges) ->
                LazyStreams.flatMap(
                        ranges.stream(),
                        range -> interval(
                                range.from(),
                                range.to() == null ? heap : range.to().min(heap)));
            case Powers(var base) ->
                Stream.iterate(BigInteger.ONE, power -> power.compareTo(heap) <= 0, base::multiply);
            case Named(var name) -> NamedAmounts.stream(name, heap);
            case AtMostPart(var numerator, var denominator) ->
                interval(
                        BigInteger.ONE,
                        heap.multiply(numerator).divide(denominator).min(heap));
            case Union(var sets) ->
                AscendingMerge.of(
                        sets.stream().map(member -> stream(member, heap)).toList());
        };
    }

    /// @return a lower bound for the number of amounts from 1 on that may be taken from a heap, in constant
    ///     time; 0 if none is known
    public static BigInteger leastCount(Amounts set, BigInteger heap) {
        return switch (set) {
            case Ranges(var ranges) ->
                ranges.stream()
                        .map(range -> (range.to() == null ? heap : range.to().min(heap))
                                .subtract(range.from().max(BigInteger.ONE))
                                .add(BigInteger.ONE)
                                .max(BigInteger.ZERO))
                        .reduce(BigInteger.ZERO, BigInteger::add);
            case AtMostPart(var numerator, var denominator) ->
                heap.multiply(numerator).divide(denominator).min(heap);
            case Named(var name) ->
                switch (name) {
                    case ODD, EVEN -> heap.shiftRight(1);
                    case SQUARES -> heap.sqrt();
                    default -> BigInteger.ZERO;
                };
            case Powers _ -> BigInteger.ZERO;
            case Union(var sets) ->
                sets.stream().map(member -> leastCount(member, heap)).reduce(BigInteger.ZERO, BigInteger::max);
        };
    }

    private static Stream<BigInteger> interval(BigInteger from, BigInteger to) {
        return Stream.iterate(
                from.max(BigInteger.ONE), amount -> amount.compareTo(to) <= 0, amount -> amount.add(BigInteger.ONE));
    }

    /// All amounts that may be taken from a heap, at least 1, ascending. Cost: the array; primes by a sieve of
    /// `heap` bits.
    ///
    /// @param heap at least 0; for dense sets below 2^31
    public static long[] upTo(Amounts set, long heap) {
        return switch (set) {
            case Ranges(var ranges) ->
                ranges.stream().flatMapToLong(range -> interval(range, heap)).toArray();
            case AtMostPart _, Powers _ ->
                stream(set, BigInteger.valueOf(heap))
                        .mapToLong(BigInteger::longValueExact)
                        .toArray();
            case Union(var sets) ->
                sets.stream()
                        .map(member -> upTo(member, heap))
                        .reduce(AmountSets::merged)
                        .orElseGet(() -> new long[0]);
            case Named(var name) -> NamedAmounts.upTo(name, heap);
        };
    }

    /// @param a ascending, without repetition, as b
    private static long[] merged(long[] a, long[] b) {
        var all = new long[a.length + b.length];
        int length = 0;
        for (int i = 0, j = 0; i < a.length || j < b.length; length++) {
            boolean first = j == b.length || i < a.length && a[i] <= b[j];
            all[length] = first ? a[i] : b[j];
            if (!first || j < b.length && a[i] == b[j]) j++;
            if (first) i++;
        }
        return Arrays.copyOf(all, length);
    }

    /// @return whether the amounts up to n are so dense that listing them takes about n steps
    public static boolean isDense(Amounts set) {
        return switch (set) {
            case Ranges(var ranges) -> !ranges.isEmpty();
            case AtMostPart _ -> true;
            case Named(var name) ->
                name == Name.ODD || name == Name.EVEN || name == Name.PRIMES || name == Name.PRIME_POWERS;
            case Union(var sets) -> sets.stream().anyMatch(AmountSets::isDense);
            case Powers _ -> false;
        };
    }

    private static LongStream interval(Range range, long heap) {
        var limit = BigInteger.valueOf(heap);
        if (range.from().compareTo(limit) > 0) return LongStream.empty();
        long to = range.to() == null ? heap : range.to().min(limit).longValueExact();
        return LongStream.rangeClosed(Math.max(1, range.from().longValueExact()), to);
    }
}
