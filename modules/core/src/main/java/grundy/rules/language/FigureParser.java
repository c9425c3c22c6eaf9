package grundy.rules.language;

import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.DecimalDigits;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Dyadic;
import java.math.BigInteger;
import java.util.Map;

/// Reads numbers whose denominator is a power of 2, and numbers in raised or lowered digits.
final class FigureParser {
    static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
    static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private static final Map<String, Dyadic> FRACTIONS = Map.of(
            "½", new Dyadic(BigInteger.ONE, 1),
            "¼", new Dyadic(BigInteger.ONE, 2),
            "¾", new Dyadic(BigInteger.valueOf(3), 2),
            "⅛", new Dyadic(BigInteger.ONE, 3),
            "⅜", new Dyadic(BigInteger.valueOf(3), 3),
            "⅝", new Dyadic(BigInteger.valueOf(5), 3),
            "⅞", new Dyadic(BigInteger.valueOf(7), 3));

    private static final int MOST_DENOMINATOR_DIGITS = 10_000;

    private final TokenCursor cursor;

    FigureParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @return whether this is a fraction in one sign: `½`
    static boolean isFraction(Token token) {
        return FRACTIONS.containsKey(token.text());
    }

    static boolean isDigitOf(String digits, Token token) {
        return token.text().length() == 1 && digits.contains(token.text());
    }

    /// @return the number in raised or lowered digits that stands here
    BigInteger raised(String digits) {
        var number = BigInteger.ZERO;
        while (isDigitOf(digits, cursor.token()))
            number = number.multiply(BigInteger.TEN)
                    .add(BigInteger.valueOf(digits.indexOf(cursor.next().text())));
        return number;
    }

    /// An integer, or a fraction without blanks whose denominator is a power of 2: `3/4`, `0.75`, `¾`, `1½`.
    Figure figure(boolean negative) throws SyntaxException {
        if (FRACTIONS.get(cursor.token().text()) instanceof Dyadic sign) {
            cursor.next();
            return new Figure(negative ? sign.negate() : sign);
        }
        int at = cursor.token().start();
        var numerator = cursor.digits(Message.of("value.syntax.value"));
        var number = Dyadic.of(numerator);
        var next = cursor.token();
        var behind = cursor.lexer.at(next.end());
        boolean isDigits = !cursor.token().spaceBefore()
                && behind.kind() == Kind.INTEGER
                && !behind.spaceBefore()
                && behind.text().length() <= MOST_DENOMINATOR_DIGITS;
        if (FRACTIONS.get(next.text()) instanceof Dyadic sign && !cursor.token().spaceBefore()) {
            cursor.next();
            number = number.plus(sign);
        } else if (next.is(".") && isDigits) {
            cursor.next();
            number = decimal(at, numerator, cursor.next().text());
        } else if (next.is("/")
                && isDigits
                && DecimalDigits.parse(behind.text()).bitCount() == 1) {
            cursor.next();
            cursor.next();
            number = new Dyadic(numerator, DecimalDigits.parse(behind.text()).getLowestSetBit());
        }
        return new Figure(negative ? number.negate() : number);
    }

    private Dyadic decimal(int at, BigInteger whole, String digits) throws SyntaxException {
        var fraction = DecimalDigits.parse(digits);
        var fives = BigInteger.valueOf(5).pow(digits.length());
        if (fraction.mod(fives).signum() != 0)
            throw cursor.error(at, Message.of("value.syntax.decimal", "number", whole + "." + digits));
        return Dyadic.of(whole).plus(new Dyadic(fraction.divide(fives), digits.length()));
    }
}
