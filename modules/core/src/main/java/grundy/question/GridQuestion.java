package grundy.question;

import grundy.answer.ValueGrid;
import grundy.engine.lines.ColdLines;
import grundy.engine.lines.LineMoves;
import grundy.engine.lines.LineTable;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.board.coin.CoinProduct;
import grundy.value.Play;

/// Asks for the values of the positions `(a, b)` with both coordinates up to `to`, and for the
/// positions of value 0.
///
/// @param game for which there is a table
/// @param to the last value of both coordinates, at least 0, for coins at least 1, at most {@link #largest}
public record GridQuestion(Game game, Play play, int to) implements Question<ValueGrid> {
    private static final int LARGEST_GRID = 2_000;

    /// @return whether there is a table of the game's values: it has two coordinates, or is a product of games of
    ///     turning coins
    public static boolean isFor(RuleTree rules) {
        return rules.arity() == 2 || isProduct(rules);
    }

    /// @return whether positions are products of games of turning coins
    public static boolean isProduct(RuleTree rules) {
        return rules instanceof RuleTree.OnBoard(var _, var _, var board) && board instanceof CoinProduct;
    }

    /// @return the greatest coordinate of a table of the game: of the P-positions alone where that is more than
    ///     of the values
    public static int largest(Game game, Play play) {
        return LineMoves.of(game.rules())
                .map(moves -> ColdLines.isFor(moves) ? ColdLines.MOST : LineTable.MOST)
                .orElse(LARGEST_GRID);
    }

    /// @return the greatest coordinate of a table of the game's values
    public static int largestOfValues(Game game, Play play) {
        return LineMoves.of(game.rules()).isPresent() ? LineTable.MOST : LARGEST_GRID;
    }
}
