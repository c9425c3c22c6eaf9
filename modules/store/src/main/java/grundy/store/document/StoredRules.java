package grundy.store.document;

import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.Optional;

/// Rules as the text by which a file names them.
public final class StoredRules {
    private StoredRules() {}

    /// @return the rules as they were written, or as the file of a game of one's own has them: in either case
    ///     they can be read without that file wherever the rule language can say them
    public static String text(Game game) {
        if (game.entry() == null) return game.text();
        boolean isKnown = read(game.text()).filter(game.rules()::equals).isPresent();
        return isKnown ? game.text() : game.entry().rules();
    }

    /// @return empty if the text is not in the rule language
    public static Optional<RuleTree> read(String text) {
        return game(text).map(Game::rules);
    }

    public static Optional<Game> game(String text) {
        try {
            return Optional.of(
                    new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game());
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    public static boolean same(String text, String otherText, RuleTree other) {
        return text.equals(otherText) || read(text).filter(other::equals).isPresent();
    }
}
