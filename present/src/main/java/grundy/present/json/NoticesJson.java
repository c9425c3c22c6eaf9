package grundy.present.json;

import grundy.store.json.JsonNode;
import grundy.store.json.JsonObject;
import java.util.List;

/// What is to be known beside an answer: `notices`, an array of texts.
public final class NoticesJson {
    private NoticesJson() {}

    /// Adds notices to a document; none are added to what is no object.
    public static void add(JsonNode document, List<String> notices) {
        if (notices.isEmpty() || !(document instanceof JsonObject object)) return;
        var said = object.putArray("notices");
        notices.forEach(said::add);
    }
}
