package grundy.web.table;

import grundy.rules.catalogue.PrefixedRules;
import java.util.List;

/// A request for a rectangular part of a table.
///
/// @param axes the coordinates, or heaps, that are examined, from 0: the first one to the right, the second one down
/// @param at the others; what stands at the axes is of no matter
/// @param x the first cell to the right
public record TileRequest(
        PrefixedRules rules, CellContent what, List<Integer> axes, List<Long> at, int x, int y, int level, int size) {
    /// The content of a table's cells.
    public enum CellContent {
        /// 0 where the player to move loses (P), 1 where he wins (N), 2 for L, 3 for R, 4 for a draw.
        OUTCOME,
        VALUE,
        REMOTENESS
    }

    /// @return the number of coordinates, or of heaps
    int dimensions() {
        return at.size();
    }

    /// @return whether it is the table of a game of two coordinates as it stands
    boolean isPlain() {
        return dimensions() == 2 && axes.equals(List.of(0, 1));
    }

    /// @return the last coordinate that is examined
    long last() {
        return ((long) Math.max(x, y) + size << level) - 1;
    }
}
