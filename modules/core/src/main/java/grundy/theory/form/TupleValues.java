package grundy.theory.form;

import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;

/// Nim-values of a game of tuples without splits.
public interface TupleValues extends NimValues {
    /// @return the nim-value
    BigInteger value(Tuple position);

    /// @param value at least 0
    Options optionsOfValue(Tuple position, BigInteger value);

    @Override
    default BigInteger value(Position position) {
        return value((Tuple) position);
    }

    @Override
    default Options optionsOfValue(Position position, BigInteger value) {
        return value.signum() < 0 ? Options.NONE : optionsOfValue((Tuple) position, value);
    }
}
