package grundy.prove.table;

import java.util.List;

/// The values of single positions, as the engines compute them.
public interface PositionTable {
    /// The position is beyond what the engines are asked to work out.
    int UNKNOWN = -1;

    /// @param position at least 0 in every coordinate
    /// @return its nim-value (in misere play with 1 instead of 0 where there is no move), which is 0 exactly for a
    ///     P-position, or {@link #UNKNOWN}; where only outcomes are known, 1 for any other than 0
    int value(long... position);

    /// @return a bound up to which all coordinates may well be asked for
    int usual();

    /// @param to a bound for all coordinates
    /// @return all P-positions up to it; empty if there is no list as long as that, or it is not made without a
    ///     table of all positions
    default List<int[]> lostPositions(int to) {
        return List.of();
    }
}
