package grundy.course.lesson;

import grundy.course.exercise.Exercise;
import grundy.text.Language;
import java.util.List;

/// A lesson in one language.
///
/// @param id such as `misere-nim`, the same in all languages
/// @param number its place in the course, from 1
/// @param about what one learns in it, before its sections
public record CourseLesson(
        String id,
        int number,
        Language language,
        String title,
        List<LessonContent> about,
        List<LessonSection> sections) {
    public CourseLesson {
        about = List.copyOf(about);
        sections = List.copyOf(sections);
    }

    /// @return the exercises, in order, the traps among them
    public List<Exercise> exercises() {
        return sections.stream()
                .flatMap(section -> section.contents().stream())
                .filter(LessonContent.Practice.class::isInstance)
                .map(content -> ((LessonContent.Practice) content).exercise())
                .toList();
    }
}
