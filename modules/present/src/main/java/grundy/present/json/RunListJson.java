package grundy.present.json;

import grundy.json.JsonObject;
import grundy.store.record.SqlTable;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// Writes the list of finished runs as JSON, and the results of queries of that list or of an atlas.
///
/// Members: `columns` (their names) and `runs`, of an atlas `rows`, each of which has the columns as members; a cell is
/// a text, a number, a truth value, or null.
public final class RunListJson {
    private RunListJson() {}

    public static JsonObject of(SqlTable table) {
        return of(table, "runs");
    }

    /// @param name of the member that has the rows
    public static JsonObject of(SqlTable table, String name) {
        var node = new JsonObject();
        var columns = node.putArray("columns");
        table.columns().forEach(columns::add);
        var runs = node.putArray(name);
        for (var row : table.rows()) {
            var run = runs.addObject();
            for (int i = 0; i < row.size(); i++) put(run, table.columns().get(i), row.get(i));
        }
        return node;
    }

    private static void put(JsonObject node, String name, @Nullable Object cell) {
        switch (cell) {
            case Long number -> node.put(name, number);
            case BigDecimal number -> node.put(name, number);
            case Boolean truth -> node.put(name, truth);
            case null -> node.putNull(name);
            default -> node.put(name, cell.toString());
        }
    }
}
