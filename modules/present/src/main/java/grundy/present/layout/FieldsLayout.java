package grundy.present.layout;

import grundy.text.Block;
import grundy.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/// Fields after their names, which have a column of their own. A text is broken at blanks, unless it is to stay
/// whole.
///
/// @param columns of the longest line, unless a word or a text that stays whole is longer
record FieldsLayout(Block.Fields fields, int columns) {
    private static final String BETWEEN = " | ";
    private static final int LEAST = 20;

    List<String> lines() {
        var lines = new ArrayList<String>();
        int room = Math.max(LEAST, columns - fields.room());
        for (var field : fields.fields()) {
            var name = field.name();
            var texts = field.whole()
                    ? fill(field.texts(), room)
                    : WordWrap.wholeWords(String.join(BETWEEN, field.texts()), room);
            for (var text : texts) {
                lines.add(name + " ".repeat(Math.max(1, fields.room() - DisplayWidth.of(name))) + text);
                name = "";
            }
        }
        return lines;
    }

    /// In as few lines as they fill; a separator ends every line but the last.
    private static List<String> fill(List<String> texts, int room) {
        var lines = new ArrayList<String>();
        for (var text : texts) {
            var longer = lines.isEmpty() ? text : lines.getLast() + BETWEEN + text;
            if (lines.isEmpty()) lines.add(text);
            else if (DisplayWidth.of(longer + BETWEEN.stripTrailing()) <= room) lines.set(lines.size() - 1, longer);
            else {
                lines.set(lines.size() - 1, lines.getLast() + BETWEEN.stripTrailing());
                lines.add(text);
            }
        }
        return lines;
    }
}
