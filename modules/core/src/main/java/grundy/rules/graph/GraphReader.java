package grundy.rules.graph;

import grundy.text.Message;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/// Reads a graph from a text in UTF-8, byte by byte and in linear time.
public final class GraphReader {
    private GraphReader() {}

    /// @param in the text, not compressed; it is read to its end and left open
    /// @param format null if it is to be recognised from the text
    /// @param pulse run now and then; it may throw to stop the reading
    /// @throws GraphException if the text is not a graph in this format, or has no vertex
    public static GameGraph read(InputStream in, @Nullable GraphFormat format, Runnable pulse)
            throws IOException, GraphException {
        var graph = graph(in, format, pulse, true);
        if (graph.vertices() == 0) throw new GraphException(1, Message.of("graph.empty"));
        return graph;
    }

    /// Reads some lines of a text, which may have no vertex and no header.
    public static GameGraph part(InputStream in, @Nullable GraphFormat format, Runnable pulse)
            throws IOException, GraphException {
        return graph(in, format, pulse, false);
    }

    private static GameGraph graph(InputStream in, @Nullable GraphFormat format, Runnable pulse, boolean whole)
            throws IOException, GraphException {
        var bytes = new GraphBytes(in, pulse);
        var builder = new GraphBuilder();
        var header = read(bytes, format == null ? GraphFormat.guess(bytes.head()) : format, builder);
        var notice = whole ? understood(header, builder) : null;
        var graph = builder.build(notice);
        for (int v = 0; v < graph.vertices(); v++)
            if (graph.ending(v).isPresent() && graph.begin(v) < graph.begin(v + 1))
                throw new GraphException(
                        builder.lineOf(v), Message.of("graph.result-with-edges", "vertex", graph.name(v)));
        return graph;
    }

    private static EdgeListHeader read(GraphBytes bytes, GraphFormat format, GraphBuilder builder)
            throws IOException, GraphException {
        return switch (format) {
            case PAIRS -> {
                var reader = new PairsReader(bytes, builder);
                reader.read();
                yield reader.header();
            }
            case CSV -> {
                var reader = new CsvReader(bytes, builder);
                reader.read();
                yield reader.header();
            }
            case DOT -> {
                new DotReader(bytes, builder).read();
                yield new EdgeListHeader(false);
            }
        };
    }

    /// @return a note for the reader about how the graph was read
    private static @Nullable Message understood(EdgeListHeader header, GraphBuilder builder) throws GraphException {
        return switch (header.reading(builder.vertices())) {
            case EdgeListHeader.Reading.Plain _ -> null;
            case EdgeListHeader.Reading.EdgeLine(var notice) -> notice;
            case EdgeListHeader.Reading.Header(int first, long vertices, var notice) -> {
                builder.header(first, vertices);
                yield notice;
            }
            case EdgeListHeader.Reading.Count(int first, long vertices, var notice) -> {
                builder.useNumbers(first, vertices);
                yield notice;
            }
            case EdgeListHeader.Reading.Named(int none, boolean edge, var notice) -> {
                builder.without(none, edge);
                yield notice;
            }
            case EdgeListHeader.Reading.Refusal(long line, var problem) -> throw new GraphException(line, problem);
        };
    }
}
