package grundy.explain;

import grundy.text.Language;
import grundy.text.Message;
import grundy.text.WordWrap;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A text in the making: sentences, which are broken into lines, and rows, which stand as they are.
public final class Lines {
    /// Columns of the longest line of sentences.
    static final int WIDTH = 100;

    private static final Pattern NEEDLESS_BLANK = Pattern.compile("(?<=[\uff09\\p{IsHan}]) (?=\\p{IsHan})");
    private static final String INDENT = "  ";

    private final Language language;
    private final List<String> lines = new ArrayList<>();

    public Lines(Language language) {
        this.language = language;
    }

    Shown shown() {
        return new Shown(language);
    }

    public String phrase(Message message) {
        return message.in(language);
    }

    /// Adds a sentence or several as lines of their own.
    public void say(Message message) {
        tidy(phrase(message)).lines().forEach(paragraph -> lines.addAll(WordWrap.of(paragraph, WIDTH)));
    }

    /// Takes out blanks between Chinese characters, which come in where a gap beside a blank is filled with
    /// Chinese.
    private static String tidy(String text) {
        return NEEDLESS_BLANK.matcher(text).replaceAll("");
    }

    /// Adds an indented text, which is broken into lines where it is long.
    public void item(String text) {
        var parts = WordWrap.of(text, WIDTH - 2 * INDENT.length());
        for (int i = 0; i < parts.size(); i++) lines.add(INDENT + (i == 0 ? "" : INDENT) + parts.get(i));
    }

    /// Adds a line that must not be broken.
    public void row(String text) {
        lines.add(text.stripTrailing());
    }

    /// Adds an empty line, except at the beginning and after another one.
    public void gap() {
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
}
