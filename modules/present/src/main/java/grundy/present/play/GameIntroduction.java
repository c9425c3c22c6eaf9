package grundy.present.play;

import grundy.present.move.MoveWording;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Sum;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Collectors;

/// Introduces the games of a sum before play begins.
public record GameIntroduction(Sum sum, MoveWording words) {
    private static final int MOST_GAMES = 6;

    /// @return the first games of the sum, each with what it is about
    public List<String> games() {
        return sum.components().stream()
                .map(Component::game)
                .distinct()
                .map(this::title)
                .distinct()
                .limit(MOST_GAMES)
                .toList();
    }

    private String title(Game game) {
        return game.entry() == null ? game.text() : title(game, game.entry());
    }

    private String title(Game game, CatalogueEntry entry) {
        boolean renamed = !entry.id().equals(game.text()) && !game.text().contains("[");
        var name = (renamed ? game.text() + " = " : "") + entry.id() + parameters(game);
        return name + " — " + about(entry);
    }

    /// @return such as `[target = 30, m = 2]`
    private static String parameters(Game game) {
        if (game.parameters().isEmpty()) return "";
        return game.parameters().entrySet().stream()
                .map(parameter -> parameter.getKey() + " = "
                        + MoveWording.shorten(parameter.getValue().toString()))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    /// The catalogue's sentence is about normal play and mostly says who wins, and so it is marked in misere play.
    private String about(CatalogueEntry entry) {
        var about = words.language() == Language.ZH && !entry.chineseAbout().isEmpty()
                ? entry.chineseAbout()
                : entry.about();
        return sum.play() == Play.NORMAL
                ? about
                : Message.of("play.about-normal", "about", about).in(words.language());
    }
}
