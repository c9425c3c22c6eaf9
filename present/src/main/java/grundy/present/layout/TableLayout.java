package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Align;
import grundy.text.Block.Mark;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Columns that line up, also where letters are wide. Where they are too many for a line, some are left out.
///
/// @param room columns of the longest line
record TableLayout(Block.Table table, int room) {
    private static final String INDENT = "  ";
    private static final String BETWEEN = "  ";

    /// What is left free, in a line of a table with a marked column, for what names its rows.
    private static final int BESIDE = 10;

    List<String> lines() {
        var kept = kept();
        var rows = new ArrayList<List<String>>();
        for (var row : table.rows()) rows.add(chosen(row.cells(), kept));
        var marks = chosen(table.marks().stream().map(TableLayout::sign).toList(), kept);
        if (!marks.isEmpty()) rows.add(marks);
        var widths = widths(rows, kept.size());
        int total = cut(widths);
        var lines = new ArrayList<String>();
        for (int i = 0; i < rows.size(); i++) {
            if (i < table.rows().size() && table.rows().get(i).ruled()) lines.add(INDENT + "-".repeat(total));
            lines.add((INDENT + padded(rows.get(i), widths, kept)).stripTrailing());
        }
        return lines;
    }

    /// @return the columns for which there is room: in a table with marks as many of the last as fit, all
    ///     taken to be
    ///     as wide as the last one's head
    private List<Integer> kept() {
        var kept = new ArrayList<Integer>();
        int columns = table.alignment().size();
        int first = 1;
        if (!table.marks().isEmpty()) {
            int cell = BETWEEN.length()
                    + DisplayWidth.of(table.rows().getFirst().cells().getLast());
            first = Math.max(1, columns - (room - BESIDE) / cell);
        }
        for (int column = 0; column < columns; column++) if (column == 0 || column >= first) kept.add(column);
        return kept;
    }

    private static List<String> chosen(List<String> cells, List<Integer> kept) {
        return kept.stream()
                .filter(column -> column < cells.size())
                .map(cells::get)
                .toList();
    }

    private static String sign(Mark mark) {
        return switch (mark) {
            case NONE -> "";
            case HERE -> "^";
            case PERIOD -> "|";
        };
    }

    private static int[] widths(List<List<String>> rows, int columns) {
        var widths = new int[columns];
        for (var row : rows)
            for (int i = 0; i < row.size(); i++) widths[i] = Math.max(widths[i], DisplayWidth.of(row.get(i)));
        return widths;
    }

    /// Leaves out the last columns, by making their widths 0, until a line is short enough.
    ///
    /// @return the width of all
    private int cut(int[] widths) {
        int total = total(widths);
        for (int last = widths.length - 1; last > 0 && total + INDENT.length() > room; last--) {
            widths[last] = 0;
            total = total(widths);
        }
        return total;
    }

    private static int total(int[] widths) {
        int total = 0;
        for (int width : widths) total += width + (width > 0 && total > 0 ? BETWEEN.length() : 0);
        return total;
    }

    private String padded(List<String> row, int[] widths, List<Integer> kept) {
        var text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            if (widths[i] == 0) continue;
            var pad = " ".repeat(widths[i] - DisplayWidth.of(row.get(i)));
            if (!text.isEmpty()) text.append(BETWEEN);
            boolean right = table.alignment().get(kept.get(i)) == Align.RIGHT;
            text.append(right ? pad + row.get(i) : row.get(i) + pad);
        }
        return text.toString();
    }
}
