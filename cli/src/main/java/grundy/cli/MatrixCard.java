package grundy.cli;

import grundy.present.layout.WordWrap;
import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// What the catalogue knows about a game of choice, for people and as JSON.
///
/// @param columns of the terminal; no line is longer, unless a word is
record MatrixCard(MatrixEntry entry, Language language, int columns) {
    private static final int LABEL_COLUMNS = 12;

    List<String> lines() {
        var lines = new ArrayList<String>();
        boolean chinese = language == Language.ZH;
        lines.add(entry.title());
        lines.addAll(WordWrap.wholeWords(entry.about(language), columns));
        lines.add("");
        add(lines, chinese ? "names-zh" : "names", filled(chinese ? entry.chineseNames() : entry.names()));
        add(lines, chinese ? "names" : "names-zh", filled(chinese ? entry.names() : entry.chineseNames()));
        add(lines, "group", List.of(GameList.title(MatrixEntry.GROUP).in(language) + " (" + MatrixEntry.GROUP + ")"));
        add(lines, "source", WordWrap.wholeWords(entry.source(), room()));
        add(lines, "try", List.of("grundy " + entry.command() + " " + entry.id()));
        return lines;
    }

    private List<String> filled(List<String> names) {
        return Columns.filled(names, " | ", room());
    }

    private int room() {
        return Math.max(20, columns - LABEL_COLUMNS);
    }

    private void add(List<String> lines, String label, List<String> texts) {
        lines.addAll(Columns.labelled(Message.of("cli.show." + label).in(language), LABEL_COLUMNS, texts));
    }
}
