package grundy.engine;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;

/// Nim-values of the positions of one game under one end condition: the interface between the engines and the
/// solver.
///
/// In normal play the value is the mex over the options; in misere play the same with 1 instead of 0 where there is
/// no option, so that in both the player to move loses a single component exactly where the value is 0.
public interface NimValues {
    /// @throws LimitException if the value needs more memory or time than the limits allow
    BigInteger value(Position position);

    /// All options of a position that have the given value.
    ///
    /// @throws LimitException if they cannot be counted within the limits
    CountedList<List<Position>> optionsOfValue(Position position, BigInteger value);

    /// @return the evidence for the values given out so far
    Evidence evidence();
}
