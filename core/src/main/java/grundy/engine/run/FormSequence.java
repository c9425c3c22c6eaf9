package grundy.engine.run;

import grundy.check.Evidence;
import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.engine.NimValues;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;

/// A long sequence out of values that can be asked for one by one: a closed form, or a search. It proves no period.
public final class FormSequence extends PlainSequence {
    private static final int ASK_EVERY = 1 << 12;

    private final NimValues values;
    private final Limits limits;

    /// @param engine name of the method with its version
    /// @param length heaps whose codes are in the chunks already
    public FormSequence(String engine, NimValues values, Chunks chunks, long length, Limits limits) {
        super(engine, chunks, length);
        this.values = values;
        this.limits = limits;
    }

    @Override
    protected int next(long heap) {
        if (heap % ASK_EVERY == 0 && limits.cancelled().getAsBoolean())
            throw new LimitException(Message.of("limit.cancelled"));
        var value = values.value(Tuple.of(BigInteger.valueOf(heap)));
        if (value.bitLength() >= Integer.SIZE)
            throw new LimitException(Message.of("limit.sequence", "to", heap, "most", heap - 1));
        return value.intValue();
    }

    @Override
    public Optional<Evidence.Period> period() {
        return Optional.empty();
    }
}
