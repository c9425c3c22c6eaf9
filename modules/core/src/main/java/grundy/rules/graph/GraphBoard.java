package grundy.rules.graph;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Game;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// A token on a graph, moved by one side. A position is the number of a vertex, written as its name.
public final class GraphBoard implements Board<Integer> {
    private static final int MOST_NAMED = 8;
    private static final int MOST_COMPARED = 2000;
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[^\\s,\"]+");
    private static final Pattern PLAIN = Pattern.compile("[^\\s,\"()+]+");

    private final GameGraph graph;
    private final int side;

    private GraphBoard(GameGraph graph, int side) {
        this.graph = graph;
        this.side = side;
    }

    /// @param name of the game, as a user writes it
    /// @return the game of a token on a graph
    public static Game game(String name, GameGraph graph) {
        return new Game(name, rules(name, graph), null);
    }

    private static RuleTree rules(String name, GameGraph graph) {
        if (!graph.isPartizan()) return new RuleTree.OnBoard(name, Map.of(), new GraphBoard(graph, GameGraph.BOTH));
        return new RuleTree.Partizan(
                new RuleTree.OnBoard(name, Map.of(), new GraphBoard(graph, GameGraph.LEFT)),
                new RuleTree.OnBoard(name, Map.of(), new GraphBoard(graph, GameGraph.RIGHT)));
    }

    /// @return the graph on which a game is played, if it is one on a graph
    public static Optional<GameGraph> graphOf(RuleTree rules) {
        return switch (rules) {
            case RuleTree.OnBoard(var _, var _, GraphBoard board) -> Optional.of(board.graph);
            case RuleTree.Partizan(RuleTree.OnBoard(var _, var _, GraphBoard board), var _) -> Optional.of(board.graph);
            default -> Optional.empty();
        };
    }

    /// @param graph on which a game is played, or a part of it
    /// @return the position with the token on a vertex of that graph
    public static BoardPosition position(GameGraph graph, int vertex) {
        return new BoardPosition(graph.inWhole(vertex), nameText(graph.name(vertex)));
    }

    @Override
    public List<Integer> options(Integer vertex) {
        var options = new ArrayList<Integer>();
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++)
            if ((graph.players(edge) & side) != 0) options.add(graph.target(edge));
        return options;
    }

    @Override
    public Integer read(String text) {
        var all = readAll(text);
        if (all.size() != 1) throw new PositionException(0, Message.of("graph.one-vertex", "count", all.size()));
        return all.getFirst();
    }

    /// Reads names of vertices, a token each; blanks, commas and `+` separate them, quotation marks keep
    /// them together.
    @Override
    public List<Integer> readAll(String text) {
        int whole = graph.find(text.strip());
        if (whole >= 0) return List.of(whole);
        var vertices = new ArrayList<Integer>();
        var words = WORD.matcher(text);
        while (words.find()) {
            var name = words.group(1) != null ? words.group(1) : words.group();
            if (name.equals("+") && graph.find(name) < 0) continue;
            int vertex = graph.find(name);
            if (vertex < 0) throw new PositionException(words.start(), unknown(graph, name));
            vertices.add(vertex);
        }
        if (vertices.isEmpty()) throw new PositionException(0, Message.of("graph.no-token", "some", some(graph)));
        return vertices;
    }

    /// @return the message for a name that no vertex has
    public static Message unknown(GameGraph graph, String name) {
        var names = new LinkedHashSet<String>();
        for (int v = 0; v < Math.min(graph.vertices(), MOST_COMPARED); v++) names.add(graph.name(v));
        return SpellingGuess.nearest(name, names)
                .map(near -> Message.of("graph.unknown-maybe", "name", GraphWords.quotation(name), "nearest", near))
                .orElseGet(() -> Message.of("graph.unknown", "name", GraphWords.quotation(name), "some", some(graph)));
    }

    private static List<String> some(GameGraph graph) {
        var names = new ArrayList<String>();
        for (int v = 0; v < Math.min(graph.vertices(), MOST_NAMED); v++) names.add(graph.name(v));
        if (graph.vertices() > MOST_NAMED) names.add("…");
        return names;
    }

    @Override
    public String write(Integer vertex) {
        return nameText(graph.name(vertex));
    }

    private static String nameText(String name) {
        if (PLAIN.matcher(name).matches()) return GraphWords.printable(name);
        return "\"" + GraphWords.printable(name) + "\"";
    }
}
