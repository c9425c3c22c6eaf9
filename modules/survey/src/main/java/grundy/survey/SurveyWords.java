package grundy.survey;

import grundy.present.words.RunListWords;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.store.record.SqlTable;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Describes the result of a survey for the reader.
public final class SurveyWords {
    private static final List<AtlasColumn> SHOWN = List.of(
            AtlasColumn.CODE,
            AtlasColumn.HEAPS,
            AtlasColumn.PREPERIOD,
            AtlasColumn.PERIOD,
            AtlasColumn.SALTUS,
            AtlasColumn.ORDER,
            AtlasColumn.P,
            AtlasColumn.TAME,
            AtlasColumn.THEOREM,
            AtlasColumn.PROVED);

    private SurveyWords() {}

    /// @return the number of games, of those proved, equal to an earlier one, and limited
    public static Message summary(Survey.Result result) {
        return Message.of(
                "survey.done",
                "rows",
                result.rows().size(),
                "proved",
                result.provedCount(),
                "equal",
                result.equal(),
                "limited",
                result.limitedCount());
    }

    /// @param table with columns as they are named in the data base; empty if there is nothing to show
    public static List<Block> of(Survey.Result result, SqlTable table, Language language) {
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Result(summary(result).in(language), Block.Standing.OPEN));
        blocks.addAll(of(table, language));
        return blocks;
    }

    /// @param table with columns as they are named in the data base
    /// @return it with its headings, or that it has no rows
    public static List<Block> of(SqlTable table, Language language) {
        if (table.rows().isEmpty())
            return List.of(
                    new Block.Paragraph(List.of(Message.of("survey.no-rows").in(language))));
        return List.of(table(RunListWords.of(table, language)));
    }

    /// @param rows some of the rows
    /// @return them as a table, without the columns that are empty in all of them
    public static List<Block> of(Collection<AtlasRow> rows, Language language) {
        var columns = SHOWN.stream()
                .filter(column -> rows.stream().anyMatch(row -> row.get(column) != null))
                .toList();
        var cells = new ArrayList<List<@Nullable Object>>();
        for (var row : rows) cells.add(cells(row, columns));
        return of(new SqlTable(columns.stream().map(AtlasColumn::label).toList(), cells), language);
    }

    private static List<@Nullable Object> cells(AtlasRow row, List<AtlasColumn> columns) {
        var cells = new ArrayList<@Nullable Object>();
        for (var column : columns) cells.add(row.get(column));
        return cells;
    }

    private static Block table(SqlTable table) {
        int columns = table.columns().size();
        var alignment = new ArrayList<Block.Alignment>();
        for (int i = 0; i < columns; i++)
            alignment.add(isNumeric(table, i) ? Block.Alignment.RIGHT : Block.Alignment.LEFT);
        var rows = new ArrayList<Block.Row>();
        rows.add(new Block.Row(table.columns(), true, false));
        for (var row : table.rows())
            rows.add(new Block.Row(
                    row.stream().map(cell -> Objects.toString(cell, "")).toList(), false, false));
        return new Block.Table(alignment, rows, List.of());
    }

    private static boolean isNumeric(SqlTable table, int column) {
        return table.rows().stream()
                .flatMap(row -> Stream.ofNullable(row.get(column)))
                .allMatch(Number.class::isInstance);
    }
}
