package grundy.web.api;

import grundy.course.exercise.Exercise;
import grundy.course.exercise.Grade;
import grundy.course.exercise.Grader;
import grundy.course.live.LiveAnswers;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.present.json.BlockJson;
import grundy.store.StoreException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// `exercise`: checks an answer to an exercise of a lesson, or gives its solution. What is solved is
/// kept.
///
/// Members: `lesson`, `exercise` (its id), `do` (`check` or `show`), `answer` (as it is typed). The answer:
/// `grade` (`right`, `wrong`, `unreadable`; null where the solution is shown), `blocks`.
final class ExerciseEndpoint implements Endpoint {
    private static final List<String> ORDERS = List.of("check", "show");

    @Override
    public String name() {
        return "exercise";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var lesson = LessonEndpoint.lesson(request.text("lesson"), language);
        var id = request.text("exercise");
        var exercise = lesson.exercises().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new RefusedRequest(400, Message.of("web.exercise.unknown", "lesson", lesson.id())));
        boolean showsSolution = request.choice("do", false, ORDERS, "show"::equals);
        var typed = showsSolution ? "" : request.text("answer");
        return Endpoint.document(limits -> {
            var grader = new Grader(new LiveAnswers(language, limits));
            if (showsSolution)
                return new JsonObject()
                        .putNull("grade")
                        .set("blocks", BlockJson.of(grader.solution(exercise.task()), language));
            var grade = grader.grade(exercise.task(), typed);
            if (grade.kind() == Grade.Kind.RIGHT) keep(exercise);
            return new JsonObject()
                    .put("grade", grade.kind().name().toLowerCase(Locale.ROOT))
                    .set("blocks", BlockJson.of(grade.feedback(), language));
        });
    }

    /// A disk that is full loses the mark, not the answer.
    private static void keep(Exercise exercise) {
        try {
            LessonEndpoint.progress().withSolved(exercise.id()).write();
        } catch (IOException | LimitException | StoreException _) {
            // said when the lesson is shown again: the exercise is not marked
        }
    }
}
