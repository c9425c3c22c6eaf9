package grundy.rules;

import grundy.value.Side;
import java.util.List;

/// The rules of a game: what a position may become in one move of Left, and in one of Right. This is the interface to
/// implement for a game of one's own in which the two have different moves; where they have the same ones, {@link
/// Ruleset} is shorter. Everything else (who wins, all winning moves of both sides, sums, misere play) follows from it.
///
/// Positions need `equals` and `hashCode` that tell when two are the same (records have them). A ruleset says what
/// is allowed; it never solves.
///
/// @param <P> the positions
public interface PartizanRuleset<P> {
    /// @return every position that one move of Left leads to; empty where he has none. The same position may occur
    ///     twice.
    Iterable<P> leftOptions(P position);

    /// @return every position that one move of Right leads to, likewise
    Iterable<P> rightOptions(P position);

    /// @return the options of one side
    default Iterable<P> options(P position, Side side) {
        return switch (side) {
            case LEFT -> leftOptions(position);
            case RIGHT -> rightOptions(position);
        };
    }

    /// Takes a position apart into components that do not touch each other, so that a move in the position is a
    /// move in exactly one of them. Breaking up early is what makes games on boards fast.
    ///
    /// @return the components; by default the position itself; empty for a position without moves
    default List<P> parts(P position) {
        return List.of(position);
    }
}
