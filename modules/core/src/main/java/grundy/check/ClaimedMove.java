package grundy.check;

import grundy.rules.Position;
import grundy.value.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A stated move: what it leaves in each component that it moves in.
///
/// @param side whose move it is where Left and Right have moves of their own
/// @param steps by component, each once
public record ClaimedMove(Optional<Side> side, List<Step> steps) {
    /// @param component counts from 0 in the position as written
    /// @param to the components left there, as they are written, in ascending order
    public record Step(int component, List<String> to) {
        public Step {
            to = to.stream().sorted().toList();
        }

        /// @param left the components that the move leaves there
        public static Step of(int component, List<Position> left) {
            return new Step(component, left.stream().map(Position::toString).toList());
        }
    }

    public ClaimedMove {
        steps = steps.stream().sorted(Comparator.comparingInt(Step::component)).toList();
    }
}
