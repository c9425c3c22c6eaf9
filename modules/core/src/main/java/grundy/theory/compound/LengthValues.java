package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;

/// The lengths of the components of one game in a conjunctive sum (unit: moves): see {@link
/// GameLengths}.
public interface LengthValues {
    /// @throws grundy.limit.LimitException if it is out of reach
    BigInteger of(Position position);

    /// @return the options by the length of what they leave
    /// @throws grundy.limit.LimitException if they are too many
    SortedMap<BigInteger, CountedList<List<Position>>> options(Position position);

    /// @return the evidence for the lengths given out so far
    Evidence evidence();
}
