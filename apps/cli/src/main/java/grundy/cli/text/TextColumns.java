package grundy.cli.text;

import grundy.rules.notation.ShortenedText;
import grundy.text.DisplayWidth;
import java.util.List;

/// Text in columns of a terminal. Chinese signs take two columns.
public final class TextColumns {
    private TextColumns() {}

    /// @return the text, padded with blanks to a width, with at least one
    public static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(1, columns - DisplayWidth.of(text)));
    }

    /// @return the first texts that fit; the first is cut if it does not fit itself
    static String fitting(List<String> texts, String separator, int columns) {
        var line = new StringBuilder();
        for (var text : texts) {
            var next = line.isEmpty() ? text : separator + text;
            if (DisplayWidth.of(line + next) > columns) break;
            line.append(next);
        }
        return line.isEmpty() && !texts.isEmpty() ? ShortenedText.shorten(texts.getFirst(), columns) : line.toString();
    }
}
