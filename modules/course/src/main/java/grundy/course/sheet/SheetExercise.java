package grundy.course.sheet;

import grundy.course.exercise.ExerciseTask;
import grundy.text.Message;
import java.util.List;

/// An exercise of a sheet with its solution.
///
/// @param question rules and a position
/// @param board the position row by row, one letter a square; empty where it is not drawn on a board
/// @param answer that a check accepts
/// @param solution the answer in words
public record SheetExercise(ExerciseTask task, String question, List<String> board, String answer, Message solution) {
    public SheetExercise {
        board = List.copyOf(board);
    }
}
