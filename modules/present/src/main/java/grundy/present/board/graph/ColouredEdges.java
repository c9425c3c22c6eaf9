package grundy.present.board.graph;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.picture.graph.GraphPlaces;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.PartizanArcKayles;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A game on coloured edges: a move removes an edge with all edges that touch it.
public record ColouredEdges(ColouredBush.Coloured net, List<String> names, TreeMap<Integer, Integer> vertices)
        implements PartBoard {
    public static Optional<PartBoard> of(ColouredBush.Coloured net) {
        var vertices = new TreeMap<Integer, Integer>();
        for (int edge = 0; edge < net.edges().count() && vertices.size() <= GraphPlaces.MOST_VERTICES; edge++) {
            vertices.put(net.edges().from(edge), 0);
            vertices.put(net.edges().to(edge), 0);
        }
        if (vertices.size() > GraphPlaces.MOST_VERTICES) return Optional.empty();
        int next = 0;
        for (var entry : vertices.entrySet()) entry.setValue(next++);
        return Optional.of(new ColouredEdges(net, names(net), vertices));
    }

    private static List<String> names(ColouredBush.Coloured net) {
        return EdgeNames.distinct(
                IntStream.range(0, net.edges().count()).mapToObj(net::edgeText).toList());
    }

    @Override
    public String look() {
        return "graph";
    }

    @Override
    public List<BoardPiece> pieces() {
        var ends = IntStream.range(0, names.size())
                .mapToObj(edge -> new int[] {
                    index(net.edges().from(edge)), index(net.edges().to(edge))
                })
                .toList();
        var shapes = GraphPieces.of(vertices.size(), ends);
        var pieces = new ArrayList<BoardPiece>();
        for (int edge = 0; edge < names.size(); edge++) {
            var says = Message.of(
                    "piece.edge",
                    "from",
                    net.edges().from(edge),
                    "to",
                    net.edges().to(edge));
            var piece = BoardPiece.of(names.get(edge), "edge", shapes.edge(ends.get(edge)[0], ends.get(edge)[1]), says);
            pieces.add(
                    switch (net.colour(edge)) {
                        case ColouredBush.BLUE -> piece.of(Side.LEFT);
                        case ColouredBush.RED -> piece.of(Side.RIGHT);
                        default -> piece;
                    });
        }
        vertices.forEach((name, v) ->
                pieces.add(shapes.vertex(v, "v" + name, "" + name, Message.of("piece.vertex", "name", name))
                        .asScenery()));
        return pieces;
    }

    private int index(int vertex) {
        return vertices.getOrDefault(vertex, 0);
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        var remaining = new ArrayList<String>();
        for (var part : left)
            if (part instanceof BoardPosition(PartizanArcKayles.Net(ColouredBush.Coloured rest), var _))
                remaining.addAll(names(rest));
        var gone = names.stream().filter(name -> !remaining.contains(name)).toList();
        var ways = IntStream.range(0, names.size())
                .filter(edge -> touching(edge).equals(gone))
                .mapToObj(edge -> List.of(names.get(edge)))
                .toList();
        var marks = new ArrayList<>(gone);
        for (int name : vertices.keySet())
            if (IntStream.range(0, names.size())
                    .allMatch(edge ->
                            gone.contains(names.get(edge)) || !net.edges().touches(edge, name))) marks.add("v" + name);
        return new MoveTouch(ways, marks);
    }

    private List<String> touching(int taken) {
        return IntStream.range(0, names.size())
                .filter(edge -> net.edges().touches(edge, net.edges().from(taken))
                        || net.edges().touches(edge, net.edges().to(taken)))
                .mapToObj(names::get)
                .toList();
    }
}
