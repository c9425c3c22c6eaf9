package grundy.finding;

import grundy.check.ClaimedMove;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A move in a sum: one step in a disjunctive sum, one for each component moved in where several may or must be.
///
/// @param side whose move it is in a partizan game, else null
public record Move(List<Step> steps, @Nullable Side side) {
    /// Two steps that leave the same heaps are the same, whatever the order in which an engine found the heaps.
    ///
    /// @param component number of the component in the position as written, from 0
    /// @param to the components that the step leaves, at least one; heaps and tuples in ascending order
    public record Step(int component, Position from, List<Position> to) {
        public Step {
            if (to.size() > 1 && to.stream().allMatch(Tuple.class::isInstance))
                to = to.stream()
                        .map(Tuple.class::cast)
                        .sorted()
                        .map(Position.class::cast)
                        .toList();
        }

        /// @return the target of the step: a sum where it splits
        public String target() {
            return to.stream().map(Position::toString).collect(Collectors.joining(" + "));
        }
    }

    /// @param component counts from 0 in the position as written
    /// @param to what the move leaves there
    public static Move of(int component, Position from, List<Position> to) {
        return new Move(List.of(new Step(component, from, to)), null);
    }

    /// Returns the moves in one component to options that are asked for once.
    ///
    /// @param options if they are out of reach, as the divisors of a long number may be, so is the number of moves,
    ///     and the verdict stands
    public static CountedList<Move> toOptions(
            int component, Position from, Supplier<CountedList<List<Position>>> options) {
        try {
            return options.get().map(to -> of(component, from, to));
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return CountedList.some(List.of(), e.explanation());
        }
    }

    /// @return the move as an answer states it
    public ClaimedMove claimedMove() {
        return new ClaimedMove(
                Optional.ofNullable(side),
                steps.stream()
                        .map(step -> ClaimedMove.Step.of(step.component, step.to))
                        .toList());
    }
}
