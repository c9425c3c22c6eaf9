package grundy.present.json;

import grundy.json.JsonObject;
import org.jspecify.annotations.Nullable;

/// Writes information about the program itself as JSON.
///
/// Members: `help` (the text of a help page), `completion` (a script for a shell), or `version`, `commit` and `date`
/// (of the sources, where they are known), and `java` (which runs it).
public final class ProgramInfoJson {
    private ProgramInfoJson() {}

    public static JsonObject help(String text) {
        return new JsonObject().put("help", text);
    }

    public static JsonObject completion(String script) {
        return new JsonObject().put("completion", script);
    }

    /// @param commit the commit of the sources, null if nobody knows
    /// @param date when that was, as in `2026-11-27`
    public static JsonObject version(String number, @Nullable String commit, @Nullable String date, String java) {
        var document = new JsonObject().put("version", number);
        if (commit != null) document.put("commit", commit);
        if (date != null) document.put("date", date);
        return document.put("java", java);
    }
}
