package grundy.store.record;

import grundy.store.DataFolder;
import grundy.store.FolderMaker;
import grundy.store.StoreException;
import grundy.store.run.LongRun;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.h2.Driver;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;

/// The finished runs of a user, in a small data base: one row a file.
public final class RunCatalogue {
    private static final String READER = "READER";
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);
    private static final long PAUSE = 100;
    private static final String TABLE = """
            CREATE TABLE IF NOT EXISTS runs(
                file VARCHAR PRIMARY KEY, rules VARCHAR NOT NULL, play VARCHAR NOT NULL, last BIGINT NOT NULL,
                engine VARCHAR NOT NULL, finished TIMESTAMP NOT NULL, seconds BIGINT NOT NULL, rare INT NOT NULL,
                largest INT NOT NULL, preperiod BIGINT, period BIGINT, saltus BIGINT, theorem VARCHAR,
                certificate VARCHAR)""";

    private static final String FOR_READERS =
            "SELECT rules, play, last, engine, finished, rare, largest, preperiod, period, saltus, file, certificate"
                    + " FROM runs ORDER BY finished DESC, file";

    private final Path folder;

    public RunCatalogue(Path folder) {
        this.folder = folder;
    }

    /// @return the catalogue in the user's folder of data
    public static RunCatalogue ofUser() {
        return new RunCatalogue(DataFolder.ofUser());
    }

    public Path folder() {
        return folder;
    }

    /// Adds a finished run, or replaces what is known of its file. Where it goes on from a run that
    /// was finished, the seconds of both are added.
    ///
    /// @param certificate null if there is none
    public void add(Path file, LongRun.Result result, @Nullable Path certificate) throws IOException {
        var header = result.header();
        FolderMaker.make(folder);
        try (var connection = connect("", ";TRACE_LEVEL_FILE=0");
                var statement = connection.prepareStatement(
                        "MERGE INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            statement.setString(1, absolute(file));
            statement.setString(2, header.rules());
            statement.setString(3, header.play().id());
            statement.setLong(4, header.length() - 1);
            statement.setString(5, header.engine());
            statement.setObject(6, LocalDateTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS));
            statement.setLong(7, TimeUnit.MILLISECONDS.toSeconds(result.millis()) + earlier(connection, file, result));
            statement.setInt(8, header.coding().rare().size());
            statement.setInt(9, header.largest());
            for (int column = 10; column <= 12; column++) statement.setNull(column, Types.BIGINT);
            statement.setNull(13, Types.VARCHAR);
            if (header.period().isPresent()) {
                var period = header.period().get();
                statement.setLong(10, period.preperiod());
                statement.setLong(11, period.period());
                statement.setLong(12, period.saltus());
                statement.setString(13, period.theorem());
            }
            statement.setString(14, certificate == null ? null : absolute(certificate));
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IOException(firstLine(e), e);
        }
    }

    /// @return seconds of the finished run that this one goes on from; 0 if there is none
    private static long earlier(Connection connection, Path file, LongRun.Result result) throws SQLException {
        try (var statement = connection.prepareStatement(
                "SELECT seconds FROM runs WHERE file = ? AND rules = ? AND engine = ? AND last < ?")) {
            statement.setString(1, absolute(file));
            statement.setString(2, result.header().rules());
            statement.setString(3, result.header().engine());
            statement.setLong(4, result.from());
            try (var rows = statement.executeQuery()) {
                return rows.next() ? rows.getLong(1) : 0;
            }
        }
    }

    private static String absolute(Path file) {
        try {
            return file.toRealPath().toString();
        } catch (IOException _) {
            return file.toAbsolutePath().normalize().toString();
        }
    }

    /// @return all runs, the latest first; empty if none was ever finished
    public Optional<SqlTable> all() throws IOException {
        return query("SELECT * FROM runs ORDER BY finished DESC, file");
    }

    /// @return the table with the columns that people look at
    public Optional<SqlTable> forReaders() throws IOException {
        return query(FOR_READERS);
    }

    /// @param sql a query over the table `runs`; whoever asks may only read it
    /// @return empty if no run was ever finished
    /// @throws grundy.limit.LimitException if the work is to stop that the query is a part of, or it takes
    ///     too much memory
    /// @throws StoreException if it is no query, or asks for more
    public Optional<SqlTable> query(String sql) throws IOException {
        SqlStatements.requireOne(sql);
        if (!Files.exists(file()) || Files.size(file()) == 0) return Optional.empty();
        try (var connection = reader()) {
            return Optional.of(
                    SqlQuery.run(connection, sql, Runtime.getRuntime().maxMemory(), RunCatalogue::cell));
        } catch (SQLException e) {
            throw new StoreException(Message.of("store.sql", "problem", firstLine(e)));
        }
    }

    private Path file() {
        return folder.resolve("runs.mv.db");
    }

    private Connection reader() throws IOException {
        try {
            return connect(READER, ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r;LAZY_QUERY_EXECUTION=TRUE");
        } catch (SQLException e) {
            throw new StoreException(
                    isBusy(e)
                            ? Message.of("store.catalogue-busy", "file", file())
                            : Message.of("store.catalogue-damaged", "file", file(), "problem", firstLine(e)));
        }
    }

    private static boolean isBusy(SQLException e) {
        return e.getErrorCode() == ErrorCode.DATABASE_ALREADY_OPEN_1;
    }

    private static @Nullable Object cell(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Long number -> number;
            case Integer number -> (long) number;
            case Boolean truth -> truth;
            case Timestamp time -> time.toLocalDateTime().toString();
            default -> value.toString();
        };
    }

    private static String firstLine(SQLException e) {
        return String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceAll("; SQL statement:.*| \\[\\d+-\\d+]$", "");
    }

    /// Waits a while where another program has the data base open.
    private Connection connect(String user, String options) throws SQLException, IOException {
        long start = System.nanoTime();
        while (true) {
            try {
                return open(user, options);
            } catch (SQLException e) {
                if (!isBusy(e) || System.nanoTime() - start > PATIENCE) throw e;
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            }
        }
    }

    private Connection open(String user, String options) throws SQLException {
        var properties = new Properties();
        properties.setProperty("user", user.isEmpty() ? "GRUNDY" : user);
        properties.setProperty("password", "");
        var url = "jdbc:h2:file:" + folder.resolve("runs").toAbsolutePath();
        var connection = new Driver().connect(url + options, properties);
        if (connection == null) throw new SQLException("no data base at " + folder);
        if (!user.isEmpty()) return connection;
        try (var statement = connection.createStatement()) {
            statement.execute(TABLE);
            statement.execute("CREATE USER IF NOT EXISTS " + READER + " PASSWORD ''");
            statement.execute("GRANT SELECT ON runs TO " + READER);
        }
        return connection;
    }
}
