package grundy.rules.language;

import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Reads integers in brackets and the ordinary arithmetic between them: `(2^64 + 5)`.
final class IntegerParser {
    /// The longest integer, in bits.
    static final int MOST_BITS = TokenCursor.MOST_DIGITS * 10 / 3;

    private final TokenCursor cursor;

    IntegerParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @throws SyntaxException if something else stands here, or a number is too long
    BigInteger inBrackets() throws SyntaxException {
        cursor.expect("(");
        var sum = BigInteger.ZERO;
        String sign = cursor.at("-") ? cursor.next().text() : "+";
        while (sign != null) {
            var term = product();
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

    private BigInteger product() throws SyntaxException {
        int start = cursor.token().start();
        var product = cursor.integer(Message.of("value.syntax.integer"));
        while (cursor.accept("*")) {
            product = product.multiply(cursor.integer(Message.of("value.syntax.integer")));
            if (product.bitLength() > MOST_BITS)
                throw cursor.error(start, Message.of("syntax.number-too-long", "limit", TokenCursor.MOST_DIGITS));
        }
        return product;
    }
}
