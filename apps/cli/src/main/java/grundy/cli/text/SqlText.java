package grundy.cli.text;

import grundy.cli.terminal.Console;
import grundy.store.record.SqlTable;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Prints the result of an SQL query as a table with columns as wide as they need to be; where the
/// terminal is too narrow for them, each row is a card.
public final class SqlText {
    private static final int GAP = 2;

    private SqlText() {}

    public static void say(SqlTable table, Console console) {
        var widths = new int[table.columns().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = width(cellText(table.columns().get(i)));
            for (var row : table.rows()) widths[i] = Math.max(widths[i], width(cellText(row.get(i))));
        }
        int width = IntStream.of(widths).map(each -> each + GAP).sum() - GAP;
        if (console.isNarrowerThan(width)) {
            cards(table, console);
            return;
        }
        console.say(line(table.columns(), widths));
        for (var row : table.rows()) console.say(line(row, widths));
    }

    private static void cards(SqlTable table, Console console) {
        int room = table.columns().stream()
                        .map(SqlText::cellText)
                        .mapToInt(SqlText::width)
                        .max()
                        .orElse(0)
                + GAP;
        var blocks = new ArrayList<Block>();
        for (var row : table.rows()) {
            if (!blocks.isEmpty()) blocks.add(new Block.Break());
            var fields = IntStream.range(0, row.size())
                    .filter(i -> row.get(i) != null)
                    .mapToObj(
                            i -> new Block.Field(cellText(table.columns().get(i)), List.of(cellText(row.get(i))), true))
                    .toList();
            blocks.add(new Block.Fields(fields, room));
        }
        console.unbroken(blocks);
    }

    private static String line(List<? extends @Nullable Object> cells, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            var text = cellText(cells.get(i));
            var blanks = " ".repeat(widths[i] - width(text));
            line.append(cells.get(i) instanceof Number ? blanks + text : text + blanks)
                    .append(" ".repeat(GAP));
        }
        return line.toString().stripTrailing();
    }

    private static int width(String text) {
        return DisplayWidth.of(text);
    }

    private static String cellText(@Nullable Object cell) {
        return cell == null ? "-" : PrintableText.of(cell.toString());
    }
}
