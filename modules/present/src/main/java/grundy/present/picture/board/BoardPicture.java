package grundy.present.picture.board;

import grundy.present.board.PositionBoard;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PlaceGesture;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.SvgElement;
import grundy.rules.notation.ShortenedText;
import grundy.text.Language;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A board with its pieces.
///
/// @param unit the side of a square (unit: points)
public record BoardPicture(PositionBoard board, double unit, Language language) {
    private static final double LARGEST = 44;
    private static final double LEAST = 12;
    private static final double HIGH = 560;
    private static final double SMALL = 15;
    private static final int SMALL_PIECES = 60;
    private static final double SMALL_WIDTH = 24;
    private static final Set<String> BETWEEN = Set.of("stone", "pin", "square");
    private static final Set<String> FRAMED = Set.of("squares", "marks", "plane", "strip", "discs", "cake");
    private static final Set<String> SQUARES = Set.of("square", "hole");
    private static final double FRAME = 0.08;
    private static final double BADGE = 0.24;
    private static final int LEAST_LETTERS = 12;

    /// A number on the board.
    ///
    /// @param colour of its rim
    public record Badge(double x, double y, String text, PaperColour colour) {}

    /// @return the board as large as it fits
    public static BoardPicture large(PositionBoard board, Language language) {
        double fits = Math.min(Illustration.WIDE / board.width(), HIGH / board.height());
        return new BoardPicture(board, Math.max(LEAST, Math.min(LARGEST, fits)), language);
    }

    /// @return the board small, beside a move; empty if it would not be seen any more
    public static Optional<BoardPicture> small(PositionBoard board, Language language) {
        long pieces =
                board.parts().stream().mapToLong(part -> part.pieces().size()).sum();
        return pieces <= SMALL_PIECES && board.width() <= SMALL_WIDTH
                ? Optional.of(new BoardPicture(board, SMALL, language))
                : Optional.empty();
    }

    /// @param marks places of what stands out
    /// @param lost places of positions that are lost
    public Illustration draw(Collection<String> marks, Collection<String> lost, List<Badge> badges) {
        var drawing = new Illustration().grow(board.width() * unit, board.height() * unit);
        var marked = Set.copyOf(marks);
        var cold = Set.copyOf(lost);
        var named = "";
        for (var part : board.parts()) {
            if (!part.label().equals(named)) label(drawing, part);
            named = part.label();
            if (isFramed(part)) drawing.shape(frame(part));
            for (var piece : part.pieces()) {
                if (isBeside(piece)) continue;
                new PieceShapes(piece, part.look(), unit, isMarked(piece, marked), language)
                        .draw()
                        .forEach(drawing::shape);
                if (cold.contains(piece.place())) drawing.shape(dot(piece));
            }
        }
        for (var badge : badges) badge(drawing, badge);
        return drawing;
    }

    /// @return whether a board has a frame: one of squares that is a rectangle
    private static boolean isFramed(PositionBoard.Part part) {
        long squares = part.pieces().stream()
                .filter(piece -> SQUARES.contains(piece.look()))
                .count();
        return FRAMED.contains(part.look()) && squares == Math.round(part.width() * part.height());
    }

    private SvgElement frame(PositionBoard.Part part) {
        return SvgElement.of("rect")
                .with("x", (part.x() - FRAME) * unit)
                .with("y", (part.y() - FRAME) * unit)
                .with("width", (part.width() + 2 * FRAME) * unit)
                .with("height", (part.height() + 2 * FRAME) * unit)
                .with("rx", 0.12 * unit)
                .with("fill", PaperColour.FRAME.hex());
    }

    /// Letters that are put on a board lie beside it, to be pressed.
    private static boolean isBeside(BoardPiece piece) {
        return piece.place().contains(":" + PlaceGesture.LETTER);
    }

