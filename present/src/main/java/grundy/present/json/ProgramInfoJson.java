package grundy.present.json;

import grundy.store.json.JsonObject;

/// What the program says of itself.
///
/// Members: `help` (the text of a help page), `completion` (a script for a shell), or `version` and `java`
/// (which runs it).
public final class ProgramInfoJson {
    private ProgramInfoJson() {}

    public static JsonObject help(String text) {
        return new JsonObject().put("help", text);
    }

    public static JsonObject completion(String script) {
        return new JsonObject().put("completion", script);
    }

    public static JsonObject version(String number, String java) {
        return new JsonObject().put("version", number).put("java", java);
    }
}
