package grundy.rules.words;

import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.text.Message;
import java.util.Optional;

/// Games that people ask for and that are not known here, with the reason and the game that is nearest.
///
/// @param name as it was written
/// @param reason why such games are not known
/// @param nearest id of the nearest game that is
public record UnsupportedGame(String name, Message reason, String nearest) {
    /// Looks for such a game at the beginning of a text.
    public static Optional<UnsupportedGame> of(Source source) {
        var tokens = WordLexer.tokens(source);
        return new PhraseParser(tokens, new GameNames(NamedGames.NONE))
                .ways("known elsewhere", 0).stream().findFirst().map(way -> {
                    var parts = way.meaning().split(" ");
                    var name = source.text()
                            .substring(0, tokens.get(way.end() - 1).end())
                            .strip();
                    return new UnsupportedGame(name, reason(parts[0]), parts[1]);
                });
    }

    private static Message reason(String word) {
        return switch (word) {
            case "connection" -> Message.of("syntax.elsewhere.connection");
            case "territory" -> Message.of("syntax.elsewhere.territory");
            case "capture" -> Message.of("syntax.elsewhere.capture");
            case "hunt" -> Message.of("syntax.elsewhere.hunt");
            case "rows" -> Message.of("syntax.elsewhere.rows");
            case "drawing" -> Message.of("syntax.elsewhere.drawing");
            case "sowing" -> Message.of("syntax.elsewhere.sowing");
            case "chance" -> Message.of("syntax.elsewhere.chance");
            case "adding" -> Message.of("syntax.elsewhere.adding");
            case "hidden" -> Message.of("syntax.elsewhere.hidden");
            default -> throw new AssertionError("The tables know no reason " + word);
        };
    }
}
