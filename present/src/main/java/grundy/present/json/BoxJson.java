package grundy.present.json;

import grundy.solve.BoxTable;
import grundy.store.json.JsonObject;
import java.nio.file.Path;
import java.util.Locale;

/// What became of the positions of a box.
///
/// Members: `rules`, `play`, `coordinates`, `box` (the greatest value of each), `positions`, `lost`, `values` (whether
/// they were wanted), `evidence`, `out`, the file.
public final class BoxJson {
    private BoxJson() {}

    public static JsonObject of(BoxTable table, Path out) {
        var question = table.question();
        var node = new JsonObject()
                .put("rules", question.game().text())
                .put("play", question.play().name().toLowerCase(Locale.ROOT));
        var names = node.putArray("coordinates");
        for (var name : table.coordinates()) names.add(name);
        var box = node.putArray("box");
        for (int last : question.last()) box.add(last);
        node.put("positions", table.size()).put("lost", table.lost()).put("values", question.wantsValues());
        node.set("evidence", EvidenceJson.of(table.evidence()));
        return node.put("out", out.toString());
    }
}
