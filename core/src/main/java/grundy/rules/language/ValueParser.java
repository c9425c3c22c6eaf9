package grundy.rules.language;

import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.language.Token.Kind;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Function;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Star;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads expressions of values: `*5 + *3`, `*5 * *7`, `sqrt(*9) / *2^3`, `mex{0, *1, *3}`.
///
/// Binding, from weakest: `+ -`, `* /`, sign, `^`. A star at the place of a value begins a nimber, elsewhere it
/// multiplies.
public final class ValueParser {
    private static final int MOST_BITS = Cursor.MOST_DIGITS * 10 / 3;
    private static final Map<String, Function> FUNCTIONS = functions();

    private static final Map<String, Operator> SUMS =
            Map.of("+", Operator.SUM, "-", Operator.SUM, "⊕", Operator.SUM, "xor", Operator.SUM);
    private static final Map<String, Operator> PRODUCTS = Map.of(
            "*", Operator.PRODUCT,
            "x", Operator.PRODUCT,
            "⊗", Operator.PRODUCT,
            "/", Operator.QUOTIENT,
            "÷", Operator.QUOTIENT);

    /// Expressions with more operators are refused, for they would be nested too deep to be worked out.
    private static final int MOST_OPERATORS = 2000;

    private final Cursor cursor;
    private int operators;

    private ValueParser(Cursor cursor) {
        this.cursor = cursor;
    }

    private static Map<String, Function> functions() {
        var functions = new LinkedHashMap<String, Function>();
        Arrays.stream(Function.values()).forEach(function -> functions.put(function.word(), function));
        functions.put("inv", Function.INVERSE);
        return functions;
    }

    /// @throws SyntaxException if the text is not an expression
    public static ValueExpression parse(Source source) throws SyntaxException {
        var cursor = new Cursor(source, Map.of());
        var expression = new ValueParser(cursor).sum();
        if (!cursor.atEnd()) throw cursor.expected(Message.of("value.syntax.operator"));
        return expression;
    }

    /// @return an error of an expression that was read, found when it was worked out
    ///
    /// @param at where in the text, counted in chars from 0
    public static SyntaxException fault(Source source, int at, Message problem) {
        return new SyntaxException(source, at, problem, null);
    }

    private ValueExpression sum() throws SyntaxException {
        cursor.enter();
        var left = product();
        while (SUMS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operator();
            left = new Binary(operator, left, product(), at);
        }
        cursor.leave();
        return left;
    }

    private ValueExpression product() throws SyntaxException {
        var left = signed();
        while (PRODUCTS.get(cursor.token().text()) instanceof Operator operator) {
            int at = operator();
            left = new Binary(operator, left, signed(), at);
        }
        return left;
    }

    private int operator() throws SyntaxException {
        var token = cursor.next();
        if (++operators > MOST_OPERATORS)
            throw cursor.error(token.start(), Message.of("value.syntax.many", "limit", MOST_OPERATORS));
        return token.start();
    }

    /// A nimber is its own negative.
    private ValueExpression signed() throws SyntaxException {
        while (cursor.at("-") || cursor.at("+")) cursor.next();
        var base = atom();
        int at = cursor.token().start();
        if (!cursor.accept("^")) return base;
        var exponent = exponent();
        if (cursor.at("^")) throw cursor.expected(Message.of("value.syntax.operator"));
        return new Power(base, exponent, at);
    }

    private BigInteger exponent() throws SyntaxException {
        if (cursor.at("(")) return inBrackets();
        boolean negative = cursor.accept("-");
        var number = cursor.integer(Message.of("value.syntax.exponent"));
        return negative ? number.negate() : number;
    }

    private ValueExpression atom() throws SyntaxException {
        var token = cursor.token();
        if (cursor.accept("*")) return star(token);
        if (token.kind() == Kind.INTEGER) return zero();
        if (cursor.at("(")) {
            cursor.next();
            var inner = sum();
            cursor.expect(")");
            return inner;
        }
        if (cursor.at("{")) throw cursor.error(token.start(), Message.of("value.syntax.partizan"));
        if (token.kind() != Kind.WORD) throw cursor.expected(Message.of("value.syntax.value"));
        return call();
    }

