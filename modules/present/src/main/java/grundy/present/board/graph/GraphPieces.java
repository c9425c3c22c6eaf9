package grundy.present.board.graph;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PieceArea;
import grundy.present.picture.graph.GraphPlaces;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Draws vertices as separate squares, and edges from centre to centre.
final class GraphPieces {
    private static final double UNIT = 2;
    private static final double MIDDLE = 0.5;

    private final GraphPlaces places;

    GraphPieces(GraphPlaces places) {
        this.places = places;
    }

    /// @param ends the end points of edges between `size` vertices, in pairs
    static GraphPieces of(int size, List<int[]> ends) {
        var around = new ArrayList<List<Integer>>();
        for (int v = 0; v < size; v++) around.add(new ArrayList<>());
        for (var edge : ends) {
            if (edge[0] == edge[1] || around.get(edge[0]).contains(edge[1])) continue;
            around.get(edge[0]).add(edge[1]);
            around.get(edge[1]).add(edge[0]);
        }
        return new GraphPieces(GraphPlaces.of(around));
    }

    PieceArea vertex(int v) {
        return PieceArea.square(places.x()[v] * UNIT, places.y()[v] * UNIT);
    }

    BoardPiece vertex(int v, String place, String name, Message says) {
        return BoardPiece.of(place, "vertex", vertex(v), says).reading(name);
    }

    PieceArea edge(int from, int to) {
        return PieceArea.line(
                middle(places.x()[from]), middle(places.y()[from]), middle(places.x()[to]), middle(places.y()[to]));
    }

    /// @return the area from the ground up to a vertex
    PieceArea rooted(int vertex) {
        return PieceArea.line(
                middle(places.x()[vertex]), ground(), middle(places.x()[vertex]), middle(places.y()[vertex]));
    }

    private static double middle(double at) {
        return at * UNIT + MIDDLE;
    }

    /// @return the height of the ground
    double ground() {
        return (Arrays.stream(places.y()).max().orElse(-1) + 1) * UNIT + MIDDLE;
    }

    BoardPiece groundPiece() {
        double wide = Arrays.stream(places.x()).max().orElse(0) * UNIT + 1;
        return BoardPiece.of(
                        "ground", "ground", PieceArea.box(0, ground(), wide, MIDDLE / 2), Message.of("piece.ground"))
                .asScenery();
    }
}
