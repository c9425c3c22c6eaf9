package grundy.store.record;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.store.StoreException;
import grundy.text.Message;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A query to a data base, which ends when the work ends that it is a part of ([Checkpoint]), and whose rows take no
/// more memory than that work may take.
public final class SqlQuery {
    /// The error code of H2 for memory, which is that of this process.
    private static final int OUT_OF_MEMORY = 90_108;

    private static final String OUT_OF_MEMORY_IN_DUCKDB = "Out of Memory Error";

    /// Bytes of a row and of a cell beside the text in it.
    private static final long ROW = 64;

    private static final long CELL = 56;

    private SqlQuery() {}

    /// Runs a query, and reads its rows to the end.
    ///
    /// @param memory that the data base may take (unit: bytes)
    /// @param cell what a table has for what a database gives
    /// @throws LimitException if the work is to stop, or the memory is not enough
    /// @throws StoreException if there are several statements: data bases answer the last one
    /// @throws SQLException if it is no query
    public static SqlTable run(Connection connection, String sql, long memory, UnaryOperator<@Nullable Object> cell)
            throws SQLException {
        SqlStatements.requireOne(sql);
        try (var statement = connection.createStatement()) {
            var watch = SqlWatch.over(statement, memory);
            try (watch;
                    var results = statement.executeQuery(sql)) {
                return table(results, cell);
            } catch (SQLException fault) {
                watch.reason().ifPresent(reason -> {
                    throw reason;
                });
                if (isOutOfMemory(fault)) throw outOf(memory);
                throw fault;
            }
        }
    }

    static LimitException outOf(long memory) {
        return new LimitException(Message.of("limit.memory", "megabytes", memory >> 20));
    }

    /// Says what ends this process where a query neither answers nor can be cancelled, or takes memory that its
    /// data base does not count. Unless somebody says so, nothing does.
    ///
    /// @param last is given the limit that was reached, and does not return
    public static void whenStuck(Consumer<LimitException> last) {
        SqlWatch.whenStuck(last);
    }

    private static boolean isOutOfMemory(SQLException fault) {
        return fault.getErrorCode() == OUT_OF_MEMORY
                || String.valueOf(fault.getMessage()).contains(OUT_OF_MEMORY_IN_DUCKDB);
    }

    private static SqlTable table(ResultSet results, UnaryOperator<@Nullable Object> cell) throws SQLException {
        var meta = results.getMetaData();
        var names = new ArrayList<String>();
        for (int i = 1; i <= meta.getColumnCount(); i++)
            names.add(meta.getColumnLabel(i).toLowerCase(Locale.ROOT));
        var columns = SqlTable.distinct(names);
        var rows = new ArrayList<List<@Nullable Object>>();
        try (var room = Checkpoint.grant()) {
            while (results.next()) {
                Checkpoint.step();
                var row = new ArrayList<@Nullable Object>(columns.size());
                for (int i = 1; i <= columns.size(); i++) row.add(cell.apply(results.getObject(i)));
                room.take(bytes(row));
                rows.add(row);
            }
        }
        return new SqlTable(columns, rows);
    }

    private static long bytes(List<@Nullable Object> row) {
        long bytes = ROW;
        for (var cell : row) bytes += CELL + (cell instanceof String text ? 2L * text.length() : 0);
        return bytes;
    }
}
