package grundy.present.board.graph;

import grundy.explain.board.MarkedGraph;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.picture.graph.GraphPlaces;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.graph.CoinTree;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A tree on the ground with coins on its vertices: a move takes some of them one edge down.
public record CoinTreeVertices(CoinTree tree) implements PartBoard {
    private static final int MOST = 100;

    public static Optional<PartBoard> of(CoinTree tree) {
        return tree.size() > MOST ? Optional.empty() : Optional.of(new CoinTreeVertices(tree));
    }

    @Override
    public String look() {
        return "graph";
    }

    private int under(int v) {
        return tree.parent(v) < 0 ? MarkedGraph.GROUND : tree.parent(v);
    }

    private String place(int v) {
        return v < 0 ? "ground" : "v" + tree.name(v);
    }

    @Override
    public List<BoardPiece> pieces() {
        var vertices = IntStream.range(0, tree.size())
                .mapToObj(v -> new MarkedGraph.Vertex(tree.name(v), '.', Optional.empty()))
                .toList();
        var edges = IntStream.range(0, tree.size())
                .mapToObj(v -> new MarkedGraph.Edge(under(v), v, ' '))
                .toList();
        var shapes = new GraphPieces(GraphPlaces.of(new MarkedGraph(vertices, edges, true)));
        var pieces = new ArrayList<BoardPiece>();
        pieces.add(shapes.groundPiece());
        for (int v = 0; v < tree.size(); v++) {
            var area = under(v) < 0 ? shapes.rooted(v) : shapes.edge(under(v), v);
            var says = Message.of("piece.edge", "from", under(v) < 0 ? 0 : tree.name(under(v)), "to", tree.name(v));
            pieces.add(BoardPiece.of("e" + tree.name(v), "edge", area, says).asScenery());
        }
        for (int v = 0; v < tree.size(); v++)
            pieces.add(BoardPiece.of(
                            place(v),
                            "vertex",
                            shapes.vertex(v),
                            Message.of(
                                    "piece.coins-on-vertex",
                                    "count",
                                    tree.coins().get(v),
                                    "name",
                                    tree.name(v)))
                    .counting(tree.coins().get(v)));
        return pieces;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(CoinTree to, var _)) || to.size() != tree.size())
            return MoveTouch.NONE;
        return IntStream.range(0, tree.size())
                .filter(v -> to.coins().get(v).compareTo(tree.coins().get(v)) < 0)
                .mapToObj(v -> new MoveTouch(
                        List.of(List.of(MoveTouch.leaving(place(v), to.coins().get(v)))),
                        List.of(place(v), place(under(v)))))
                .findFirst()
                .orElse(MoveTouch.NONE);
    }
}
