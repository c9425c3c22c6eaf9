package grundy.present.json.answer;

import grundy.answer.BoardsTable;
import grundy.answer.BoxTable;
import grundy.json.JsonObject;
import grundy.value.Outcome;
import java.nio.file.Path;
import java.util.List;

/// Writes the table of a box of positions as JSON.
///
/// Members: `rules`, `play`, `coordinates`, `box` (the greatest value of each), `positions`, `lost`,
/// `values` (whether they were requested), `evidence`, `out`, the file. Boards have `rows` and `columns`
/// instead of `coordinates` and `box`, and in partizan games `outcomes`, the number of boards with each.
public final class BoxJson {
    private BoxJson() {}

    public static JsonObject of(BoxTable table, Path out) {
        var node = new JsonObject()
                .put("rules", table.game().text())
                .put("play", table.play().id());
        var names = node.putArray("coordinates");
        for (var name : table.coordinates()) names.add(name);
        var box = node.putArray("box");
        for (int last : table.last()) box.add(last);
        node.put("positions", table.size()).put("lost", table.lostCount()).put("values", table.hasValues());
        node.set("evidence", EvidenceJson.of(table.evidence()));
        return node.put("out", out.toString());
    }

    public static JsonObject of(BoardsTable table, Path out) {
        var node = new JsonObject()
                .put("rules", table.game().text())
                .put("play", table.play().id())
                .put("rows", table.rows())
                .put("columns", table.columns())
                .put("positions", table.size())
                .put("lost", table.count(Outcome.P))
                .put("values", table.hasValues());
        if (!table.isImpartial()) {
            var outcomes = node.putObject("outcomes");
            for (var outcome : List.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P))
                outcomes.put(outcome.name(), table.count(outcome));
        }
        node.set("evidence", EvidenceJson.of(table.evidence()));
        return node.put("out", out.toString());
    }
}
