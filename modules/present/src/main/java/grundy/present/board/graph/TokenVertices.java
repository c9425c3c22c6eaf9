package grundy.present.board.graph;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceChange;
import grundy.present.picture.graph.GraphPlaces;
import grundy.rules.BoardPosition;
import grundy.rules.board.graph.EdgeGeography;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.graph.GameGraph;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A token that moves from vertex to vertex of a graph; vertices and edges may disappear after it has passed.
public final class TokenVertices {
    private static final int MOST = GraphPlaces.MOST_VERTICES;
    private static final String TOKEN = "*";
    private static final String THERE = "=";

    private final TreeMap<Integer, Integer> indices = new TreeMap<>();
    private final List<int[]> ends = new ArrayList<>();
    private final List<BoardPiece> edges = new ArrayList<>();

    private TokenVertices(Iterable<Integer> vertices) {
        for (int vertex : vertices) indices.put(vertex, 0);
        int next = 0;
        for (var entry : indices.entrySet()) entry.setValue(next++);
    }

    public static Optional<PartBoard> of(Geography.Token token) {
        var graph = token.graph();
        if (graph.size() > MOST) return Optional.empty();
        var board = new TokenVertices(
                Arrays.stream(graph.vertices()).map(graph::name).boxed().toList());
        for (int name : board.indices.keySet())
            for (int w : graph.neighbours(graph.vertex(name)))
                if (name < graph.name(w)) board.join(name, graph.name(w), "e" + name + "-" + graph.name(w));
        return Optional.of(board.on(
                token.name(), geography(token), state -> state instanceof Geography.Token to ? geography(to) : null));
    }

    private static Map<String, String> geography(Geography.Token token) {
        var graph = token.graph();
        var things = new LinkedHashMap<String, String>();
        for (int v : graph.vertices()) things.put("v" + graph.name(v), THERE);
        for (int v : graph.vertices())
            for (int w : graph.neighbours(v))
                if (graph.name(v) < graph.name(w)) things.put("e" + graph.name(v) + "-" + graph.name(w), THERE);
        things.put("v" + token.name(), TOKEN);
        return things;
    }

    public static Optional<PartBoard> of(EdgeGeography.Token token) {
        return onEdges(
                token.edges(),
                token.vertex(),
                edgeGeography(token),
                state -> state instanceof EdgeGeography.Token to ? edgeGeography(to) : null);
    }

    private static Map<String, String> edgeGeography(EdgeGeography.Token token) {
        var things = new LinkedHashMap<String, String>();
        for (int edge = 0; edge < token.edges().count(); edge++) {
            things.put("v" + token.edges().from(edge), THERE);
            things.put("v" + token.edges().to(edge), THERE);
        }
        for (var name : names(token.edges())) things.put(name, THERE);
        things.put("v" + token.vertex(), TOKEN);
        return things;
    }

    public static Optional<PartBoard> of(NimOnGraphs.Token token) {
        return onEdges(
                token.edges(),
                token.vertex(),
                weights(token),
                state -> state instanceof NimOnGraphs.Token to ? weights(to) : null);
    }

    private static Map<String, String> weights(NimOnGraphs.Token token) {
        var things = new LinkedHashMap<String, String>();
        var names = names(token.edges());
        for (int edge = 0; edge < names.size(); edge++)
            things.put(names.get(edge), token.weights().get(edge).toString());
        things.put("v" + token.vertex(), TOKEN);
        return things;
    }

    private static List<String> names(EdgeList edges) {
        return EdgeNames.distinct(IntStream.range(0, edges.count())
                .mapToObj(edge -> "e" + edges.from(edge) + "-" + edges.to(edge))
                .toList());
    }

    private static Optional<PartBoard> onEdges(
            EdgeList edges, int token, Map<String, String> now, Function<Object, @Nullable Map<String, String>> after) {
        var vertices = new TreeSet<>(List.of(token));
        for (int edge = 0; edge < edges.count(); edge++) {
            vertices.add(edges.from(edge));
            vertices.add(edges.to(edge));
        }
        if (vertices.size() > MOST || edges.count() > 4 * MOST) return Optional.empty();
        var board = new TokenVertices(vertices);
        var names = names(edges);
        for (int edge = 0; edge < names.size(); edge++) board.join(edges.from(edge), edges.to(edge), names.get(edge));
        return Optional.of(board.on(token, now, after));
    }

