package grundy.present.board.graph;

import grundy.explain.board.MarkedGraph;
import grundy.explain.board.MarkedMoves;
import grundy.finding.Move;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.picture.graph.GraphPlaces;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.ColouredBush;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Edges that stand on the ground: a move cuts one.
///
/// @param names of the edges
/// @param keys of the edges, the same for those with the same ends and the same colour
public record BushEdges(RuleTree rules, Position position, MarkedGraph graph, List<String> keys, List<String> names)
        implements PartBoard {
    private static final int MOST = 300;

    public static Optional<PartBoard> of(RuleTree rules, Position position, MarkedGraph graph) {
        if (graph.edges().size() > MOST) return Optional.empty();
        var keys = new ArrayList<String>();
        int stalk = 0;
        int height = 0;
        for (var edge : graph.edges()) {
            height = edge.from() == MarkedGraph.GROUND ? 1 : height + 1;
            if (height == 1) stalk++;
            boolean isNamed = vertexName(graph, edge.to()) > 0 || vertexName(graph, edge.from()) > 0;
            var key = isNamed
                    ? vertexName(graph, edge.from()) + "-" + vertexName(graph, edge.to()) + edge.colour()
                    : "s" + stalk + "." + height;
            keys.add(key);
        }
        return Optional.of(new BushEdges(rules, position, graph, keys, EdgeNames.distinct(keys)));
    }

    private static int vertexName(MarkedGraph graph, int vertex) {
        return vertex == MarkedGraph.GROUND ? 0 : graph.vertices().get(vertex).name();
    }

    @Override
    public String look() {
        return "bush";
    }

    @Override
    public List<BoardPiece> pieces() {
        var shapes = new GraphPieces(GraphPlaces.of(graph));
        var pieces = new ArrayList<BoardPiece>();
        pieces.add(shapes.groundPiece());
        for (int e = 0; e < graph.edges().size(); e++) {
            var edge = graph.edges().get(e);
            pieces.add(BoardPiece.of(names.get(e), "edge", area(shapes, edge), says(e))
                    .of(side(edge)));
        }
        for (int v = 0; v < graph.vertices().size(); v++) {
            int name = graph.vertices().get(v).name();
            if (name == 0) continue;
            pieces.add(shapes.vertex(v, "v" + name, "" + name, Message.of("piece.vertex", "name", name))
                    .asScenery());
        }
        return pieces;
    }

    private static PieceArea area(GraphPieces shapes, MarkedGraph.Edge edge) {
        if (edge.from() == MarkedGraph.GROUND && edge.to() == MarkedGraph.GROUND)
            return PieceArea.line(0, shapes.ground(), 0, shapes.ground());
        if (edge.from() == MarkedGraph.GROUND) return shapes.rooted(edge.to());
        return edge.to() == MarkedGraph.GROUND ? shapes.rooted(edge.from()) : shapes.edge(edge.from(), edge.to());
    }

    private static @Nullable Side side(MarkedGraph.Edge edge) {
        return switch (edge.colour()) {
            case ColouredBush.BLUE -> Side.LEFT;
            case ColouredBush.RED -> Side.RIGHT;
            default -> null;
        };
    }

    private Message says(int e) {
        var edge = graph.edges().get(e);
        var key = switch (edge.colour()) {
            case ColouredBush.BLUE -> "piece.blue-edge";
            case ColouredBush.RED -> "piece.red-edge";
            default -> "piece.green-edge";
        };
        return Message.of(key, "edge", names.get(e).replaceFirst("^s", "").replaceFirst("[BRG]", ""));
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (left.isEmpty()) return MoveTouch.NONE;
        var move = new MarkedMoves.MoveOnBoard(new Move.Step(0, position, left), left.getFirst());
        return graph.change(rules, move)
                .filter(change -> change.cutEdge() >= 0)
                .map(this::cutting)
                .orElse(MoveTouch.NONE);
    }

    private MoveTouch cutting(MarkedGraph.Change change) {
        var key = keys.get(change.cutEdge());
        var like = IntStream.range(0, keys.size())
                .filter(e -> keys.get(e).equals(key))
                .mapToObj(names::get)
                .toList();
        var marks = new ArrayList<String>();
        marks.add(like.getLast());
        for (int e = 0; e < names.size(); e++) {
            var edge = graph.edges().get(e);
            if (change.gone().contains(edge.from()) || change.gone().contains(edge.to())) marks.add(names.get(e));
        }
        for (int v : change.gone())
            if (graph.vertices().get(v).name() > 0)
                marks.add("v" + graph.vertices().get(v).name());
        return new MoveTouch(like.stream().map(List::of).toList(), marks);
    }
}
