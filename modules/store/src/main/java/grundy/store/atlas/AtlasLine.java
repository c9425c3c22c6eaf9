package grundy.store.atlas;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.json.JsonText;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// A row of an atlas, or its heading, as a line of text: a JSON object after its checksum.
public final class AtlasLine {
    private static final int CHECKSUM = 8;

    private AtlasLine() {}

    /// @return the line of a row, with a line feed at its end
    public static String of(AtlasRow row) {
        return of(json(row));
    }

    /// @return the cells that are not empty, by the names of their columns
    public static JsonObject json(AtlasRow row) {
        var node = new JsonObject();
        for (var column : AtlasColumn.values()) {
            switch (row.get(column)) {
                case Long number -> node.put(column.label(), number);
                case Boolean truth -> node.put(column.label(), truth);
                case null -> {}
                case Object cell -> node.put(column.label(), cell.toString());
            }
        }
        return node;
    }

    static String of(JsonNode node) {
        var bytes = new ByteArrayOutputStream();
        node.writeTo(bytes);
        var document = bytes.toByteArray();
        return checksum(document) + " " + new String(document, StandardCharsets.UTF_8) + "\n";
    }

    /// @param line without its line feed
    /// @return empty if the line is damaged, or that of no row
    public static Optional<AtlasRow> row(String line) {
        return members(line).flatMap(AtlasLine::row);
    }

    private static Optional<Map<?, ?>> members(String line) {
        if (line.length() <= CHECKSUM) return Optional.empty();
        var document = line.substring(CHECKSUM + 1).getBytes(StandardCharsets.UTF_8);
        if (!checksum(document).equals(line.substring(0, CHECKSUM))) return Optional.empty();
        try {
            return JsonText.parse(document) instanceof Map<?, ?> members ? Optional.of(members) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    private static Optional<AtlasRow> row(Map<?, ?> members) {
        if (!(members.get(AtlasColumn.NUMBER.label()) instanceof Long number)) return Optional.empty();
        var row = AtlasRow.of(number);
        for (var column : AtlasColumn.values()) row = with(row, column, members.get(column.label()));
        return Optional.of(row);
    }

    private static AtlasRow with(AtlasRow row, AtlasColumn column, @Nullable Object cell) {
        return switch (cell) {
            case Long number -> row.with(column, number);
            case Boolean truth -> row.with(column, truth);
            case String text when column.type() == AtlasColumn.Type.DECIMAL -> row.with(column, new BigDecimal(text));
            case String text -> row.with(column, text);
            case null, default -> row;
        };
    }

    private static String checksum(byte[] document) {
        var sum = new CRC32C();
        sum.update(document);
        return "%08x".formatted(sum.getValue());
    }
}
