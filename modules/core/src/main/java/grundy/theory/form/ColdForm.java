package grundy.theory.form;

import grundy.check.Evidence;
import grundy.finding.CountedList;

/// A closed form for the cold positions of a board: those in which the player to move loses.
///
/// @param <P> the board's positions
public interface ColdForm<P> {
    /// @return whether the player to move loses
    boolean isCold(P position);

    /// @return the different cold options, none exactly if the position is cold
    CountedList<P> coldOptions(P position);

    /// @return the theorem, with its source
    Evidence.ClosedForm theorem();
}
