package grundy.course.lesson;

import java.util.List;

/// A section of a lesson.
public record LessonSection(SectionKind kind, List<LessonContent> contents) {
    public LessonSection {
        contents = List.copyOf(contents);
    }
}
