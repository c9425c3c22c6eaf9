package grundy.contest.emit;

import grundy.contest.sketch.TargetLanguage;
import grundy.json.JsonObject;

/// A program that was made.
///
/// Members: `language`, `standard` (of the language), `method` (its name), `evidence` (the theorem as it is cited, or
/// empty), `about` (the method in a sentence), `cost`, `slow` (whether the largest inputs may take longer than a
/// second), `code`. The languages to choose from are `languages`: of each `language`, `title`, `standard`, `ending` (of
/// names of files), `comment` (what begins one), `keywords`.
public final class ProgramJson {
    private ProgramJson() {}

    /// @return all languages, the usual one first
    public static JsonObject languages() {
        var json = new JsonObject();
        var list = json.putArray("languages");
        for (var target : TargetLanguage.values()) {
            var each = list.addObject()
                    .put("language", target.id())
                    .put("title", target.title())
                    .put("standard", target.standard())
                    .put("ending", target.endings().getFirst())
                    .put("comment", target.comment());
            var keywords = each.putArray("keywords");
            target.keywords().stream().sorted().forEach(keywords::add);
        }
        return json;
    }

    public static JsonObject of(Emitter.EmittedProgram program, TargetLanguage target) {
        var json = new JsonObject()
                .put("language", target.id())
                .put("standard", target.standard())
                .put("method", program.method())
                .put("evidence", program.theorem())
                .put("about", program.about())
                .put("cost", program.cost())
                .put("slow", program.slow());
        if (program.format() instanceof ProgramFormat format)
            json.put("play", format.play()).put("input", format.input()).put("output", format.output());
        return json.put("code", program.code());
    }
}
