package grundy.survey;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.picture.PeriodsPicture;
import grundy.store.WholeFile;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.text.Language;
import grundy.text.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Writes the pages of an atlas for its folder: `periods.svg`, and `index.html`, a page that needs
/// nothing else but the files beside it, from a disk as from a server.
final class AtlasPages {
    private static final int MOST_ROWS = 20_000;
    private static final List<String> LABELS =
            List.of("title", "games", "proved", "equal", "limited", "find", "shown", "files", "picture", "help");

    private AtlasPages() {}

    static void write(Path folder, List<AtlasRow> rows, Language language) throws IOException {
        var title = Message.of("survey.page.picture").in(language);
        WholeFile.write(folder.resolve("periods.svg"), new PeriodsPicture(games(rows), title).svg());
        WholeFile.write(folder.resolve("index.html"), page(rows, language));
    }

    private static List<PeriodsPicture.GamePeriod> games(List<AtlasRow> rows) {
        return rows.stream()
                .map(row -> new PeriodsPicture.GamePeriod(
                        row.number(), row.number(AtlasColumn.PERIOD).orElse(0L), row.is(AtlasColumn.PROVED)))
                .toList();
    }

    private static String page(List<AtlasRow> rows, Language language) throws IOException {
        var columns = columns(rows);
        var data = new JsonObject().put("size", rows.size());
        var labels = data.putObject("labels");
        for (var label : LABELS)
            labels.put(label, Message.of("survey.page." + label).in(language));
        var heads = data.putArray("columns");
        columns.forEach(column -> heads.addObject()
                .put("name", column.label())
                .put("title", Message.of("survey.column." + column.label()).in(language)));
        var lines = data.putArray("rows");
        for (var row : selectRows(rows)) line(lines.addArray(), row, columns);
        return template()
                .replace("{lang}", language.name().toLowerCase(Locale.ROOT))
                .replace("{title}", Message.of("survey.page.title").in(language))
                .replace("{data}", script(data));
    }

    /// Selects the most telling of many games: proved ones with long periods first.
    private static List<AtlasRow> selectRows(List<AtlasRow> rows) {
        if (rows.size() <= MOST_ROWS) return rows;
        return rows.stream()
                .sorted(Comparator.comparing((AtlasRow row) -> !row.is(AtlasColumn.PROVED))
                        .thenComparing(row -> -row.number(AtlasColumn.PERIOD).orElse(0L))
                        .thenComparing(row -> row.number()))
                .limit(MOST_ROWS)
                .toList();
    }

    /// Columns that say something, and are for people.
    private static List<AtlasColumn> columns(List<AtlasRow> rows) {
        return List.of(AtlasColumn.values()).stream()
                .filter(column -> column != AtlasColumn.NUMBER && column != AtlasColumn.DIGESTS)
                .filter(column -> rows.stream().anyMatch(row -> row.get(column) != null))
                .toList();
    }

    private static void line(JsonArray line, AtlasRow row, List<AtlasColumn> columns) {
        for (var column : columns) {
            switch (row.get(column)) {
                case null -> line.add("");
                case Long number -> line.add(number);
                case Boolean truth -> line.add(truth ? "✓" : "");
                case BigDecimal number ->
                    line.add(number.setScale(3, RoundingMode.HALF_EVEN).toPlainString());
                case Object text -> line.add(text.toString());
            }
        }
    }

    /// In a script of a page no text may end the script.
    private static String script(JsonObject data) {
        var bytes = new ByteArrayOutputStream();
        data.writeTo(bytes);
        return bytes.toString(StandardCharsets.UTF_8).replace("<", "\\u003c");
    }

    private static String template() throws IOException {
        try (InputStream in = AtlasPages.class.getResourceAsStream("/grundy/survey/atlas-page.html")) {
            if (in == null) throw new AssertionError("The page is a part of the program");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
