package grundy.cli.input;

import grundy.cli.option.UsageException;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.text.Message;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// Opens files that hold graphs, compressed by gzip or not, whatever their names say.
public final class GraphFiles {
    private static final int HEAD = 1 << 12;
    private static final int BUFFER = 1 << 17;

    private GraphFiles() {}

    /// @param name as the user wrote it
    /// @param format null if it is to be recognised
    /// @param pulse run now and then; it may throw to stop
    public static GameGraph read(InputStream raw, String name, @Nullable GraphFormat format, Runnable pulse)
            throws IOException {
        try {
            var in = new Utf8Input(plain(raw), name);
            return GraphReader.read(
                    in, format == null ? GraphFormat.ofName(name).orElse(null) : format, pulse);
        } catch (GraphException e) {
            throw new UsageException(
                    Message.of("cli.graph.bad", "file", name, "line", e.line(), "problem", e.problem()));
        } catch (ZipException _) {
            throw new UsageException(Message.of("cli.graph.gzip", "file", name));
        } catch (EOFException _) {
            throw new UsageException(Message.of("cli.graph.gzip-short", "file", name));
        }
    }

    /// @return the graph, if the name or the contents say that the file holds one and not rules
    static Optional<GameGraph> recognise(Path file, String name) throws IOException {
        var format = GraphFormat.ofName(name);
        if (format.isEmpty()) {
            try (var raw = Files.newInputStream(file)) {
                format = GraphFormat.ofContents(plain(raw).readNBytes(HEAD));
            } catch (ZipException | EOFException _) {
                throw new UsageException(Message.of("cli.graph.gzip", "file", name));
            }
        }
        if (format.isEmpty()) return Optional.empty();
        try (var raw = Files.newInputStream(file)) {
            return Optional.of(read(raw, name, format.get(), () -> {}));
        }
    }

    /// @return the bytes as they were before compression, if they begin as gzip does
    private static InputStream plain(InputStream raw) throws IOException {
        var in = new BufferedInputStream(raw, BUFFER);
        in.mark(2);
        boolean gzip = in.read() == 0x1f && in.read() == 0x8b;
        in.reset();
        return gzip ? new GZIPInputStream(in, BUFFER) : in;
    }
}
