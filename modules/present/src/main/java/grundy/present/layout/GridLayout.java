package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Entry;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A grid with a line below its head and one beside the heads of its rows; entries that stand out have a star. Columns
/// for which there is no room go on below.
///
/// @param room columns of the longest line, unless a single column needs more
record GridLayout(Block.Grid grid, int room, Ink ink) {
    private static final String INDENT = "  ";

    List<String> lines() {
        var widths = widths();
        var lines = new ArrayList<String>();
        if (!grid.caption().isEmpty()) lines.add(INDENT + "[" + grid.caption() + "]");
        int start = 0;
        do {
            if (start > 0) lines.add("");
            int end = end(start, widths);
            block(start, end, widths, lines);
            start = end;
        } while (start < grid.heads().size());
        return lines;
    }

    /// @return widths of the heads of rows, and of each column
    private int[] widths() {
        var widths = new int[grid.heads().size() + 1];
        for (int j = 0; j < grid.heads().size(); j++)
            widths[j + 1] = DisplayWidth.of(grid.heads().get(j));
        for (var row : grid.rows()) {
            widths[0] = Math.max(widths[0], DisplayWidth.of(row.head()));
            for (int j = 0; j < row.cells().size(); j++)
                widths[j + 1] =
                        Math.max(widths[j + 1], DisplayWidth.of(cell(row.cells().get(j), Ink.PLAIN)));
        }
        return widths;
    }

    /// @return the first column that has no room in a line with those from the start on; one has always
    private int end(int start, int[] widths) {
        int used = INDENT.length() + widths[0] + 2;
        int end = start;
        while (end < grid.heads().size()) {
            used += 2 + widths[end + 1];
            if (used > room && end > start) break;
            end++;
        }
        return end;
    }

    private void block(int start, int end, int[] widths, List<String> lines) {
        var head = new StringBuilder(INDENT).append(" ".repeat(widths[0])).append(" |");
        for (int j = start; j < end; j++) {
            var name = grid.heads().get(j);
            head.append(INDENT).append(blanks(widths[j + 1], name)).append(ink.paint(Tint.HEADING, name));
        }
        lines.add(head.toString().stripTrailing());
        lines.add(INDENT + "-".repeat(widths[0] + 1) + "+"
                + "-"
                        .repeat(IntStream.range(start, end)
                                .map(j -> widths[j + 1] + 2)
                                .sum()));
        for (var row : grid.rows()) {
            var line = new StringBuilder(INDENT)
                    .append(row.head())
                    .append(blanks(widths[0], row.head()))
                    .append(" |");
            for (int j = start; j < end; j++)
                line.append(INDENT)
                        .append(blanks(widths[j + 1], cell(row.cells().get(j), Ink.PLAIN)))
                        .append(cell(row.cells().get(j), ink));
            lines.add(line.toString().stripTrailing());
        }
    }

    private static String cell(List<Entry> entries, Ink ink) {
        return entries.stream()
                .map(entry -> entry.marked() ? ink.paint(Tint.MOVE, entry.text() + "*") : entry.text() + " ")
                .collect(Collectors.joining(","));
    }

    private static String blanks(int width, String text) {
        return " ".repeat(width - DisplayWidth.of(text));
    }
}
