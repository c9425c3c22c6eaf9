package grundy.rules.scored;

import grundy.rules.PositionException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A drawing of a board on which X and O have put their signs in turn, X first: `X.O/.../...`, rows from the top.
///
/// @param signs of each square, row by row: `X`, `O` or `.`
record SignGrid(int columns, int rows, char[] signs) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// @return whether the text is a drawing and not a list of moves
    static boolean isDrawing(String text) {
        return text.indexOf('/') >= 0 || text.indexOf('.') >= 0 || text.indexOf('_') >= 0;
    }

    /// @throws PositionException if it is not a drawing of this size, or X and O have not moved in turn
    static SignGrid read(String text, int columns, int rows) {
        var lines = BLANKS.matcher(text.strip()).replaceAll("/").split("/", -1);
        if (lines.length != rows)
            throw new PositionException(0, Message.of("scored.rows", "rows", rows, "found", lines.length));
        var signs = new char[rows * columns];
        int offset = text.length() - text.stripLeading().length();
        for (int row = 0; row < rows; row++) {
            var line = lines[row].toUpperCase(Locale.ROOT);
            if (line.length() != columns)
                throw new PositionException(
                        offset, Message.of("scored.columns", "columns", columns, "found", line.length()));
            for (int column = 0; column < columns; column++)
                signs[row * columns + column] = sign(line.charAt(column), offset + column);
            offset += columns + 1;
        }
        var grid = new SignGrid(columns, rows, signs);
        int ahead = grid.count('X') - grid.count('O');
        if (ahead != 0 && ahead != 1)
            throw new PositionException(0, Message.of("scored.turns", "x", grid.count('X'), "o", grid.count('O')));
        return grid;
    }

    private static char sign(char read, int offset) {
        return switch (read) {
            case 'X', 'O', '.' -> read;
            case '0' -> 'O';
            case '_', '-' -> '.';
            default -> throw new PositionException(offset, Message.of("scored.sign"));
        };
    }

    /// @return an empty board of this size
    static SignGrid empty(int columns, int rows) {
        var signs = new char[rows * columns];
        Arrays.fill(signs, '.');
        return new SignGrid(columns, rows, signs);
    }

    int count(char sign) {
        int count = 0;
        for (char each : signs) if (each == sign) count++;
        return count;
    }

    char at(int row, int column) {
        return signs[row * columns + column];
    }

    /// @return the side whose turn it is
    char mover() {
        return count('X') == count('O') ? 'X' : 'O';
    }

    void set(int row, int column, char sign) {
        signs[row * columns + column] = sign;
    }

    String text() {
        var lines = new ArrayList<String>();
        for (int row = 0; row < rows; row++) lines.add(new String(signs, row * columns, columns));
        return String.join("/", lines);
    }

    /// @param footer whether the columns are numbered below; else letters stand above and numbers at the left
    List<String> picture(boolean footer) {
        var lines = new ArrayList<String>();
        int margin = footer ? 0 : Integer.toString(rows).length() + 1;
        int width = footer && columns > 9 ? 3 : 2;
        var heads = new StringBuilder(" ".repeat(margin));
        for (int column = 0; column < columns; column++)
            heads.append(("%-" + width + "s").formatted(footer ? column + 1 : SquareNames.letter(column)));
        if (!footer) lines.add(heads.toString().stripTrailing());
        for (int row = 0; row < rows; row++) {
            var line = new StringBuilder(footer ? "" : ("%" + (margin - 1) + "d ").formatted(row + 1));
            for (int column = 0; column < columns; column++)
                line.append(("%-" + width + "s").formatted(at(row, column)));
            lines.add(line.toString().stripTrailing());
        }
        if (footer) lines.add(heads.toString().stripTrailing());
        return lines;
    }
}
