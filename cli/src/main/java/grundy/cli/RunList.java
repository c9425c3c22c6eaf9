package grundy.cli;

import grundy.present.json.RunListJson;
import grundy.present.words.RunListWords;
import grundy.store.RunCatalogue;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `values --list`: the finished runs of this user.
final class RunList {
    private RunList() {}

    static void run(ParseResult arguments, Console console) throws IOException {
        var catalogue = RunCatalogue.ofUser();
        String sql = arguments.matchedOptionValue("--sql", "");
        var table = sql.isBlank() ? console.json() ? catalogue.all() : catalogue.forReaders() : catalogue.query(sql);
        if (console.json()) console.say(RunListJson.of(table.orElse(RunCatalogue.Table.EMPTY)));
        else if (table.isEmpty() || table.get().rows().isEmpty())
            console.say(Message.of(
                    sql.isBlank() || table.isEmpty() ? "listing.run.no-runs" : "listing.run.no-rows",
                    "folder",
                    catalogue.folder()));
        else text(sql.isBlank() ? RunListWords.of(table.get(), console.language()) : table.get(), console);
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
