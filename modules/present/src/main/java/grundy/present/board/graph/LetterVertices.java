package grundy.present.board.graph;

import grundy.explain.board.MarkedGraph;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceChange;
import grundy.present.board.piece.PlaceGesture;
import grundy.present.picture.graph.GraphPlaces;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Graphs on whose vertices letters stand, or whose vertices are taken away.
public final class LetterVertices {
    private LetterVertices() {}

    /// @param options moves that are examined for the letters that they put on the graph
    /// @return the boards that may be tried, the simplest to touch first
    public static Stream<PartBoard> of(RuleTree rules, MarkedGraph graph, List<List<Position>> options) {
        if (graph.vertices().size() > GraphPlaces.MOST_VERTICES) return Stream.empty();
        var around = around(graph);
        var vertices = new PlaceBoard(
                "graph",
                pieces(graph),
                letters(graph),
                left -> PlaceBoard.whole(left)
                        .flatMap(to -> MarkedGraph.of(rules, to))
                        .map(LetterVertices::letters),
                PlaceBoard.HOLE,
                changes -> taking(around, changes));
        return Stream.<Supplier<PartBoard>>of(
                        () -> vertices, () -> vertices.by(PlaceGesture::all), () -> vertices.lettered(options))
                .map(Supplier::get);
    }

    private static String place(MarkedGraph.Vertex vertex) {
        return "v" + vertex.name();
    }

    private static Map<String, String> letters(MarkedGraph graph) {
        var letters = new LinkedHashMap<String, String>();
        for (var vertex : graph.vertices())
            letters.put(place(vertex), vertex.isFree() ? "" : Character.toString(vertex.letter()));
        return letters;
    }

    /// @return for each vertex itself and those beside it
    private static Map<String, Set<String>> around(MarkedGraph graph) {
        var around = new HashMap<String, Set<String>>();
        for (var vertex : graph.vertices()) around.put(place(vertex), new HashSet<>(Set.of(place(vertex))));
        for (var edge : graph.edges()) {
            var from = place(graph.vertices().get(edge.from()));
            var to = place(graph.vertices().get(edge.to()));
            around.getOrDefault(from, new HashSet<>()).add(to);
            around.getOrDefault(to, new HashSet<>()).add(from);
        }
        return around;
    }

    /// A vertex that goes with all beside it is pressed alone.
    private static List<List<String>> taking(Map<String, Set<String>> around, List<PlaceChange> changes) {
        var places = Set.copyOf(PlaceChange.places(changes));
        boolean isTaken = changes.stream().allMatch(change -> change.after().equals(PlaceBoard.HOLE));
        var ways = !isTaken
                ? List.<List<String>>of()
                : PlaceChange.places(changes).stream()
                        .filter(place -> places.equals(around.get(place)))
                        .map(List::of)
                        .toList();
        return ways.isEmpty() ? PlaceGesture.moving(changes) : ways;
    }

    private static List<BoardPiece> pieces(MarkedGraph graph) {
        var shapes = new GraphPieces(GraphPlaces.of(graph));
        var pieces = new ArrayList<BoardPiece>();
        for (var edge : graph.edges()) {
            var from = graph.vertices().get(edge.from());
            var to = graph.vertices().get(edge.to());
            pieces.add(BoardPiece.of(
                            "e" + from.name() + "-" + to.name(),
                            "edge",
                            shapes.edge(edge.from(), edge.to()),
                            Message.of("piece.edge", "from", from.name(), "to", to.name()))
                    .asScenery());
        }
        for (int v = 0; v < graph.vertices().size(); v++) {
            var vertex = graph.vertices().get(v);
            var name = Integer.toString(vertex.name());
            pieces.add(shapes.vertex(v, place(vertex), name, Message.of("piece.vertex", "name", name)));
            if (vertex.isFree()) continue;
            var letter = Character.toString(vertex.letter());
            pieces.add(BoardPiece.of(
                            place(vertex) + BoardPiece.ON_TOP,
                            "piece",
                            shapes.vertex(v),
                            Message.of("piece.on-vertex", "piece", letter, "name", name))
                    .of(vertex.owner().orElse(null))
                    .reading(letter));
        }
        return pieces;
    }
}
