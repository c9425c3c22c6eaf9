package grundy.rules.notation;

import grundy.rules.PositionException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// Reads the text of a position from left to right. White space and commas separate. Every complaint is a
/// {@link PositionException} that says where, what was expected and what was found.
public final class PositionText {
    /// A number may have this many digits; converting longer ones would take longer than answering.
    public static final int DIGITS = 100_000;

    /// Exponents in brackets within each other.
    private static final int DEEPEST = 100;

    private static final int SHOWN = 20;

    private final String text;
    private int at;

    /// @param text of a position, which is read from its beginning
    public PositionText(String text) {
        this.text = text;
    }

    /// @return the beginning of the next word
    public int offset() {
        while (at < text.length() && isBlank(text.charAt(at))) at++;
        return at;
    }

    /// @return whether only blanks are left
    public boolean atEnd() {
        return offset() == text.length();
    }

    /// @return whether the next word begins with a digit
    public boolean atDigit() {
        return !atEnd() && isDigit(text.charAt(at));
    }

    /// Takes the word if it comes next; a word of letters must not be followed by another letter.
    public boolean take(String word) {
        if (!text.startsWith(word, offset())) return false;
        int end = at + word.length();
        if (Character.isLetter(word.charAt(0)) && end < text.length() && Character.isLetter(text.charAt(end)))
            return false;
        at = end;
        return true;
    }

    /// Takes what may stand between the sides of a rectangle, if it comes next: `3x4`, `3 × 4`.
    public void takeTimes() {
        for (char sign : "xX×*".toCharArray())
            if (isNext(String.valueOf(sign))) {
                at = offset() + 1;
                return;
            }
    }

    /// Takes the character if it comes at once, without a separator before it.
    public boolean takeAtOnce(char expected) {
        if (!isAtOnce(expected)) return false;
        at++;
        return true;
    }

    /// Takes the next character, whatever it is.
    public char character() {
        return text.charAt(at++);
    }

    /// @return whether the text ends or a separator comes next
    public boolean atSeparator() {
        return at >= text.length() || isBlank(text.charAt(at));
    }

    /// @return the place up to which the text has been read
    public int here() {
        return at;
    }

    /// @return whether this comes next, perhaps after separators
    public boolean isNext(String sign) {
        return text.startsWith(sign, offset());
    }

    /// The fault that something else should have come instead of the next character.
    public PositionException expectedCharacter(Message what) {
        if (at >= text.length()) return expected(what);
        int c = text.codePointAt(at);
        boolean plain = c >= ' ' && c < 127 || Character.isIdeographic(c);
        var found = Message.of("board.what.quoted", "text", plain ? Character.toString(c) : "\\u%04x".formatted(c));
        return new PositionException(at, Message.of("board.expected", "what", what, "found", found));
    }

    /// The fault that something should have come at once, without a separator before it.
    public PositionException expectedHere(Message what) {
        return atSeparator() && at < text.length()
                ? new PositionException(
                        at, Message.of("board.expected", "what", what, "found", Message.of("board.what.blank")))
                : expected(what);
    }

    /// Reads a word.
    ///
    /// @throws PositionException if another comes next
    public void expect(String word) {
        if (!take(word)) throw expected(Message.of("board.what.word", "word", word));
    }

    /// @throws PositionException if something is left
    public void expectEnd() {
        if (!atEnd()) throw expected(Message.of("board.what.end"));
    }

    /// @return the characters up to the next separator, possibly none
    public String word() {
        int from = offset();
        while (at < text.length() && !isBlank(text.charAt(at))) at++;
        return text.substring(from, at);
    }

    /// A number as digits or as a power: `10^18`, `2^(2^5)`.
    ///
    /// @param least 0 or more
    public BigInteger number(long least) {
        int from = offset();
        var what = Message.of("board.what.number", "least", least);
        var number = power(from, what, 0);
        if (number.compareTo(BigInteger.valueOf(least)) >= 0) return number;
        at = from;
        throw expected(what);
    }

    private BigInteger power(int from, Message what, int depth) {
        var base = digits(from, what);
        at = from + length(from);
        if (!isAtOnce('^')) return base;
        int sign = at++;
        var expected = Message.of("syntax.exponent");
        BigInteger exponent;
        if (isAtOnce('(')) {
            if (depth == DEEPEST) throw new PositionException(at, Message.of("syntax.too-deep", "limit", DEEPEST));
            exponent = power(at + 1, expected, depth + 1);
            if (!takeAtOnce(')')) throw expected(Message.of("syntax.quoted", "text", ")"));
        } else {
            exponent = digits(at, expected);
            at += length(at);
        }
        return DecimalDigits.power(base, exponent, DIGITS)
                .orElseThrow(() -> new PositionException(sign, Message.of("syntax.number-too-long", "limit", DIGITS)));
    }

    private boolean isAtOnce(char expected) {
        return at < text.length() && text.charAt(at) == expected;
    }

    /// @return the number of digits from here on
    private int length(int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) end++;
        return end - from;
    }

    private BigInteger digits(int from, Message what) {
        int length = length(from);
        if (length == 0) {
            at = from;
            throw expected(what);
        }
        if (length > DIGITS)
            throw new PositionException(from, Message.of("board.digits", "digits", length, "most", DIGITS));
        return DecimalDigits.parse(text.substring(from, from + length));
    }

    /// A number where larger ones would make the position too large to hold.
    public int count(int least, int most) {
        int from = offset();
        var number = number(least);
        if (number.compareTo(BigInteger.valueOf(most)) > 0)
            throw new PositionException(from, Message.of("board.large", "most", most));
        return number.intValueExact();
    }

    /// @return all numbers up to the end of the text, at least one
    public List<BigInteger> numbers(long least) {
        var numbers = new ArrayList<BigInteger>();
        do numbers.add(number(least));
        while (!atEnd());
        return numbers;
    }

    /// @return the numbers in ascending order, once it is clear that none stands twice
    public List<BigInteger> distinct(long least) {
        var distinct = new TreeSet<BigInteger>();
        do {
            int from = offset();
            var number = number(least);
            if (!distinct.add(number)) throw new PositionException(from, Message.of("board.twice", "number", number));
        } while (!atEnd());
        return List.copyOf(distinct);
    }

    /// @param what should come next
    /// @return the complaint that something else does
    public PositionException expected(Message what) {
        var found = atEnd() ? Message.of("board.what.end") : quotedWord();
        return new PositionException(offset(), Message.of("board.expected", "what", what, "found", found));
    }

    /// @return the next word, cut where it is long, with characters that could upset a terminal spelt out
    private Message quotedWord() {
        var excerpt = new StringBuilder();
        int end = Math.min(text.length(), offset() + SHOWN);
        for (int i = at; i < end && !isBlank(text.charAt(i)); i++) {
            char c = text.charAt(i);
            boolean plain = (c >= ' ' && c < 127) || Character.isIdeographic(c);
            excerpt.append(plain ? String.valueOf(c) : "\\u%04x".formatted((int) c));
        }
        return Message.of("board.what.quoted", "text", excerpt.toString());
    }

    private static boolean isBlank(char c) {
        return c == ',' || Character.isWhitespace(c);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
