package grundy.web.request;

import grundy.contest.problem.JudgeException;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.present.json.ErrorJson;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.store.StoreException;
import grundy.strategic.matrix.SizeException;
import grundy.text.Language;
import grundy.text.Message;
import java.util.Map;

/// Error replies: 400 for what cannot be read or makes no sense, 422 for a limit, 500 for a fault of
/// ours.
public final class FaultReplies {
    private static final int BAD_INPUT = 2;
    private static final int LIMIT = 3;

    private static final long FACTOR = 4;
    private static final long LEAST_SECONDS = 5;
    private static final long MOST_SECONDS = 24 * 3600;
    private static final long MOST_POSITIONS = 1_000_000_000;
    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("limit.time", "time"),
            Map.entry("limit.foreseen-time", "time"),
            Map.entry("limit.time-for-values", "time"),
            Map.entry("limit.positions", "positions"),
            Map.entry("limit.table", "positions"),
            Map.entry("limit.heaps", "positions"),
            Map.entry("limit.options", "positions"),
            Map.entry("limit.foreseen", "positions"),
            Map.entry("limit.parts", "positions"),
            Map.entry("compound.table", "positions"),
            Map.entry("turns.beyond", "positions"),
            Map.entry("turns.no-period", "positions"),
            Map.entry("tree.limit", "positions"),
            Map.entry("matrix.limit.pivots", "positions"),
            Map.entry("matrix.limit.vertices", "positions"),
            Map.entry("web.memory", "memory"),
            Map.entry("limit.memory", "memory"),
            Map.entry("limit.memory-shared", "memory"));

    private FaultReplies() {}

    /// @param status of HTTP
    /// @param document with `error`, `status`, and for a text the place
    public record FaultReply(int status, JsonObject document) {}

    /// @param fault whatever stopped the work
    public static FaultReply of(Throwable fault, Language language) {
        return switch (fault) {
            case SyntaxException syntax
            when syntax.isLimit() -> new FaultReply(422, ErrorJson.of(LIMIT, syntax, language));
            case SyntaxException syntax ->
                OtherEndpoint.of(syntax)
                        .map(other -> reply(400, other, language))
                        .orElseGet(() -> new FaultReply(400, ErrorJson.of(BAD_INPUT, syntax, language)));
            case RulesException rules -> reply(400, rules.explanation(), language);
            case JudgeException judge -> reply(400, judge.explanation(), language);
            case StoreException store -> reply(400, store.explanation(), language);
            case SizeException size -> reply(422, size.explanation(), language);
            case RefusedRequest refused -> refusal(refused, language);
            case LimitException limit ->
                new FaultReply(
                        422, errorJson(LIMIT, limit.explanation(), language).put("cancelled", limit.isCancellation()));
            case OutOfMemoryError _ -> reply(422, Message.of("web.memory"), language);
            case StackOverflowError _ -> reply(422, Message.of("web.deep"), language);
            default -> reply(500, Message.of("web.bug", "problem", String.valueOf(fault)), language);
        };
    }

    /// Returns the reply for a question with these limits: for a limit that can be raised also `limit` (`time`,
    /// `positions`, `memory`, `other`) and `raise`: `seconds` and `positions` that are worth another try.
    public static FaultReply of(Throwable fault, Language language, long seconds, long positions) {
        var faultReply = of(fault, language);
        if (faultReply.status != 422) return faultReply;
        var which = which(explanation(fault));
        faultReply.document.put("limit", which.isEmpty() ? "other" : which);
        if (which.isEmpty()) return faultReply;
        faultReply
                .document
                .putObject("raise")
                .put("seconds", Math.min(MOST_SECONDS, FACTOR * Math.max(seconds, LEAST_SECONDS)))
                .put("positions", Math.min(MOST_POSITIONS, FACTOR * positions));
        return faultReply;
    }

    private static Message explanation(Throwable fault) {
        return switch (fault) {
            case LimitException limit -> limit.explanation();
            case SyntaxException syntax -> syntax.problem();
            case SizeException size -> size.explanation();
            case RefusedRequest refused -> refused.explanation();
            case StackOverflowError _ -> Message.of("web.deep");
            default -> Message.of("web.memory");
        };
    }

    /// @return the name of the limit that a message is about, or a message within it
    private static String which(Message message) {
        var kind = KINDS.get(message.key());
        if (kind != null) return kind;
        for (var part : message.arguments().values())
            if (part instanceof Message inner && !which(inner).isEmpty()) return which(inner);
        return "";
    }

    private static FaultReply refusal(RefusedRequest refused, Language language) {
        var faultReply = reply(refused.status(), refused.explanation(), language);
        refused.place()
                .ifPresent(place -> faultReply
                        .document
                        .put("line", place.line())
                        .put("problem", place.problem().in(language)));
        return faultReply;
    }

    private static FaultReply reply(int status, Message message, Language language) {
        return new FaultReply(status, errorJson(status == 422 ? LIMIT : BAD_INPUT, message, language));
    }

    private static JsonObject errorJson(int status, Message message, Language language) {
        return ErrorJson.of(status, message.in(language));
    }
}
