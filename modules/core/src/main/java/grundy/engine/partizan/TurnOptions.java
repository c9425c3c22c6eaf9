package grundy.engine.partizan;

import grundy.engine.partizan.LoserHeaps.Stretch;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Counts and lists the moves of a player that make a certain player lose. The smallest amount comes first.
///
/// @param heaps from which that player loses when the next is to move
record TurnOptions(PlayerSeat seat, LoserHeaps heaps) {
    private static final long MOST_LISTED = 50_000_000;

    CountedList<List<Position>> of(BigInteger heap) {
        var options = leaving(heap);
        boolean empties = seat.least() > 0
                && heap.signum() > 0
                && heaps.contains(BigInteger.ZERO)
                && AmountSets.contains(seat.taking().emptying(), heap, heap);
        if (!empties) return options;
        return new CountedList<>(
                options.count().add(BigInteger.ONE),
                () -> Stream.concat(options.stream(), Stream.of(option(BigInteger.ZERO))));
    }

    private CountedList<List<Position>> leaving(BigInteger heap) {
        var stretches = stretches(seat.taking().leaving(), heap);
        if (stretches.isEmpty()) return listOptions(heap);
        var count = stretches.get().stream().map(heaps::count).reduce(BigInteger.ZERO, BigInteger::add);
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(stretches.get().stream(), heaps::descending)
                        .map(TurnOptions::option));
    }

    /// @return the heaps that can be left, each once; empty if they do not lie in few stretches
    private Optional<List<Stretch>> stretches(Amounts set, BigInteger heap) {
        var stretches = new ArrayList<Stretch>();
        switch (set) {
            case Ranges(var ranges) -> addRanges(ranges, heap, 1, 0, stretches);
            case Amounts.AtMostPart(var numerator, var denominator) -> {
                var most = heap.multiply(numerator).divide(denominator).min(heap);
                stretches.add(new Stretch(
                        heap.subtract(most).max(BigInteger.valueOf(seat.least())),
                        heap.subtract(BigInteger.ONE),
                        1,
                        0));
            }
            case Named(var name) when name == Name.ODD || name == Name.EVEN -> stretches.add(everySecond(name, heap));
            case Amounts.Union(var sets)
            when sets.size() == 2
                    && sets.get(0) instanceof Ranges(var ranges)
                    && sets.get(1) instanceof Named(var name)
                    && (name == Name.ODD || name == Name.EVEN) -> {
                stretches.add(everySecond(name, heap));
                addRanges(ranges, heap, 2, parity(heap) ^ (name == Name.ODD ? 0 : 1), stretches);
            }
            case Named _, Amounts.Powers _, Amounts.Union _ -> {
                return Optional.empty();
            }
        }
        return Optional.of(stretches);
    }

    private static int parity(BigInteger heap) {
        return heap.testBit(0) ? 1 : 0;
    }

    private Stretch everySecond(Name name, BigInteger heap) {
        int residue = parity(heap) ^ (name == Name.ODD ? 1 : 0);
        return new Stretch(
                BigInteger.valueOf(seat.least()),
                heap.subtract(name == Name.ODD ? BigInteger.ONE : BigInteger.TWO),
                2,
                residue);
    }

    private void addRanges(
            List<Amounts.Range> ranges, BigInteger heap, int stride, int residue, List<Stretch> stretches) {
        var least = BigInteger.valueOf(seat.least());
        for (var range : ranges) {
            var low = range.to() == null ? least : heap.subtract(range.to()).max(least);
            stretches.add(new Stretch(low, heap.subtract(range.from()), stride, residue));
        }
    }

    /// The heap is in the table: of such sets no period is known.
    private CountedList<List<Position>> listOptions(BigInteger heap) {
        if (heap.compareTo(BigInteger.valueOf(MOST_LISTED)) > 0
                && AmountSets.isDense(seat.taking().leaving()))
            throw new LimitException(Message.of("turns.many-amounts", "heap", heap, "most", MOST_LISTED));
        long size = heap.longValueExact();
        long[] left = LongStream.of(AmountSets.upTo(seat.taking().leaving(), size))
                .map(amount -> size - amount)
                .filter(rest -> rest >= seat.least() && heaps.contains(BigInteger.valueOf(rest)))
                .toArray();
        return new CountedList<>(
                BigInteger.valueOf(left.length),
                () -> LongStream.of(left).mapToObj(rest -> option(BigInteger.valueOf(rest))));
    }

    private static List<Position> option(BigInteger rest) {
        return List.of(Tuple.of(rest));
    }
}
