package grundy.cli;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Text in columns of a terminal. Chinese signs take two columns.
final class Columns {
    private Columns() {}

    /// @return the text with blanks behind it up to a width, at least one
    static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(1, columns - DisplayWidth.of(text)));
    }

    /// @return the texts, a line each, behind a label that stands in the first line
    static List<String> labelled(String label, int columns, List<String> texts) {
        var lines = new ArrayList<String>();
        for (var text : texts) lines.add(padded(lines.isEmpty() ? label : "", columns) + text);
        return lines;
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
}
