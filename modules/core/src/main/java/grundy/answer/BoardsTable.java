package grundy.answer;

import grundy.check.Evidence;
import grundy.rules.Game;
import grundy.value.Outcome;
import grundy.value.Play;

/// The outcomes of all boards of one size, and their nim-values if these were found. Letters that no
/// move reads are one letter.
public non-sealed interface BoardsTable extends Answer {
    /// Receives boards one by one.
    @FunctionalInterface
    interface Visitor {
        /// @param board as one writes it
        /// @param value the nim-value; 0 where none was wanted
        /// @return whether others are wanted
        boolean board(String board, Outcome outcome, int value);
    }

    /// @return the game on a strip or a grid of letters
    Game game();

    /// @return the kind of play
    Play play();

    /// @return the number of rows of the boards
    int rows();

    /// @return the number of columns of the boards
    int columns();

    /// @return whether nim-values were wanted
    boolean hasValues();

    /// @return whether Left and Right have the same moves
    boolean isImpartial();

    /// @return the number of boards
    long size();

    /// @return on how many of them an outcome is that of perfect play
    long count(Outcome outcome);

    /// Visits all boards, or with impartial rules and without values only the P-positions.
    void visit(Visitor visitor);

    /// @return every board was examined
    @Override
    Evidence evidence();
}
