package grundy.spark.graph;

import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.text.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.TaskContext;
import org.apache.spark.util.LongAccumulator;
import scala.Tuple2;

/// Reads a part of the lines of pairs, as it is read on one machine.
public final class EdgeReading {
    /// The beginning of messages about unreadable lines, by which they are found in Spark's own.
    public static final String UNREADABLE = "unreadable graph: ";

    /// The form of a number; `07` is another name.
    private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,17}");

    private EdgeReading() {}

    /// Some lines are no pairs.
    private static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnreadableException(String problem) {
            super(UNREADABLE + problem);
        }
    }

    private static GameGraph graph(Iterator<String> lines) {
        try {
            var graph = GraphReader.part(new LinesStream(lines), GraphFormat.PAIRS, () -> {
                if (TaskContext.get().isInterrupted()) throw new UnreadableException("interrupted");
            });
            if (graph.isPartizan() || hasEndings(graph))
                throw new UnreadableException("edges of one player, or results");
            return graph;
        } catch (GraphException fault) {
            throw new UnreadableException("line " + fault.line() + " of part " + TaskContext.getPartitionId() + ": "
                    + fault.problem().in(Language.EN));
        } catch (IOException fault) {
            throw new UnreadableException(String.valueOf(fault.getMessage()));
        }
    }

    private static boolean hasEndings(GameGraph graph) {
        for (int v = 0; v < graph.vertices(); v++) if (graph.ending(v).isPresent()) return true;
        return false;
    }

    /// @param others receives how many names are no numbers; then what is returned means nothing
    /// @return packets for blocks as {@link VertexBlock#of} reads them
    static Iterator<Tuple2<Integer, BlockMessage>> numbered(
            Iterator<String> lines, VertexBlocks blocks, LongAccumulator others) {
        var graph = graph(lines);
        var names = new long[graph.vertices()];
        var packets = new BlockMessages(blocks);
        for (int v = 0; v < names.length; v++) {
            if (!NUMBER.matcher(graph.name(v)).matches()) {
                others.add(1);
                return Collections.emptyIterator();
            }
            names[v] = Long.parseLong(graph.name(v));
            packets.first(names[v], names[v]);
        }
        for (int v = 0; v < names.length; v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) {
                long to = names[graph.target(edge)];
                packets.second(to, to);
                packets.second(to, names[v]);
            }
        return packets.all();
    }

    /// @return the edges of a part by their names; a vertex without edges has no second name
    static Iterator<Tuple2<String, String>> namedEdges(Iterator<String> lines) {
        var graph = graph(lines);
        List<Tuple2<String, String>> edges = new ArrayList<>();
        for (int v = 0; v < graph.vertices(); v++) {
            edges.add(new Tuple2<>(graph.name(v), ""));
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                edges.add(new Tuple2<>(graph.name(v), graph.name(graph.target(edge))));
        }
        return edges.iterator();
    }
}
