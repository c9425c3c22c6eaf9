package grundy.explain.board;

import grundy.rules.BoardPosition;
import grundy.rules.PartizanBoard;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.ChildishHackenbush;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.GraphRewriteBoard;
import grundy.rules.board.graph.Hackenbush;
import grundy.rules.board.graph.InducedGraph;
import grundy.rules.board.graph.LabelledGraph;
import grundy.rules.board.graph.NodeKayles;
import grundy.rules.board.graph.RedBlueHackenbush;
import grundy.value.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A position on a graph for drawing: letters on the vertices, or edges connected to the ground.
///
/// @param vertices without the ground
/// @param hasGround whether the edges are connected to the ground
public record MarkedGraph(List<Vertex> vertices, List<Edge> edges, boolean hasGround) {
    /// In place of a vertex, the ground.
    public static final int GROUND = -1;

    private static final char FREE = '.';

    /// @param name by which the user knows it; 0 for none
    /// @param letter that stands on it, `.` for none
    /// @param owner whose letter it is, if it is one that only one side puts there
    public record Vertex(int name, char letter, Optional<Side> owner) {
        /// Returns whether nothing stands on the vertex.
        public boolean isFree() {
            return letter == FREE;
        }
    }

    /// @param from index of a vertex, or {@link #GROUND}
    /// @param colour `B`, `R` or `G` in Hackenbush, else a blank
    public record Edge(int from, int to, char colour) {}

    /// The change that a move makes.
    ///
    /// @param letters vertices that have another letter then, by their indices
    /// @param gone vertices that are not there any more
    /// @param cutEdge index of the edge that is cut, or -1
    public record Change(Map<Integer, Vertex> letters, Set<Integer> gone, int cutEdge) {}

    /// @return empty if the position is not on a graph, or is one that is not drawn
    public static Optional<MarkedGraph> of(RuleTree rules, Position position) {
        if (!(position instanceof BoardPosition(var state, var _))) return Optional.empty();
        return switch (board(rules)) {
            case GraphRewriteBoard(var patterns)
            when state instanceof LabelledGraph graph ->
                Optional.of(labelled(graph, patterns.alphabet()::letter, LetterOwners.of(patterns)));
            case NodeKayles _ when state instanceof InducedGraph graph -> Optional.of(plain(graph));
            case Hackenbush _ when state instanceof EdgeList edges -> Optional.of(standing(edges, ""));
            case RedBlueHackenbush _ when state instanceof ColouredBush bush -> Optional.of(bush(bush));
            case ChildishHackenbush _
            when state instanceof ChildishHackenbush.Picture(var bush) -> Optional.of(bush(bush));
            case null, default -> Optional.empty();
        };
    }

    private static @Nullable PartizanBoard<?> board(RuleTree rules) {
        return rules.onBoard().<PartizanBoard<?>>map(RuleTree.OnBoard::played).orElse(null);
    }

    /// The sign of each letter of a board.
    @FunctionalInterface
    private interface Letters {
        char of(int code);
    }

    private static MarkedGraph labelled(LabelledGraph graph, Letters letters, LetterOwners owners) {
        var vertices = new ArrayList<Vertex>();
        var edges = new ArrayList<Edge>();
        for (int v = 0; v < graph.size(); v++) {
            char letter = letters.of(graph.code(v));
            vertices.add(new Vertex(graph.name(v), letter, letter == FREE ? Optional.empty() : owners.of(letter)));
            for (int w : graph.neighbours(v)) if (v < w) edges.add(new Edge(v, w, ' '));
        }
        return new MarkedGraph(vertices, edges, false);
    }

    private static MarkedGraph plain(InducedGraph graph) {
        int[] ids = graph.vertices();
        var vertices = Arrays.stream(ids)
                .mapToObj(v -> new Vertex(graph.name(v), FREE, Optional.empty()))
                .toList();
        var edges = new ArrayList<Edge>();
        for (int v : ids)
            for (int w : graph.neighbours(v))
                if (v < w) edges.add(new Edge(Arrays.binarySearch(ids, v), Arrays.binarySearch(ids, w), ' '));
        return new MarkedGraph(vertices, edges, false);
    }

