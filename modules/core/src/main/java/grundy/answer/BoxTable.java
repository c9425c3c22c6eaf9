package grundy.answer;

import grundy.check.Evidence;
import grundy.rules.Game;
import grundy.value.Play;
import java.util.List;

/// The outcomes of all positions of a box, and their nim-values if these were found. A position is
/// identified by its coordinates.
public non-sealed interface BoxTable extends Answer {
    /// Receives positions one by one.
    @FunctionalInterface
    interface Visitor {
        /// @param coordinates the array is used again
        /// @param value the nim-value; of who wins alone 0 at a lost position
        void position(long[] coordinates, int value);
    }

    /// @return the game whose positions these are
    Game game();

    /// @return the kind of play
    Play play();

    /// @return the greatest value of each coordinate
    List<Integer> last();

    /// @return whether nim-values were wanted
    boolean hasValues();

    /// @return the names of the coordinates
    List<String> coordinates();

    /// @return the number of positions
    long size();

    /// @return the number of positions that are lost for the player to move
    long lostCount();

    /// Visits all positions, or where no values were wanted the lost ones, the last coordinate changing fastest.
    void visit(Visitor visitor);

    /// @param most how many at most
    /// @return the first lost positions in the order of their coordinates
    List<List<Long>> firstLost(int most);

    /// @return every position was examined
    @Override
    Evidence evidence();
}
