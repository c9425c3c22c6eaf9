package grundy.engine.heap.breaking;

import grundy.engine.heap.RepetitionValues;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Counts and lists the options of a heap whose code is wanted: amounts in the order of the rules, few heaps first,
/// the smallest heap first.
///
/// Amounts are disjoint between terms, so that no option occurs twice: its counters determine the
/// amount.
///
/// @param sum how the codes of the heaps that are left combine; 0 is the code of nothing
/// @param code of any heap that can be left
/// @param knownValues the codes of all heaps, if they are proved to recur
record BreakingOptions(
        BreakingRules breaks,
        IntBinaryOperator sum,
        ToIntFunction<BigInteger> code,
        @Nullable RepetitionValues knownValues) {
    private static final long MOST_OPTIONS = 500_000_000;
    /// The number of options to show where they cannot be counted.
    private static final int SHOWN = 10;

    private static final long MOST_TRIED = 1_000_000;

    /// The counters that remain after a move takes an amount, and the numbers of heaps that it may
    /// leave them as.
    private record Rest(BigInteger counters, int parts) {}

    CountedList<List<Position>> of(BigInteger heap, IntPredicate filter) {
        var counter = new Counter(heap, filter);
        var count = BigInteger.ZERO;
        try {
            for (var rest : (Iterable<Rest>) rests(heap)::iterator) count = count.add(counter.count(rest));
        } catch (LimitException tooMany) {
            if (heap.bitLength() > 30) throw tooMany;
            return CountedList.some(first(heap, filter), tooMany.explanation());
        }
        return new CountedList<>(count, () -> LazyStreams.flatMap(rests(heap), rest -> options(rest, filter)));
    }

    /// @return some of the options, found among the first
    private List<List<Position>> first(BigInteger heap, IntPredicate filter) {
        long[] left = {MOST_TRIED};
        var found = new ArrayList<List<Position>>();
        var tried =
                LazyStreams.flatMap(rests(heap), rest -> options(rest, code -> left[0]-- <= 0 || filter.test(code)));
        for (var options = tried.iterator(); found.size() < SHOWN && options.hasNext(); ) {
            var option = options.next();
            if (left[0] < 0) break;
            found.add(option);
        }
        return found;
    }

    private Stream<Rest> rests(BigInteger heap) {
        var taking = LazyStreams.flatMap(
                breaks.terms().stream(),
                term -> amounts(term, heap).map(amount -> new Rest(heap.subtract(amount), term.parts())));
        return breaks.splits() == 0 ? taking : Stream.concat(Stream.of(new Rest(heap, breaks.splits())), taking);
    }

    private static Stream<BigInteger> amounts(Term term, BigInteger heap) {
        return heap.bitLength() < 31 && !AmountSets.isFinite(term.amounts())
                ? Arrays.stream(AmountSets.upTo(term.amounts(), heap.longValueExact()))
                        .mapToObj(BigInteger::valueOf)
                : AmountSets.stream(term.amounts(), heap);
    }

    private final class Counter {
        private final BigInteger heap;
        private final IntPredicate filter;
        private int[] codes = new int[0];
        private long steps;

        Counter(BigInteger heap, IntPredicate filter) {
            this.heap = heap;
            this.filter = filter;
        }

        BigInteger count(Rest rest) {
            step(1);
            var counters = rest.counters;
            boolean single =
                    (rest.parts & (counters.signum() == 0 ? 1 : 2)) != 0 && filter.test(code.applyAsInt(counters));
            var count = single ? BigInteger.ONE : BigInteger.ZERO;
            if (counters.signum() == 0) return count;
            for (int parts = 2; parts <= breaks.most(); parts++)
                if ((rest.parts >> parts & 1) != 0)
                    count = count.add(parts == 2 ? pairs(counters) : more(counters, parts));
            return count;
        }

        private BigInteger pairs(BigInteger total) {
            var periodic = knownValues == null ? null : new PeriodicPairs(knownValues, sum);
            if (periodic != null && periodic.fits(total)) return periodic.count(total, filter);
            int all = small(total);
            step(all / 2);
            int[] codes = codes();
            long count = 0;
            for (int one = 1; 2 * one <= all; one++)
                if (filter.test(sum.applyAsInt(codes[one], codes[all - one]))) count++;
            return BigInteger.valueOf(count);
        }

        private BigInteger more(BigInteger total, int parts) {
            int all = small(total);
            if (all < parts) return BigInteger.ZERO;
            require(fewestPartitions(all, parts));
            int[] codes = codes();
            long count = 0;
            for (var partitions = new Partitions(all, parts); partitions.hasNext(); ) {
                step(1);
                int code = 0;
                for (int part : partitions.next()) code = sum.applyAsInt(code, codes[part]);
                if (filter.test(code)) count++;
            }
            return BigInteger.valueOf(count);
        }

        private int[] codes() {
            if (codes.length == 0)
                codes = IntStream.rangeClosed(0, small(heap))
                        .map(smaller -> code.applyAsInt(BigInteger.valueOf(smaller)))
                        .toArray();
            return codes;
        }

        private int small(BigInteger total) {
            if (total.bitLength() > 30) require(BigInteger.valueOf(MOST_OPTIONS));
            return total.intValueExact();
        }

        private void step(long more) {
            require(BigInteger.valueOf(more));
            steps += more;
        }

        /// Nothing is begun that could not be finished.
        private void require(BigInteger more) {
            if (more.compareTo(BigInteger.valueOf(MOST_OPTIONS - steps)) >= 0)
                throw new LimitException(
                        Message.of("breaking.many-options", "heap", shortened(heap), "limit", MOST_OPTIONS));
        }
    }

    /// A partition can be written in at most `parts!` orders, and the compositions are counted by
    /// `C(total - 1, parts - 1)`.
    private static BigInteger fewestPartitions(int total, int parts) {
        var compositions = BigInteger.ONE;
        var orders = BigInteger.valueOf(parts);
        for (int i = 1; i < parts; i++) {
            compositions = compositions.multiply(BigInteger.valueOf(total - i)).divide(BigInteger.valueOf(i));
            orders = orders.multiply(BigInteger.valueOf(i));
        }
        return compositions.divide(orders);
    }

    private Stream<List<Position>> options(Rest rest, IntPredicate filter) {
        if (rest.counters.signum() == 0)
            return (rest.parts & 1) != 0 && filter.test(code.applyAsInt(rest.counters))
                    ? Stream.of(heaps(rest.counters))
                    : Stream.empty();
        return LazyStreams.flatMap(
                IntStream.rangeClosed(1, breaks.most())
                        .filter(parts -> (rest.parts >> parts & 1) != 0)
                        .boxed(),
                parts -> switch (parts) {
                    case 1 ->
                        filter.test(code.applyAsInt(rest.counters)) ? Stream.of(heaps(rest.counters)) : Stream.empty();
                    case 2 -> pairs(rest.counters, filter);
                    default -> more(rest.counters.intValueExact(), parts, filter);
                });
    }

    private Stream<List<Position>> pairs(BigInteger total, IntPredicate filter) {
        return smallerOfPairs(total, filter).map(one -> heaps(one, total.subtract(one)));
    }

    private Stream<BigInteger> smallerOfPairs(BigInteger total, IntPredicate filter) {
        var periodic = knownValues == null ? null : new PeriodicPairs(knownValues, sum);
        if (periodic != null && periodic.fits(total)) return periodic.smaller(total, filter);
        return Stream.iterate(
                        BigInteger.ONE, one -> one.shiftLeft(1).compareTo(total) <= 0, one -> one.add(BigInteger.ONE))
                .filter(one -> filter.test(sum.applyAsInt(code.applyAsInt(one), code.applyAsInt(total.subtract(one)))));
    }

    private Stream<List<Position>> more(int total, int parts, IntPredicate filter) {
        var partitions = Spliterators.spliteratorUnknownSize(new Partitions(total, parts), Spliterator.ORDERED);
        return StreamSupport.stream(partitions, false)
                .map(all -> Arrays.stream(all).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
                .filter(all -> filter.test(Arrays.stream(all).mapToInt(code).reduce(0, sum)))
                .map(BreakingOptions::heaps);
    }

    private static List<Position> heaps(BigInteger... heaps) {
        return Arrays.stream(heaps).<Position>map(Tuple::of).toList();
    }

    static String shortened(BigInteger heap) {
        return heap.bitLength() <= 100
                ? heap.toString()
                : "10^" + (heap.toString().length() - 1);
    }
}
