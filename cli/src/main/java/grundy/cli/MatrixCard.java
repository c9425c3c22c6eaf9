package grundy.cli;

import grundy.present.json.CatalogueJson;
import grundy.present.layout.WordWrap;
import grundy.store.json.JsonObject;
import grundy.strategic.matrix.MatrixEntry;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// What the catalogue knows about a game of choice, for people and as JSON.
///
/// @param columns of the terminal; no line is longer, unless a word is
record MatrixCard(MatrixEntry entry, Language language, int columns) {
    /// The group of all these games.
    static final String GROUP = "matrix";

    private static final int LABEL_COLUMNS = 12;

    List<String> lines() {
        var lines = new ArrayList<String>();
        boolean chinese = language == Language.ZH;
        lines.add(entry.title());
        lines.addAll(WordWrap.wholeWords(entry.about(language), columns));
        lines.add("");
        add(lines, chinese ? "names-zh" : "names", filled(chinese ? entry.chineseNames() : entry.names()));
        add(lines, chinese ? "names" : "names-zh", filled(chinese ? entry.names() : entry.chineseNames()));
        add(lines, "group", List.of(GameList.title(GROUP).in(language) + " (" + GROUP + ")"));
        add(lines, "source", WordWrap.wholeWords(entry.source(), room()));
        add(lines, "try", List.of("grundy " + command() + " " + entry.id()));
        return lines;
    }

    /// @return the command that is about such games
    private String command() {
        return entry.form() == Form.TREE ? "tree" : "matrix";
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

    JsonObject json() {
        return CatalogueJson.game(entry, GROUP, command());
    }
}
