package grundy.store.atlas;

import grundy.limit.LimitException;
import grundy.store.FolderMaker;
import grundy.store.Sha256;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.store.record.SqlTable;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/// The table of an atlas: `atlas.csv` and `atlas.parquet` in its folder, which DuckDB queries. A
/// Parquet file that was damaged may still be read, with other rows; `atlas.parquet.sha256` beside it,
/// in the form of `sha256sum`, shows it.
public final class AtlasTable {
    private static final String CSV = "atlas.csv";
    private static final String PARQUET = "atlas.parquet";
    private static final String DIGEST = PARQUET + ".sha256";
    private static final String COLUMNS = Arrays.stream(AtlasColumn.values())
            .map(column -> "'" + column.label() + "': '" + column.type().sql() + "'")
            .collect(Collectors.joining(", ", "{", "}"));

    private AtlasTable() {}

    /// @throws StoreException if DuckDB is not on the class path
    public static void requireDatabase() {
        DuckDb.require();
    }

    /// Writes both files, each to its end or not at all.
    ///
    /// @param folder made if it is not there
    /// @throws LimitException if the disk is full
    public static void write(Path folder, Collection<AtlasRow> rows) throws IOException {
        FolderMaker.make(folder);
        var csv = folder.resolve(CSV);
        WholeFile.write(csv, out -> {
            out.write(AtlasCsv.head().getBytes(StandardCharsets.UTF_8));
            for (var row : rows) out.write(AtlasCsv.line(row).getBytes(StandardCharsets.UTF_8));
        });
        writeParquet(folder, PARQUET, table(csv));
        WholeFile.write(folder.resolve(DIGEST), digestLine(folder));
    }

    /// Writes a file of Parquet to its end or not at all.
    ///
    /// @param table what it is to hold, in SQL
    /// @throws LimitException if the disk is full
    static void writeParquet(Path folder, String name, String table) {
        WholeFile.writeBy(folder.resolve(name), part -> {
            try (var database = DuckDb.open()) {
                database.execute("COPY (SELECT * FROM " + table + ") TO " + sqlLiteral(part)
                        + " (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false)");
            } catch (SQLException fault) {
                throw new IOException(firstLine(fault));
            }
        });
    }

    private static String digestLine(Path folder) throws IOException {
        return Sha256.hex(folder.resolve(PARQUET)) + "  " + PARQUET + "\n";
    }

    private static boolean isWhole(Path folder) throws IOException {
        var digest = folder.resolve(DIGEST);
        return Files.isRegularFile(digest)
                && Files.isRegularFile(folder.resolve(PARQUET))
                && Arrays.equals(Files.readAllBytes(digest), digestLine(folder).getBytes(StandardCharsets.UTF_8));
    }

    /// @return whether the table is as it was written, and has all rows that the journal of the folder has
    public static boolean isFresh(Path folder) throws IOException {
        var parquet = folder.resolve(PARQUET);
        var journal = folder.resolve(AtlasJournal.NAME);
        return isWhole(folder)
                && (Files.notExists(journal)
                        || Files.getLastModifiedTime(parquet).compareTo(Files.getLastModifiedTime(journal)) >= 0);
    }

    /// @param sql a query over the table `atlas`
    /// @throws StoreException if there is no such table in the folder, or not as it was written, or it is no query
    public static SqlTable query(Path folder, String sql) throws IOException {
        var parquet = folder.resolve(PARQUET);
        if (!Files.isRegularFile(parquet)) throw new StoreException(Message.of("store.atlas.none", "folder", folder));
        if (!isWhole(folder))
            throw new StoreException(Message.of("store.atlas.damaged", "file", parquet, "digest", DIGEST));
        var columns =
                Arrays.stream(AtlasColumn.values()).map(AtlasTable::sqlName).collect(Collectors.joining(", "));
        return query(parquet, "atlas", sql, columns);
    }

    /// @param name of the table in SQL
    /// @param columns that there are, for whoever asks for others
    /// @throws LimitException if the work is to stop, or the memory of the data base is not enough
    static SqlTable query(Path parquet, String name, String sql, String columns) {
        requireDatabase();
        try (var database = DuckDb.open()) {
            database.execute("CREATE TABLE " + name + " AS SELECT * FROM read_parquet(" + sqlLiteral(parquet) + ")");
            // Whoever asks may ask the table, and touch nothing else.
            database.execute("SET enable_external_access = false");
            database.execute("SET lock_configuration = true");
            return database.answer(sql);
        } catch (SQLException fault) {
            throw new StoreException(
                    Message.of("store.atlas.sql", "problem", firstLine(fault), "name", name, "columns", columns));
        }
    }

    /// Words of SQL that are columns, too, have to be quoted in a query.
    private static String sqlName(AtlasColumn column) {
        boolean isWord = column == AtlasColumn.LIMIT || column == AtlasColumn.ORDER;
        return isWord ? '"' + column.label() + '"' : column.label();
    }

    private static String table(Path csv) {
        return "read_csv(" + sqlLiteral(csv)
                + ", header = true, auto_detect = false, quote = '\"', escape = '\"', columns = " + COLUMNS + ")";
    }

    static String sqlLiteral(Path file) {
        return "'" + file.toAbsolutePath().toString().replace("'", "''") + "'";
    }

    private static String firstLine(SQLException fault) {
        return String.valueOf(fault.getMessage()).lines().findFirst().orElse("?");
    }
}
