package grundy.present.layout;

import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/// Breaks text into lines: at blanks, and between the wide characters of Chinese, where neither line then begins
/// or ends with punctuation that may not stand there. What stands in quotation marks stays on one line if it
/// fits; a command that is to be typed, after a colon at the end, stays on one line however long it is.
public final class WordWrap {
    private static final String NEVER_FIRST =
            "\u3002\uff0c\uff1b\uff1a\u3001\uff01\uff1f\uff09\u300b\u201d\u2019\u2026,.;:!?)]}|";
    private static final String NEVER_LAST = "\uff08\u300a\u201c\u2018([{";

    private static final Pattern COMMAND = Pattern.compile("(?:^|: |：)(grundy [a-z]+ .*)$");

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
        var quoted = unbreakablePlaces(text, columns);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (i > start && !quoted.get(i) && mayBreakBefore(text, i)) opportunity = i;
            int next = DisplayWidth.of(text.codePointAt(i));
            while (width + next > columns && i > start && text.charAt(i) != ' ') {
                if (opportunity <= start && (!cutting || quoted.get(i) && quoted.get(text.length()))) break;
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

    /// @return places before which no line ends: after an opening quotation mark up to the closing one, where
    ///     both stand on one line, and in a command
    private static BitSet unbreakablePlaces(String text, int columns) {
        var quoted = new BitSet();
        var command = COMMAND.matcher(text);
        if (command.find()) quoted.set(command.start(1) + 1, text.length() + 1);
        for (int open = 0; open < text.length(); open++) {
            char sign = text.charAt(open);
            if (sign != '"' && sign != '\u201c') continue;
            int close = text.indexOf(sign == '"' ? '"' : '\u201d', open + 1);
            if (close < 0) continue;
            if (DisplayWidth.of(text.substring(open, close + 1)) <= columns) quoted.set(open + 1, close + 1);
            open = close;
        }
        return quoted;
    }

    private static boolean mayBreakBefore(String text, int i) {
        int before = text.codePointBefore(i);
        int after = text.codePointAt(i);
        if (after == ' ' || NEVER_FIRST.indexOf(after) >= 0 || NEVER_LAST.indexOf(before) >= 0) return false;
        return before == ' ' || DisplayWidth.of(before) == 2 || DisplayWidth.of(after) == 2;
    }
}
