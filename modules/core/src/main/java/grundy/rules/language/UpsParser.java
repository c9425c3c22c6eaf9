package grundy.rules.language;

import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Name;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.DecimalDigits;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Map;
import java.util.regex.Pattern;

/// Reads ups and downs, their multiples and powers: `^^`, `^3`, `v*`, `↑²`, `^<3>`, `^[2]`, `^[on]`.
final class UpsParser {
    private static final Pattern DOWNS = Pattern.compile("v+|v\\d{1,9}");

    /// Ups in an arrow, as the books print them.
    private static final Map<String, Integer> ARROWS = Map.of("↑", 1, "⇑", 2, "↓", -1, "⇓", -2);

    private static final int MOST_UP_BITS = 20;

    private final TokenCursor cursor;
    private final OperatorCount operators;

    UpsParser(TokenCursor cursor, OperatorCount operators) {
        this.cursor = cursor;
        this.operators = operators;
    }

    static boolean isArrow(Token token) {
        return ARROWS.containsKey(token.text());
    }

    /// @return whether this word stands for downs: `v`, `vv`, `v3`
    static boolean isDowns(Token word) {
        return DOWNS.matcher(word.text()).matches();
    }

    /// @return whether ups or downs stand here
    boolean atUps() {
        return cursor.at("^")
                || isArrow(cursor.token())
                || cursor.token().kind() == Kind.WORD && isDowns(cursor.token());
    }

    ValueExpression ups() throws SyntaxException {
        if (isArrow(cursor.token())) return arrows();
        boolean isDown = !cursor.at("^");
        var next = cursor.lexer.at(cursor.token().end());
        var endless = next.is("[") ? Name.UPON : Name.LEAST_UP;
        if (cursor.token().text().length() == 1 && !next.spaceBefore() && atOnPower(next)) {
            for (int i = 0; i < 4; i++) cursor.next();
            return isDown ? new Negative(new Constant(endless)) : new Constant(endless);
        }
        return finiteUps();
    }

    private ValueExpression arrows() throws SyntaxException {
        int at = cursor.token().start();
        int count = ARROWS.getOrDefault(cursor.next().text(), 0);
        if (FigureParser.isDigitOf(FigureParser.SUPERSCRIPTS, cursor.token())
                && !cursor.token().spaceBefore()) {
            int exponent = small(at, new FigureParser(cursor).raised(FigureParser.SUPERSCRIPTS));
            if (Math.abs(count) != 1 || exponent == 0) throw cursor.error(at, Message.of("value.syntax.up-power"));
            return new UpPower(exponent, false, count < 0);
        }
        while (ARROWS.get(cursor.token().text()) instanceof Integer more
                && !cursor.token().spaceBefore()
                && more > 0 == count > 0) {
            operators.add(cursor.next());
            count += more;
        }
        return new Ups(count);
    }

    /// @return whether `[on]` or `<on>` stands here
    private boolean atOnPower(Token bracket) {
        if (!bracket.is("[") && !bracket.is("<")) return false;
        var word = cursor.lexer.at(bracket.end());
        return word.is("on") && cursor.lexer.at(word.end()).is(bracket.is("[") ? "]" : ">");
    }

    private ValueExpression finiteUps() throws SyntaxException {
        var first = cursor.next();
        boolean down = first.kind() == Kind.WORD;
        int count = down
                        && first.text().length() > 1
                        && Character.isDigit(first.text().charAt(1))
                ? small(first.start(), DecimalDigits.parse(first.text().substring(1)))
                : first.text().length();
        while (!down && cursor.at("^") && !cursor.token().spaceBefore()) {
            cursor.next();
            count++;
        }
        if (count == 1 && !cursor.token().spaceBefore()) {
            if (!down && cursor.token().kind() == Kind.INTEGER) count = small();
            else if (cursor.at("<") && isPowerOfUp(">")) return upPower(false, down);
            else if (cursor.at("[") && isPowerOfUp("]")) return upPower(true, down);
        }
        return new Ups(down ? -count : count);
    }

    private boolean isPowerOfUp(String end) {
        var number = cursor.lexer.at(cursor.token().end());
        return number.kind() == Kind.INTEGER && cursor.lexer.at(number.end()).is(end);
    }

    private UpPower upPower(boolean summed, boolean down) throws SyntaxException {
        cursor.next();
        int at = cursor.token().start();
        int exponent = small();
        if (exponent == 0) throw cursor.error(at, Message.of("value.syntax.up-power"));
        cursor.next();
        return new UpPower(exponent, summed, down);
    }

    private int small() throws SyntaxException {
        int at = cursor.token().start();
        return small(at, cursor.digits(Message.of("value.syntax.value")));
    }

    private int small(int at, BigInteger number) throws SyntaxException {
        if (number.bitLength() > MOST_UP_BITS)
            throw cursor.error(at, Message.of("value.syntax.ups", "limit", 1 << MOST_UP_BITS));
        return number.intValueExact();
    }
}
