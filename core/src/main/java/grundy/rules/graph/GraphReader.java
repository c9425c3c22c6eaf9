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
        var graph = part(in, format, pulse);
        if (graph.vertices() == 0) throw new GraphException(1, Message.of("graph.empty"));
        return graph;
    }

    /// The same of some lines of a text, which may have no vertex.
    public static GameGraph part(InputStream in, @Nullable GraphFormat format, Runnable pulse)
            throws IOException, GraphException {
        var bytes = new GraphBytes(in, pulse);
        var builder = new GraphBuilder();
        switch (format == null ? GraphFormat.guess(bytes.head()) : format) {
            case PAIRS -> new PairsReader(bytes, builder).read();
            case CSV -> new CsvReader(bytes, builder).read();
            case DOT -> new DotReader(bytes, builder).read();
        }
        var graph = builder.build();
        for (int v = 0; v < graph.vertices(); v++)
            if (graph.ending(v).isPresent() && graph.begin(v) < graph.begin(v + 1))
                throw new GraphException(
                        builder.lineOf(v), Message.of("graph.result-with-edges", "vertex", graph.name(v)));
        return graph;
    }
}
