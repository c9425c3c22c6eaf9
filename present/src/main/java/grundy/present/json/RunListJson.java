package grundy.present.json;

import grundy.store.RunCatalogue;
import grundy.store.json.JsonObject;
import org.jspecify.annotations.Nullable;

/// Finished runs, or what else was asked of their list.
///
/// Members: `columns` (their names) and `runs`, each of which has the columns as members; a cell is a text, an integer,
/// a truth value, or null.
public final class RunListJson {
    private RunListJson() {}

    public static JsonObject of(RunCatalogue.Table table) {
        var node = new JsonObject();
        var columns = node.putArray("columns");
        table.columns().forEach(columns::add);
        var runs = node.putArray("runs");
        for (var row : table.rows()) {
            var run = runs.addObject();
            for (int i = 0; i < row.size(); i++) put(run, table.columns().get(i), row.get(i));
        }
        return node;
    }

    private static void put(JsonObject node, String name, @Nullable Object cell) {
        switch (cell) {
            case Long number -> node.put(name, number);
            case Boolean truth -> node.put(name, truth);
            case null -> node.putNull(name);
            default -> node.put(name, cell.toString());
        }
    }
}
