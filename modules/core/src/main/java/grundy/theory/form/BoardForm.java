package grundy.theory.form;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import java.math.BigInteger;

/// A closed form for the nim-values of a board.
///
/// @param <P> the board's positions
public interface BoardForm<P> {
    /// @return the nim-value
    BigInteger value(P position);

    /// @return the different options of the given value
    CountedList<P> optionsOfValue(P position, BigInteger value);

    /// @return the theorem, with its source
    Evidence.ClosedForm theorem();
}
