package grundy.rules;

import java.math.BigInteger;
import java.util.List;

/// The notation of a game's positions, apart from its rules.
///
/// @param <P> the positions
public interface PositionNotation<P> {
    /// Reads a position as a user writes it: `3 4` for a board of 3 rows and 4 columns, `1-2 2-3` for a graph,
    /// ...
    ///
    /// @param text what stands between the parentheses, or after the name of the game; blank for the position that
    ///     the game begins with, where there is one
    /// @throws PositionException (unchecked) if the text is not a position, saying what was expected
    P read(String text);

    /// Reads a position that may be a sum, where there is a way to write one.
    ///
    /// @return the components, at least one; by default the one that {@link #read} gives
    /// @throws PositionException (unchecked) likewise
    default List<P> readAll(String text) {
        return List.of(read(text));
    }

    /// @return the position in one line, such that {@link #read} gives it back
    String write(P position);

    /// The numbers that a claim of the catalogue about this game speaks of, as `x[1]`, `x[2]`, ...: heights of
    /// the steps of a staircase, squares of the coins, ...
    ///
    /// @return the numbers; by default none
    default List<BigInteger> numbers(P position) {
        return List.of();
    }
}
