package grundy.rules.language.rule;

import grundy.rules.Board;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.board.coin.CoinGame;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.Map;

/// Reads the sign of a product of two games, `twins x ruler`, and multiplies them.
final class ProductParser {
    /// Name of the board of a product.
    private static final String BOARD = "product";

    private final TokenCursor cursor;

    ProductParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @param rules of the game before the present token
    /// @return whether a sign of multiplication comes next, rather than a position
    boolean follows(RuleTree rules) {
        if (cursor.at("*")) return true;
        boolean letter = cursor.at("x") && cursor.lexer.at(cursor.token().end()).kind() == Kind.WORD;
        return letter && rules instanceof RuleTree.OnBoard on && isCoins(on.board());
    }

    private static boolean isCoins(Board<?> board) {
        return board instanceof CoinGame || board instanceof CoinProduct;
    }

    RuleTree product(Game first, int firstAt, Game second, int secondAt) throws SyntaxException {
        return new RuleTree.OnBoard(BOARD, Map.of(), new CoinProduct(coins(first, firstAt), coins(second, secondAt)));
    }

    private CoinGame coins(Game game, int offset) throws SyntaxException {
        if (game.rules() instanceof RuleTree.OnBoard on && on.board() instanceof CoinGame coins) return coins;
        throw cursor.error(offset, Message.of("syntax.not-coins", "game", game.text()));
    }
}
