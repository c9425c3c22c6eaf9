package grundy.rules.board.graph;

import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.board.graph.ColouredBush.Coloured;
import grundy.rules.board.graph.ColouredBush.Coloured.Edge;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Arc Kayles with coloured edges: Left takes a blue edge, Right a red one, either a green one, with both its ends and
/// all edges there.
///
/// A position is a graph by its edges with a colour after each, `1-2B 2-3R 3-1` (green without one), or drawn,
/// `llr(e;b)`; `empty` is the graph without edges. Source: Siegel 2013, chapter II (as in the games of CGSuite).
public record PartizanArcKayles() implements PartizanBoard<PartizanArcKayles.Net> {
    /// A graph with coloured edges; vertices without an edge are left out.
    public record Net(ColouredBush edges) {}

    @Override
    public Net read(String text) {
        var scan = new PositionText(text);
        var edges = new ArrayList<Edge>();
        if (scan.take("empty")) scan.expectEnd();
        else
            do {
                if (scan.atDigit()) edges.add(edge(scan, edges.size()));
                else draw(scan, edges);
            } while (!scan.atEnd());
        return net(edges);
    }

    private static Edge edge(PositionText scan, int before) {
        int at = scan.offset();
        var ends = EdgeList.readEdge(scan, before);
        if (ends[0] == ends[1]) throw new PositionException(at, Message.of("board.loop", "vertex", ends[0]));
        boolean colon = scan.takeAtOnce(':');
        char colour = BushText.takeColour(scan);
        if (colour == 0 && (colon || !scan.atSeparator())) throw scan.expectedHere(Message.of("board.what.colour"));
        return new Edge(
                Math.min(ends[0], ends[1]), Math.max(ends[0], ends[1]), colour == 0 ? ColouredBush.GREEN : colour);
    }

    private static void draw(PositionText scan, List<Edge> edges) {
        int least = 1 + edges.stream().mapToInt(Edge::to).max().orElse(0);
        int before = scan.here();
        var drawn = GraphDrawing.read(scan, BushText.LETTERS, "", Message.of("board.what.branch"));
        if (scan.here() == before || drawn.edges().isEmpty() || !scan.atSeparator())
            throw scan.expectedCharacter(Message.of("board.what.net"));
        for (var line : drawn.edges())
            edges.add(new Edge(
                    least + Math.min(line.from(), line.to()),
                    least + Math.max(line.from(), line.to()),
                    BushText.colour(line.sign())));
    }

    private static Net net(List<Edge> edges) {
        return new Net(edges.isEmpty() ? ColouredBush.EMPTY : Coloured.of(edges));
    }

    /// @return each option once
    @Override
    public Iterable<Net> leftOptions(Net net) {
        return options(net, ColouredBush.BLUE);
    }

    /// @return each option once
    @Override
    public Iterable<Net> rightOptions(Net net) {
        return options(net, ColouredBush.RED);
    }

    private static Iterable<Net> options(Net net, char own) {
        if (!(net.edges instanceof Coloured graph)) return List.of();
        return LazySequences.map(
                LazySequences.filter(
                        LazySequences.indices(graph.edges().count()),
                        edge -> (graph.colour(edge) == own || graph.colour(edge) == ColouredBush.GREEN)
                                && !graph.repeats(edge)),
                edge -> new Net(without(graph, edge)));
    }

    private static ColouredBush without(Coloured graph, int taken) {
        int one = graph.edges().from(taken);
        int other = graph.edges().to(taken);
        var remaining = new boolean[graph.edges().count()];
        for (int edge = 0; edge < remaining.length; edge++)
            remaining[edge] =
                    !graph.edges().touches(edge, one) && !graph.edges().touches(edge, other);
        return graph.keep(remaining);
    }

    /// The connected parts, with their vertices numbered anew.
    @Override
    public List<Net> parts(Net net) {
        if (!(net.edges instanceof Coloured graph)) return List.of();
        var parts = new ArrayList<Net>();
        var visited = new boolean[graph.edges().count()];
        for (int edge = 0; edge < visited.length; edge++) {
            if (visited[edge]) continue;
            var joined = graph.edges().joinedTo(graph.edges().from(edge), -1);
            var edges = new ArrayList<Edge>();
            var names = new HashMap<Integer, Integer>();
            for (int other = 0; other < joined.length; other++) {
                if (!joined[other]) continue;
                visited[other] = true;
                int one = numberOf(names, graph.edges().from(other));
                int two = numberOf(names, graph.edges().to(other));
                edges.add(new Edge(Math.min(one, two), Math.max(one, two), graph.colour(other)));
            }
            parts.add(net(edges));
        }
        return parts;
    }

    private static int numberOf(Map<Integer, Integer> names, int vertex) {
        int next = names.size() + 1;
        return names.computeIfAbsent(vertex, _ -> next);
    }

    /// A move is described by the vertices of the original graph.
    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(Net net) {
        return net.edges.toString();
    }
}
