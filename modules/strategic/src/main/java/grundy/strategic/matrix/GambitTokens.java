package grundy.strategic.matrix;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;

/// The signs of Gambit's files one after the other: texts in quotes, braces, words; commas are blanks.
public final class GambitTokens {
    private final Source source;
    private final String text;
    private int at;
    private int start;

    public GambitTokens(Source source) {
        this.source = source;
        this.text = source.text();
    }

    /// @return the next sign; `\0` where there is none, or stands in the text
    public char peek() {
        while (at < text.length()
                && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',' || text.charAt(at) == '\uFEFF'))
            at++;
        start = at;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    public boolean atEnd() {
        peek();
        return at == text.length();
    }

    /// @return whether the next sign was the one given; then it is read
    public boolean accept(char sign) {
        if (peek() != sign) return false;
        at++;
        return true;
    }

    /// @throws SyntaxException if the next sign is another
    public void expect(char sign) throws SyntaxException {
        if (!accept(sign)) throw expected(Message.of("syntax.quoted", "text", sign));
    }

    /// Reads a text in quotes; a backslash keeps the quote after it, and the end of a line is a blank.
    ///
    /// @throws SyntaxException if there is none
    public String readQuoted() throws SyntaxException {
        if (peek() != '"') throw expected(Message.of("matrix.gambit.quoted"));
        var value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            if (text.charAt(at) == '\\' && at + 1 < text.length() && "\"\\".indexOf(text.charAt(at + 1)) >= 0) at++;
            char sign = text.charAt(at);
            value.append(sign == '\n' || sign == '\r' ? ' ' : sign);
        }
        if (at >= text.length()) throw error(Message.of("matrix.open-quote"));
        at++;
        return value.toString();
    }

    /// Reads the head of a file: the kind of game, the version, and how numbers are written.
    ///
    /// @throws SyntaxException if it is not that version
    public void readHead(String version, Message otherwise) throws SyntaxException {
        word();
        if (!word().equals(version)) throw error(otherwise);
        var numbers = word();
        if (!numbers.equals("R") && !numbers.equals("D")) throw error(otherwise);
    }

    /// @return texts in quotes between braces
    /// @throws SyntaxException if it is anything else
    public List<String> readNames() throws SyntaxException {
        expect('{');
        var names = new ArrayList<String>();
        while (!accept('}')) names.add(readQuoted());
        return names;
    }

    /// @return the names, with its number after each that is empty or there before
    public static List<String> distinct(List<String> names) {
        var different = new ArrayList<String>();
        for (var name : names)
            different.add(
                    name.isEmpty() || different.contains(name) ? (name + " " + (different.size() + 1)).strip() : name);
        return different;
    }

    /// @return the next word; empty where there is none
    public String word() {
        peek();
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && ",{}\"".indexOf(text.charAt(at)) < 0)
            at++;
        return text.substring(start, at);
    }

    /// @throws SyntaxException if the next word is no number
    public Rational number() throws SyntaxException {
        if (atEnd()) throw expected(Message.of("matrix.gambit.number"));
        var word = word();
        if (word.isEmpty()) throw expected(Message.of("matrix.gambit.number"));
        try {
            return PayoffText.read(word);
        } catch (PayoffText.NumberFault e) {
            throw error(e.problem());
        }
    }

    /// @throws SyntaxException if the next word is no whole number from 0 to 2^31 - 1
    public int index() throws SyntaxException {
        var number = number();
        if (!number.isInteger() || number.signum() < 0) throw error(Message.of("matrix.gambit.index", "text", number));
        return number.numerator().bitLength() > 31
                ? Integer.MAX_VALUE
                : number.numerator().intValue();
    }

    /// @return an error at the sign that was examined last
    public SyntaxException expected(Message expected) {
        char found = peek();
        var what = atEnd()
                ? Message.of("syntax.end")
                : Message.of(
                        "syntax.quoted",
                        "text",
                        PayoffText.shortWord(
                                found == '"' || found == '{' || found == '}' ? String.valueOf(found) : nextWord()));
        return error(Message.of("syntax.expected", "expected", expected, "found", what));
    }

    private String nextWord() {
        int end = at;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end)) && end < at + 40) end++;
        return text.substring(at, end);
    }

    /// @return an error at the sign that was read last
    public SyntaxException error(Message problem) {
        return new SyntaxException(source, Math.min(start, text.length()), problem, null);
    }
}
