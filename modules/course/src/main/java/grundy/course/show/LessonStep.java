package grundy.course.show;

import grundy.course.exercise.Exercise;
import grundy.course.lesson.SectionKind;
import grundy.text.Block;
import java.util.List;
import java.util.Optional;

/// One screenful of a lesson for a reader who goes through it step by step.
///
/// @param section in which it stands; empty before the first one
/// @param first whether the section begins with it
/// @param blocks with all that is live worked out
/// @param exercise that is asked then
/// @param game rules and a position that may be played then
public record LessonStep(
        Optional<SectionKind> section,
        boolean first,
        List<Block> blocks,
        Optional<Exercise> exercise,
        Optional<String> game) {
    public LessonStep {
        blocks = List.copyOf(blocks);
    }
}
