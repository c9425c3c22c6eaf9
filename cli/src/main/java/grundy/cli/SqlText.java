package grundy.cli;

import grundy.store.SqlTable;
import grundy.text.DisplayWidth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a query gave, in columns as wide as they need to be.
final class SqlText {
    private SqlText() {}

    static void say(SqlTable table, Console console) {
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
            line.append(cells.get(i) instanceof Number ? blanks + text : text + blanks)
                    .append("  ");
        }
        return line.toString().stripTrailing();
    }

    private static int width(String text) {
        return DisplayWidth.of(text);
    }

    private static String shown(@Nullable Object cell) {
        return cell == null ? "-" : cell.toString();
    }
}
