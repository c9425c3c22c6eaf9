package grundy.theory.form;

import grundy.engine.Options;
import grundy.engine.heap.WordValues;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;

/// Nim-values of a game of one heap, from which something is taken, and which may split.
public interface HeapValues extends WordValues {
    /// @param heap at least 0 (unit: counters)
    /// @return the nim-value
    BigInteger value(BigInteger heap);

    /// Forms that are asked for millions of heaps do it without integers of any length.
    @Override
    default long value(long heap) {
        return value(BigInteger.valueOf(heap)).longValueExact();
    }

    /// @return all options of a heap that have the value
    Options optionsOfValue(BigInteger heap, BigInteger value);

    @Override
    default BigInteger value(Position position) {
        return value(((Tuple) position).get(0));
    }

    @Override
    default Options optionsOfValue(Position position, BigInteger value) {
        return value.signum() < 0 ? Options.NONE : optionsOfValue(((Tuple) position).get(0), value);
    }
}
