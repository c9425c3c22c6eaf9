package grundy.cli;

import grundy.rules.CatalogueEntry;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/// Games of the catalogue as a list for people: by group, one line a game, with its names in one language.
///
/// @param columns of the terminal; no line is longer
record GameList(Collection<CatalogueEntry> games, Language language, int columns) {
    /// The groups in the order of the list.
    static final List<String> GROUPS =
            List.of("take", "split", "heaps", "coins", "graphs", "boards", "scored", "numbers");

    private static final String MARGIN = "  ";

    List<String> lines() {
        var lines = new ArrayList<String>();
        int ids = games.stream().mapToInt(game -> game.id().length()).max().orElse(0) + 2;
        for (var group : groups()) {
            if (!lines.isEmpty()) lines.add("");
            lines.add(title(group).in(language) + " (" + group + ")");
            for (var game : games) if (game.group().equals(group)) lines.add(line(game, ids));
        }
        return lines;
    }

    /// @param group one of {@link #GROUPS}
    static Message title(String group) {
        return Message.of("cli.group." + group);
    }

    private Collection<String> groups() {
        var present = new LinkedHashSet<>(GROUPS);
        present.retainAll(games.stream().map(CatalogueEntry::group).toList());
        return present;
    }

    private String line(CatalogueEntry game, int ids) {
        var names = language == Language.ZH && !game.chineseNames().isEmpty() ? game.chineseNames() : game.names();
        int room = columns - MARGIN.length() - ids;
        return MARGIN + Columns.padded(game.id(), ids) + Columns.fitting(names, " | ", Math.max(room, 1));
    }
}
