package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Alignment;
import grundy.text.Block.Mark;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Columns that line up, also where letters are wide. Where they are too many for a line, those that are left go
/// on below, after the first one again; in a table with marks only the last ones are shown; and where not every
/// column fits beside the first, the last ones are left out.
///
/// @param room columns of the longest line
record TableLayout(Block.Table table, int room, Ink ink) {
    private static final String INDENT = "  ";
    private static final String BETWEEN = "  ";

    /// Columns left free, in a line of a table with a marked column, for the names of its rows.
    private static final int BESIDE = 10;

    List<String> lines() {
        if (!table.marks().isEmpty()) return lines(keptColumns());
        var lines = new ArrayList<String>();
        for (var block : blocks()) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(lines(block));
        }
        return lines;
    }

    /// @return columns that fit beside each other, the first one with all of them; all together if no cutting helps
    private List<List<Integer>> blocks() {
        var all = IntStream.range(0, table.alignment().size()).boxed().toList();
        var widths = widths(table.rows().stream().map(Block.Row::cells).toList(), all.size());
        int widest = Arrays.stream(widths).skip(1).max().orElse(0);
        if (all.size() < 3 || INDENT.length() + widths[0] + BETWEEN.length() + widest > room) return List.of(all);
        var blocks = new ArrayList<List<Integer>>();
        int used = 0;
        for (int column : all.subList(1, all.size())) {
            if (blocks.isEmpty() || used + BETWEEN.length() + widths[column] > room) {
                blocks.add(new ArrayList<>(List.of(0)));
                used = INDENT.length() + widths[0];
            }
            blocks.getLast().add(column);
            used += BETWEEN.length() + widths[column];
        }
        return blocks;
    }

    private List<String> lines(List<Integer> columns) {
        var rows = new ArrayList<List<String>>();
        for (var row : table.rows()) rows.add(cellsOf(row.cells(), columns));
        var marks = cellsOf(table.marks().stream().map(TableLayout::sign).toList(), columns);
        if (!marks.isEmpty()) rows.add(marks);
        var widths = widths(rows, columns.size());
        int total = dropColumns(widths);
        var lines = new ArrayList<String>();
        for (int i = 0; i < rows.size(); i++) {
            if (i < table.rows().size() && table.rows().get(i).ruled()) lines.add(INDENT + "-".repeat(total));
            lines.add((INDENT + padded(rows.get(i), widths, columns, tint(i))).stripTrailing());
        }
        return lines;
    }

    private Optional<Tint> tint(int row) {
        if (row >= table.rows().size()) return Optional.of(Tint.HERE);
        return table.rows().get(row).head() ? Optional.of(Tint.HEADING) : Optional.empty();
    }

    /// @return the columns for which there is room: in a table with marks as many of the last as fit, all taken to
    ///     be as wide as the last one's head
    private List<Integer> keptColumns() {
        var fitting = new ArrayList<Integer>();
        int columns = table.alignment().size();
        int first = 1;
        if (!table.marks().isEmpty()) {
            int cell = BETWEEN.length()
                    + DisplayWidth.of(table.rows().getFirst().cells().getLast());
            first = Math.max(1, columns - (room - BESIDE) / cell);
        }
        for (int column = 0; column < columns; column++) if (column == 0 || column >= first) fitting.add(column);
        return fitting;
    }

    private static List<String> cellsOf(List<String> cells, List<Integer> columns) {
        return columns.stream()
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
    private int dropColumns(int[] widths) {
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

    private String padded(List<String> row, int[] widths, List<Integer> columns, Optional<Tint> tint) {
        var text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            if (widths[i] == 0) continue;
            var pad = " ".repeat(widths[i] - DisplayWidth.of(row.get(i)));
            if (!text.isEmpty()) text.append(BETWEEN);
            int column = columns.get(i);
            var cell = row.get(i);
            var tinted = (isHere(column) ? Optional.of(Tint.HERE) : tint)
                    .map(found -> ink.paint(found, cell))
                    .orElse(cell);
            text.append(table.alignment().get(column) == Alignment.RIGHT ? pad + tinted : tinted + pad);
        }
        return text.toString();
    }

    private boolean isHere(int column) {
        return !table.marks().isEmpty() && table.marks().get(column) == Mark.HERE;
    }
}