    private static boolean isMarked(BoardPiece piece, Set<String> marked) {
        var place = piece.place();
        return marked.contains(place)
                || piece.look().equals("piece")
                        && marked.contains(place.substring(0, place.length() - BoardPiece.ON_TOP.length()));
    }

    private void label(Illustration drawing, PositionBoard.Part part) {
        int letters = Math.max(LEAST_LETTERS, (int) (part.width() * unit / Illustration.LETTER));
        drawing.shape(
                SvgElement.text(part.x() * unit, (part.y() - 0.25) * unit, ShortenedText.shorten(part.label(), letters))
                        .with("font-size", Math.min(0.3 * unit, 12))
                        .with("fill", PaperColour.SOFT.hex()));
    }

    private SvgElement dot(BoardPiece piece) {
        return SvgElement.of("circle")
                .with("cx", middleX(piece) * unit)
                .with("cy", middleY(piece) * unit)
                .with("r", 0.2 * unit)
                .with("fill", PaperColour.INK.hex());
    }

    private void badge(Illustration drawing, Badge badge) {
        double size = badge.text().length() > 1 ? 0.26 : 0.32;
        drawing.shape(SvgElement.of("circle")
                .with("cx", badge.x() * unit)
                .with("cy", badge.y() * unit)
                .with("r", BADGE * unit)
                .with("fill", PaperColour.SHEET.hex())
                .with("stroke", badge.colour().hex())
                .with("stroke-width", 0.05 * unit));
        drawing.shape(SvgElement.text(badge.x() * unit, (badge.y() + 0.35 * size) * unit, badge.text())
                .with("text-anchor", "middle")
                .with("font-size", size * unit)
                .with("font-weight", "bold")
                .with("fill", badge.colour().hex()));
    }

    /// Numbers the moves where each is made: between two stones or squares that are pressed, else at
    /// the last touch; of those at one point the first.
    ///
    /// @param touches of the moves, in their order
    /// @param colours of the moves
    public List<Badge> badges(List<MoveTouch> touches, List<PaperColour> colours) {
        var pieces = pieces();
        Map<List<Double>, Badge> badges = new LinkedHashMap<>();
        for (int i = 0; i < touches.size(); i++) {
            if (touches.get(i).ways().isEmpty()) continue;
            var way = touches.get(i).ways().getFirst();
            var last = pieces.get(MoveTouch.placeOf(way.getLast()));
            var first = pieces.get(MoveTouch.placeOf(way.getFirst()));
            if (last == null || first == null) continue;
            boolean isBetween = way.size() == 2 && BETWEEN.contains(first.look()) && BETWEEN.contains(last.look());
            double x = isBetween ? (middleX(first) + middleX(last)) / 2 : along(last, way.getLast());
            double y = isBetween ? (middleY(first) + middleY(last)) / 2 : middleY(last);
            badges.putIfAbsent(List.of(x, y), new Badge(x, y, Integer.toString(i + 1), colours.get(i)));
        }
        return List.copyOf(badges.values());
    }

    private static double middleX(BoardPiece piece) {
        return (piece.area().x() + piece.area().x2()) / 2;
    }

    private static double middleY(BoardPiece piece) {
        return (piece.area().y() + piece.area().y2()) / 2;
    }

    private static double along(BoardPiece piece, String touched) {
        return piece.area().x() + (piece.area().x2() - piece.area().x()) * share(piece, touched);
    }

    /// @return the place of a touch along a piece: of a bar where it is cut
    private static double share(BoardPiece piece, String touched) {
        var left = touched.substring(MoveTouch.placeOf(touched).length());
        if (left.isEmpty() || piece.count() == null || !piece.look().equals("bar")) return 0.5;
        return Double.parseDouble(left.substring(1)) / piece.count().doubleValue();
    }

    private Map<String, BoardPiece> pieces() {
        var pieces = new LinkedHashMap<String, BoardPiece>();
        for (var part : board.parts()) for (var piece : part.pieces()) pieces.put(piece.place(), piece);
        return pieces;
    }
}
