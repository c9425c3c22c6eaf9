package grundy.cli;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Text in columns of a terminal. Chinese signs take two columns.
final class Columns {
    private static final String NEVER_FIRST = "，。；：！？、）》”’…,.;:!?)]}|";
    private static final String NEVER_LAST = "（《“‘([{";

    private Columns() {}

    /// @return the text with blanks behind it up to a width, at least one
    static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(1, columns - DisplayWidth.of(text)));
    }

    /// @return as many of the texts, from the first on, as fit; the first is cut if it does not fit itself
    static String fitting(List<String> texts, String separator, int columns) {
        var line = new StringBuilder();
        for (var text : texts) {
            var next = line.isEmpty() ? text : separator + text;
            if (DisplayWidth.of(line + next) > columns) break;
            line.append(next);
        }
        return line.isEmpty() && !texts.isEmpty() ? cut(texts.getFirst(), columns) : line.toString();
    }

    /// @return the texts in as few lines as they fill, none broken; a separator ends every line but the last
    static List<String> filled(List<String> texts, String separator, int columns) {
        var lines = new ArrayList<String>();
        for (var text : texts) {
            var longer = lines.isEmpty() ? text : lines.getLast() + separator + text;
            if (lines.isEmpty()) lines.add(text);
            else if (DisplayWidth.of(longer + separator.stripTrailing()) <= columns)
                lines.set(lines.size() - 1, longer);
            else {
                lines.set(lines.size() - 1, lines.getLast() + separator.stripTrailing());
                lines.add(text);
            }
        }
        return lines;
    }

    private static String cut(String text, int columns) {
        var cut = new StringBuilder();
        for (int c : text.codePoints().toArray()) {
            if (DisplayWidth.of(cut.toString()) + DisplayWidth.of(Character.toString(c)) >= columns) break;
            cut.appendCodePoint(c);
        }
        return cut + "…";
    }

    /// Breaks a text into lines: at blanks, and between Chinese signs where neither line begins or ends with
    /// punctuation that may not stand there. What cannot be broken stays longer than a line.
    ///
    /// @param columns at least 1
    /// @return at least one line
    static List<String> wrapped(String text, int columns) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var piece : pieces(text)) {
            if (!line.isEmpty() && DisplayWidth.of(line + piece.stripTrailing()) > columns) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(piece);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /// The pieces that a line may not break, each with the blanks behind it.
    private static List<String> pieces(String text) {
        var pieces = new ArrayList<String>();
        int start = 0;
        for (int i = 1; i < text.length(); i++) {
            if (mayBreak(text.charAt(i - 1), text.charAt(i))) {
                pieces.add(text.substring(start, i));
                start = i;
            }
        }
        pieces.add(text.substring(start));
        return pieces;
    }

    private static boolean mayBreak(char before, char after) {
        if (NEVER_FIRST.indexOf(after) >= 0 || NEVER_LAST.indexOf(before) >= 0 || after == ' ') return false;
        if (before == ' ') return true;
        if (Character.isSurrogate(before) || Character.isSurrogate(after)) return false;
        return DisplayWidth.of(String.valueOf(before)) > 1 || DisplayWidth.of(String.valueOf(after)) > 1;
    }
}