    private Star star(Token star) throws SyntaxException {
        if (cursor.token().kind() == Kind.INTEGER) return new Star(cursor.digits(Message.of("value.syntax.value")));
        if (cursor.at("-") && !cursor.token().spaceBefore()) refuseNegative(star);
        if (!cursor.at("(")) return new Star(BigInteger.ONE);
        var number = inBrackets();
        if (number.signum() < 0)
            throw cursor.error(star.start(), Message.of("value.syntax.negative", "number", number));
        return new Star(number);
    }

    /// `*-5`, where `*` less a number without a star makes no sense either.
    private void refuseNegative(Token star) throws SyntaxException {
        var number = cursor.lexer.at(cursor.token().end());
        if (number.kind() != Kind.INTEGER
                || number.spaceBefore()
                || number.text().matches("0+")) return;
        var shown = number.text().length() <= 24 ? number.text() : number.text().substring(0, 20) + "…";
        throw cursor.error(star.start(), Message.of("value.syntax.negative", "number", "-" + shown), "*" + shown);
    }

    private Star zero() throws SyntaxException {
        var token = cursor.token();
        var number = cursor.digits(Message.of("value.syntax.value"));
        if (number.signum() == 0) return new Star(number);
        var shown = token.text().length() <= 24 ? token.text() : token.text().substring(0, 20) + "…";
        throw cursor.error(token.start(), Message.of("value.syntax.number", "number", shown), "*" + shown);
    }

    private ValueExpression call() throws SyntaxException {
        int at = cursor.token().start();
        var function = FUNCTIONS.get(cursor.token().text().toLowerCase(Locale.ROOT));
        if (function == null) throw cursor.unknownWord(Message.of("value.syntax.value"), FUNCTIONS.keySet());
        cursor.next();
        var end = cursor.at("{") && function == Function.MEX ? "}" : ")";
        if (end.equals(")")) cursor.expect("(");
        else cursor.next();
        var arguments = new ArrayList<ValueExpression>();
        if (function != Function.MEX || !cursor.at(end)) {
            do arguments.add(sum());
            while (cursor.accept(","));
        }
        if (!cursor.at(end)) throw cursor.expected(Message.of("value.syntax.end", "text", end));
        if (function != Function.MEX && arguments.size() != 1) throw wrongCount(function, arguments);
        cursor.next();
        return new Call(function, arguments, at);
    }

    private SyntaxException wrongCount(Function function, List<ValueExpression> arguments) {
        return cursor.error(
                cursor.token().start(),
                Message.of("syntax.arguments", "function", function.word(), "wanted", 1, "given", arguments.size()));
    }

    /// `(2^64 + 5)`: ordinary arithmetic of integers.
    private BigInteger inBrackets() throws SyntaxException {
        cursor.expect("(");
        var sum = BigInteger.ZERO;
        String sign = cursor.at("-") ? cursor.next().text() : "+";
        while (sign != null) {
            var term = integers();
            sum = sign.equals("-") ? sum.subtract(term) : sum.add(term);
            sign = nextSign();
        }
        if (!cursor.at(")")) throw cursor.expected(Message.of("value.syntax.integers"));
        cursor.next();
        return sum;
    }

    private @Nullable String nextSign() {
        return cursor.at("+") || cursor.at("-") ? cursor.next().text() : null;
    }

    private BigInteger integers() throws SyntaxException {
        int start = cursor.token().start();
        var product = cursor.integer(Message.of("value.syntax.integer"));
        while (cursor.accept("*")) {
            product = product.multiply(cursor.integer(Message.of("value.syntax.integer")));
            if (product.bitLength() > MOST_BITS)
                throw cursor.error(start, Message.of("syntax.number-too-long", "limit", Cursor.MOST_DIGITS));
        }
        return product;
    }
}
