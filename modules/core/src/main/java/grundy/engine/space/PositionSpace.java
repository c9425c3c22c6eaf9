package grundy.engine.space;

import grundy.rules.Position;
import java.util.List;

/// The positions of one game as ids 0, 1, 2, ..., given in the order in which they are met, with the moves of each
/// side (one side in an impartial game; Left is 0 and Right 1 in a partizan one).
///
/// Moves are asked for only of positions that are represented as themselves ({@link #isNegative}).
public interface PositionSpace {
    /// @return the number of positions with an id so far
    int size();

    /// @throws grundy.limit.LimitException if the limits allow no more positions
    /// @throws grundy.engine.words.UnfitException if the position is not one that this space can hold
    int idOf(Position position);

    /// Appends all options of a position; the same option may be appended more than once. New positions get ids.
    ///
    /// @throws grundy.limit.LimitException if the limits allow no more positions
    /// @throws grundy.engine.words.UnfitException if an option is not a position that this space can hold
    /// @throws grundy.rules.RulesException if the rules make no sense at this position
    void expand(int id, int side, OptionBuffer out);

    /// Appends all options of Left, then an entry that is no option, then all of Right: as {@link #expand} twice.
    ///
    /// @param between that entry, a negative number
    default void expandBoth(int id, int between, OptionBuffer out) {
        expand(id, 0, out);
        out.add(between);
        expand(id, 1, out);
    }

    /// @return the number of options, or of ways to reach one, whichever is faster to determine
    int mobility(int id, int side);

    /// @return whether there is any option; looks for one only
    boolean hasOption(int id, int side);

    /// @return whether the position is represented as the negative of another: the same with Left and Right
    ///     exchanged
    default boolean isNegative(int id) {
        return false;
    }

    /// Returns the id of the negative of a position; -1 if it is unknown.
    default int negative(int id) {
        return -1;
    }

    /// @return whether play is known to end from every position, whoever moves; false where that is not known
    default boolean alwaysEnds() {
        return false;
    }

    /// @return whether each move is known to use something up, so that play ends soon; false where that is
    ///     not known
    default boolean alwaysUsesUp() {
        return false;
    }

    /// Makes room for positions, before the first of them gets an id, so that they may come in any order.
    default void expect(List<Position> positions) {
        // Most spaces have room for any.
    }
}
