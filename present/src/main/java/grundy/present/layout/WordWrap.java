package grundy.present.layout;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Breaks text into lines: at blanks, and between the wide characters of Chinese, where neither line then begins or
/// ends with punctuation that may not stand there.
public final class WordWrap {
    private static final String NEVER_FIRST =
            "\u3002\uff0c\uff1b\uff1a\u3001\uff01\uff1f\uff09\u300b\u201d\u2019\u2026,.;:!?)]}|";
    private static final String NEVER_LAST = "\uff08\u300a\u201c\u2018([{";

    private WordWrap() {}

    /// @param columns of the longest line, at least 2
    /// @return at least one line; a word that is too long is cut
    public static List<String> of(String text, int columns) {
        return wrapped(text, columns, true);
    }

    /// @param columns of the longest line, at least 2
    /// @return at least one line; a word that is too long is left whole, and its line is longer
    public static List<String> wholeWords(String text, int columns) {
        return wrapped(text, columns, false);
    }

    private static List<String> wrapped(String text, int columns, boolean cutting) {
        var lines = new ArrayList<String>();
        int start = 0;
        int opportunity = 0;
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (i > start && mayBreakBefore(text, i)) opportunity = i;
            int next = DisplayWidth.of(text.codePointAt(i));
            while (width + next > columns && i > start && text.charAt(i) != ' ') {
                if (opportunity <= start && !cutting) break;
                int end = opportunity > start ? opportunity : i;
                lines.add(text.substring(start, end).stripTrailing());
                start = end;
                width = DisplayWidth.of(text.substring(start, i));
            }
            width += next;
        }
        lines.add(text.substring(start).stripTrailing());
        return lines;
    }

    private static boolean mayBreakBefore(String text, int i) {
        int before = text.codePointBefore(i);
        int after = text.codePointAt(i);
        if (after == ' ' || NEVER_FIRST.indexOf(after) >= 0 || NEVER_LAST.indexOf(before) >= 0) return false;
        return before == ' ' || DisplayWidth.of(before) == 2 || DisplayWidth.of(after) == 2;
    }
}
