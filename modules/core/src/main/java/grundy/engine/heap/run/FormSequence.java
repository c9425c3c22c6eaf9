package grundy.engine.heap.run;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/// A long sequence out of values that can be asked for one by one: a closed form, or a search. It proves no period.
public final class FormSequence extends PlainSequence {
    private static final int ASK_EVERY = 1 << 12;

    private final NimValues values;
    private final Limits limits;
    private final ObjIntConsumer<Position> learn;
    private boolean learnt;

    /// @param engine name of the method with its version
    /// @param length heaps whose codes are in the chunks already
    public FormSequence(String engine, NimValues values, CodeChunks chunks, long length, Limits limits) {
        this(engine, values, (_, _) -> {}, chunks, length, limits);
    }

    /// @param learn takes over what is in the chunks already, before more is asked for
    public FormSequence(
            String engine,
            NimValues values,
            ObjIntConsumer<Position> learn,
            CodeChunks chunks,
            long length,
            Limits limits) {
        super(engine, chunks, length);
        this.values = values;
        this.limits = limits;
        this.learn = learn;
    }

    @Override
    protected int next(long heap) {
        if (heap % ASK_EVERY == 0) limits.checkpoint();
        if (!learnt) learn();
        var value = values.value(at(heap));
        if (value.bitLength() >= Integer.SIZE)
            throw new LimitException(Message.of("limit.sequence", "to", heap, "most", heap - 1));
        return value.intValue();
    }

    private void learn() {
        learnt = true;
        for (long heap = 0; heap < length(); heap++) learn.accept(at(heap), value(heap));
    }

    private static Position at(long heap) {
        return Tuple.of(BigInteger.valueOf(heap));
    }

    @Override
    public Optional<Evidence.Period> period() {
        return Optional.empty();
    }
}
