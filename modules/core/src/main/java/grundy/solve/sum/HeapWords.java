package grundy.solve.sum;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.WordValues;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Sums of a great many heaps of one game, in normal play or in misere play of a game that a theorem says is tame: the
/// engines of {@link grundy.solve.Solver}, asked in machine words.
///
/// Closed forms that can are asked for each heap; a table is worked out once, as far as the largest heap; any other
/// engine is asked once for each size of heap. Cost: one pass over the heaps, and no object for a heap.
public final class HeapWords {
    /// A table is not made longer than this; beyond it, single heaps are asked for.
    private static final int LONGEST_TABLE = 1 << 24;

    private static final int FIRST_TABLE = 1 << 10;
    private static final int MOST_REMEMBERED = 1 << 20;

    private final NimValues engine;
    private final @Nullable NimValues misere;
    private final Map<Long, Long> remembered = new HashMap<>();
    private final Map<Long, Boolean> firm = new HashMap<>();
    private int[] table = {};

    /// @param misere values in misere play, or null in normal play
    public HeapWords(NimValues engine, @Nullable NimValues misere) {
        this.engine = engine;
        this.misere = misere;
    }

    /// @param heap at least 0
    /// @return its nim-value in normal play
    /// @throws ArithmeticException if the value does not fit into a long
    public long value(long heap) {
        if (engine instanceof WordValues words) return words.value(heap);
        reserve(heap);
        if (heap < table.length) return table[(int) heap];
        if (remembered.get(heap) instanceof Long cached) return cached;
        long value = engine.value(Tuple.of(heap)).longValueExact();
        if (remembered.size() < MOST_REMEMBERED) remembered.put(heap, value);
        return value;
    }

    /// Makes ready for heaps up to one that will be asked for, as far as a table goes.
    public void reserve(long heap) {
        if (heap < table.length || heap >= LONGEST_TABLE || !(engine instanceof HeapSequence sequence)) return;
        for (long to :
                new long[] {Math.max(heap, Math.clamp(2L * table.length, FIRST_TABLE, LONGEST_TABLE - 1L)), heap})
            try {
                table = sequence.values((int) to);
                return;
            } catch (LimitException limit) {
                if (limit.isCancellation()) throw limit;
            }
    }

    private void reserve(long[] heaps) {
        if (engine instanceof WordValues) return;
        long most = 0;
        for (long heap : heaps) if (heap < LONGEST_TABLE) most = Math.max(most, heap);
        reserve(most);
    }

    /// @param heaps each at least 0
    /// @return the nim-sum of their values in normal play
    /// @throws ArithmeticException if a value does not fit into a long
    public long nimSum(long[] heaps) {
        reserve(heaps);
        long sum = 0;
        for (long heap : heaps) sum ^= value(heap);
        return sum;
    }

    /// @return for the nim-sum
    public Evidence evidence() {
        return new Evidence.Sum(ImpartialSum.FINITE, List.of(engine.evidence()));
    }

    /// In misere play of tame games the nim-sum decides as soon as one heap is firm, that is of the same value in
    /// both kinds of play; otherwise it is the other way round.
    public Outcome outcome(long[] heaps) {
        long sum = nimSum(heaps);
        if (misere != null && !anyFirm(heaps, misere)) sum ^= 1;
        return sum == 0 ? Outcome.P : Outcome.N;
    }

    private boolean anyFirm(long[] heaps, NimValues misereValues) {
        for (long heap : heaps) {
            var cached = firm.get(heap);
            if (cached == null) {
                cached = misereValues.value(Tuple.of(heap)).equals(BigInteger.valueOf(value(heap)));
                if (firm.size() < MOST_REMEMBERED) firm.put(heap, cached);
            }
            if (cached) return true;
        }
        return false;
    }

    /// @return all winning moves in normal play, heap by heap; not one object is made for most heaps without any
    public CountedList<Move> moves(long[] heaps) {
        if (misere != null) throw new AssertionError("In misere play the solver lists the moves");
        long sum = nimSum(heaps);
        if (sum == 0) return CountedList.none();
        var count = BigInteger.ZERO;
        for (long heap : heaps) {
            var options = winning(heap, sum);
            if (options.uncounted() != null)
                return listMoves(heaps, sum, new CountedList<>(count, Stream::empty, options.uncounted()));
            if (options.count().signum() > 0) count = count.add(options.count());
        }
        return listMoves(heaps, sum, new CountedList<>(count, Stream::empty));
    }

    private CountedList<Move> listMoves(long[] heaps, long sum, CountedList<Move> counted) {
        return new CountedList<>(
                counted.count(),
                () -> LazyStreams.flatMap(
                        IntStream.range(0, heaps.length)
                                .filter(i -> mayReach(heaps[i], sum))
                                .boxed(),
                        i -> moves(i, heaps[i], sum)),
                counted.uncounted());
    }

    private Stream<Move> moves(int component, long heap, long sum) {
        return winning(heap, sum).stream().map(to -> Move.of(component, Tuple.of(heap), List.copyOf(to)));
    }

    private boolean mayReach(long heap, long sum) {
        return !(engine instanceof WordValues words) || words.mayReach(heap, words.value(heap) ^ sum);
    }

    private CountedList<List<Position>> winning(long heap, long sum) {
        return mayReach(heap, sum)
                ? engine.optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value(heap) ^ sum))
                : CountedList.none();
    }
}
