package grundy.check.period;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A component of a sum whose position may be far too large for the definition, with its nim-value.
public interface LargeComponent {
    /// @return the nim-value, of misere play where that was asked
    BigInteger value();

    /// @param to what a move leaves, as it is written
    /// @return the value of what it leaves; empty if there is no such move
    Optional<BigInteger> after(List<String> to);

    /// @return the number of moves to a value; empty if they were not counted
    Optional<BigInteger> count(BigInteger value);
}
