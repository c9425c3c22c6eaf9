package grundy.course.sheet;

import grundy.course.exercise.ExerciseTask;
import grundy.text.Message;

/// An exercise of a sheet with its solution.
///
/// @param question rules and a position
/// @param answer that a check accepts
/// @param solution the answer in words
public record SheetExercise(ExerciseTask task, String question, String answer, Message solution) {}
