package grundy.rules.language;

import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.CodeParser;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.language.rule.WideCodeParser;
import grundy.rules.notation.SyntaxException;
import java.util.Locale;

/// Reads a value that stands in a sum where a game might: `nim 3 + {1|-1}`.
final class LiteralParser {
    private final TokenCursor cursor;
    private final ValueParser values;

    /// @param named whose names are no values
    LiteralParser(TokenCursor cursor, NamedGames named) {
        this.cursor = cursor;
        values = new ValueParser(cursor, named);
    }

    /// @param first whether nothing of a sum of games stands before it, where a number begins rules
    /// @return whether a value comes next where a game might stand: `{1|-1}`, `^*`, `tiny(1)`, `3/4`, `on`
    boolean atLiteral(boolean first) {
        var token = cursor.token();
        if (new WideCodeParser(cursor).atCode()) return false;
        if (cursor.at("{")
                || values.atStar()
                || values.atPlusMinus()
                || cursor.at("^")
                || UpsParser.isArrow(token)
                || FigureParser.isFraction(token)
                || ValueParser.isTinySign(token)) return true;
        if (token.kind() == Kind.WORD) return isWrittenGame(token) && !values.atGame();
        boolean number = token.kind() == Kind.INTEGER || cursor.at("-");
        var next = cursor.lexer.at(token.end());
        if (number && !next.spaceBefore() && ValueParser.isName(next.text())) return true;
        return number && (!first || isSummand()) && !new CodeParser(cursor).atCode() && !next.is("players");
    }

    /// @return whether a whole number stands here alone or before another term
    boolean atPlainNumber() {
        if (cursor.token().kind() != Kind.INTEGER) return false;
        var next = cursor.lexer.at(cursor.token().end());
        return next.kind() == Kind.END || next.kind() == Kind.INTEGER || next.is("+") || next.is(",");
    }

    /// Returns whether a number stands here to which something is added: `2 + …`, `-3/2 + …`.
    private boolean isSummand() {
        var token = cursor.at("-") ? cursor.lexer.at(cursor.token().end()) : cursor.token();
        var behind = cursor.lexer.at(token.end());
        if (behind.is("/"))
            behind = cursor.lexer.at(cursor.lexer.at(behind.end()).end());
        return behind.is("+");
    }

    private boolean isWrittenGame(Token word) {
        return values.atUps()
                || word.is("tiny")
                || word.is("miny")
                || ValueParser.isName(word.text().toLowerCase(Locale.ROOT))
                || values.isNext("{", word) && FunctionNames.of(word.text()).isEmpty();
    }

    /// Reads a value that stands where a game might, up to the next sign of a sum.
    ///
    /// @throws SyntaxException if it is not a value by itself
    LiteralGame.SourceExpression literal() throws SyntaxException {
        int at = cursor.token().start();
        var expression = values.term();
        if (LiteralGame.unplayableIn(expression).orElse(null) instanceof ValueExpression part)
            throw cursor.error(at, LiteralGame.noOptions(part));
        var text = cursor.source.text().substring(at, cursor.token().start()).strip();
        return new LiteralGame.SourceExpression(expression, text);
    }
}
