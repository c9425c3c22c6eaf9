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
/// @param columns its width
/// @param cells what is asked of each square and what becomes of it, row by row; squares of the rectangle that are
///     not among them do not matter and may lie beyond the board
/// @param unlessNextTo bits of the letters that must not stand beside a square that changes, above, below, left or
///     right
/// @param step where the pattern may be applied again in the same move; null if nowhere
public record Rewrite(
        int rows,
        int columns,
        List<Cell> cells,
        int unlessNextTo,
        @Nullable Step step) {
    /// As `to`: the letter stays.
    public static final int KEEP = -1;

    /// @param letters bits of the letters that fit
    /// @param to code of the letter that is put there, or {@link #KEEP}
    public record Cell(int row, int column, int letters, int to) {
        /// @return whether the letter is replaced
        public boolean changes() {
            return to != KEEP;
        }
    }

    /// @param rows by which the pattern is moved down
    /// @param columns by which it is moved to the right
    public record Step(int rows, int columns) {}

    public Rewrite {
        cells = cells.stream()
                .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
                .toList();
    }

    /// @param letters the new code of each code
    Rewrite seen(Orientation orientation, int[] letters) {
        var turned = new ArrayList<Cell>();
        for (var cell : cells)
            turned.add(new Cell(
                    orientation.row(cell.row, cell.column, rows, columns),
                    orientation.column(cell.row, cell.column, rows, columns),
                    mapped(cell.letters, letters),
                    cell.changes() ? letters[cell.to] : KEEP));
        return new Rewrite(
                orientation.isUpright() ? rows : columns,
                orientation.isUpright() ? columns : rows,
                turned,
                mapped(unlessNextTo, letters),
                step == null ? null : turned(step, orientation));
    }

    /// @param turned whether to turn it by quarters of a turn; on a strip as `mirrored`
    /// @param mirrored whether to reflect it too
    /// @return the pattern in all these orientations, each once
    public Set<Rewrite> everyWay(boolean turned, boolean mirrored, boolean isStrip, Alphabet alphabet) {
        var letters = IntStream.rangeClosed(0, alphabet.size()).toArray();
        var ways = new LinkedHashSet<Rewrite>();
        for (var turn : turned && !isStrip ? Orientation.TURNS : List.of(Orientation.IDENTITY)) {
            ways.add(seen(turn, letters));
            if (mirrored || turned && isStrip) ways.add(seen(turn.reflected(), letters));
        }
        return ways;
    }

    /// Beside what does not change nothing is forbidden: so where a square may hold the letter that is put
    /// there, that
    /// letter is told apart from the others that fit.
    ///
    /// @return patterns that do together what this one does, each of which changes every square that is to change
    public List<Rewrite> byWhatChanges() {
        if (unlessNextTo == 0) return List.of(this);
        for (int i = 0; i < cells.size(); i++) {
            var cell = cells.get(i);
            int same = cell.changes() ? cell.letters & 1 << cell.to : 0;
            if (same == 0) continue;
            var kept = with(i, new Cell(cell.row, cell.column, same, KEEP));
            boolean changes = kept.cells.stream().anyMatch(Cell::changes);
            if (same == cell.letters && !changes) continue;
            var all = new ArrayList<Rewrite>();
            if (same != cell.letters)
                all.addAll(with(i, new Cell(cell.row, cell.column, cell.letters & ~same, cell.to))
                        .byWhatChanges());
            if (changes) all.addAll(kept.byWhatChanges());
            else all.add(with(i, new Cell(cell.row, cell.column, same, cell.to)));
            return all;
        }
        return List.of(this);
    }

    private Rewrite with(int index, Cell cell) {
        var changed = new ArrayList<>(cells);
        changed.set(index, cell);
        return new Rewrite(rows, columns, changed, unlessNextTo, step);
    }

    private static int mapped(int bits, int[] letters) {
        int mapped = 0;
        for (int code = 1; code < letters.length; code++) if ((bits >> code & 1) != 0) mapped |= 1 << letters[code];
        return mapped;
    }

    private static Step turned(Step step, Orientation orientation) {
        int rows = orientation.isUpright() ? step.rows : step.columns;
        int columns = orientation.isUpright() ? step.columns : step.rows;
        return new Step(orientation.upsideDown() ? -rows : rows, orientation.leftToRight() ? -columns : columns);
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
            if (!cell.changes()) continue;
            int r = row + cell.row;
            int c = column + cell.column;
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
            if (cell.changes()) codes[(row + cell.row) * board.columns() + column + cell.column] = (byte) cell.to;
        return new LetterGrid(board.rows(), board.columns(), codes);
    }
}
