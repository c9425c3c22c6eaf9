package grundy.pattern;

import grundy.rules.Game;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Rules that may have the values of a table.
///
/// @param plainness how much there is to say about them
/// @param others amounts that may be taken as well
/// @param names other ways to write the same rules
record PatternCandidate(
        RuleMatch.Family family,
        Game game,
        Play play,
        RulePlainness plainness,
        List<Integer> others,
        List<String> names) {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    /// @return empty if the text is not in the language: parameters in the wrong order, for instance
    static Optional<PatternCandidate> of(RuleMatch.Family family, String rules, Play play) {
        try {
            var game = LANGUAGE.rules(Source.of(rules)).game();
            return Optional.of(new PatternCandidate(
                    family, game, play, RulePlainness.of(game, play), List.of(), new ArrayList<>()));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    PatternCandidate with(List<Integer> amounts) {
        return new PatternCandidate(family, game, play, plainness, amounts, names);
    }

    /// The common key of two ways to write the same rules.
    Object key() {
        boolean starts = game.entry() != null && game.entry().start().isPresent();
        return List.of(play, starts ? game.text() : game.rules());
    }
}
