package grundy.rules.board.grid;

import java.util.Arrays;

/// A set of squares of a rectangular board, which never changes.
public final class SquareSet {
    private final int rows;
    private final int columns;
    private final long[] bits;

    private SquareSet(int rows, int columns, long[] bits) {
        this.rows = rows;
        this.columns = columns;
        this.bits = bits;
    }

    static SquareSet empty(int rows, int columns) {
        return new SquareSet(rows, columns, new long[(rows * columns + 63) >>> 6]);
    }

    /// @return the height of the board (unit: squares)
    public int rows() {
        return rows;
    }

    /// @return the width of the board (unit: squares)
    public int columns() {
        return columns;
    }

    /// @return whether the square is in the set; false beyond the edges of the board
    public boolean has(int row, int column) {
        if (row < 0 || column < 0 || row >= rows || column >= columns) return false;
        int i = row * columns + column;
        return (bits[i >>> 6] >>> i & 1) != 0;
    }

    /// @return the number of squares in the set
    public int size() {
        int size = 0;
        for (long word : bits) size += Long.bitCount(word);
        return size;
    }

    /// @param squares row, column, row, column, ... of squares to be added or, if they are in the set, removed
    public SquareSet toggle(int... squares) {
        var copy = new SquareSet(rows, columns, bits.clone());
        for (int i = 0; i < squares.length; i += 2) copy.flip(squares[i], squares[i + 1]);
        return copy;
    }

    /// For use while the region is still being built.
    void flip(int row, int column) {
        int i = row * columns + column;
        bits[i >>> 6] ^= 1L << i;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SquareSet that
                && rows == that.rows
                && columns == that.columns
                && Arrays.equals(bits, that.bits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bits) * 31 + columns;
    }

    /// @return the rows, each with `in` for a square of the set and `out` for another, with `/` between them
    String draw(char in, char out) {
        var drawing = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            if (row > 0) drawing.append('/');
            for (int column = 0; column < columns; column++) drawing.append(has(row, column) ? in : out);
        }
        return drawing.toString();
    }

    @Override
    public String toString() {
        return draw('.', '#');
    }
}
