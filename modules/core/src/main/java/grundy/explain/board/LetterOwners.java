package grundy.explain.board;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterBoard;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteBoard;
import grundy.rules.rewrite.RewriteRules;
import grundy.rules.rewrite.TwoColourBoard;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;

/// The letters of each player: those that only this player puts on the board.
///
/// @param left letters of Left
/// @param right letters of Right
public record LetterOwners(String left, String right) {
    static final LetterOwners NOBODY = new LetterOwners("", "");

    /// Cost: the patterns of a board that has some, else the moves of both sides.
    static LetterOwners of(LetterBoard board, LetterGrid grid) {
        if (board instanceof RewriteBoard(var rules, var _)) return of(rules);
        if (board instanceof TwoColourBoard)
            return of(board.notation().alphabet(), 1 << TwoColourBoard.LEFT, 1 << TwoColourBoard.RIGHT);
        return of(
                board.notation().alphabet(),
                placedLetters(board, grid, Side.LEFT),
                placedLetters(board, grid, Side.RIGHT));
    }

    static LetterOwners of(RewriteRules rules) {
        return of(rules.alphabet(), placedLetters(rules.left()), placedLetters(rules.right()));
    }

    private static LetterOwners of(Alphabet alphabet, int left, int right) {
        return new LetterOwners(letters(alphabet, left & ~right), letters(alphabet, right & ~left));
    }

    private static String letters(Alphabet alphabet, int codes) {
        var letters = new StringBuilder();
        for (int code = 1; code <= alphabet.size(); code++)
            if ((codes >> code & 1) != 0) letters.append(alphabet.letter(code));
        return letters.toString();
    }

    private static int placedLetters(LetterBoard board, LetterGrid grid, Side side) {
        int put = 0;
        for (var option : board.options(grid, side))
            for (int i = 0; i < Math.min(option.rows(), grid.rows()); i++)
                for (int j = 0; j < grid.columns(); j++)
                    if (option.at(i, j) != grid.at(i, j)) put |= 1 << option.at(i, j);
        return put;
    }

    private static int placedLetters(List<PlacedPattern> rewrites) {
        int put = 0;
        for (var rewrite : rewrites) for (var cell : rewrite.cells()) if (cell.writes()) put |= 1 << cell.to();
        return put;
    }

    /// @return the side that the letter belongs to; empty if it is nobody's own
    Optional<Side> of(char letter) {
        if (left.indexOf(letter) >= 0) return Optional.of(Side.LEFT);
        return right.indexOf(letter) >= 0 ? Optional.of(Side.RIGHT) : Optional.empty();
    }
}