    private static MarkedGraph bush(ColouredBush bush) {
        return switch (bush) {
            case ColouredBush.Coloured(var edges, var colours) -> standing(edges, colours);
            case ColouredBush.Stalks(var stalks) -> {
                var vertices = new ArrayList<Vertex>();
                var edges = new ArrayList<Edge>();
                for (var stalk : stalks)
                    for (int height = 0; height < stalk.length(); height++) {
                        edges.add(new Edge(
                                height == 0 ? GROUND : vertices.size() - 1, vertices.size(), stalk.charAt(height)));
                        vertices.add(new Vertex(0, FREE, Optional.empty()));
                    }
                yield new MarkedGraph(vertices, edges, true);
            }
        };
    }

    /// @param colours of the edges; empty if all are green
    private static MarkedGraph standing(EdgeList graph, String colours) {
        int[] names = IntStream.range(0, graph.count())
                .flatMap(edge -> IntStream.of(graph.from(edge), graph.to(edge)))
                .filter(name -> name != 0)
                .sorted()
                .distinct()
                .toArray();
        var edges = new ArrayList<Edge>();
        for (int edge = 0; edge < graph.count(); edge++)
            edges.add(new Edge(
                    index(names, graph.from(edge)),
                    index(names, graph.to(edge)),
                    colours.isEmpty() ? ColouredBush.GREEN : colours.charAt(edge)));
        return new MarkedGraph(
                Arrays.stream(names)
                        .mapToObj(name -> new Vertex(name, FREE, Optional.empty()))
                        .toList(),
                edges,
                true);
    }

    private static int index(int[] names, int name) {
        return name == 0 ? GROUND : Arrays.binarySearch(names, name);
    }

    /// @return the change that a move makes; empty where it cannot be determined
    public Optional<Change> change(RuleTree rules, MarkedMoves.MoveOnBoard move) {
        return hasGround
                ? CutEdge.of(rules, move.step()).map(this::changeByCut)
                : of(rules, move.whole()).map(this::changeOfLetters);
    }

    private Change changeOfLetters(MarkedGraph after) {
        var now = after.vertices.stream().collect(Collectors.toMap(Vertex::name, vertex -> vertex));
        var letters = new HashMap<Integer, Vertex>();
        var gone = new HashSet<Integer>();
        for (int v = 0; v < vertices.size(); v++) {
            var vertex = now.get(vertices.get(v).name());
            if (vertex == null) gone.add(v);
            else if (!vertex.equals(vertices.get(v))) letters.put(v, vertex);
        }
        return new Change(letters, gone, -1);
    }

    private Change changeByCut(CutEdge edge) {
        int cut = edge.stalk() == 0 ? edgeNumber(edge.edge()) : inStalk(edge.stalk(), Integer.parseInt(edge.edge()));
        var joined = connectedToGround(cut);
        var gone = IntStream.range(0, vertices.size())
                .filter(v -> !joined.contains(v))
                .boxed()
                .collect(Collectors.toSet());
        return new Change(Map.of(), gone, cut);
    }

    private int edgeNumber(String text) {
        return IntStream.range(0, edges.size())
                .filter(e -> {
                    var edge = edges.get(e);
                    var plain = name(edge.from) + "-" + name(edge.to);
                    return text.equals(plain) || text.equals(plain + edge.colour);
                })
                .findFirst()
                .orElse(-1);
    }

    private int name(int vertex) {
        return vertex == GROUND ? 0 : vertices.get(vertex).name();
    }

    /// @param stalk from 1
    /// @param height of the edge, from 1
    private int inStalk(int stalk, int height) {
        int roots = 0;
        for (int e = 0; e < edges.size(); e++)
            if (edges.get(e).from == GROUND && ++roots == stalk) return e + height - 1;
        return -1;
    }

    private Set<Integer> connectedToGround(int cut) {
        var joined = new HashSet<Integer>();
        var open = new ArrayDeque<Integer>();
        joined.add(GROUND);
        open.add(GROUND);
        while (!open.isEmpty()) {
            int vertex = open.remove();
            for (int e = 0; e < edges.size(); e++) {
                var edge = edges.get(e);
                if (e == cut || edge.from != vertex && edge.to != vertex) continue;
                int other = edge.from == vertex ? edge.to : edge.from;
                if (joined.add(other)) open.add(other);
            }
        }
        return joined;
    }
}
