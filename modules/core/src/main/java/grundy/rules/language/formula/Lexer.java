package grundy.rules.language.formula;

import grundy.rules.language.formula.Token.Kind;
import grundy.rules.notation.Source;
import java.util.List;

/// Cuts a text into tokens, one at a time and from any offset, so that ten megabytes of brackets cost no memory.
///
/// Words are letters followed by letters and digits; `n-k` is three tokens. Full-width signs and digits, as Chinese
/// keyboards type them, count as their ASCII twins. A `#` starts a comment to the end of the line, but not where it
/// begins a drawing.
public final class Lexer {
    private static final List<String> SIGNS = List.of("..", "==", "!=", "<=", ">=", "->", "||", "&&");
    private final Source source;
    private final String text;

    Lexer(Source source) {
        this.source = source;
        this.text = source.text();
    }

    /// @return the token that starts at or after the offset
    public Token at(int offset) {
        int start = skipBlank(offset);
        boolean space = start > offset || start == 0;
        boolean boundary = start > offset && source.boundaryBetween(offset, start);
        if (start >= text.length()) return new Token(Kind.END, "", start, start, space, boundary);
        char first = signAt(start);
        if (isDigit(first)) {
            int end = start;
            while (end < text.length() && isDigit(signAt(end))) end++;
            return new Token(Kind.INTEGER, digits(start, end), start, end, space, boundary);
        }
        int codePoint = text.codePointAt(start);
        if (Character.isLetter(codePoint)) {
            int end = wordEnd(start);
            return new Token(Kind.WORD, text.substring(start, end), start, end, space, boundary);
        }
        for (var sign : SIGNS)
            if (first == sign.charAt(0) && start + 1 < text.length() && signAt(start + 1) == sign.charAt(1))
                return new Token(Kind.SIGN, sign, start, start + 2, space, boundary);
        if ("()[]{},:;|+-*/%^=<>.?'&".indexOf(first) >= 0)
            return new Token(Kind.SIGN, String.valueOf(first), start, start + 1, space, boundary);
        int end = start + Character.charCount(codePoint);
        return new Token(Kind.UNKNOWN, text.substring(start, end), start, end, space, boundary);
    }

    private int wordEnd(int start) {
        int end = start;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            if (!Character.isLetterOrDigit(c) && c != '_') break;
            end += Character.charCount(c);
        }
        return end;
    }

    private String digits(int start, int end) {
        if (text.charAt(start) <= '9' && text.charAt(end - 1) <= '9') {
            boolean ascii = true;
            for (int i = start; i < end && ascii; i++) ascii = text.charAt(i) <= '9';
            if (ascii) return text.substring(start, end);
        }
        var digits = new StringBuilder(end - start);
        for (int i = start; i < end; i++) digits.append(signAt(i));
        return digits.toString();
    }

    private int skipBlank(int offset) {
        int i = offset;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '#' && !isDrawn(i)) {
                i = source.commentEnd(i);
            } else if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                i++;
            } else break;
        }
        return i;
    }

    /// @return whether a word is a drawing, such as `##./...`, so that it does not start a comment
    private boolean isDrawn(int offset) {
        boolean drawn = false;
        for (int i = offset; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c) || c == ')') break;
            if (c != '#' && c != '.' && c != '/') return false;
            drawn |= c != '#';
        }
        return drawn;
    }

    /// @return the character at an offset, a full-width one as its ASCII twin
    public char signAt(int offset) {
        return ascii(text.charAt(offset));
    }

    /// Returns the ASCII character that a full-width one stands for, or the character itself.
    public static char ascii(char c) {
        if (c >= '！' && c <= '～') return (char) (c - '！' + '!');
        return switch (c) {
            case '、' -> ',';
            case '−', '–' -> '-';
            case '×', '✕', '✖', '⨯', '⨉', '·', '⋅', '∙', '∗', '⋆' -> '*';
            default -> c;
        };
    }

    /// @return whether a sign that counts as `*` only ever multiplies, as `×` and `·` do
    public boolean isTimes(Token token) {
        return token.is("*") && "×✕✖⨯⨉·⋅∙".indexOf(text.charAt(token.start())) >= 0;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
