package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Entry;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A grid with a line below its head and one beside the heads of its rows; entries that stand out have a star.
record GridLayout(Block.Grid grid) {
    List<String> lines() {
        var cells = new ArrayList<List<String>>();
        cells.add(cells("", grid.heads()));
        for (var row : grid.rows())
            cells.add(
                    cells(row.head(), row.cells().stream().map(GridLayout::cell).toList()));
        var widths = new int[grid.heads().size() + 1];
        for (var row : cells)
            for (int j = 0; j < row.size(); j++) widths[j] = Math.max(widths[j], DisplayWidth.of(row.get(j)));
        var lines = new ArrayList<String>();
        if (!grid.caption().isEmpty()) lines.add("  [" + grid.caption() + "]");
        lines.add(line(cells.getFirst(), widths));
        lines.add("  " + "-".repeat(widths[0] + 1) + "+"
                + "-"
                        .repeat(Arrays.stream(widths)
                                .skip(1)
                                .map(width -> width + 2)
                                .sum()));
        for (var row : cells.subList(1, cells.size())) lines.add(line(row, widths));
        return lines;
    }

    private static List<String> cells(String head, List<String> others) {
        var cells = new ArrayList<>(List.of(head));
        cells.addAll(others);
        return cells;
    }

    private static String cell(List<Entry> entries) {
        return entries.stream()
                .map(entry -> entry.text() + (entry.marked() ? "*" : " "))
                .collect(Collectors.joining(","));
    }

    private static String line(List<String> row, int[] widths) {
        var text = new StringBuilder("  ")
                .append(row.getFirst())
                .append(blanks(widths[0], row.getFirst()))
                .append(" |");
        for (int j = 1; j < row.size(); j++)
            text.append("  ").append(blanks(widths[j], row.get(j))).append(row.get(j));
        return text.toString().stripTrailing();
    }

    private static String blanks(int width, String text) {
        return " ".repeat(width - DisplayWidth.of(text));
    }
}
