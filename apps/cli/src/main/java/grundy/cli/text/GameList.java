package grundy.cli.text;

import grundy.present.words.GameGroups;
import grundy.rules.CatalogueEntry;
import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/// Games of the catalogue as a list for people: by group, one line a game, with its names in one language.
///
/// @param columns of the terminal; no line is longer
public record GameList(Collection<CatalogueEntry> games, Language language, int columns) {
    private static final String MARGIN = "  ";

    /// @param choices games of choice, which come last
    public List<String> lines(Collection<MatrixEntry> choices) {
        var lines = new ArrayList<String>();
        int ids = Math.max(
                        games.stream()
                                .mapToInt(game -> game.id().length())
                                .max()
                                .orElse(0),
                        choices.stream()
                                .mapToInt(game -> game.id().length())
                                .max()
                                .orElse(0))
                + 2;
        for (var group : groups()) {
            if (!lines.isEmpty()) lines.add("");
            lines.add(GameGroups.title(group).in(language) + " (" + group + ")");
            for (var game : games) if (game.group().equals(group)) lines.add(line(game.id(), names(game), ids));
        }
        if (choices.isEmpty()) return lines;
        if (!lines.isEmpty()) lines.add("");
        lines.add(GameGroups.title(MatrixEntry.GROUP).in(language) + " (" + MatrixEntry.GROUP + ")");
        for (var game : choices)
            lines.add(line(game.id(), language == Language.ZH ? game.chineseNames() : game.names(), ids));
        return lines;
    }

    private Collection<String> groups() {
        var present = new LinkedHashSet<>(GameGroups.ALL);
        present.retainAll(games.stream().map(CatalogueEntry::group).toList());
        return present;
    }

    private List<String> names(CatalogueEntry game) {
        return language == Language.ZH && !game.chineseNames().isEmpty() ? game.chineseNames() : game.names();
    }

    private String line(String id, List<String> names, int ids) {
        int room = columns - MARGIN.length() - ids;
        return MARGIN + TextColumns.padded(id, ids) + TextColumns.fitting(names, " | ", Math.max(room, 1));
    }
}
