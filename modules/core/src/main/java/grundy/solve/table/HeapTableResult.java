package grundy.solve.table;

import grundy.finding.TableEnd;
import grundy.limit.LimitException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// Numbers of the heaps 0, 1, 2, ..., up to the heap that was asked for or to where a limit was reached.
record HeapTableResult(int[] values, Optional<TableEnd> stopped) {
    /// @param partly whether there may be fewer than asked for, but at least one
    /// @throws LimitException if a limit was reached, and there may not be fewer
    static HeapTableResult of(int to, boolean partly, IntUnaryOperator value) {
        var values = new int[to + 1];
        int done = 0;
        try {
            for (int n = 0; n <= to; n++, done++) values[n] = value.applyAsInt(n);
        } catch (LimitException limit) {
            return partial(Arrays.copyOf(values, done), to, partly, limit);
        }
        return new HeapTableResult(values, Optional.empty());
    }

    /// What there is where a limit was reached.
    ///
    /// @throws LimitException the same, if that is not enough
    static HeapTableResult partial(int[] values, int to, boolean partly, LimitException limit) {
        if (!partly || values.length == 0) throw limit;
        return new HeapTableResult(
                Arrays.copyOf(values, (int) Math.min(values.length, to + 1L)),
                Optional.of(new TableEnd(to, limit.explanation())));
    }
}
