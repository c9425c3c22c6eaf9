package grundy.rules.rewrite;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A board with a letter on each square, which never changes: a position of a {@link RewriteBoard}. A strip has one
/// row.
public final class LetterGrid {
    /// A board without squares, on which nobody can move.
    public static final LetterGrid EMPTY = new LetterGrid(1, 1, new byte[1]);

    private final int rows;
    private final int columns;
    private final byte[] codes;
    private final int hash;

    /// @param codes row by row, of an {@link Alphabet}; not copied, so that nobody may change them
    public LetterGrid(int rows, int columns, byte[] codes) {
        if (codes.length != rows * columns)
            throw new IllegalArgumentException(codes.length + " letters on " + rows + " x " + columns + " squares");
        this.rows = rows;
        this.columns = columns;
        this.codes = codes;
        this.hash = Arrays.hashCode(codes) * 31 + columns;
    }

    /// @return the height (unit: squares)
    public int rows() {
        return rows;
    }

    /// @return the width (unit: squares)
    public int columns() {
        return columns;
    }

    /// @return the code of the letter there; 0 beyond the edges and where there is no square
    public int at(int row, int column) {
        if (row < 0 || column < 0 || row >= rows || column >= columns) return Alphabet.NO_SQUARE;
        return codes[row * columns + column];
    }

    /// @return a copy of the codes, row by row
    public byte[] codes() {
        return codes.clone();
    }

    /// @return the board as `orientation` shows it, with each letter replaced
    /// @param letters the new code of each code
    LetterGrid transformed(Orientation orientation, int[] letters) {
        var image = new byte[codes.length];
        int width = orientation.isUpright() ? columns : rows;
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                image[
                                orientation.row(row, column, rows, columns) * width
                                        + orientation.column(row, column, rows, columns)] =
                        (byte) letters[codes[row * columns + column]];
        return new LetterGrid(codes.length / width, width, image);
    }

    /// @param across whether they lie side by side, else one below the other
    /// @param gap how many rows or columns without squares lie between two
    /// @return one board on which all of these lie
    public static LetterGrid joined(List<LetterGrid> boards, boolean across, int gap) {
        int longest = 0;
        int length = (boards.size() - 1) * gap;
        for (var board : boards) {
            longest = Math.max(longest, across ? board.rows : board.columns);
            length += across ? board.columns : board.rows;
        }
        int columns = across ? length : longest;
        var codes = new byte[length * longest];
        int at = 0;
        for (var board : boards) {
            for (int row = 0; row < board.rows; row++)
                System.arraycopy(
                        board.codes,
                        row * board.columns,
                        codes,
                        across ? row * columns + at : (at + row) * columns,
                        board.columns);
            at += (across ? board.columns : board.rows) + gap;
        }
        return new LetterGrid(across ? longest : length, columns, codes);
    }

    /// @return whichever of the eight ways to turn and reflect the board comes first in a fixed order
    public LetterGrid least() {
        var same = IntStream.range(0, Byte.MAX_VALUE).toArray();
        var least = this;
        for (var orientation : Orientation.ALL) {
            var image = transformed(orientation, same);
            if (image.compareTo(least) < 0) least = image;
        }
        return least;
    }

    /// @param squares the rows, concatenated; any other character is skipped
    /// @return the least board that holds these squares
    public LetterGrid crop(boolean[] squares) {
        int top = rows, leftmost = columns, bottom = -1, rightmost = -1;
        for (int i = 0; i < squares.length; i++) {
            if (!squares[i]) continue;
            top = Math.min(top, i / columns);
            bottom = Math.max(bottom, i / columns);
            leftmost = Math.min(leftmost, i % columns);
            rightmost = Math.max(rightmost, i % columns);
        }
        if (bottom < 0) return EMPTY;
        int width = rightmost - leftmost + 1;
        var cut = new byte[(bottom - top + 1) * width];
        for (int i = 0; i < squares.length; i++)
            if (squares[i]) cut[(i / columns - top) * width + i % columns - leftmost] = codes[i];
        return new LetterGrid(bottom - top + 1, width, cut);
    }

    /// @return negative, 0 or positive, in a fixed order of all boards
    int compareTo(LetterGrid that) {
        if (rows != that.rows) return Integer.compare(rows, that.rows);
        if (columns != that.columns) return Integer.compare(columns, that.columns);
        return Arrays.compare(codes, that.codes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LetterGrid that
                && columns == that.columns
                && hash == that.hash
                && Arrays.equals(codes, that.codes);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
