package grundy.contest.judge;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/// A generated input with one case.
///
/// @param levels the values by name, from the whole input inwards to the case; several tables where they
///     form one position
/// @param choices from which it can be generated again
/// @param outer the number of choices for the levels outside the case
public record SampleCase(List<Map<String, Object>> levels, List<BigInteger> choices, int outer) {
    /// @return its size, for comparison
    public BigInteger size() {
        var size = BigInteger.valueOf(choices.size()).shiftLeft(8);
        for (var choice : choices) size = size.add(choice);
        return size;
    }
}
