package grundy.web.api;

import grundy.course.lesson.Course;
import grundy.course.lesson.CourseLesson;
import grundy.course.live.LiveAnswers;
import grundy.course.show.LessonJson;
import grundy.limit.Limits;
import grundy.store.CourseProgress;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/// `lesson`: the course, or one of its lessons with all live parts computed.
///
/// Members: `lesson` (its id, number or title; without it all are listed). The answer is that of `grundy learn --json`.
final class LessonEndpoint implements Endpoint {
    private static final int LONGEST = 200;

    @Override
    public String name() {
        return "lesson";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var lesson = request.optionalText("lesson").map(name -> lesson(name, language));
        return Endpoint.document(limits -> {
            var json = json(language, limits);
            return lesson.isPresent() ? json.of(lesson.get()) : json.list(Course.all(language));
        });
    }

    private static LessonJson json(Language language, Limits limits) {
        return new LessonJson(new LiveAnswers(language, limits), progress().solved());
    }

    /// @throws RefusedRequest if there is no such lesson
    static CourseLesson lesson(String name, Language language) {
        return Optional.of(name)
                .filter(id -> id.length() <= LONGEST)
                .flatMap(id -> Course.find(id, language))
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.lesson.unknown", "lessons", Course.ids())));
    }

    /// @return the user's progress
    static CourseProgress progress() {
        try {
            return CourseProgress.read();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
