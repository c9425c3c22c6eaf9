package grundy.engine;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import java.util.List;

/// The winner and the winning moves of one position. {@link ColdPositions} decides all positions of a
/// game.
public interface DecidedPosition {
    /// @return whether the player to move loses (a P-position)
    boolean isCold();

    /// All options that are cold: the winning moves.
    ///
    /// @throws grundy.limit.LimitException if they cannot be counted within the limits
    CountedList<List<Position>> coldOptions();

    /// @return the evidence for the answers
    Evidence evidence();
}
