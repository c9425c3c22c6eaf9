package grundy.store.atlas;

import java.math.BigDecimal;
import java.util.Arrays;
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
            case String text -> '"' + text.replace("\"", "\"\"") + '"';
            case BigDecimal number -> number.toPlainString();
            default -> cell.toString();
        };
    }
}
