package grundy.present.board.piece;

/// The place and size of a piece in a drawing (unit: the side of a square; y goes down).
///
/// @param isLine whether it leads from one point to another and has no width
/// @param x2 the other end of a line, else the right edge
/// @param y2 the other end of a line, else the lower edge
public record PieceArea(boolean isLine, double x, double y, double x2, double y2) {
    public static PieceArea square(double x, double y) {
        return box(x, y, 1, 1);
    }

    public static PieceArea box(double x, double y, double width, double height) {
        return new PieceArea(false, x, y, x + width, y + height);
    }

    public static PieceArea line(double x, double y, double x2, double y2) {
        return new PieceArea(true, x, y, x2, y2);
    }

    /// @return this area, moved to the right and down
    public PieceArea moved(double right, double down) {
        return new PieceArea(isLine, x + right, y + down, x2 + right, y2 + down);
    }
}
