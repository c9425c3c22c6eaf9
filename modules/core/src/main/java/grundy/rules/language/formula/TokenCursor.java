package grundy.rules.language.formula;

import grundy.rules.language.formula.Token.Kind;
import grundy.rules.notation.DecimalDigits;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SpellingGuess;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The parser's place in the text: one token of look-ahead, and the errors.
public final class TokenCursor {
    /// Deeper nesting than this is a mistake, or an attack on the stack.
    public static final int DEEPEST = 200;

    /// Longer numbers than this are refused: reading and squaring them would take longer than a reader waits.
    public static final int MOST_DIGITS = 100_000;

    public final Source source;
    public final Lexer lexer;
    private final Map<String, BigInteger> parameters;
    private Token token;
    private int behind;
    private int depth;

    /// @param parameters numbers of the game, by their names
    public TokenCursor(Source source, Map<String, BigInteger> parameters) {
        this.source = source;
        this.parameters = parameters;
        this.lexer = new Lexer(source);
        this.token = lexer.at(0);
    }

    /// Returns the token that is examined.
    public Token token() {
        return token;
    }

    /// @return the beginning of the text that was not passed yet, comments and blanks included
    public int behind() {
        return behind;
    }

    /// Goes on after the present token.
    ///
    /// @return the token that was passed
    public Token next() {
        var passed = token;
        behind = passed.end();
        token = lexer.at(behind);
        return passed;
    }

    /// Goes on, or back, to the token at a place of the text.
    public void moveTo(int offset) {
        behind = offset;
        token = lexer.at(offset);
    }

    /// Returns whether the token that is examined is this text.
    public boolean at(String text) {
        return token.is(text);
    }

    /// @return whether nothing is left
    public boolean atEnd() {
        return token.kind() == Kind.END;
    }

    /// @return whether this comes next; it is then passed
    public boolean accept(String text) {
        if (!token.is(text)) return false;
        next();
        return true;
    }

    /// Passes what must come next.
    ///
    /// @throws SyntaxException if something else does
    public Token expect(String text) throws SyntaxException {
        if (!token.is(text)) throw expected(Message.of("syntax.quoted", "text", text));
        return next();
    }

    /// The parameter of the game with that name, if it has one.
    @Nullable
    BigInteger parameter(String name) {
        return parameters.get(name);
    }

    /// Returns whether an integer is examined.
    public boolean atInteger() {
        return token.kind() == Kind.INTEGER || token.kind() == Kind.WORD && parameters.containsKey(token.text());
    }

    /// Reads a nonnegative integer: digits, a power such as `10^18` or `2^(2^5)`, or a parameter of the game.
    ///
    /// @param what is expected here, for the error
    public BigInteger integer(Message what) throws SyntaxException {
        if (token.kind() == Kind.WORD) {
            var value = parameters.get(token.text());
            if (value == null) throw expected(what);
            next();
            return value;
        }
        if (token.kind() != Kind.INTEGER) throw expected(what);
        var base = digits(next());
        if (!at("^") || token.boundaryBefore()) return base;
        var sign = next();
        var power = DecimalDigits.power(base, exponent(), MOST_DIGITS);
        if (power.isEmpty()) throw error(sign.start(), Message.of("syntax.number-too-long", "limit", MOST_DIGITS));
        return power.get();
    }

    /// Reads digits, or a number in brackets that may be a power itself: `2^(2^70)`.
    private BigInteger exponent() throws SyntaxException {
        var what = Message.of("syntax.exponent");
        if (!at("(")) return digits(what);
        enter();
        expect("(");
        var exponent = integer(what);
        expect(")");
        leave();
        return exponent;
    }

    /// Reads digits and nothing else; `^` after them is left.
    ///
    /// @param what is expected here, for the error
    public BigInteger digits(Message what) throws SyntaxException {
        if (token.kind() != Kind.INTEGER) throw expected(what);
        return digits(next());
    }

    private BigInteger digits(Token number) throws SyntaxException {
        if (number.text().length() > MOST_DIGITS)
            throw error(
                    number.start(),
                    Message.of("syntax.too-many-digits", "digits", number.text().length(), "limit", MOST_DIGITS));
        return DecimalDigits.parse(number.text());
    }

    /// To be called on entering and with `leave` on leaving each level of nesting.
    public void enter() throws SyntaxException {
        enter(DEEPEST);
    }

    /// Goes one level deeper into nested text.
    ///
    /// @throws SyntaxException if it is nested too deep
    public void enter(int deepest) throws SyntaxException {
        if (++depth > deepest) throw error(token.start(), Message.of("syntax.too-deep", "limit", deepest));
    }

    /// Comes back from a level of nested text.
    public void leave() {
        depth--;
    }

    /// @return the complaint that something else comes next
    public SyntaxException expected(Message what) {
        return expected(what, null);
    }

    /// @param suggestion what was probably meant, or null
    /// @return the complaint that something else comes next
    public SyntaxException expected(Message what, @Nullable String suggestion) {
        return error(
                token.start(), Message.of("syntax.expected", "expected", what, "found", tokenMessage()), suggestion);
    }

    /// @param offset into the source, from 0
    public SyntaxException error(int offset, Message problem) {
        return error(offset, problem, null);
    }

    /// @param offset into the source, from 0
    /// @param suggestion what was probably meant, or null
    public SyntaxException error(int offset, Message problem, @Nullable String suggestion) {
        return new SyntaxException(source, offset, problem, suggestion);
    }

    /// An error at the present token, a word that is none of those known.
    public SyntaxException unknownWord(Message what, Collection<String> names) {
        return expected(what, SpellingGuess.nearest(token.text(), names).orElse(null));
    }

    private Message tokenMessage() {
        return switch (token.kind()) {
            case END -> Message.of("syntax.end");
            case UNKNOWN ->
                Message.of(
                        "syntax.character",
                        "text",
                        PrintableText.of(token.text()),
                        "code",
                        "U+%04X".formatted(token.text().codePointAt(0)));
            case WORD, INTEGER, SIGN -> {
                var text = token.text().length() <= 24
                        ? token.text()
                        : token.text().substring(0, 20) + "…";
                yield Message.of("syntax.quoted", "text", PrintableText.of(text));
            }
        };
    }
}
