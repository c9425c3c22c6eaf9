package grundy.present.json;

import grundy.json.JsonObject;
import grundy.rules.catalogue.PrefixedRules;
import grundy.store.run.GridFile;
import java.nio.file.Path;

/// Writes the summary of a file with a table of two coordinates as JSON.
///
/// Members: `rules`, `play`, `to`, `file`, `coldCount`, `largest` (or null, where only the cold positions were
/// written).
public final class GridFileJson {
    private GridFileJson() {}

    /// @param to the last value of both coordinates
    public static JsonObject of(GridFile.FileSummary summary, PrefixedRules rules, long to, Path file) {
        var node = new JsonObject()
                .put("rules", rules.game().text())
                .put("play", rules.play().id())
                .put("to", to)
                .put("file", file.toString())
                .put("coldCount", summary.cold());
        return summary.whole() ? node.put("largest", summary.largest()) : node.putNull("largest");
    }
}
