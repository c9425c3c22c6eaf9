package grundy.rules.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A pattern that may be rewritten wherever it fits the board, in one orientation.
///
/// @param rows height of the rectangle around the pattern (unit: squares)
/// @param columns the width
/// @param cells the condition on each square and its new letter, row by row; other squares of the rectangle
///     do not matter and may lie outside the board
/// @param unlessNextTo bits of the letters that must not be orthogonally adjacent to a square whose letter changes
/// @param step where the pattern may be applied again in the same move; null if nowhere
public record PlacedPattern(
        int rows,
        int columns,
        List<Cell> cells,
        int unlessNextTo,
        @Nullable Shift step) {
    /// As `to`: the letter stays.
    public static final int KEEP = -1;

    /// @param letters bits of the matching letters
    /// @param to code of the letter to write, or {@link #KEEP}
    public record Cell(int row, int column, int letters, int to) {
        /// @return whether a letter is written, possibly the same one
        public boolean writes() {
            return to != KEEP;
        }

        /// @return bits of the letter that is replaced by itself, so that the square does not change; 0 if
        ///     there is none
        public int unchanged() {
            return writes() ? letters & 1 << to : letters;
        }
    }

    /// @param rows by which the pattern is moved down
    /// @param columns by which it is moved to the right
    public record Shift(int rows, int columns) {}

    public PlacedPattern {
        cells = cells.stream()
                .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
                .toList();
    }

    /// @param letters the new code of each code
    PlacedPattern transformed(Orientation orientation, int[] letters) {
        var turned = new ArrayList<Cell>();
        for (var cell : cells)
            turned.add(new Cell(
                    orientation.row(cell.row, cell.column, rows, columns),
                    orientation.column(cell.row, cell.column, rows, columns),
                    mapped(cell.letters, letters),
                    cell.writes() ? letters[cell.to] : KEEP));
        return new PlacedPattern(
                orientation.isUpright() ? rows : columns,
                orientation.isUpright() ? columns : rows,
                turned,
                mapped(unlessNextTo, letters),
                step == null ? null : turned(step, orientation));
    }

    /// @param turned whether to rotate it by quarter turns; on a strip as `mirrored`
    /// @param mirrored whether to reflect it too
    /// @return the pattern in all these orientations, without duplicates
    public Set<PlacedPattern> everyWay(boolean turned, boolean mirrored, boolean isStrip, Alphabet alphabet) {
        var letters = IntStream.rangeClosed(0, alphabet.size()).toArray();
        var ways = new LinkedHashSet<PlacedPattern>();
        for (var turn : turned && !isStrip ? Orientation.TURNS : List.of(Orientation.IDENTITY)) {
            ways.add(transformed(turn, letters));
            if (mirrored || turned && isStrip) ways.add(transformed(turn.reflected(), letters));
        }
        return ways;
    }

    private static int mapped(int bits, int[] letters) {
        int mapped = 0;
        for (int code = 1; code < letters.length; code++) if ((bits >> code & 1) != 0) mapped |= 1 << letters[code];
        return mapped;
    }

    private static Shift turned(Shift step, Orientation orientation) {
        int rows = orientation.isUpright() ? step.rows : step.columns;
        int columns = orientation.isUpright() ? step.columns : step.rows;
        return new Shift(orientation.upsideDown() ? -rows : rows, orientation.leftToRight() ? -columns : columns);
    }

    /// @param row of the rectangle's first square
    boolean matches(LetterGrid board, int row, int column) {
        for (var cell : cells) {
            int code = board.at(row + cell.row, column + cell.column);
            if (code == Alphabet.NO_SQUARE || (cell.letters >> code & 1) == 0) return false;
        }
        return !isBlocked(board, row, column);
    }

    private boolean isBlocked(LetterGrid board, int row, int column) {
        if (unlessNextTo == 0) return false;
        for (var cell : cells) {
            int r = row + cell.row;
            int c = column + cell.column;
            if ((cell.unchanged() >> board.at(r, c) & 1) != 0) continue;
            int beside = 1 << board.at(r - 1, c)
                    | 1 << board.at(r + 1, c)
                    | 1 << board.at(r, c - 1)
                    | 1 << board.at(r, c + 1);
            if ((beside & unlessNextTo) != 0) return true;
        }
        return false;
    }

    /// @return the board after the pattern was rewritten there
    LetterGrid applied(LetterGrid board, int row, int column) {
        var codes = board.codes();
        for (var cell : cells)
            if (cell.writes()) codes[(row + cell.row) * board.columns() + column + cell.column] = (byte) cell.to;
        return new LetterGrid(board.rows(), board.columns(), codes);
    }
}
