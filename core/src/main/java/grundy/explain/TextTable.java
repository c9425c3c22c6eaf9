package grundy.explain;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Columns that line up, also where letters are wide. Where they are too many for a line, the last ones are left out.
final class TextTable {
    private static final String INDENT = "  ";
    static final String BETWEEN = "  ";

    private final List<List<String>> rows = new ArrayList<>();
    private final boolean[] right;

    /// @param alignment one letter for each column: `l` or `r`
    TextTable(String alignment) {
        right = new boolean[alignment.length()];
        for (int i = 0; i < right.length; i++) right[i] = alignment.charAt(i) == 'r';
    }

    TextTable row(String... cells) {
        return row(List.of(cells));
    }

    TextTable row(List<String> cells) {
        rows.add(cells);
        return this;
    }

    /// A line across the table.
    TextTable rule() {
        rows.add(List.of());
        return this;
    }

    void into(Lines lines) {
        var widths = new int[right.length];
        for (var row : rows)
            for (int i = 0; i < row.size(); i++) widths[i] = Math.max(widths[i], DisplayWidth.of(row.get(i)));
        int total = total(widths);
        for (int last = widths.length - 1; last > 0 && total + INDENT.length() > Lines.WIDTH; last--) {
            widths[last] = 0;
            total = total(widths);
        }
        for (var row : rows) lines.row(INDENT + (row.isEmpty() ? "-".repeat(total) : padded(row, widths)));
    }

    private static int total(int[] widths) {
        int total = 0;
        for (int width : widths) total += width + (width > 0 && total > 0 ? BETWEEN.length() : 0);
        return total;
    }

    private String padded(List<String> row, int[] widths) {
        var text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            if (widths[i] == 0) continue;
            var pad = " ".repeat(widths[i] - DisplayWidth.of(row.get(i)));
            if (!text.isEmpty()) text.append(BETWEEN);
            text.append(right[i] ? pad + row.get(i) : row.get(i) + pad);
        }
        return text.toString();
    }
}
