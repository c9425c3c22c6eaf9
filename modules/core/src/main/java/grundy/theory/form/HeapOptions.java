package grundy.theory.form;

import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Makes options of one heap: single heaps, runs of heaps, pairs of heaps. Heaps come in descending order, the
/// smallest amount first, as the rules list them.
public final class HeapOptions {
    private HeapOptions() {}

    /// @return an option that leaves one heap (unit: counters)
    public static List<Position> heap(BigInteger heap) {
        return List.of(Tuple.of(heap));
    }

    /// @return an option that leaves two heaps (unit: counters)
    public static List<Position> pair(BigInteger one, BigInteger other) {
        return one.compareTo(other) <= 0
                ? List.of(Tuple.of(one), Tuple.of(other))
                : List.of(Tuple.of(other), Tuple.of(one));
    }

    /// @return the option of one heap, if it is one at all
    public static Options oneIf(boolean allowed, BigInteger heap) {
        return allowed ? Options.of(List.of(heap(heap))) : Options.NONE;
    }

    /// @return options that leave one heap each, all different
    public static Options of(List<BigInteger> heaps) {
        return new Options(
                BigInteger.valueOf(heaps.size()), () -> heaps.stream().map(HeapOptions::heap));
    }

    /// `high, high - step, ...` down to `low` or just above it.
    ///
    /// @param step at least 1
    public static Options descending(BigInteger high, BigInteger low, BigInteger step) {
        if (high.compareTo(low) < 0) return Options.NONE;
        return new Options(
                high.subtract(low).divide(step).add(BigInteger.ONE),
                () -> Stream.iterate(high, heap -> heap.compareTo(low) >= 0, heap -> heap.subtract(step))
                        .map(HeapOptions::heap));
    }

    /// The heaps from `low` to `high` whose residue modulo `period` is between `from` and `to`.
    ///
    /// Cost: two divisions for the number; one for each heap listed.
    ///
    /// @param low at least 0
    /// @param from at least 0
    /// @param to less than `period`
    public static Options blocks(BigInteger low, BigInteger high, BigInteger period, BigInteger from, BigInteger to) {
        if (high.compareTo(low) < 0 || to.compareTo(from) < 0) return Options.NONE;
        var count = below(high.add(BigInteger.ONE), period, from, to).subtract(below(low, period, from, to));
        if (count.signum() == 0) return Options.NONE;
        return new Options(
                count,
                () -> Stream.iterate(
                                lastAtMost(high, period, from, to),
                                heap -> heap.compareTo(low) >= 0,
                                heap -> lastAtMost(heap.subtract(BigInteger.ONE), period, from, to))
                        .map(HeapOptions::heap));
    }

    /// @return the options of both, which have none in common
    public static Options concat(Options first, Options second) {
        return all(List.of(first, second));
    }

    /// @param disjoint no two of which have an option in common
    public static Options all(List<Options> disjoint) {
        var some = disjoint.stream().filter(options -> !options.isEmpty()).toList();
        if (some.size() == 1) return some.getFirst();
        var count = some.stream().map(Options::count).reduce(BigInteger.ZERO, BigInteger::add);
        var uncounted =
                some.stream().filter(options -> options.uncounted() != null).findFirst();
        return new Options(
                count,
                () -> LazyStreams.flatMap(some.stream(), Options::stream),
                uncounted.map(Options::uncounted).orElse(null));
    }

    private static BigInteger below(BigInteger bound, BigInteger period, BigInteger from, BigInteger to) {
        var length = to.subtract(from).add(BigInteger.ONE);
        var parts = bound.divideAndRemainder(period);
        return parts[0].multiply(length)
                .add(parts[1].subtract(from).max(BigInteger.ZERO).min(length));
    }

    private static BigInteger lastAtMost(BigInteger bound, BigInteger period, BigInteger from, BigInteger to) {
        if (bound.signum() < 0) return bound;
        var residue = bound.mod(period);
        if (residue.compareTo(to) > 0) return bound.subtract(residue).add(to);
        if (residue.compareTo(from) >= 0) return bound;
        return bound.subtract(residue).subtract(period).add(to);
    }
}
