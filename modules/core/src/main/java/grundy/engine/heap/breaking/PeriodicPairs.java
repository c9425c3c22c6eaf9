package grundy.engine.heap.breaking;

import grundy.engine.heap.RepetitionValues;
import grundy.engine.heap.TableRepeat;
import grundy.rules.formula.LazyStreams;
import java.math.BigInteger;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Counts and lists the ways to leave two heaps where the codes are known to repeat: by the residues of the smaller
/// heap.
///
/// Cost: preperiod + period, whatever the size; the same before the first pair is listed.
///
/// @param knownValues codes with saltus 0
/// @param sum how the codes of two heaps combine
record PeriodicPairs(RepetitionValues knownValues, IntBinaryOperator sum) {
    /// @return whether a total is large enough for this method
    boolean fits(BigInteger total) {
        var repeat = knownValues.repeat();
        return total.compareTo(BigInteger.valueOf(2L * Math.max(repeat.preperiod(), 1) + repeat.period())) >= 0;
    }

    /// @return the number of pairs of nonempty heaps, order aside, with this total and a code that the filter
    ///     accepts
    BigInteger count(BigInteger total, IntPredicate filter) {
        var repeat = knownValues.repeat();
        int start = Math.max(repeat.preperiod(), 1);
        long early = 0;
        for (int one = 1; one < start; one++) {
            if (matches(BigInteger.valueOf(one), total, filter)) early++;
        }
        var ordered = BigInteger.ZERO;
        var last = total.subtract(BigInteger.valueOf(start));
        for (int i = 0; i < repeat.period(); i++) {
            var first = BigInteger.valueOf(start).add(BigInteger.valueOf(i));
            if (first.compareTo(last) > 0) break;
            if (matches(first, total, filter)) ordered = ordered.add(terms(first, last, repeat));
        }
        var half = total.shiftRight(1);
        boolean middle = !total.testBit(0) && matches(half, total, filter);
        if (middle) ordered = ordered.add(BigInteger.ONE);
        return ordered.shiftRight(1).add(BigInteger.valueOf(early));
    }

    /// @return the smaller heap of each of these pairs, ascending, lazily
    Stream<BigInteger> smaller(BigInteger total, IntPredicate filter) {
        var repeat = knownValues.repeat();
        int start = Math.max(repeat.preperiod(), 1);
        var half = total.shiftRight(1);
        var early = matchesIn(1, start, total, filter);
        var recurring = matchesIn(start, start + repeat.period(), total, filter).toList();
        if (recurring.isEmpty()) return early;
        var later = LazyStreams.flatMap(
                Stream.iterate(BigInteger.ZERO, shift -> shift.add(BigInteger.valueOf(repeat.period()))),
                shift -> recurring.stream().map(shift::add));
        return Stream.concat(early, later.takeWhile(one -> one.compareTo(half) <= 0));
    }

    private Stream<BigInteger> matchesIn(int from, int to, BigInteger total, IntPredicate filter) {
        return IntStream.range(from, to).mapToObj(BigInteger::valueOf).filter(one -> matches(one, total, filter));
    }

    private static BigInteger terms(BigInteger first, BigInteger last, TableRepeat repeat) {
        return last.subtract(first).divide(BigInteger.valueOf(repeat.period())).add(BigInteger.ONE);
    }

    private boolean matches(BigInteger one, BigInteger total, IntPredicate filter) {
        int code = sum.applyAsInt(
                knownValues.value(one).intValueExact(),
                knownValues.value(total.subtract(one)).intValueExact());
        return filter.test(code);
    }
}
