package grundy.theory.boards;

import grundy.check.Evidence;
import grundy.rules.board.Cram;
import grundy.rules.board.Region;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.ColdForm;
import grundy.theory.form.Found;

/// Cram on a board with an even number of rows and of columns whose free squares lie symmetrically about the
/// centre: the player to move loses, because every domino can be answered by its mirror image, which it never
/// touches. Cost: O(squares).
public record Mirrored() implements ColdForm<Region> {
    private static final int SEARCHED = 24;

    /// @return whether the theorem speaks of this
    public static boolean covers(Region free) {
        if (free.rows() % 2 != 0 || free.columns() % 2 != 0) return false;
        for (int row = 0; row < free.rows() / 2; row++)
            for (int column = 0; column < free.columns(); column++)
                if (free.has(row, column) != free.has(free.rows() - 1 - row, free.columns() - 1 - column)) return false;
        return true;
    }

    private static boolean isLarge(Region free) {
        return (long) free.rows() * free.columns() > SEARCHED;
    }

    @Override
    public boolean isCold(Region free) {
        return true;
    }

    @Override
    public Found<Region> coldOptions(Region free) {
        return Found.none();
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Mirror strategy",
                "P when rows and columns are even and the free squares are symmetric about the centre",
                "M. Gardner, Mathematical Games, Scientific American, February 1974; Winning Ways, chapter 1 (Tweedledum and Tweedledee)");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<Region> on(Cram board) {
        return BoardTheorem.somewhere(
                        "mirror", board, Region.class, new Mirrored(), Mirrored::covers, Mirrored::isLarge)
                .saying(Message.of("explain.board.cram"));
    }
}
