package grundy.rules.language.rule;

import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// A pattern of letters as it stands between quotes: rows with `/` between them; a letter, a class `[xo]` or `[^xo]`,
/// any letter `?`, or a blank where the square does not matter.
///
/// @param offset of the opening quote
/// @param rows all equally long
record PatternText(int offset, List<List<Square>> rows) {
    private static final int MOST_SQUARES = 100;
    private static final String QUOTES = "\"'“”„‘’＂＇";
    private static final String RESERVED = "/?[]^\"";

    /// @param offset of its first character
    /// @param letters those that are named
    /// @param excluded whether all others are meant, so that no letters are named for any letter
    /// @param blank whether the square does not matter
    record Square(int offset, String letters, boolean excluded, boolean blank) {
        boolean isOneLetter() {
            return !excluded && !blank && letters.length() == 1;
        }

        boolean saysTheSameAs(Square that) {
            return letters.equals(that.letters) && excluded == that.excluded && blank == that.blank;
        }
    }

    int columns() {
        return rows.getFirst().size();
    }

    /// @return whether quotes open here
    static boolean follows(TokenCursor cursor) {
        int at = cursor.token().start();
        return at < cursor.source.text().length()
                && QUOTES.indexOf(cursor.source.text().charAt(at)) >= 0;
    }

    /// Reads what stands between quotes and goes on after it.
    ///
    /// @throws SyntaxException where something else stands
    static PatternText read(TokenCursor cursor) throws SyntaxException {
        if (!follows(cursor)) throw cursor.expected(Message.of("syntax.pattern"));
        int open = cursor.token().start();
        var text = cursor.source.text();
        int close = open + 1;
        while (close < text.length() && QUOTES.indexOf(text.charAt(close)) < 0) close++;
        if (close == text.length()) throw cursor.error(open, Message.of("syntax.quote-open"));
        var drawn = new Reader(cursor, open + 1, close).pattern(open);
        cursor.moveTo(close + 1);
        return drawn;
    }

    private static final class Reader {
        private final TokenCursor cursor;
        private final String text;
        private final int end;
        private int at;
        private int squares;

        Reader(TokenCursor cursor, int from, int end) {
            this.cursor = cursor;
            this.text = cursor.source.text();
            this.at = from;
            this.end = end;
        }

        PatternText pattern(int open) throws SyntaxException {
            var rows = new ArrayList<List<Square>>();
            var row = new ArrayList<Square>();
            while (at < end) {
                if (text.charAt(at) == '/') {
                    endRow(rows, row);
                    row = new ArrayList<>();
                    at++;
                } else {
                    row.add(square());
                    if (++squares > MOST_SQUARES)
                        throw cursor.error(at - 1, Message.of("syntax.pattern-large", "most", MOST_SQUARES));
                }
            }
            endRow(rows, row);
            return new PatternText(open, List.copyOf(rows));
        }

        private void endRow(List<List<Square>> rows, List<Square> row) throws SyntaxException {
            if (row.isEmpty()) throw cursor.error(at, Message.of("syntax.pattern-empty"));
            if (!rows.isEmpty() && rows.getFirst().size() != row.size())
                throw cursor.error(
                        row.getFirst().offset(),
                        Message.of("board.ragged", "columns", rows.getFirst().size(), "found", row.size()));
            rows.add(row);
        }

        private Square square() throws SyntaxException {
            int from = at;
            char letter = text.charAt(at++);
            return switch (letter) {
                case ' ' -> new Square(from, "", false, true);
                case '?', '？' -> new Square(from, "", true, false);
                case '[' -> letters(from);
                default -> new Square(from, letter(from, letter), false, false);
            };
        }

        private Square letters(int from) throws SyntaxException {
            boolean excluded = at < end && text.charAt(at) == '^';
            if (excluded) at++;
            var letters = new StringBuilder();
            while (at < end && text.charAt(at) != ']') {
                letters.append(letter(at, text.charAt(at)));
                at++;
            }
            if (at == end) throw cursor.error(from, Message.of("syntax.class-open"));
            at++;
            if (letters.isEmpty()) throw cursor.error(from, Message.of("syntax.class-empty"));
            return new Square(from, letters.toString(), excluded, false);
        }

        private String letter(int offset, char letter) throws SyntaxException {
            if (RESERVED.indexOf(letter) >= 0 || Character.isWhitespace(letter) || Character.isSurrogate(letter))
                throw cursor.error(offset, Message.of("syntax.pattern-letter"));
            return String.valueOf(letter);
        }
    }
}
