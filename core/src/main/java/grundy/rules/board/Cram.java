package grundy.rules.board;

import grundy.rules.Board;
import grundy.rules.PositionText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/// Cram (impartial Domineering): both players put dominoes, upright or level, on two free neighbouring squares of a
/// board.
///
/// A position is an empty board, `3 4` (rows, columns), or a drawing of the rows with `.` for a free square and `#`
/// for a covered one: `..#/.#./...`. Source: M. Gardner, Mathematical Games, Scientific American, February 1974;
/// Winning Ways, chapter 15.
public record Cram() implements Board<Region> {
    @Override
    public Region read(String text) {
        var scan = new PositionText(text);
        if (!scan.atDigit()) return Drawing.read(scan, '.', '#');
        int offset = scan.offset();
        int rows = scan.count(1, Integer.MAX_VALUE);
        scan.takeAtOnce('x');
        int columns = scan.count(1, Integer.MAX_VALUE);
        scan.expectEnd();
        Drawing.checkSize(offset, rows, columns);
        return Region.full(rows, columns);
    }

    @Override
    public Iterable<Region> options(Region free) {
        var options = new ArrayList<Region>();
        for (int row = 0; row < free.rows(); row++)
            for (int column = 0; column < free.columns(); column++) {
                if (!free.has(row, column)) continue;
                if (free.has(row, column + 1)) options.add(free.toggle(row, column, row, column + 1));
                if (free.has(row + 1, column)) options.add(free.toggle(row, column, row + 1, column));
            }
        return options;
    }

    /// The connected regions of two or more free squares, each cut out and turned the way that all its
    /// reflections share.
    @Override
    public List<Region> parts(Region free) {
        var parts = new ArrayList<Region>();
        var left = Region.empty(free.rows(), free.columns());
        for (int row = 0; row < free.rows(); row++)
            for (int column = 0; column < free.columns(); column++) if (free.has(row, column)) left.flip(row, column);
        for (int row = 0; row < free.rows(); row++)
            for (int column = 0; column < free.columns(); column++)
                if (left.has(row, column)) {
                    var squares = takeConnected(left, row, column);
                    if (squares.size() > 1) parts.add(cutOut(squares).canonical());
                }
        return parts;
    }

    private static List<int[]> takeConnected(Region left, int row, int column) {
        var squares = new ArrayList<int[]>();
        var open = new ArrayDeque<int[]>();
        left.flip(row, column);
        open.add(new int[] {row, column});
        while (!open.isEmpty()) {
            var square = open.remove();
            squares.add(square);
            for (var next : new int[][] {
                {square[0] - 1, square[1]},
                {square[0] + 1, square[1]},
                {square[0], square[1] - 1},
                {square[0], square[1] + 1}
            }) {
                if (!left.has(next[0], next[1])) continue;
                left.flip(next[0], next[1]);
                open.add(next);
            }
        }
        return squares;
    }

    private static Region cutOut(List<int[]> squares) {
        int top = Integer.MAX_VALUE, leftmost = Integer.MAX_VALUE, bottom = 0, rightmost = 0;
        for (var square : squares) {
            top = Math.min(top, square[0]);
            bottom = Math.max(bottom, square[0]);
            leftmost = Math.min(leftmost, square[1]);
            rightmost = Math.max(rightmost, square[1]);
        }
        var region = Region.empty(bottom - top + 1, rightmost - leftmost + 1);
        for (var square : squares) region.flip(square[0] - top, square[1] - leftmost);
        return region;
    }

    @Override
    public String write(Region free) {
        return free.isFull() ? free.rows() + " " + free.columns() : free.draw('.', '#');
    }
}
