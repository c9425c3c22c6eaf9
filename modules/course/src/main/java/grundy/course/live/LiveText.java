package grundy.course.live;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Something that is worked out in the middle of a sentence: `count nim 3 5 7`.
///
/// @param argument what stands behind the verb: rules with a position, or an expression
public record LiveText(Verb verb, String argument) {
    /// What is wanted.
    public enum Verb {
        /// Of rules and a position: who wins, in words.
        WINNER,
        /// Of the same: `P`, `N`, `L`, `R` or `D`.
        OUTCOME,
        /// Of the same: the nim-value, or the value of a game of Left and Right.
        VALUE,
        /// Of the same: all winning moves.
        MOVES,
        /// Of the same: how many winning moves there are.
        COUNT,
        /// Of `RULES to N`: the heaps, or the pairs in ascending order, at which the player to move loses.
        LOST,
        /// Of the same: the nim-values; with several players who loses.
        VALUES,
        /// Of the same: the length of the period that is proved from so many values.
        PERIOD,
        /// Of an expression of values: what it comes to.
        EVAL,
        /// Of a question with `?` for a number and `want P` or `want N` behind it: the least number that does.
        LEAST,
        /// Of a matrix game: how many equilibria in pure strategies it has.
        EQUILIBRIA,
        /// Of a matrix game with a constant sum: its value for the first player.
        WORTH,
        /// Of the name of a game: its closed form as the catalogue states it.
        CLAIM,
        /// Of a problem's key: its title.
        PROBLEM,
        /// Of a judge and a family of games, `POJ wythoff`: the number of the problem.
        KEY
    }

    /// @return what a text asks for; empty if it begins with no verb
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
