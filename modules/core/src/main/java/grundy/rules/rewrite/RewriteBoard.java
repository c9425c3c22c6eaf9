package grundy.rules.rewrite;

import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game on a strip or a grid of letters, whose moves are patterns that are rewritten.
///
/// @param rules stated in a line of the rule language
/// @param symmetries under which the rules stay the same, the identity first
public record RewriteBoard(RewriteRules rules, List<RuleSymmetry> symmetries) implements LetterBoard {
    /// Finds the symmetries.
    public RewriteBoard(RewriteRules rules) {
        this(rules, rules.symmetries());
    }

    @Override
    public LetterNotation notation() {
        return LetterNotation.of(rules);
    }

    @Override
    public Iterable<LetterGrid> leftOptions(LetterGrid board) {
        return options(rules.left(), board);
    }

    @Override
    public Iterable<LetterGrid> rightOptions(LetterGrid board) {
        return options(rules.right(), board);
    }

    private List<LetterGrid> options(List<PlacedPattern> side, LetterGrid board) {
        var options = new ArrayList<LetterGrid>();
        if (isOver(board)) return options;
        Checkpoint.look();
        for (var rewrite : side)
            for (int row = 1 - rewrite.rows(); row < board.rows(); row++)
                for (int column = 1 - rewrite.columns(); column < board.columns(); column++)
                    addFrom(rewrite, board, row, column, options);
        return options;
    }

    /// The pattern once, and where it may be applied again as often as it fits.
    private static void addFrom(
            PlacedPattern rewrite, LetterGrid board, int row, int column, List<LetterGrid> options) {
        var current = board;
        int atRow = row;
        int atColumn = column;
        while (rewrite.matches(current, atRow, atColumn)) {
            current = rewrite.applied(current, atRow, atColumn);
            options.add(current);
            if (!(rewrite.step() instanceof PlacedPattern.Shift(int down, int right))) return;
            atRow += down;
            atColumn += right;
        }
    }

    private boolean isOver(LetterGrid board) {
        for (var pattern : rules.until())
            for (int row = 1 - pattern.rows(); row < board.rows(); row++)
                for (int column = 1 - pattern.columns(); column < board.columns(); column++)
                    if (pattern.matches(board, row, column)) return true;
        return false;
    }

    /// The regions that can never touch each other, each turned the way that all its likenesses share. Where a
    /// pattern may ever stand that ends play on all of them, the board stays one.
    ///
    /// @return at least one board
    @Override
    public List<LetterGrid> parts(LetterGrid board) {
        var regions = RegionFinder.of(rules, board).orElse(List.of(board));
        if (regions.isEmpty()) return List.of(LetterGrid.EMPTY);
        return regions.stream().map(this::canonical).toList();
    }

    private LetterGrid canonical(LetterGrid board) {
        return least(board, false).orElseThrow(() -> new AssertionError("The identity is a symmetry"));
    }

    /// @param region as {@link #parts} gives it
    /// @return the region that is its negative, likewise; empty if no symmetry of the rules shows that there is one
    public Optional<LetterGrid> negative(LetterGrid region) {
        return least(region, true);
    }

    private Optional<LetterGrid> least(LetterGrid board, boolean exchanges) {
        return symmetries.stream()
                .filter(symmetry -> symmetry.exchanges() == exchanges)
                .map(symmetry -> board.transformed(symmetry.orientation(), symmetry.letters()))
                .min(LetterGrid::compareTo);
    }
}
