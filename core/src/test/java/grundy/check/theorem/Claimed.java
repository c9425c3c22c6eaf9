package grundy.check.theorem;

import grundy.rules.Prefixed;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.Claim;
import grundy.rules.language.ClaimParser;
import grundy.rules.language.RuleLanguage;

/// Theorems as claims say them, right or wrong.
public final class Claimed {
    private Claimed() {}

    public static Prefixed rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static Arithmetic in(String system) {
        return new Arithmetic(NumerationSystem.named(system).orElseThrow(), Budget.DEFAULT);
    }

    /// @param heaps how many of a game of one heap, 0 for a position of the game itself
    public static Theorem theorem(String system, String text, int heaps, String claim) {
        var read = rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), heaps);
        var arithmetic = in(system);
        try {
            var parsed =
                    ClaimParser.claim(claim, game.coordinates(), read.game().parameters());
            return new Theorem(
                    game,
                    parsed instanceof Claim.Grundy,
                    arithmetic.system(),
                    Claims.automaton(parsed, game.coordinates(), arithmetic),
                    TheoremCheck.measure(game, arithmetic).orElseThrow());
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(claim, e);
        }
    }
}
