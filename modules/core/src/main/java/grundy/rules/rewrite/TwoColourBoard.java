package grundy.rules.rewrite;

import java.util.List;

/// A game on squares where the second letter is a piece of Left and the third a piece of Right, and both move alike.
public interface TwoColourBoard extends LetterBoard {
    /// The code of the first letter, mostly a free square.
    byte FREE = 1;

    /// The code of a piece of Left.
    byte LEFT = 2;

    /// The code of a piece of Right.
    byte RIGHT = 3;

    /// @param own the code of the pieces of whoever moves
    /// @return the boards after each move
    List<LetterGrid> options(LetterGrid board, byte own);

    @Override
    default Iterable<LetterGrid> leftOptions(LetterGrid board) {
        return options(board, LEFT);
    }

    @Override
    default Iterable<LetterGrid> rightOptions(LetterGrid board) {
        return options(board, RIGHT);
    }
}
