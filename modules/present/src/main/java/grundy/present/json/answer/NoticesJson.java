package grundy.present.json.answer;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Adds notices to an answer in JSON: `notices`, an array of texts.
public final class NoticesJson {
    private NoticesJson() {}

    /// Adds notices to a document, after those that it has; none are added to what is no object.
    public static void add(JsonNode document, List<String> notices) {
        if (notices.isEmpty() || !(document instanceof JsonObject object)) return;
        var array = object.array("notices");
        notices.forEach(array::add);
    }

    /// Adds messages in a reader's language.
    public static void add(JsonNode document, List<Message> notices, Language language) {
        add(document, notices.stream().map(notice -> notice.in(language)).toList());
    }
}
