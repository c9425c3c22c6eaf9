package grundy.rules;

import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// A game of the catalogue with a score: its rules, how its positions are written and shown, and what its moves are
/// called.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface ScoredBoard<P> extends ScoredRuleset<P>, PositionNotation<P> {
    /// @return the move as it is typed: `4`, `b2`, `L3`; different for moves that differ, the same in all languages
    String code(P from, ScoredMove<P> move);

    /// Finds a move by its code.
    ///
    /// @param typed letters in any case
    default Optional<ScoredMove<P>> find(P from, String typed) {
        for (var move : moves(from)) if (code(from, move).equalsIgnoreCase(typed.strip())) return Optional.of(move);
        return Optional.empty();
    }

    /// @return the meaning of the codes of moves
    Message codes();

    /// @return the position as lines of a picture
    default List<String> picture(P position) {
        return List.of(write(position));
    }

    /// @return the sign of the player about to move, `X` or `O`, empty where the players have no signs
    default String sign(P position) {
        return "";
    }

    /// @return whether points are counted; else the game is won, lost or drawn
    default boolean countsPoints() {
        return true;
    }
}
