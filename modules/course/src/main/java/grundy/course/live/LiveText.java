package grundy.course.live;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A computed text in the middle of a sentence: `count nim 3 5 7`.
///
/// @param argument the text after the verb: rules with a position, or an expression
public record LiveText(Verb verb, String argument) {
    /// The quantities that a live text can show.
    public enum Verb {
        /// The winner of a position, in words.
        WINNER,
        /// The outcome of a position: `P`, `N`, `L`, `R` or `D`.
        OUTCOME,
        /// The nim-value of a position, or its value in a game of Left and Right.
        VALUE,
        /// All winning moves of a position.
        MOVES,
        /// The number of winning moves of a position.
        COUNT,
        /// For `RULES to N`: the heaps, or the pairs in ascending order, at which the player to move
        /// loses.
        LOST,
        /// For `RULES to N`: the nim-values; with several players the losers.
        VALUES,
        /// For `RULES to N`: the length of the period that is proved from these values.
        PERIOD,
        /// The value of an expression.
        EVAL,
        /// The least number for which a question, with `?` for the number and `want P` or `want N`
        /// after it, has that outcome.
        LEAST,
        /// The number of equilibria in pure strategies of a matrix game.
        EQUILIBRIA,
        /// The value, for the first player, of a matrix game with a constant sum.
        WORTH,
        /// The closed form of a game as the catalogue states it.
        CLAIM,
        /// The title of a problem, by its key.
        PROBLEM,
        /// The number of the problem of a judge about a family of games: `POJ wythoff`.
        KEY
    }

    /// @return the question in a text; empty if it begins with no verb
    public static Optional<LiveText> of(String text) {
        int blank = text.indexOf(' ');
        if (blank < 0) return Optional.empty();
        var word = text.substring(0, blank).toUpperCase(Locale.ROOT);
        return Arrays.stream(Verb.values())
                .filter(verb -> verb.name().equals(word))
                .findFirst()
                .map(verb -> new LiveText(verb, text.substring(blank).strip()));
    }
}
