package grundy.question;

import grundy.answer.BoardsTable;
import grundy.rules.Game;
import grundy.rules.OneSide;
import grundy.rules.RuleTree;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Play;
import java.util.Optional;

/// Asks for the outcomes of all boards of one size, whatever stands on them, and for their nim-values
/// if these are wanted.
///
/// @param game on a strip or a grid of letters
/// @param rows of the boards, at least 1
/// @param columns of the boards, at least 1
/// @param wantsValues whether nim-values are wanted
public record BoardsQuestion(Game game, Play play, int rows, int columns, boolean wantsValues)
        implements Question<BoardsTable> {
    /// @return the board of a game whose positions are letters on a strip or a grid
    public static Optional<RewriteBoard> board(RuleTree rules) {
        return switch (rules) {
            case RuleTree.Partizan(var left, var right) ->
                board(left).filter(board -> board(right).equals(Optional.of(board)));
            case RuleTree.OnBoard(var _, var _, OneSide<?>(RewriteBoard board, var _)) -> Optional.of(board);
            default -> Optional.empty();
        };
    }
}
