package grundy.theory.boards;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Board;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteRules;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.ColdForm;

/// Cram on a board with an even number of rows and of columns whose free squares lie symmetrically about the
/// centre: the player to move loses, because every domino can be answered by its mirror image, which it never
/// touches. Cost: O(squares).
public record MirrorStrategy() implements ColdForm<LetterGrid> {
    private static final int SEARCHED = 24;

    /// @return whether these are the rules of Cram: both sides cover two neighbouring free squares, level
    ///     or upright
    public static boolean isAbout(RewriteRules rules) {
        return !rules.isStrip()
                && rules.isImpartial()
                && rules.until().isEmpty()
                && Integer.bitCount(rules.read()) == 1
                && rules.left().size() == 2
                && rules.left().stream().allMatch(domino -> coversTwo(domino, rules.read()))
                && rules.left().getFirst().rows() != rules.left().getLast().rows();
    }

    private static boolean coversTwo(PlacedPattern rewrite, int free) {
        return rewrite.rows() * rewrite.columns() == 2
                && rewrite.cells().size() == 2
                && rewrite.unlessNextTo() == 0
                && rewrite.step() == null
                && rewrite.cells().stream()
                        .allMatch(cell -> cell.letters() == free && cell.writes() && (free >> cell.to() & 1) == 0);
    }

    /// @return whether the theorem speaks of this
    private static boolean covers(LetterGrid board, int free) {
        if (board.rows() % 2 != 0 || board.columns() % 2 != 0) return false;
        for (int row = 0; row < board.rows() / 2; row++)
            for (int column = 0; column < board.columns(); column++) {
                int opposite = board.at(board.rows() - 1 - row, board.columns() - 1 - column);
                if ((free >> board.at(row, column) & 1) != (free >> opposite & 1)) return false;
            }
        return true;
    }

    private static boolean isLarge(LetterGrid free) {
        return (long) free.rows() * free.columns() > SEARCHED;
    }

    @Override
    public boolean isCold(LetterGrid free) {
        return true;
    }

    @Override
    public CountedList<LetterGrid> coldOptions(LetterGrid free) {
        return CountedList.none();
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Mirror strategy",
                "P when rows and columns are even and the free squares are symmetric about the centre",
                "M. Gardner, Mathematical Games, Scientific American, February 1974; Winning Ways, chapter 1 (Tweedledum and Tweedledee)");
    }

    /// @param rules of which {@link #isAbout} holds
    /// @return the theorem, for positions of this board
    public static BoardTheorem<LetterGrid> on(Board<LetterGrid> board, RewriteRules rules) {
        return BoardTheorem.partial(
                        "mirror",
                        board,
                        LetterGrid.class,
                        new MirrorStrategy(),
                        position -> covers(position, rules.read()),
                        MirrorStrategy::isLarge)
                .saying(Message.of("explain.board.cram"));
    }
}
