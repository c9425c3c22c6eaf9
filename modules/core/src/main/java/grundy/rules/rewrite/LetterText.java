package grundy.rules.rewrite;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Reads boards of letters: drawn row by row, `..x/o..`, with quotes around it or not and `/`, `|` or a new line
/// between the rows; or by their size, `4x5`, covered as the rules say; several joined by `+`.
final class LetterText {
    private static final int MOST_SQUARES = 16_384;
    /// Matching goes as deep into the stack as the text is long.
    private static final int LONGEST_SIZE = 1000;
    private static final char HOLE = '#';
    private static final char OTHER_HOLE = '_';
    private static final String NUMBER = "[0-9]+(?:\\^[0-9^()]+)?";
    private static final Pattern SIZE = Pattern.compile("%1$s(?:\\s*[xX×*,\\s]\\s*%1$s)*".formatted(NUMBER));

    private final LetterNotation notation;
    private final String text;

    /// A word, and where it stands.
    private record Word(String text, int offset) {}

    LetterText(LetterNotation notation, String text) {
        this.notation = notation;
        this.text = text;
    }

    /// @throws PositionException if it is no board, or several
    LetterGrid one() {
        var all = all();
        if (all.size() != 1) throw new PositionException(0, Message.of("board.what.one"));
        return all.getFirst();
    }

    /// @throws PositionException if it is no board
    List<LetterGrid> all() {
        var boards = new ArrayList<LetterGrid>();
        int from = 0;
        boolean plus = notation.alphabet().code('+') < 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && !(plus && text.charAt(i) == '+')) continue;
            boards.addAll(boards(from, i));
            from = i + 1;
        }
        return boards;
    }

    private List<LetterGrid> boards(int from, int to) {
        var part = text.substring(from, to);
        int blank = 0;
        while (blank < part.length() && Character.isWhitespace(part.charAt(blank))) blank++;
        part = part.strip();
        if (part.isEmpty()) throw new PositionException(Math.min(from + blank, text.length()), expected());
        if (part.length() <= LONGEST_SIZE && SIZE.matcher(part).matches() && !isDrawn(part))
            return List.of(bySize(part, from + blank));
        var rows = rows(part, from + blank);
        if (!notation.isStrip()) return List.of(drawn(rows));
        return rows.stream().map(row -> drawn(List.of(row))).toList();
    }

    private Message expected() {
        return Message.of(
                notation.isStrip() ? "board.what.strip" : "board.what.grid",
                "letters",
                notation.alphabet().letters());
    }

    private boolean isDrawn(String part) {
        return part.chars().allMatch(letter -> code((char) letter) >= 0);
    }

    /// @param letter large or small where the alphabet has one of these only
    /// @return the letter's code, 0 for a hole, -1 for none
    private int code(char letter) {
        int code = notation.alphabet().code(letter);
        if (code < 0) code = notation.alphabet().code(Character.toLowerCase(letter));
        if (code < 0) code = notation.alphabet().code(Character.toUpperCase(letter));
        if (code < 0) code = ofSide(letter);
        return code < 0 && (letter == HOLE || letter == OTHER_HOLE) ? Alphabet.NO_SQUARE : code;
    }

    /// Left's pieces may be written l and Right's r where they are x and o.
    private int ofSide(char letter) {
        return switch (letter) {
            case 'l' -> notation.alphabet().code('x');
            case 'r' -> notation.alphabet().code('o');
            case 'L' -> code('X');
            case 'R' -> code('O');
            default -> -1;
        };
    }

    private LetterGrid bySize(String part, int offset) {
        var scan = new PositionText(part.replaceAll("[xX×*]", " "));
        try {
            var sizes = new ArrayList<Integer>();
            do sizes.add(scan.count(0, Integer.MAX_VALUE));
            while (!scan.atEnd());
            return covered(sizes, offset);
        } catch (PositionException e) {
            throw new PositionException(offset + Math.min(e.offset(), part.length()), e.explanation());
        }
    }

    private LetterGrid covered(List<Integer> sizes, int offset) {
        var start = notation.start();
        if (start.isEmpty()) throw new PositionException(offset, expected());
        if (start.size() > 1) {
            if (sizes.size() != start.size())
                throw new PositionException(
                        offset, Message.of("board.sizes", "wanted", start.size(), "found", sizes.size()));
            return runs(sizes, offset);
        }
        int dimensions = notation.isStrip() ? 1 : 2;
        if (sizes.size() != dimensions)
            throw new PositionException(offset, Message.of("board.sizes", "wanted", dimensions, "found", sizes.size()));
        int rows = notation.isStrip() ? 1 : sizes.getFirst();
        int columns = sizes.getLast();
        check(offset, rows, columns);
        if (rows * columns == 0) return LetterGrid.EMPTY;
        var tile = start.getFirst();
        var codes = new byte[rows * columns];
        for (int i = 0; i < codes.length; i++)
            codes[i] = (byte) tile.at(i / columns % tile.rows(), i % columns % tile.columns());
        return new LetterGrid(rows, columns, codes);
    }

    private LetterGrid runs(List<Integer> sizes, int offset) {
        long length = sizes.stream().mapToLong(Integer::longValue).sum();
        check(offset, 1, length);
        if (length == 0) return LetterGrid.EMPTY;
        var codes = new byte[(int) length];
        int at = 0;
        for (int i = 0; i < sizes.size(); i++)
            for (int n = 0; n < sizes.get(i); n++)
                codes[at++] = (byte) notation.start()
                        .get(i)
                        .at(0, n % notation.start().get(i).columns());
        return new LetterGrid(1, codes.length, codes);
    }

    private static void check(int offset, long rows, long columns) {
        if (rows * columns > MOST_SQUARES)
            throw new PositionException(
                    offset, Message.of("board.squares", "squares", rows * columns, "most", MOST_SQUARES));
    }

    private List<Word> rows(String part, int offset) {
        boolean bars = notation.alphabet().code('|') < 0;
        var rows = new ArrayList<Word>();
        int from = -1;
        for (int i = 0; i <= part.length(); i++) {
            char c = i < part.length() ? part.charAt(i) : ' ';
            if (c != '"' && c != '/' && !(bars && c == '|') && !Character.isWhitespace(c)) {
                if (from < 0) from = i;
            } else if (from >= 0) {
                rows.add(new Word(part.substring(from, i), offset + from));
                from = -1;
            }
        }
        return rows;
    }

    private LetterGrid drawn(List<Word> rows) {
        if (rows.isEmpty()) throw new PositionException(0, expected());
        int columns = rows.getFirst().text.length();
        check(rows.getFirst().offset, rows.size(), columns);
        var codes = new byte[rows.size() * columns];
        for (int row = 0; row < rows.size(); row++) {
            var word = rows.get(row);
            if (word.text.length() != columns)
                throw new PositionException(
                        word.offset, Message.of("board.ragged", "columns", columns, "found", word.text.length()));
            for (int column = 0; column < columns; column++) {
                int code = code(word.text.charAt(column));
                if (code < 0) throw new PositionException(word.offset + column, expected());
                codes[row * columns + column] = (byte) code;
            }
        }
        return new LetterGrid(rows.size(), columns, codes);
    }

    static String write(LetterNotation notation, LetterGrid board) {
        char hole = notation.isHashRead() ? OTHER_HOLE : HOLE;
        var drawing = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            if (row > 0) drawing.append('/');
            for (int column = 0; column < board.columns(); column++) {
                int code = board.at(row, column);
                drawing.append(code == 0 ? hole : notation.alphabet().letter(code));
            }
        }
        return drawing.toString();
    }
}
