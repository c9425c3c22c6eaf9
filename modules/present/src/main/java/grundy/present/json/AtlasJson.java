package grundy.present.json;

import grundy.json.JsonObject;
import grundy.store.atlas.AtlasLine;
import grundy.store.atlas.ShippedAtlas.AtlasEntry;
import java.util.List;

/// Writes the rows about a game from the atlases that come with the program, as JSON: in `atlas`, an
/// array, for each of them its name `atlas` and the cells of the game's row by their names.
public final class AtlasJson {
    private AtlasJson() {}

    /// @return a document about rules that the catalogue does not name: `rules` and `atlas`
    public static JsonObject of(String rules, List<AtlasEntry> entries) {
        return put(new JsonObject().put("rules", rules), entries);
    }

    /// @return the document, with the array where there is anything to say
    public static JsonObject put(JsonObject document, List<AtlasEntry> entries) {
        if (entries.isEmpty()) return document;
        var rows = document.putArray("atlas");
        for (var atlas : entries) rows.add(AtlasLine.json(atlas.row()).put("atlas", atlas.atlas()));
        return document;
    }
}
