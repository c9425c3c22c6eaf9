package grundy.store.record;

import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rows as a query gave them.
///
/// @param columns their names, each once
/// @param rows a cell is a text, a whole number, in an atlas another decimal number, a truth value, or null
public record SqlTable(List<String> columns, List<List<@Nullable Object>> rows) {
    /// Nothing at all.
    public static final SqlTable EMPTY = new SqlTable(List.of(), List.of());

    /// Numbers the names that stand there before: documents have a member for each column.
    ///
    /// @return the names, each made unique
    static List<String> distinct(List<String> names) {
        var distinct = new LinkedHashSet<String>();
        for (var name : names) {
            var unused = name;
            for (int number = 2; distinct.contains(unused) || !unused.equals(name) && names.contains(unused); number++)
                unused = name + "_" + number;
            distinct.add(unused);
        }
        return List.copyOf(distinct);
    }
}
