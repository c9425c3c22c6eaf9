package grundy.engine.minimax;

import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.ScoredRuleset;
import grundy.text.Message;
import java.util.function.IntToLongFunction;
import java.util.function.ToIntFunction;

/// Rows from whose front 1 to k stones are taken: with `S(i)` the points of all stones before stone i, the value from
/// stone i on is `max over j = i+1 .. i+k of (S(j) - v(j))`, less `S(i)`. A window that slides holds this maximum.
///
/// Cost: time and space O(n) for n stones, whatever k is. A heap of counters that are a point each is a row of ones.
///
/// @param <P> the positions
final class FrontScores<P> extends TabulatedScores<P> {
    private static final int ASK_EVERY = 1 << 16;

    private final ToIntFunction<P> index;
    private static final long BYTES = 12;
    private final MemoryLedger.Grant memory;
    private final long[] values;

    /// @param stones how many there are
    /// @param most that a move may take
    /// @param before points of the stones before each
    /// @param index of the first stone that is left in a position
    FrontScores(
            ScoredRuleset<P> rules,
            int stones,
            int most,
            IntToLongFunction before,
            ToIntFunction<P> index,
            Limits limits) {
        super(rules);
        if (stones > limits.positions())
            throw new LimitException(Message.of("limit.positions", "limit", limits.positions()));
        this.index = index;
        this.memory = limits.memory().grant();
        memory.take(BYTES * stones);
        this.values = new long[stones + 1];
        var window = new int[stones + 1];
        int head = 0;
        int tail = 0;
        for (int i = stones - 1; i >= 0; i--) {
            if (i % ASK_EVERY == 0) limits.checkpoint();
            long next = before.applyAsLong(i + 1) - values[i + 1];
            while (tail > head && before.applyAsLong(window[tail - 1]) - values[window[tail - 1]] <= next) tail--;
            window[tail++] = i + 1;
            if (window[head] > (long) i + most) head++;
            values[i] = before.applyAsLong(window[head]) - values[window[head]] - before.applyAsLong(i);
        }
    }

    @Override
    public long value(P position) {
        return values[index.applyAsInt(position)];
    }

    @Override
    public Evidence.Minimax evidence() {
        return new Evidence.Minimax(
                Evidence.Minimax.Method.SUFFIXES, values.length, 0, 0, 0, values.length, 8L * values.length, 0);
    }
}
