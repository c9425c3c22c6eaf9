package grundy.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Rows as a query gave them.
///
/// @param columns their names
/// @param rows a cell is a text, a whole number, in an atlas another decimal number, a truth value, or null
public record SqlTable(List<String> columns, List<List<@Nullable Object>> rows) {
    /// Nothing at all.
    public static final SqlTable EMPTY = new SqlTable(List.of(), List.of());

    /// @param results which are read to their end
    /// @param cell what a table has for what a database gives
    public static SqlTable of(ResultSet results, UnaryOperator<@Nullable Object> cell) throws SQLException {
        var meta = results.getMetaData();
        var columns = new ArrayList<String>();
        for (int i = 1; i <= meta.getColumnCount(); i++)
            columns.add(meta.getColumnLabel(i).toLowerCase(Locale.ROOT));
        var rows = new ArrayList<List<@Nullable Object>>();
        while (results.next()) {
            var row = new ArrayList<@Nullable Object>();
            for (int i = 1; i <= columns.size(); i++) row.add(cell.apply(results.getObject(i)));
            rows.add(row);
        }
        return new SqlTable(columns, rows);
    }
}
