package grundy.explain;

import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A text in the making: sentences, which are broken into lines, and rows, which stand as they are.
final class Lines {
    /// Columns of the longest line of sentences.
    static final int WIDTH = 100;

    private static final String NEVER_FIRST =
            "\u3002\uff0c\uff1b\uff1a\u3001\uff01\uff1f\uff09\u300b\u201d\u2019\u2026,.;:)!?";
    private static final String NEVER_LAST = "\uff08\u300a\u201c\u2018(";

    private static final Pattern NEEDLESS_BLANK = Pattern.compile("(?<=[\uff09\\p{IsHan}]) (?=\\p{IsHan})");
    private static final String INDENT = "  ";

    private final Language language;
    private final List<String> lines = new ArrayList<>();

    Lines(Language language) {
        this.language = language;
    }

    Shown shown() {
        return new Shown(language);
    }

    String phrase(Message message) {
        return message.in(language);
    }

    /// Adds a sentence or several as lines of their own.
    void say(Message message) {
        tidy(phrase(message)).lines().forEach(paragraph -> lines.addAll(wrapped(paragraph, WIDTH)));
    }

    /// Takes out blanks between Chinese characters, which come in where a gap beside a blank is filled with
    /// Chinese.
    private static String tidy(String text) {
        return NEEDLESS_BLANK.matcher(text).replaceAll("");
    }

    /// Adds an indented text, which is broken into lines where it is long.
    void item(String text) {
        var parts = wrapped(text, WIDTH - 2 * INDENT.length());
        for (int i = 0; i < parts.size(); i++) lines.add(INDENT + (i == 0 ? "" : INDENT) + parts.get(i));
    }

    /// Adds a line that must not be broken.
    void row(String text) {
        lines.add(text.stripTrailing());
    }

    /// Adds an empty line, except at the beginning and after another one.
    void gap() {
        if (!lines.isEmpty() && !lines.getLast().isEmpty()) lines.add("");
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    /// @return the lines, without empty ones at the end
    @Override
    public String toString() {
        return String.join("\n", lines).stripTrailing();
    }

    /// Breaks at blanks and between wide characters, never before closing or after opening punctuation.
    private static List<String> wrapped(String text, int most) {
        var wrapped = new ArrayList<String>();
        int start = 0;
        int opportunity = 0;
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (i > start && mayBreakBefore(text, i)) opportunity = i;
            int next = widthAt(text, i);
            if (width + next > most && text.charAt(i) != ' ') {
                int end = opportunity > start ? opportunity : i;
                wrapped.add(text.substring(start, end).stripTrailing());
                start = end;
                width = DisplayWidth.of(text.substring(start, i));
            }
            width += next;
        }
        wrapped.add(text.substring(start).stripTrailing());
        return wrapped;
    }

    private static boolean mayBreakBefore(String text, int i) {
        int before = text.codePointBefore(i);
        int after = text.codePointAt(i);
        if (after == ' ' || NEVER_FIRST.indexOf(after) >= 0 || NEVER_LAST.indexOf(before) >= 0) return false;
        return before == ' ' || DisplayWidth.of(before) == 2 || DisplayWidth.of(after) == 2;
    }

    private static int widthAt(String text, int i) {
        return DisplayWidth.of(text.codePointAt(i));
    }
}
