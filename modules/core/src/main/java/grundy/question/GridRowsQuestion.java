package grundy.question;

import grundy.answer.GridRows;
import grundy.rules.Game;
import grundy.value.Play;

/// A {@link GridQuestion} for a table too large to be kept: it is delivered while it is computed.
///
/// @param game of two coordinates
/// @param to the last value of both coordinates, from 0 to {@link GridQuestion#largest}; where rows are wanted to
///     {@link GridQuestion#largestOfValues}
/// @param reader the reader of the answer
public record GridRowsQuestion(Game game, Play play, int to, AnswerVisitor reader) implements Question<GridRows> {
    /// Receives the answer.
    public sealed interface AnswerVisitor {}

    /// Receives a table row by row, in order.
    @FunctionalInterface
    public non-sealed interface RowVisitor extends AnswerVisitor {
        /// @param values of `(a, 0)`, `(a, 1)`, ...; the array is used again
        void row(int a, int[] values);
    }

    /// Receives all positions of value 0, by their first coordinate.
    @FunctionalInterface
    public non-sealed interface ColdVisitor extends AnswerVisitor {
        /// Receives a pair that the player to move loses.
        void cold(int a, int b);
    }
}
