package grundy.contest.judge;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/// An input with one case, made up.
///
/// @param levels what stands under the names, from the whole input inwards to the case; a list of such tables where
///     several make one position
/// @param choices from which it can be made again
/// @param outer how many of them were made for the levels outside of the case
public record SampleCase(List<Map<String, Object>> levels, List<BigInteger> choices, int outer) {
    /// @return how large it is, to compare two
    public BigInteger size() {
        var size = BigInteger.valueOf(choices.size()).shiftLeft(8);
        for (var choice : choices) size = size.add(choice);
        return size;
    }
}
