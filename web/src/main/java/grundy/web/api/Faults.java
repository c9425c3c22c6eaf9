package grundy.web.api;

import grundy.contest.problem.JudgeException;
import grundy.limit.LimitException;
import grundy.present.json.ErrorJson;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.store.StoreException;
import grundy.store.json.JsonObject;
import grundy.strategic.matrix.SizeException;
import grundy.text.Language;
import grundy.text.Message;

/// What is said where there is no answer: 400 for what cannot be read or makes no sense, 422 for a limit, 500 for a
/// fault of ours.
public final class Faults {
    private static final int BAD_INPUT = 2;
    private static final int LIMIT = 3;

    private Faults() {}

    /// @param status of HTTP
    /// @param document with `error`, `status`, and for a text the place
    public record Told(int status, JsonObject document) {}

    /// @param fault whatever stopped the work
    public static Told of(Throwable fault, Language language) {
        return switch (fault) {
            case SyntaxException syntax -> new Told(400, ErrorJson.of(BAD_INPUT, syntax, language));
            case RulesException rules -> told(400, rules.explanation(), language);
            case JudgeException judge -> told(400, judge.explanation(), language);
            case StoreException store -> told(400, store.explanation(), language);
            case SizeException size -> told(422, size.explanation(), language);
            case Refused refused -> refused(refused, language);
            case LimitException limit ->
                new Told(422, said(LIMIT, limit.explanation(), language).put("cancelled", limit.isCancellation()));
            case OutOfMemoryError _ -> told(422, Message.of("web.memory"), language);
            case StackOverflowError _ -> told(422, Message.of("web.deep"), language);
            default -> told(500, Message.of("web.bug", "problem", String.valueOf(fault)), language);
        };
    }

    private static Told refused(Refused refused, Language language) {
        var told = told(refused.status(), refused.explanation(), language);
        refused.place()
                .ifPresent(place -> told.document
                        .put("line", place.line())
                        .put("problem", place.problem().in(language)));
        return told;
    }

    private static Told told(int status, Message message, Language language) {
        return new Told(status, said(status == 422 ? LIMIT : BAD_INPUT, message, language));
    }

    private static JsonObject said(int status, Message message, Language language) {
        return ErrorJson.of(status, message.in(language));
    }
}
