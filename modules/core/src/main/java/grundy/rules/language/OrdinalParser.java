package grundy.rules.language;

import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.Token.Kind;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.TransfiniteNimber;
import grundy.value.TransfiniteNimber.Exponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.TreeMap;

/// Reads ordinals below omega^omega^omega: `ω`, `omega^2*3 + 5`, `omega^(omega^2*31)`. Sums and multiples are those of
/// ordinals, so that `3 + omega` is omega.
final class OrdinalParser {
    private static final TransfiniteNimber OMEGA = TransfiniteNimber.of(Exponent.of(0, BigInteger.ONE), BigInteger.ONE);

    private final TokenCursor cursor;

    OrdinalParser(TokenCursor cursor) {
        this.cursor = cursor;
    }

    static boolean isOmega(Token token) {
        return token.kind() == Kind.WORD
                && (token.text().equals("omega") || token.text().equals("ω"));
    }

    /// @param bracket the token, an opening bracket
    /// @return whether omega stands in the brackets
    static boolean isWithin(TokenCursor cursor, Token bracket) {
        var text = cursor.source.text();
        if (!text.contains("omega") && !text.contains("ω")) return false;
        int depth = 0;
        for (var token = bracket; token.kind() != Kind.END; token = cursor.lexer.at(token.end())) {
            if (isOmega(token)) return true;
            if (token.is("(")) depth++;
            if (token.is(")") && --depth == 0) return false;
        }
        return false;
    }

    /// Reads what follows a star: omega alone, or an ordinal in brackets. A `^` after it raises the nimber.
    TransfiniteNimber heap() throws SyntaxException {
        if (!isOmega(cursor.token())) return brackets();
        cursor.next();
        return OMEGA;
    }

    /// Reads omega or one of its powers, or an ordinal in brackets.
    TransfiniteNimber read() throws SyntaxException {
        return isOmega(cursor.token()) ? omega() : brackets();
    }

    private TransfiniteNimber brackets() throws SyntaxException {
        cursor.enter();
        cursor.expect("(");
        var sum = term();
        while (cursor.accept("+")) sum = plus(sum, term());
        cursor.expect(")");
        cursor.leave();
        return sum;
    }

    /// What is smaller than a power of omega vanishes before it.
    private static TransfiniteNimber plus(TransfiniteNimber one, TransfiniteNimber two) {
        if (two.terms().isEmpty()) return one;
        var first = two.terms().firstKey();
        var terms = new TreeMap<Exponent, BigInteger>(Comparator.reverseOrder());
        one.terms().forEach((exponent, many) -> {
            if (exponent.compareTo(first) >= 0) terms.put(exponent, many);
        });
        two.terms().forEach((exponent, many) -> terms.merge(exponent, many, BigInteger::add));
        return new TransfiniteNimber(terms);
    }

    private TransfiniteNimber term() throws SyntaxException {
        var term = factor();
        while (cursor.accept("*") || cursor.accept("×")) {
            int at = cursor.token().start();
            var many = factor();
            if (!many.isFinite()) throw cursor.error(at, Message.of("value.syntax.ordinal-product"));
            if (many.terms().isEmpty()) term = many;
            else if (!term.terms().isEmpty()) {
                var terms = new TreeMap<Exponent, BigInteger>(term.terms());
                terms.merge(term.terms().firstKey(), many.finitePart(), BigInteger::multiply);
                if (terms.get(term.terms().firstKey()) instanceof BigInteger product
                        && product.bitLength() > IntegerParser.MOST_BITS)
                    throw cursor.error(at, Message.of("syntax.number-too-long", "limit", TokenCursor.MOST_DIGITS));
                term = new TransfiniteNimber(terms);
            }
        }
        return term;
    }

    private TransfiniteNimber factor() throws SyntaxException {
        if (isOmega(cursor.token())) return omega();
        if (cursor.at("(")) return brackets();
        return TransfiniteNimber.of(cursor.integer(Message.of("value.syntax.ordinal")));
    }

    private TransfiniteNimber omega() throws SyntaxException {
        cursor.next();
        if (!cursor.accept("^")) return OMEGA;
        int at = cursor.token().start();
        cursor.enter();
        var exponent = factor();
        cursor.leave();
        var by = new ArrayList<BigInteger>();
        for (var term : exponent.terms().entrySet()) {
            var place = term.getKey();
            if (place.by().size() > 1 || place.at(0).bitLength() > 16)
                throw cursor.error(at, Message.of("value.syntax.ordinal-size"));
            int index = place.at(0).intValueExact();
            if (by.size() <= index) by.addAll(Collections.nCopies(index + 1 - by.size(), BigInteger.ZERO));
            by.set(index, term.getValue());
        }
        return TransfiniteNimber.of(new Exponent(by), BigInteger.ONE);
    }
}
