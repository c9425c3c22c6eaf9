package grundy.engine.placement;

import grundy.engine.placement.SidePlacements.Placement;
import java.util.List;

/// The values of all sets of empty squares of a block for one side, as numbers: four for each set, in
/// 64ths.
///
/// Of a game G, whose floor is the greatest multiple f of 1/64 with G >= f, and its ceiling the least c with G <= c:
/// G is the simplest number between the greatest floor of the side's options and the least ceiling of the other's, if
/// there is a multiple of 1/64 between them, else its floor is just below the latter and its ceiling just above the
/// former, since nobody has to move in a number (Conway 1976, number avoidance). All this is exact on multiples of
/// 1/64.
///
/// Cost: 6 bytes and all placements for each set of squares.
final class BlockTable {
    /// The units for a number.
    static final int UNIT = 64;

    /// Kept for each set of squares.
    static final int BYTES = 6;

    /// The side cannot move.
    static final short NO_MOVE = -30_000;

    /// The other side cannot move.
    static final short NO_REPLY = 30_000;

    private final short[] floors;
    private final short[] firsts;
    private final short[] replies;

    /// @param own placements of the side, on squares numbered from 0 on
    /// @param others those of the other side
    BlockTable(List<Placement> own, List<Placement> others, int squares) {
        int size = 1 << squares;
        this.floors = new short[size];
        this.firsts = new short[size];
        this.replies = new short[size];
        var ceilings = new short[size];
        int[] ownRequired = required(own);
        int[] ownFilled = filledSquares(own);
        int[] othersRequired = required(others);
        int[] othersFilled = filledSquares(others);
        for (int empty = 0; empty < size; empty++) {
            int low = NO_MOVE;
            for (int i = 0; i < ownRequired.length; i++)
                if ((ownRequired[i] & ~empty) == 0) low = Math.max(low, floors[empty & ~ownFilled[i]]);
            int high = NO_REPLY;
            int reply = NO_REPLY;
            for (int i = 0; i < othersRequired.length; i++) {
                if ((othersRequired[i] & ~empty) != 0) continue;
                int left = empty & ~othersFilled[i];
                high = Math.min(high, ceilings[left]);
                reply = Math.min(reply, floors[left]);
            }
            boolean isNumber = low + 1 < high;
            int number = isNumber ? simplest(low, high) : 0;
            floors[empty] = (short) (isNumber ? number : high - 1);
            ceilings[empty] = (short) (isNumber ? number : low + 1);
            firsts[empty] = (short) low;
            replies[empty] = (short) reply;
        }
    }

    private static int[] required(List<Placement> placements) {
        return placements.stream()
                .mapToInt(placement -> (int) placement.required())
                .toArray();
    }

    private static int[] filledSquares(List<Placement> placements) {
        return placements.stream()
                .mapToInt(placement -> (int) placement.filled())
                .toArray();
    }

    /// @return the simplest number between two, of which at least one multiple of 1/64 lies there
    static int simplest(int low, int high) {
        if (low < 0 && high > 0) return 0;
        if (low < 0) return -simplest(-high, -low);
        int step = UNIT;
        while ((low / step + 1) * step >= high) step /= 2;
        return (low / step + 1) * step;
    }

    /// @return a number that the block is at least
    int floor(int empty) {
        return floors[empty];
    }

    /// @return a number that the block is at least after the side's best move; {@link #NO_MOVE} if it has none
    int first(int empty) {
        return firsts[empty];
    }

    /// @return a number that the block is at least after any move of the other side; {@link #NO_REPLY} if
    ///     it has none
    int reply(int empty) {
        return replies[empty];
    }
}
