package grundy.engine.heap.breaking;

import grundy.engine.heap.RepetitionValues;
import grundy.engine.heap.TableRepeat;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Counts and lists the options of one value where the values of all heaps are proved to grow, `g(n + p) = g(n) + s`,
/// for a heap of any size: by the heaps of the first period and before that stand for the heaps left, and the binary
/// digits of the numbers of periods in each.
///
/// Cost: the ways to choose heaps that stand for those left, times {@link DigitwiseSolutions}.
final class GrowingOptions {
    private static final int MOST_KINDS = 200_000;

    private final RepetitionValues repetition;
    private final TableRepeat repeat;
    private final int start;
    private final int low;
    private final BigInteger heap;
    private final BigInteger value;
    private final List<OptionKind> kinds = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();
    private int examined;

    /// Options whose heaps are each a number of periods more than some heap of the first period, or an early heap.
    private record OptionKind(
            List<BigInteger> early, List<BigInteger> first, DigitwiseSolutions ways, BigInteger count) {}

    private GrowingOptions(RepetitionValues repetition, BigInteger heap, BigInteger value) {
        this.repetition = repetition;
        this.repeat = repetition.repeat();
        this.start = Math.max(repeat.preperiod(), 1);
        this.low = Integer.lowestOneBit(repeat.saltus());
        this.heap = heap;
        this.value = value;
    }

    /// @param repetition nim-values of normal play, of saltus at least 1
    /// @throws LimitException if there are too many kinds of options
    static CountedList<List<Position>> of(
            BreakingRules breaks, RepetitionValues repetition, BigInteger heap, BigInteger value) {
        var options = new GrowingOptions(repetition, heap, value);
        for (var term : breaks.terms())
            AmountSets.stream(term.amounts(), heap).forEach(amount -> options.leave(amount, term.parts()));
        options.leave(BigInteger.ZERO, breaks.splits());
        var count = options.kinds.stream().map(OptionKind::count).reduce(BigInteger.ZERO, BigInteger::add);
        return new CountedList<>(count, () -> LazyStreams.flatMap(options.kinds.stream(), options::list));
    }

    private void leave(BigInteger amount, int digit) {
        for (int parts = 0; digit >> parts != 0; parts++)
            if ((digit >> parts & 1) != 0) choose(parts, 1, heap.subtract(amount));
    }

    /// @param least the least heap to choose, so that each choice is made in one order only
    private void choose(int parts, int least, BigInteger rest) {
        if (++examined > MOST_KINDS)
            throw new LimitException(
                    Message.of("breaking.many-options", "heap", BreakingOptions.shortened(heap), "limit", MOST_KINDS));
        if (parts == 0) {
            add(rest);
            return;
        }
        int step = parts == 1 ? repeat.period() : 1;
        int first = parts == 1
                ? least + rest.subtract(BigInteger.valueOf(least)).mod(period()).intValueExact()
                : least;
        for (int part = first; part < start + repeat.period(); part += step) {
            chosen.add(part);
            choose(parts - 1, part, rest.subtract(BigInteger.valueOf(part)));
            chosen.removeLast();
        }
    }

    private BigInteger period() {
        return BigInteger.valueOf(repeat.period());
    }

    private void add(BigInteger rest) {
        if (rest.signum() < 0 || rest.mod(period()).signum() != 0) return;
        var target = value;
        int lowDigits = value.mod(BigInteger.valueOf(low)).intValueExact();
        var early = new ArrayList<BigInteger>();
        var first = new ArrayList<BigInteger>();
        var heights = new ArrayList<Integer>();
        var tied = new ArrayList<Boolean>();
        for (int part : chosen) {
            var stands = BigInteger.valueOf(part);
            int partValue = repetition.value(stands).intValueExact();
            lowDigits ^= partValue % low;
            if (part < start) {
                early.add(stands);
                target = target.xor(BigInteger.valueOf(partValue));
            } else {
                tied.add(!first.isEmpty() && first.getLast().equals(stands));
                first.add(stands);
                heights.add(partValue / low);
            }
        }
        if (lowDigits != 0) return;
        var ways = new DigitwiseSolutions(new DigitwiseSolutions.Equation(
                heights,
                tied,
                repeat.saltus() / low,
                rest.divide(period()),
                target.shiftRight(Integer.numberOfTrailingZeros(low))));
        var count = ways.count();
        if (count.signum() > 0) kinds.add(new OptionKind(early, first, ways, count));
    }

    private Stream<List<Position>> list(OptionKind kind) {
        return Stream.iterate(
                        BigInteger.ZERO, index -> index.compareTo(kind.count) < 0, index -> index.add(BigInteger.ONE))
                .map(index -> heaps(kind, kind.ways.tuple(index)));
    }

    private List<Position> heaps(OptionKind kind, List<BigInteger> periods) {
        var heaps = new ArrayList<>(kind.early);
        for (int i = 0; i < periods.size(); i++)
            heaps.add(kind.first.get(i).add(periods.get(i).multiply(period())));
        if (heaps.isEmpty()) heaps.add(BigInteger.ZERO);
        return heaps.stream().sorted().<Position>map(Tuple::of).toList();
    }
}
