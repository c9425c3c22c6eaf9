package grundy.rules.language;

import grundy.rules.Component;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.language.rule.NameRun;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.language.rule.PositionParser;
import grundy.rules.language.rule.RuleParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads what begins with a word or a bracket and goes on in brackets: functions, `mean({3|1})`, and
/// positions of games, `domineering(4x4)`, `[take 1..3](5)`.
final class CallParser {
    private final TokenCursor cursor;
    private final NamedGames named;
    private final ValueParser values;
    private final OperatorCount operators;

    /// @param values whose cursor it is
    CallParser(TokenCursor cursor, NamedGames named, ValueParser values, OperatorCount operators) {
        this.cursor = cursor;
        this.named = named;
        this.values = values;
        this.operators = operators;
    }

    ValueExpression call() throws SyntaxException {
        var word = cursor.token();
        var function = function(word);
        if (function == null && atGame()) return placed();
        if (function == null) throw unknown(word);
        var end = cursor.at("{") && function == ValueFunction.MEX ? "}" : ")";
        if (end.equals(")")) cursor.expect("(");
        else cursor.next();
        var arguments = new ArrayList<ValueExpression>();
        if (function.least() > 0 || !cursor.at(end)) {
            do arguments.add(values.between());
            while (cursor.accept(","));
        }
        if (!cursor.at(end)) throw cursor.expected(Message.of("value.syntax.end", "text", end));
        if (arguments.size() < function.least() || arguments.size() > function.most())
            throw wrongCount(function, arguments);
        cursor.next();
        return new Call(function, arguments, word.start());
    }

    /// `G.LeftStop`, `G.Cool(1/4)`: the game before the point is the first argument.
    ValueExpression methods(ValueExpression first) throws SyntaxException {
        var game = first;
        while (cursor.at(".") && cursor.lexer.at(cursor.token().end()).kind() == Kind.WORD) {
            operators.add(cursor.next());
            var word = cursor.token();
            var function = function(word);
            if (function == null) throw unknown(word);
            var arguments = new ArrayList<ValueExpression>(List.of(game));
            boolean isCalled = cursor.at("(") && !cursor.token().spaceBefore() && function.most() > 1;
            if (isCalled) {
                cursor.next();
                do arguments.add(values.between());
                while (cursor.accept(","));
                if (!cursor.at(")")) throw cursor.expected(Message.of("value.syntax.end", "text", ")"));
            }
            if (arguments.size() < function.least() || arguments.size() > function.most())
                throw wrongCount(function, arguments);
            if (isCalled) cursor.next();
            game = new Call(function, arguments, word.start());
        }
        return game;
    }

    /// A word that stands for nothing, with the words that are nearest.
    SyntaxException unknown(Token word) {
        var text = hyphened(word);
        var near = FunctionNames.near(text);
        var problem = near.isEmpty()
                ? Message.of("value.syntax.unknown-word-alone", "word", text)
                : Message.of("value.syntax.unknown-word", "word", text, "near", near);
        return cursor.error(
                word.start(),
                problem,
                SpellingGuess.nearest(text, FunctionNames.all()).orElse(null));
    }

    /// @return whether the name of a game stands here
    boolean atGame() {
        var run = new NameRun(cursor);
        for (int length = run.longest(); length > 0; length--)
            if (named.find(run.name(length)).isPresent()) return true;
        return false;
    }

    /// `domineering(4x4)`, `[take 1..3](5)`.
    Positions placed() throws SyntaxException {
        int at = cursor.token().start();
        boolean bracket = cursor.accept("[");
        var game = new RuleParser(cursor, named).game();
        if (bracket) cursor.expect("]");
        var positions = new PositionParser(cursor, game);
        if (!positions.follow()) throw cursor.expected(Message.of("syntax.position-in-brackets"));
        var components = new ArrayList<Component>();
        positions.enclosed(components);
        var text = cursor.source.text().substring(at, cursor.token().start()).strip();
        return new Positions(components, text, at);
    }

    private String hyphened(Token word) {
        var text = cursor.source.text();
        int end = word.end();
        while (end < text.length() && (text.charAt(end) == '-' || Character.isLetter(text.charAt(end)))) end++;
        return text.substring(word.start(), end);
    }

    /// Passes the name of a function, which may have hyphens in it.
    @Nullable
    ValueFunction function(Token word) {
        var found = FunctionNames.at(cursor.source.text(), word.start());
        if (found.isEmpty()) return null;
        int end = found.get().end();
        if (end < word.end()
                || end < cursor.source.text().length() && Character.isLetterOrDigit(cursor.lexer.signAt(end)))
            return null;
        cursor.moveTo(end);
        return found.get().function();
    }

    private SyntaxException wrongCount(ValueFunction function, List<ValueExpression> arguments) {
        return cursor.error(
                cursor.token().start(),
                Message.of(
                        "syntax.arguments",
                        "function",
                        function.word(),
                        "wanted",
                        function.least(),
                        "given",
                        arguments.size()));
    }
}
