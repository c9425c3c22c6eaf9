package grundy.course.exercise;

import grundy.course.live.LiveText;
import grundy.course.trap.TrapClaim;
import grundy.value.Side;
import java.util.Optional;

/// The task of an exercise. The answer stands nowhere: the solver is asked.
public sealed interface ExerciseTask {
    /// A question for the winner of a position.
    record Winner(String question) implements ExerciseTask {}

    /// A move that wins.
    ///
    /// @param side whose move it is in a game of Left and Right; empty in others
    record Move(String question, Optional<Side> side) implements ExerciseTask {}

    /// All moves that win; moves that lead to the same heaps are one.
    record Moves(String question) implements ExerciseTask {}

    /// A number.
    record Number(LiveText answer) implements ExerciseTask {}

    /// All members of a list, in any order.
    record Numbers(LiveText answer) implements ExerciseTask {}

    /// A value of the calculus, in any notation for it.
    record GameValue(String expression) implements ExerciseTask {}

    /// A formula for the lost positions, or for the nim-values.
    record Formula(String rules) implements ExerciseTask {}

    /// A position, or numbers, at which a claim is wrong.
    record Break(TrapClaim trap) implements ExerciseTask {}
}
