package grundy.rules.language.rule;

import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;

/// Reads what may stand after the rules of a game: `with 2 blocked`. Before each move the opponent may then block
/// up to two of the options.
record BlockingParser(TokenCursor cursor) {
    static final String WITH = "with";
    private static final String BLOCKED = "blocked";

    /// Passes the words if they come next.
    ///
    /// @param game whose rules end here
    /// @param start where they begin
    /// @return the same game with options blocked, or as it was
    Game after(Game game, int start) throws SyntaxException {
        if (cursor.at(BLOCKED) || cursor.at("blocking")) throw cursor.expected(Message.of("syntax.with"), swapped());
        if (!cursor.at(WITH)) return game;
        int with = cursor.next().start();
        int number = cursor.token().start();
        var most = cursor.integer(Message.of("syntax.blocked-count"));
        if (!cursor.at(BLOCKED))
            throw cursor.expected(
                    Message.of("syntax.quoted", "text", BLOCKED),
                    cursor.source.text().substring(start, number) + most + " " + BLOCKED);
        cursor.next();
        if (most.signum() == 0) throw cursor.error(number, Message.of("syntax.none-blocked"), unblocked(start, with));
        var rules = game.rules();
        if (!(rules instanceof RuleTree.TakeAndBreak) && !(rules instanceof RuleTree.Moves))
            throw cursor.error(with, Message.of("syntax.blocked-rules"));
        if (rules.maySplit()) throw cursor.error(with, Message.of("syntax.blocked-split"));
        var source = cursor.source.text().substring(start, cursor.behind()).strip();
        var text = game.entry() == null ? source : "%s with %s blocked".formatted(game.fullName(), most);
        return new Game(text, new RuleTree.Blocking(rules, most), null);
    }

    /// @return `with 2 blocked` for `blocked 2`
    private String swapped() {
        var next = cursor.lexer.at(cursor.token().end());
        return "with %s blocked".formatted(next.kind() == Kind.INTEGER ? next.text() : "1");
    }

    private String unblocked(int start, int with) {
        return cursor.source.text().substring(start, with).strip();
    }
}
