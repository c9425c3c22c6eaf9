package grundy.rules.catalogue;

import grundy.rules.Game;
import grundy.rules.Sum.SentenceReading;
import grundy.value.Compound;
import grundy.value.Play;
import org.jspecify.annotations.Nullable;

/// Rules with the prefixes that stood before them.
///
/// @param readAs as what the user's sentence was read; null if it was in the rule language itself
public record PrefixedRules(
        Play play, Compound compound, Game game, @Nullable SentenceReading readAs) {
    /// Returns the rules as one types them.
    public String text() {
        return play.prefix() + compound.prefix() + game.text();
    }

    /// Returns the line of the rule language that a sentence was read as, or the text itself if it was one.
    ///
    /// @param text that these rules were read from
    public String line(String text) {
        return readAs == null ? text : readAs.line();
    }
}
