package grundy.rules.board.grid;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;

/// Reads a board drawn row by row: `..#/.#.`.
final class BoardDrawing {
    private static final int SQUARES = 65_536;

    private BoardDrawing() {}

    /// @param in the character of a square in the set
    /// @param out the character of a square that is not
    static SquareSet read(PositionText scan, char in, char out) {
        int offset = scan.offset();
        var word = scan.word();
        scan.expectEnd();
        var lines = word.split("/", -1);
        int columns = lines[0].length();
        checkSize(offset, lines.length, columns);
        var region = SquareSet.empty(lines.length, columns);
        for (int row = 0; row < lines.length; row++) {
            var line = lines[row];
            if (columns == 0 || line.length() != columns)
                throw new PositionException(
                        offset, Message.of("board.ragged", "columns", columns, "found", line.length()));
            for (int column = 0; column < columns; column++) {
                char square = line.charAt(column);
                if (square == in) region.flip(row, column);
                else if (square != out)
                    throw new PositionException(offset + column, Message.of("board.square", "in", in, "out", out));
            }
            offset += columns + 1;
        }
        return region;
    }

    /// @throws PositionException if the board has too many squares to hold
    static void checkSize(int offset, long rows, long columns) {
        if (rows * columns > SQUARES)
            throw new PositionException(
                    offset, Message.of("board.squares", "squares", rows * columns, "most", SQUARES));
    }
}
