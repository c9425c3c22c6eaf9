package grundy.engine.heap.run;

import grundy.check.Evidence;
import grundy.engine.heap.HeapSequence;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A long sequence out of a table that is kept in memory: as far as the table goes, and by its period beyond once that
/// is proved. The table grows by an eighth each time it must; one of which each heap costs much grows by a
/// sixty-fourth, so that no heap is worked out long after the period could have been proved.
public final class TableSequence extends PlainSequence {
    private static final int FIRST = 1 << 10;
    private static final int GROWTH = 8;
    private static final int COSTLY_GROWTH = 64;

    private final HeapSequence table;
    private final long most;
    private final boolean costly;
    private final Limits limits;
    private int[] values = new int[0];
    private boolean isStarted;
    private Evidence.@Nullable Period proved;

    /// @param engine name of the table's method with its version
    /// @param table that may hold at least as many heaps as the limits allow positions
    /// @param length number of heaps whose codes are in the chunks already; the table receives them
    /// @param costly whether a heap costs more than to copy a table of its size now and then
    public TableSequence(
            String engine, HeapSequence table, CodeChunks chunks, long length, Limits limits, boolean costly) {
        super(engine, chunks, length);
        this.table = table;
        this.limits = limits;
        this.most = Math.min(limits.positions(), 1 << 30);
        this.costly = costly;
    }

    @Override
    protected int next(long heap) {
        if (proved == null && heap >= values.length) fill(heap);
        if (heap < values.length) return values[(int) heap];
        if (proved == null)
            throw new LimitException(Message.of("limit.sequence", "to", heap, "most", values.length - 1L));
        long times = (heap - proved.preperiod()) / proved.period();
        long first = heap - times * proved.period();
        long value = values[Math.toIntExact(first)] + times * proved.saltus();
        if (value > Integer.MAX_VALUE)
            throw new LimitException(Message.of("limit.sequence", "to", heap, "most", heap - 1));
        return (int) value;
    }

    private void fill(long heap) {
        if (heap >= most) throw new LimitException(Message.of("limit.sequence", "to", heap, "most", most - 1));
        long size = Math.min(Math.max(FIRST, heap + 1 + heap / (costly ? COSTLY_GROWTH : GROWTH)), most);
        begin();
        try {
            values = table.values((int) (size - 1));
        } catch (LimitException beyond) {
            limits.checkpoint();
            if (heap + 1 >= size) throw beyond;
            values = table.values((int) heap);
        }
        proved = table.period(values.length - 1)
                .filter(Evidence.Period::isProved)
                .orElse(null);
    }

    private void begin() {
        if (isStarted || length() > most) return;
        isStarted = true;
        int[] values = new int[(int) length()];
        for (int heap = 0; heap < values.length; heap++) values[heap] = value(heap);
        if (values.length > 0) table.learn(values);
    }

    /// Of a sequence that was gone on with, the period is found again from the table.
    @Override
    public Optional<Evidence.Period> period() {
        if (values.length < Math.min(length(), most) && proved == null && length() > 0) refill();
        return Optional.ofNullable(proved).filter(period -> period.verifiedTo() < length());
    }

    private void refill() {
        try {
            for (long heap = Math.max(values.length, FIRST); proved == null && values.length < length(); heap *= 2)
                fill(Math.min(heap, length() - 1));
        } catch (LimitException _) {
            // what the table reaches is all that can be said
        }
    }
}
