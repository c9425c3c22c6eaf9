package grundy.present.json;

import grundy.json.JsonObject;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;

/// Writes an error as JSON, where there is no answer.
///
/// Members: `error` (the message), `status` (the exit status: 1 refused, 2 bad input, 3 a limit was reached); for a
/// text that cannot be read also `line`, `column`, `span` (how many characters), `problem` (the message without the
/// place) and, where something is near enough, `maybe` (the text that was probably meant).
public final class ErrorJson {
    private ErrorJson() {}

    public static JsonObject of(int status, String text) {
        return new JsonObject().put("error", text).put("status", status);
    }

    /// @return the error with its place, and with what was probably meant
    public static JsonObject of(int status, SyntaxException error, Language language) {
        var node = of(status, error.in(language))
                .put("line", error.line())
                .put("column", error.column())
                .put("span", error.span())
                .put("problem", error.problem().in(language));
        error.suggestion().ifPresent(suggestion -> node.put("maybe", suggestion));
        return node;
    }
}
