package grundy.rules;

import java.math.BigInteger;
import java.util.List;

/// A game of the catalogue whose rules are a Java class: a {@link Ruleset} that can also read and write its
/// positions.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface Board<P> extends Ruleset<P> {
    /// Reads a position as a user writes it: `3 4` for a board of 3 rows and 4 columns, `1-2 2-3` for a graph,
    /// ...
    ///
    /// @param text what stands between the parentheses, or after the name of the game
    /// @throws PositionException (unchecked) if the text is not a position, saying what was expected
    P read(String text);

    /// Reads a position that may be a sum, where the board has a way to write one.
    ///
    /// @return the components, at least one; by default the one that {@link #read} gives
    /// @throws PositionException (unchecked) likewise
    default List<P> readAll(String text) {
        return List.of(read(text));
    }

    /// The numbers that a claim of the catalogue about this game speaks of, as `x[1]`, `x[2]`, ...: heights of
    /// the steps of a staircase, squares of the coins, ...
    ///
    /// @return the numbers; by default none
    default List<BigInteger> numbers(P position) {
        return List.of();
    }

    /// Some boards stand for a larger game, from which only those moves are kept that matter to who wins an
    /// ordinary sum in normal play.
    ///
    /// @return whether the moves here are all moves of the game
    default boolean isComplete() {
        return true;
    }

    /// Some boards fall apart only in the theory: a heap of coins among others is still a place on
    /// the board. Others fall apart before one's eyes into regions of which only the form matters.
    ///
    /// @return whether a move is told as the whole position that it leaves, so that moves count as different
    ///     wherever these positions are; else it is told as the parts that it leaves, in any order
    default boolean staysWhole() {
        return false;
    }

    /// @return the position in one line, such that {@link #read} gives it back
    String write(P position);
}
