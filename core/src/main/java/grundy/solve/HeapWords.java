package grundy.solve;

import grundy.engine.HeapSequence;
import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.engine.WordValues;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Nim-sums of a great many heaps of one game in normal play: the engines of {@link Solver}, asked in machine words.
///
/// Closed forms that can are asked for each heap; a table is worked out once, as far as the largest heap; any other
/// engine is asked once for each size of heap. Cost: one pass over the heaps, and no object for a heap.
public final class HeapWords {
    /// A table is not made longer than this; beyond it, single heaps are asked for.
    private static final int LONGEST_TABLE = 1 << 24;

    private static final int FIRST_TABLE = 1 << 10;
    private static final int MOST_REMEMBERED = 1 << 20;

    private final NimValues engine;
    private final Map<Long, Long> remembered = new HashMap<>();
    private int[] table = {};

    HeapWords(NimValues engine) {
        this.engine = engine;
    }

    /// @param heap at least 0
    /// @throws ArithmeticException if the value does not fit into a long
    public long value(long heap) {
        if (engine instanceof WordValues words) return words.value(heap);
        if (heap < table.length) return table[(int) heap];
        if (engine instanceof HeapSequence && heap < LONGEST_TABLE) {
            reserve(Math.max(heap, Math.min(LONGEST_TABLE - 1L, 2L * table.length)));
            return table[(int) heap];
        }
        if (remembered.get(heap) instanceof Long known) return known;
        long value = engine.value(Tuple.of(heap)).longValueExact();
        if (remembered.size() < MOST_REMEMBERED) remembered.put(heap, value);
        return value;
    }

    /// Makes ready for heaps up to one that will be asked for.
    public void reserve(long heap) {
        if (engine instanceof WordValues || heap < table.length || heap >= LONGEST_TABLE) return;
        if (engine instanceof HeapSequence sequence) table = sequence.values((int) Math.max(heap, FIRST_TABLE));
    }

    private void reserve(long[] heaps) {
        if (engine instanceof WordValues) return;
        long most = 0;
        for (long heap : heaps) if (heap < LONGEST_TABLE) most = Math.max(most, heap);
        reserve(most);
    }

    /// @param heaps each at least 0
    /// @throws ArithmeticException if a value does not fit into a long
    public long nimSum(long[] heaps) {
        reserve(heaps);
        long sum = 0;
        for (long heap : heaps) sum ^= value(heap);
        return sum;
    }

    public Outcome outcome(long[] heaps) {
        return nimSum(heaps) == 0 ? Outcome.P : Outcome.N;
    }

    /// @return all winning moves, heap by heap; not one object is made for heaps without any
    public WinningMoves moves(long[] heaps) {
        long sum = nimSum(heaps);
        if (sum == 0) return WinningMoves.NONE;
        var count = BigInteger.ZERO;
        for (long heap : heaps) count = count.add(winning(heap, sum).count());
        return new WinningMoves(count, () -> IntStream.range(0, heaps.length).boxed().flatMap(i -> moves(i, heaps[i], sum)));
    }

    private Stream<Move> moves(int component, long heap, long sum) {
        return winning(heap, sum).stream().map(to -> Move.of(component, Tuple.of(heap), List.<Position>copyOf(to)));
    }

    private Options winning(long heap, long sum) {
        return engine.optionsOfValue(Tuple.of(heap), BigInteger.valueOf(value(heap) ^ sum));
    }
}
