package grundy.engine;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.Position;
import java.util.List;

/// The positions of one game that the player to move loses, under one end condition: for games whose outcomes have
/// a closed form but whose nim-values have none. What is known of one position only is a {@link DecidedPosition}.
public interface ColdPositions {
    /// @return whether the player to move loses (a P-position)
    boolean isCold(Position position);

    /// All options that are cold: the winning moves.
    ///
    /// @throws LimitException if they cannot be counted within the limits
    CountedList<List<Position>> coldOptions(Position position);

    /// @return the evidence for the answers
    Evidence evidence();

    /// @return the decision for one position
    default DecidedPosition at(Position position) {
        return new SinglePosition(this, position);
    }

    /// One position of those that are known.
    record SinglePosition(ColdPositions positions, Position position) implements DecidedPosition {
        @Override
        public boolean isCold() {
            return positions.isCold(position);
        }

        @Override
        public CountedList<List<Position>> coldOptions() {
            return positions.coldOptions(position);
        }

        @Override
        public Evidence evidence() {
            return positions.evidence();
        }
    }
}
