package grundy.cli.play;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Breaks a line at blanks, and between the wide characters of Chinese, so that it fits a terminal.
final class WordWrap {
    private static final String NEVER_FIRST =
            ",.;:)!?\u3002\uff0c\uff1b\uff1a\uff09\u300b\u201d\u3001\uff01\uff1f\u2026";

    private WordWrap() {}

    /// @param columns at least 2
    /// @return the lines, at least one; a word that is too long is cut
    static List<String> of(String text, int columns) {
        var lines = new ArrayList<String>();
        int start = 0;
        int opportunity = 0;
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (i > start && mayBreakBefore(text, i)) opportunity = i;
            int next = DisplayWidth.of(Character.toString(text.codePointAt(i)));
            while (width + next > columns && i > start && text.charAt(i) != ' ') {
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
        if (after == ' ' || NEVER_FIRST.indexOf(after) >= 0) return false;
        return before == ' ' || isWide(before) || isWide(after);
    }

    private static boolean isWide(int codePoint) {
        return DisplayWidth.of(Character.toString(codePoint)) == 2;
    }
}
