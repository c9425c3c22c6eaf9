package grundy.engine.closed;

import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;

/// Nim-values of a game of one heap, from which something is taken, and which may split.
interface HeapValues extends NimValues {
    BigInteger value(BigInteger heap);

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
