package grundy.rules;

import java.util.List;

/// The rules of an impartial game: what a position may become in one move. This is the interface to implement for a
/// game of one's own; everything else (who wins, nim-values, all winning moves, sums, misere play) follows from it.
///
/// Positions need `equals` and `hashCode` that tell when two are the same (records have them). A ruleset says what
/// is allowed; it never solves.
///
/// @param <P> the positions
@FunctionalInterface
public interface Ruleset<P> {
    /// @return every position that one move leads to; empty where the game is over. The same position may occur
    ///     twice.
    Iterable<P> options(P position);

    /// Takes a position apart into components that do not touch each other, so that a move in the position is a
    /// move in exactly one of them. Breaking up early is what makes games on boards fast.
    ///
    /// @return the components; by default the position itself; empty for a position without moves
    default List<P> parts(P position) {
        return List.of(position);
    }
}
