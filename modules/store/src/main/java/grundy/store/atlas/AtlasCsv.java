package grundy.store.atlas;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An atlas as comma-separated values (RFC 4180): texts in quotation marks, empty cells empty.
final class AtlasCsv {
    private AtlasCsv() {}

    static String head() {
        return Arrays.stream(AtlasColumn.values()).map(AtlasColumn::label).collect(Collectors.joining(",", "", "\n"));
    }

    static String line(AtlasRow row) {
        return Arrays.stream(AtlasColumn.values())
                .map(column -> cell(row.get(column)))
                .collect(Collectors.joining(",", "", "\n"));
    }

    private static String cell(@Nullable Object cell) {
        return switch (cell) {
            case null -> "";
            case String text -> text(text);
            case BigDecimal number -> number.toPlainString();
            default -> cell.toString();
        };
    }

    /// @return the text as it stands in a line
    static String text(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }

    /// @param head the first line of a file, which need not name all columns
    static List<AtlasColumn> columns(String head) {
        return Arrays.stream(head.split(","))
                .map(label -> AtlasColumn.valueOf(label.toUpperCase(Locale.ROOT)))
                .toList();
    }

    /// @param line without its line feed, with the number of the game in its first cell
    static AtlasRow row(List<AtlasColumn> columns, String line) {
        var cells = cells(line);
        var row = AtlasRow.of(Long.parseLong(cells.getFirst()));
        for (int i = 0; i < columns.size(); i++) {
            var cell = cells.get(i);
            if (cell.isEmpty()) continue;
            var column = columns.get(i);
            row = switch (column.type()) {
                case BIGINT -> row.with(column, Long.parseLong(cell));
                case BOOLEAN -> row.with(column, Boolean.parseBoolean(cell));
                case DECIMAL -> row.with(column, new BigDecimal(cell));
                case VARCHAR -> row.with(column, cell);
            };
        }
        return row;
    }

    private static List<String> cells(String line) {
        var cells = new ArrayList<String>();
        var cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            if (letter == '"') {
                if (!quoted && i > 0 && line.charAt(i - 1) == '"') cell.append(letter);
                quoted = !quoted;
            } else if (letter == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else cell.append(letter);
        }
        cells.add(cell.toString());
        return cells;
    }
}
