package grundy.present.words;

import grundy.store.record.SqlTable;
import grundy.store.run.EngineWords;
import grundy.text.Citation;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The list of finished runs, or games of a survey, for a reader: headings, and cells that are words, in his language.
public final class RunListWords {
    private RunListWords() {}

    /// @param table with columns as they are named in the data base
    /// @return the table in the reader's language; numbers, rules and files stay
    public static SqlTable of(SqlTable table, Language language) {
        var columns = table.columns().stream()
                .map(column -> text(heading(column), language))
                .toList();
        var rows = new ArrayList<List<@Nullable Object>>();
        for (var row : table.rows()) {
            var cells = new ArrayList<@Nullable Object>();
            for (int i = 0; i < row.size(); i++)
                cells.add(
                        switch (row.get(i)) {
                            case String text -> text(cell(table.columns().get(i), text), language);
                            case Boolean holds ->
                                Message.of(holds ? "values.yes" : "values.no").in(language);
                            case null -> null;
                            default -> row.get(i);
                        });
            rows.add(cells);
        }
        return new SqlTable(columns, rows);
    }

    private static String text(Object text, Language language) {
        return text instanceof Message message ? message.in(language) : text.toString();
    }

    private static Object cell(String column, String text) {
        return switch (column) {
            case "play" -> Message.of(text.equals("misere") ? "values.column.misere" : "values.column.normal");
            case "engine" -> EngineWords.of(text);
            case "theorem" -> Citation.theorem(text);
            default -> text;
        };
    }

    private static Object heading(String column) {
        return switch (column) {
            case "rules" -> Message.of("values.column.rules");
            case "play" -> Message.of("values.column.play");
            case "last" -> Message.of("values.column.last");
            case "engine" -> Message.of("values.column.engine");
            case "finished" -> Message.of("values.column.finished");
            case "rare" -> Message.of("values.column.rare");
            case "largest" -> Message.of("values.column.largest");
            case "preperiod" -> Message.of("values.column.preperiod");
            case "period" -> Message.of("values.column.period");
            case "saltus" -> Message.of("values.column.saltus");
            case "file" -> Message.of("values.column.file");
            case "certificate" -> Message.of("values.column.certificate");
            case "code" -> Message.of("values.column.code");
            case "order" -> Message.of("values.column.order");
            case "p" -> Message.of("values.column.p");
            case "tame" -> Message.of("values.column.tame");
            case "equal_to" -> Message.of("values.column.equal");
            case "theorem" -> Message.of("values.column.theorem");
            default -> column;
        };
    }
}
