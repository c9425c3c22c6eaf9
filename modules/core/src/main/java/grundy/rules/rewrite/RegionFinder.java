package grundy.rules.rewrite;

import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Splits a board into regions that can never touch each other, found from the patterns alone.
///
/// For each square the letters that may ever stand there are found, at least: those that stand there, and those that
/// a pattern may put there that may ever fit. Patterns that may ever fit at a place and share a square that may
/// change belong to one region, and so do those that one may block for the other. What may never change is of use
/// only to the regions that look at it, which each get it; what nobody looks at is dropped.
///
/// Sound by construction: the letters found include all that play can bring about, since each move fits them by
/// induction, so that no move reads or changes squares of two regions that may change. Cost: patterns times squares
/// times rounds, of which there are at most as many as squares times letters, and mostly two.
final class RegionFinder {
    private final RewriteRules rules;
    private final LetterGrid board;
    private final int rows;
    private final int columns;

    /// Bits of the letters that may ever stand on each square.
    private final int[] possible;

    private final boolean[] changes;

    /// For each square that may change, another of its region, or itself.
    private final int[] joined;

    private final List<Placement> placements = new ArrayList<>();

    /// A pattern where it may ever fit.
    private record Placement(PlacedPattern rewrite, int row, int column) {}

    private RegionFinder(RewriteRules rules, LetterGrid board) {
        this.rules = rules;
        this.board = board;
        this.rows = board.rows();
        this.columns = board.columns();
        this.possible = new int[rows * columns];
        this.changes = new boolean[rows * columns];
        this.joined = new int[rows * columns];
    }

    /// @return the regions, each as small a board as it fits on, none if no move will ever be possible; empty where
    ///     a pattern that ends play on all of them may ever stand
    static Optional<List<LetterGrid>> of(RewriteRules rules, LetterGrid board) {
        var regions = new RegionFinder(rules, board);
        regions.findPossible();
        if (regions.mayEnd()) return Optional.empty();
        regions.findPlacements();
        return Optional.of(regions.regions());
    }

    private boolean mayEnd() {
        for (var pattern : rules.until())
            for (int row = 1 - pattern.rows(); row < rows; row++)
                for (int column = 1 - pattern.columns(); column < columns; column++)
                    if (mayFit(pattern, row, column)) return true;
        return false;
    }

    private void findPossible() {
        for (int i = 0; i < possible.length; i++) possible[i] = 1 << board.at(i / columns, i % columns) & ~1;
        boolean more = true;
        while (more) {
            Checkpoint.look();
            more = false;
            for (var side : List.of(rules.left(), rules.right()))
                for (var rewrite : side)
                    for (int row = 1 - rewrite.rows(); row < rows; row++)
                        for (int column = 1 - rewrite.columns(); column < columns; column++)
                            if (mayFit(rewrite, row, column)) more |= mark(rewrite, row, column);
        }
    }

    private boolean mayFit(PlacedPattern rewrite, int row, int column) {
        for (var cell : rewrite.cells()) {
            int square = square(row + cell.row(), column + cell.column());
            if (square < 0 || (possible[square] & cell.letters()) == 0) return false;
            if (rewrite.unlessNextTo() != 0 && (possible[square] & cell.unchanged()) == 0)
                for (int beside : beside(square))
                    if (beside >= 0 && !changes[beside] && (possible[beside] & rewrite.unlessNextTo()) != 0)
                        return false;
        }
        return true;
    }

    private boolean mark(PlacedPattern rewrite, int row, int column) {
        boolean more = false;
        for (var cell : rewrite.cells()) {
            if (!cell.writes()) continue;
            int square = square(row + cell.row(), column + cell.column());
            more |= !changes[square] || (possible[square] >> cell.to() & 1) == 0;
            changes[square] = true;
            possible[square] |= 1 << cell.to();
        }
        return more;
    }

    /// @return the number of a square, or -1 beyond the board
    private int square(int row, int column) {
        return row < 0 || column < 0 || row >= rows || column >= columns ? -1 : row * columns + column;
    }

    private int[] beside(int square) {
        int row = square / columns;
        int column = square % columns;
        return new int[] {
            square(row - 1, column), square(row + 1, column), square(row, column - 1), square(row, column + 1)
        };
    }

    private void findPlacements() {
        Checkpoint.look();
        for (int i = 0; i < joined.length; i++) joined[i] = i;
        for (var side : rules.isImpartial() ? List.of(rules.left()) : List.of(rules.left(), rules.right()))
            for (var rewrite : side)
                for (int row = 1 - rewrite.rows(); row < rows; row++)
                    for (int column = 1 - rewrite.columns(); column < columns; column++)
                        if (mayFit(rewrite, row, column)) place(new Placement(rewrite, row, column));
    }

    private void place(Placement placement) {
        placements.add(placement);
        var rewrite = placement.rewrite;
        int first = first(placement);
        for (var cell : rewrite.cells()) {
            int square = square(placement.row + cell.row(), placement.column + cell.column());
            if (changes[square]) join(first, square);
            if (cell.writes() && rewrite.unlessNextTo() != 0)
                for (int beside : beside(square))
                    if (beside >= 0 && changes[beside] && (possible[beside] & rewrite.unlessNextTo()) != 0)
                        join(first, beside);
        }
    }

    /// @return a square that the placement writes on
    private int first(Placement placement) {
        for (var cell : placement.rewrite.cells())
            if (cell.writes()) return square(placement.row + cell.row(), placement.column + cell.column());
        throw new AssertionError("Each pattern writes on a square");
    }

    private void join(int one, int two) {
        joined[root(one)] = root(two);
    }

    private int root(int square) {
        int root = square;
        while (joined[root] != root) root = joined[root];
        for (int at = square; joined[at] != root; ) {
            int next = joined[at];
            joined[at] = root;
            at = next;
        }
        return root;
    }

    private List<LetterGrid> regions() {
        var regions = new boolean[rows * columns][];
        for (int i = 0; i < regions.length; i++) {
            if (!changes[i]) continue;
            int root = root(i);
            if (regions[root] == null) regions[root] = new boolean[rows * columns];
            regions[root][i] = true;
        }
        for (var placement : placements) {
            var region = regions[root(first(placement))];
            for (var cell : placement.rewrite.cells())
                region[square(placement.row + cell.row(), placement.column + cell.column())] = true;
        }
        var parts = new ArrayList<LetterGrid>();
        for (var region : regions)
            if (region != null) {
                addBlocking(region);
                parts.add(board.crop(region));
            }
        return parts;
    }

    /// What stands still and keeps a pattern from being rewritten beside it belongs to the picture.
    private void addBlocking(boolean[] region) {
        int guards = 0;
        for (var side : List.of(rules.left(), rules.right())) for (var rewrite : side) guards |= rewrite.unlessNextTo();
        if (guards == 0) return;
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < region.length; i++) {
                if (region[i] || changes[i] || (possible[i] & guards) == 0) continue;
                for (int beside : beside(i)) if (beside >= 0 && region[beside]) region[i] = true;
                more |= region[i];
            }
        }
    }
}
