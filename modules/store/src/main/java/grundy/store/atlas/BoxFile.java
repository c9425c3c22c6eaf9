package grundy.store.atlas;

import grundy.answer.BoardsTable;
import grundy.answer.BoxTable;
import grundy.limit.LimitException;
import grundy.store.FolderMaker;
import grundy.store.WholeFile;
import grundy.store.record.SqlTable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/// Writes the positions of a box as Parquet: a column for each coordinate, or `board` for a board's text, and
/// after them `value`, where values were wanted, or `outcome`.
public final class BoxFile {
    /// The name of the file in its folder.
    public static final String NAME = "positions.parquet";

    private BoxFile() {}

    /// Writes the lost positions, or all with their values.
    ///
    /// @param folder made if it is not there
    /// @throws LimitException if the disk is full
    /// @throws grundy.store.StoreException if DuckDB is not on the class path
    public static void write(Path folder, BoxTable table) throws IOException {
        var columns = table.coordinates().stream()
                .map(name -> "'" + name + "': 'INTEGER'")
                .collect(Collectors.joining(", "));
        if (table.hasValues()) columns += ", 'value': 'INTEGER'";
        write(folder, columns, out -> rows(table, out));
    }

    /// Writes the lost boards, or all with their values, or with who wins where Left and Right have moves
    /// of their own.
    ///
    /// @param folder made if it is not there
    /// @throws LimitException if the disk is full
    /// @throws grundy.store.StoreException if DuckDB is not on the class path
    public static void write(Path folder, BoardsTable table) throws IOException {
        var columns = "'board': 'VARCHAR'";
        if (table.hasValues()) columns += ", 'value': 'INTEGER'";
        else if (!table.isImpartial()) columns += ", 'outcome': 'VARCHAR'";
        write(folder, columns, out -> rows(table, out));
    }

    private static void write(Path folder, String columns, WholeFile.Content rows) throws IOException {
        AtlasTable.requireDatabase();
        var file = FolderMaker.make(folder).resolve(NAME);
        WholeFile.passing(
                file,
                rows,
                csv -> AtlasTable.writeParquet(
                        folder,
                        NAME,
                        "read_csv(" + AtlasTable.sqlLiteral(csv) + ", header = false, auto_detect = false, columns = {"
                                + columns + "})"));
    }

    /// @return whether a folder holds such a file
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(NAME));
    }

    /// @param sql a query over the table `positions`
    /// @throws grundy.store.StoreException if it is no query
    public static SqlTable query(Path folder, String sql) {
        return AtlasTable.query(folder.resolve(NAME), "positions", sql, "*");
    }

    private static void rows(BoxTable table, OutputStream out) {
        boolean hasValues = table.hasValues();
        var line = new StringBuilder();
        table.visit((coordinates, value) -> {
            line.setLength(0);
            for (int i = 0; i < coordinates.length; i++)
                line.append(i == 0 ? "" : ",").append(coordinates[i]);
            if (hasValues) line.append(',').append(value);
            write(line.append('\n'), out);
        });
    }

    private static void rows(BoardsTable table, OutputStream out) {
        boolean hasValues = table.hasValues();
        var line = new StringBuilder();
        table.visit((board, outcome, value) -> {
            line.setLength(0);
            line.append(board);
            if (hasValues) line.append(',').append(value);
            else if (!table.isImpartial()) line.append(',').append(outcome);
            write(line.append('\n'), out);
            return true;
        });
    }

    private static void write(StringBuilder line, OutputStream out) {
        try {
            out.write(line.toString().getBytes(StandardCharsets.US_ASCII));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
