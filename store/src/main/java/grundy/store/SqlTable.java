package grundy.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rows as a query gave them.
///
/// @param columns their names
/// @param rows a cell is a text, a whole number, in an atlas another decimal number, a truth value, or null
public record SqlTable(List<String> columns, List<List<@Nullable Object>> rows) {
    /// Nothing at all.
    public static final SqlTable EMPTY = new SqlTable(List.of(), List.of());
}
