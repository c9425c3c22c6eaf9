package grundy.rules.language.rule;

import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Times;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.ExpressionParser;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Reads what a move of the general form leaves: `(a, b)`, `k * (m)`, `(a .. b)`.
final class TargetParser {
    private final TokenCursor cursor;
    private final ExpressionParser expressions;
    private final int coordinates;
    private final List<List<Expression>> parts = new ArrayList<>();
    private final List<Times> times = new ArrayList<>();

    /// @param coordinates how many a target has
    TargetParser(TokenCursor cursor, ExpressionParser expressions, int coordinates) {
        this.cursor = cursor;
        this.expressions = expressions;
        this.coordinates = coordinates;
    }

    Alternative alternative(Condition where) {
        return new Alternative(List.copyOf(parts), List.copyOf(times), where);
    }

    /// Reads one target. A bracket before `*` is a count: `(n mod m) * (n/m + 1)`.
    void read() throws SyntaxException {
        if (!cursor.at("(")) {
            if (!startsCount()) throw cursor.expected(Message.of("syntax.quoted", "text", "("));
            var count = expressions.multiplier();
            cursor.expect("*");
            target(new Times.Count(count));
            return;
        }
        int start = cursor.token().start();
        cursor.expect("(");
        var first = expressions.expression();
        if (cursor.at(")")
                && cursor.lexer.at(cursor.token().end()).is("*")
                && !cursor.lexer.at(cursor.token().end()).boundaryBefore()) {
            cursor.next();
            cursor.expect("*");
            target(new Times.Count(first));
            return;
        }
        rest(start, first, Times.ONCE);
    }

    private boolean startsCount() {
        return cursor.token().kind() == Token.Kind.INTEGER
                || cursor.token().kind() == Token.Kind.WORD
                        && !ExpressionParser.RESERVED.contains(cursor.token().text());
    }

    private void target(Times often) throws SyntaxException {
        int start = cursor.token().start();
        cursor.expect("(");
        rest(start, expressions.expression(), often);
    }

    private void rest(int start, Expression first, Times often) throws SyntaxException {
        var part = new ArrayList<Expression>(List.of(first));
        var run = often;
        if (coordinates == 1 && often.equals(Times.ONCE) && cursor.accept(".."))
            run = new Times.UpTo(expressions.expression());
        while (cursor.accept(",")) part.add(expressions.expression());
        cursor.expect(")");
        if (part.size() != coordinates)
            throw cursor.error(start, Message.of("syntax.part-size", "wanted", coordinates, "given", part.size()));
        parts.add(List.copyOf(part));
        times.add(run);
    }
}
