package grundy.store.atlas;

import grundy.limit.LimitException;
import grundy.store.StoreException;
import grundy.store.record.SqlQuery;
import grundy.store.record.SqlTable;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A data base of DuckDB in memory. It takes a third of the memory that Java may take, beside that, and half of the
/// processors; nothing of it goes to the disk.
final class DuckDb implements AutoCloseable {
    private static final String DRIVER = "org.duckdb.DuckDBDriver";
    private static final long LEAST_MEMORY = 64 << 20;
    private static final Path LOADED = Path.of("/proc/self/maps");
    private static final Pattern LIBRARY = Pattern.compile("/\\S*/libduckdb_java[0-9]+\\.so$");

    private final Connection connection;

    private DuckDb(Connection connection) {
        this.connection = connection;
    }

    /// @throws StoreException if DuckDB is not on the class path
    static void require() {
        try {
            Class.forName(DRIVER);
        } catch (ClassNotFoundException _) {
            throw new StoreException(absence());
        }
    }

    /// @return the advice how to get it: for a packed program, whose launcher fetches nothing, where to put it
    private static Message absence() {
        var folder = System.getProperty("grundy.libraries");
        var version = System.getProperty("grundy.duckdb");
        return folder == null || version == null
                ? Message.of("store.atlas.no-database")
                : Message.of("store.atlas.no-database-packed", "folder", folder, "version", version);
    }

    /// Opens an empty data base. DuckDB unpacks a library of its own into the temporary folder first.
    ///
    /// @throws LimitException if there is no room for that
    static DuckDb open() throws SQLException {
        var options = new Properties();
        options.setProperty("memory_limit", (memory() >> 10) + "KiB");
        options.setProperty("threads", String.valueOf(threads()));
        options.setProperty("temp_directory", "");
        try {
            var connection = DriverManager.getConnection("jdbc:duckdb:", options);
            removeLibrary();
            return new DuckDb(connection);
        } catch (ExceptionInInitializerError | NoClassDefFoundError fault) {
            throw new LimitException(Message.of(
                    "store.atlas.no-room",
                    "folder",
                    System.getProperty("java.io.tmpdir", "."),
                    "problem",
                    cause(fault)));
        }
    }

    private static long memory() {
        return Math.max(LEAST_MEMORY, Runtime.getRuntime().maxMemory() / 3);
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    private static String cause(Throwable fault) {
        return fault.getCause() == null ? String.valueOf(fault.getMessage()) : cause(fault.getCause());
    }

    /// A program that is killed would leave its 80 MB. Linux needs the name of a library no more once it is loaded.
    private static void removeLibrary() {
        if (!Files.isReadable(LOADED)) return;
        try (var lines = Files.lines(LOADED)) {
            for (var line : lines.distinct().toList()) {
                var library = LIBRARY.matcher(line);
                if (library.find()) Files.deleteIfExists(Path.of(library.group()));
            }
        } catch (IOException _) {
            // It goes with the program.
        }
    }

    void execute(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// @throws LimitException if the work is to stop, or the memory is not enough
    /// @throws SQLException if it is no query
    SqlTable answer(String sql) throws SQLException {
        return SqlQuery.run(connection, sql, memory(), DuckDb::cell);
    }

    private static @Nullable Object cell(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Long number -> number;
            case Integer number -> (long) number;
            case Short number -> (long) number;
            case Boolean truth -> truth;
            case BigDecimal number -> new BigDecimal(number.stripTrailingZeros().toPlainString());
            case Double number when Double.isFinite(number) -> BigDecimal.valueOf(number);
            case BigInteger number when number.bitLength() < Long.SIZE -> number.longValueExact();
            default -> value.toString();
        };
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
