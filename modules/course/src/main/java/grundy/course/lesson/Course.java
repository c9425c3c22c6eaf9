package grundy.course.lesson;

import grundy.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// The lessons in the order in which one takes them.
public final class Course {
    private static final String FOLDER = "/grundy/course/lessons/";

    private Course() {}

    /// @return the ids of the lessons, in order
    public static List<String> ids() {
        return text("order.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    /// @return all lessons, in order
    public static List<CourseLesson> all(Language language) {
        var ids = ids();
        return IntStream.range(0, ids.size())
                .mapToObj(index -> lesson(ids.get(index), index + 1, language))
                .toList();
    }

    /// @param name an id, a number from 1, or a title in either language, in any case
    /// @return empty if there is no such lesson
    public static Optional<CourseLesson> find(String name, Language language) {
        var wanted = name.strip().toLowerCase(Locale.ROOT);
        var ids = ids();
        for (int i = 0; i < ids.size(); i++)
            if (ids.get(i).equals(wanted) || Integer.toString(i + 1).equals(wanted))
                return Optional.of(lesson(ids.get(i), i + 1, language));
        for (var in : Language.values())
            for (var lesson : all(in))
                if (lesson.title().toLowerCase(Locale.ROOT).equals(wanted))
                    return Optional.of(lesson(lesson.id(), lesson.number(), language));
        return Optional.empty();
    }

    private static CourseLesson lesson(String id, int number, Language language) {
        return LessonParser.parse(id, number, language, text(id + (language == Language.ZH ? ".zh-CN.md" : ".md")));
    }

    private static String text(String file) {
        try (InputStream in = Course.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new AssertionError("There is no " + FOLDER + file);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
