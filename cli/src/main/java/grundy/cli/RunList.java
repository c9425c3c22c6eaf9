package grundy.cli;

import grundy.store.RunCatalogue;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `values --list`: the finished runs of this user.
final class RunList {
    private static final String FOR_READERS =
            "SELECT rules, play, last, engine, finished, rare, largest, preperiod, period, saltus, file, certificate"
                    + " FROM runs ORDER BY finished DESC, file";

    private RunList() {}

    static void run(ParseResult arguments, Console console) throws IOException {
        var catalogue = RunCatalogue.ofUser();
        String sql = arguments.matchedOptionValue("--sql", "");
        var table =
                sql.isBlank() && console.json() ? catalogue.all() : catalogue.query(sql.isBlank() ? FOR_READERS : sql);
        if (console.json()) console.say(json(table.orElse(new RunCatalogue.Table(List.of(), List.of()))));
        else if (table.isEmpty() || table.get().rows().isEmpty())
            console.say(Message.of(
                    sql.isBlank() || table.isEmpty() ? "store.no-runs" : "store.no-rows",
                    "folder",
                    catalogue.folder()));
        else text(table.get(), console);
    }

    private static JsonObject json(RunCatalogue.Table table) {
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

    private static void text(RunCatalogue.Table table, Console console) {
        var widths = new int[table.columns().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = width(table.columns().get(i));
            for (var row : table.rows()) widths[i] = Math.max(widths[i], width(shown(row.get(i))));
        }
        console.say(line(table.columns(), widths));
        for (var row : table.rows()) console.say(line(row, widths));
    }

    private static String line(List<? extends @Nullable Object> cells, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            var text = shown(cells.get(i));
            var blanks = " ".repeat(widths[i] - width(text));
            line.append(cells.get(i) instanceof Long ? blanks + text : text + blanks)
                    .append("  ");
        }
        return line.toString().stripTrailing();
    }

    private static int width(String text) {
        return grundy.text.DisplayWidth.of(text);
    }

    private static String shown(@Nullable Object cell) {
        return cell == null ? "-" : cell.toString();
    }
}