    /// @return the neighbourhood of the token in a large graph
    public static Optional<PartBoard> of(GameGraph graph, int token) {
        var near = new TreeSet<>(List.of(token));
        var open = new ArrayList<>(List.of(token));
        for (int i = 0; i < open.size() && near.size() < MOST; i++)
            for (int edge = graph.begin(open.get(i)); edge < graph.begin(open.get(i) + 1); edge++)
                if ((i == 0 || near.size() < MOST) && near.add(graph.target(edge))) open.add(graph.target(edge));
        if (near.size() > 2 * MOST) return Optional.empty();
        var board = new TokenVertices(near);
        for (int v : near)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                if (near.contains(graph.target(edge)))
                    board.lead(
                            graph,
                            v,
                            graph.target(edge),
                            graph.players(edge),
                            "e" + v + "-" + graph.target(edge) + "~" + edge);
        var now = Map.of("v" + token, TOKEN);
        return Optional.of(
                board.on(token, graph, now, state -> state instanceof Integer to ? Map.of("v" + to, TOKEN) : null));
    }

    private void join(int from, int to, String place) {
        ends.add(new int[] {index(from), index(to)});
        edges.add(
                BoardPiece.of(place, "edge", PieceArea.square(0, 0), Message.of("piece.edge", "from", from, "to", to)));
    }

    private void lead(GameGraph graph, int from, int to, int players, String place) {
        ends.add(new int[] {index(from), index(to)});
        var says = Message.of("piece.arrow", "from", graph.name(from), "to", graph.name(to));
        var side = players == GameGraph.BOTH ? null : players == GameGraph.LEFT ? Side.LEFT : Side.RIGHT;
        edges.add(BoardPiece.of(place, "arrow", PieceArea.square(0, 0), says)
                .of(side)
                .asScenery());
    }

    private int index(int vertex) {
        return indices.getOrDefault(vertex, 0);
    }

    private static Message weighted(BoardPiece edge, String weight) {
        return Message.of("piece.weighted-edge", "edge", edge.says(), "weight", weight);
    }

    private PartBoard on(int token, Map<String, String> now, Function<Object, @Nullable Map<String, String>> after) {
        return on(token, null, now, after);
    }

    /// @param graph whose vertices have names; null if they are numbers
    private PartBoard on(
            int token,
            @Nullable GameGraph graph,
            Map<String, String> now,
            Function<Object, @Nullable Map<String, String>> after) {
        var shapes = GraphPieces.of(indices.size(), ends);
        var pieces = new ArrayList<BoardPiece>();
        for (int i = 0; i < edges.size(); i++) {
            var edge = edges.get(i);
            var area = shapes.edge(ends.get(i)[0], ends.get(i)[1]);
            var thing = now.getOrDefault(edge.place(), "");
            var piece =
                    new BoardPiece(edge.place(), edge.look(), area, edge.side(), "", null, edge.says(), edge.still());
            boolean isCounted = !thing.isEmpty() && !thing.equals(THERE);
            pieces.add(isCounted ? piece.counting(new BigInteger(thing)).saying(weighted(piece, thing)) : piece);
        }
        for (int vertex : indices.keySet()) {
            var name = graph == null ? Integer.toString(vertex) : graph.name(vertex);
            pieces.add(shapes.vertex(index(vertex), "v" + vertex, name, Message.of("piece.vertex", "name", name)));
            if (vertex == token)
                pieces.add(BoardPiece.of(
                        "v" + vertex + BoardPiece.ON_TOP,
                        "token",
                        shapes.vertex(index(vertex)),
                        Message.of("piece.token", "name", name)));
        }
        var places = pieces.stream().map(BoardPiece::place).toList();
        return new PlaceBoard(
                "graph",
                pieces,
                now,
                left -> PlaceBoard.whole(left)
                        .map(to -> after.apply(((BoardPosition) to).state()))
                        .filter(things -> places.containsAll(things.keySet())),
                "",
                changes -> going("v" + token, changes));
    }

    /// Returns the target of the token, with the weight left on the edge if it loses weight.
    private static List<List<String>> going(String token, List<PlaceChange> changes) {
        var way = new ArrayList<String>();
        for (var change : changes) if (change.after().equals(TOKEN)) way.add(change.place());
        for (var change : changes)
            if (change.place().startsWith("e") && !change.isEmptied())
                way.add(MoveTouch.leaving(change.place(), change.after()));
        if (way.isEmpty() || !way.getFirst().startsWith("v")) way.addFirst(token);
        var whole = new ArrayList<>(way);
        if (!way.getFirst().equals(token)) whole.addFirst(token);
        return List.of(way, whole);
    }
}
