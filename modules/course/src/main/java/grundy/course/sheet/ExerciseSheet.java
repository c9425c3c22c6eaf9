package grundy.course.sheet;

import grundy.text.Message;
import java.util.List;

/// A sheet of exercises.
///
/// @param rules of the game as they were asked for
/// @param about what the game is, in the catalogue's words; empty where it is none of the catalogue
/// @param seed by which the same sheet is drawn again
/// @param requested how many exercises were asked for; a game with few positions has fewer
public record ExerciseSheet(
        String rules,
        Message title,
        String about,
        SheetLevel level,
        long seed,
        int requested,
        List<SheetExercise> exercises) {
    public ExerciseSheet {
        exercises = List.copyOf(exercises);
    }
}
