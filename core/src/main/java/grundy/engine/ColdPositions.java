package grundy.engine;

import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.rules.Position;

/// The positions of one game that the player to move loses, under one end condition: for games whose outcomes have
/// a closed form but whose nim-values have none.
public interface ColdPositions {
    /// @return whether the player to move loses (a P-position)
    boolean isCold(Position position);

    /// All options that are cold: the winning moves.
    ///
    /// @throws LimitException if they cannot be counted within the limits
    Options coldOptions(Position position);

    /// @return what proves the answers
    Evidence evidence();
}
