package grundy.theory.form;

import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;

/// Nim-values of a game of tuples without splits.
public interface TupleValues extends NimValues {
    /// @return the nim-value
    BigInteger value(Tuple position);

    /// @param value at least 0
    CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value);

    @Override
    default BigInteger value(Position position) {
        return value((Tuple) position);
    }

    @Override
    default CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return value.signum() < 0 ? CountedList.none() : optionsOfValue((Tuple) position, value);
    }
}
