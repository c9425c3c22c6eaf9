package grundy.solve;

import grundy.rules.Game;
import grundy.rules.Rules;
import grundy.value.Play;

/// What are the values of the positions `(a, b)` with both coordinates up to `to`, and which have value 0?
///
/// @param game for which there is a table
/// @param to the last value of both coordinates, at least 0, for coins at least 1, at most {@link #largest}
public record GridQuestion(Game game, Play play, int to) implements Question<ValueGrid> {
    /// @return whether there is a table of the game's values: it has two coordinates, or is a product of games of
    ///     turning coins
    public static boolean isFor(Rules rules) {
        return Grids.areOf(rules);
    }

    /// @return the greatest coordinate of a table of the game: of the P-positions alone where that is more than
    ///     of the values
    public static int largest(Game game, Play play) {
        return Grids.largest(game, play);
    }

    /// @return the greatest coordinate of a table of the game's values
    public static int largestOfValues(Game game, Play play) {
        return Grids.largestOfValues(game, play);
    }
}
