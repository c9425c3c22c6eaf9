package grundy.present.picture.board;

import grundy.present.board.piece.PieceArea;

/// An arrow from one vertex to another, or a short one above a vertex that leads to itself (unit:
/// squares).
///
/// @param head x and y of the corners of its head
record ArrowPath(double x1, double y1, double x2, double y2, double[] head) {
    private static final double RADIUS = 0.32;
    private static final double HEAD = 0.2;

    static ArrowPath of(PieceArea line) {
        double length = Math.hypot(line.x2() - line.x(), line.y2() - line.y());
        double across = length == 0 ? 1 : (line.x2() - line.x()) / length;
        double down = length == 0 ? 0 : (line.y2() - line.y()) / length;
        double lift = length == 0 ? -RADIUS - HEAD : 0;
        double x1 = line.x() + (length == 0 ? -RADIUS : RADIUS * across);
        double y1 = line.y() + RADIUS * down + lift;
        double x2 = line.x2() + (length == 0 ? RADIUS : -RADIUS * across);
        double y2 = line.y2() - RADIUS * down + lift;
        double backX = x2 - HEAD * across;
        double backY = y2 - HEAD * down;
        return new ArrowPath(x1, y1, backX, backY, new double[] {
            x2,
            y2,
            backX + HEAD / 2 * down,
            backY - HEAD / 2 * across,
            backX - HEAD / 2 * down,
            backY + HEAD / 2 * across
        });
    }
}
