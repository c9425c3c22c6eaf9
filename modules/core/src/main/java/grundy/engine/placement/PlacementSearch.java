package grundy.engine.placement;

import grundy.engine.words.SearchMeter;
import grundy.limit.Limits;
import java.util.Arrays;

/// Finds who wins a board on which every move fills empty squares, in normal play, where the boards of
/// all positions are part of one frame.
///
/// Regions in which one side alone can move count as whole numbers of moves that this side is ahead. A placement that
/// no placement of the other side touches is kept for later: it is as good as one move ahead, and nobody can take it
/// away. A position is won at once by moves that the other side can't hinder, or by {@link BlockBounds}.
///
/// Status: the definition, and these bounds. Cost: about a microsecond for each position looked at.
final class PlacementSearch {
    private static final int SCORE_SHIFT = 16;
    private static final int WON = -1;
    private static final int MIDDLE = 1 << 20;
    private static final int PATTERN_SHIFT = 6;
    private static final int SQUARE = (1 << PATTERN_SHIFT) - 1;
    private static final int PLACEMENT = (1 << SCORE_SHIFT) - 1;

    private final PlacementFrame frame;
    private final Limits limits;
    private final SearchMeter meter;
    private final PlacementTable table;
    private final long[][] moves;
    private long positions;
    private int depth;

    /// @param tableBits the binary logarithm of how many positions are remembered at most
    PlacementSearch(PlacementFrame frame, Limits limits, int tableBits) {
        this.frame = frame;
        this.limits = limits;
        this.meter = SearchMeter.ofTime(limits);
        this.table = new PlacementTable(meter, tableBits);
        this.moves = new long[4 * Long.SIZE][];
    }

    PlacementFrame frame() {
        return frame;
    }

    /// @return the number of positions examined
    long positions() {
        return positions;
    }

    /// @param empty squares
    /// @param mover 0 for Left, 1 for Right
    /// @param ahead how many moves the mover has besides; if negative, how many the other side has
    /// @return whether the mover wins
    /// @throws grundy.limit.LimitException if the limits end it
    boolean wins(long empty, int mover, int ahead) {
        return wins(empty, mover, ahead, false);
    }

    /// @param waited whether the other side has just waited
    private boolean wins(long empty, int mover, int ahead, boolean waited) {
        meter.tick();
        limits.visit(positions);
        positions++;
        var own = frame.placements(mover);
        var other = frame.placements(1 - mover);
        long ownReach = own.reach(empty);
        long otherReach = other.reach(empty);
        long live = frame.contested(empty, ownReach, otherReach);
        int lead = ahead;
        if (frame.countsExactly()) {
            long alone = (ownReach | otherReach) & ~live;
            if (alone != 0)
                lead += frame.counts(mover).most(alone & ownReach)
                        - frame.counts(1 - mover).most(alone & otherReach);
        } else live = ownReach | otherReach;
        if (live == 0) return lead > 0;
        ownReach &= live;
        otherReach &= live;
        var ownCounts = frame.counts(mover);
        var otherCounts = frame.counts(1 - mover);
        if (ownCounts.least(live & ~otherReach) + lead > otherCounts.most(live)) return true;
        if (otherCounts.least(live & ~ownReach) - lead >= ownCounts.most(live)) return false;
        if (waited) return moves(live, mover, lead, otherReach, true);
        int name = frame.name(live, mover);
        long key = frame.key();
        int stored = table.find(key, name);
        if (PlacementTable.isWon(stored, lead)) return true;
        if (PlacementTable.isLost(stored, lead)) return false;
        long before = positions;
        boolean won = isDecided(live, mover, lead, otherReach);
        table.put(key, name, stored, lead, won, positions - before);
        return won;
    }

    private boolean isDecided(long live, int mover, int lead, long otherReach) {
        var bounds = frame.bounds(mover);
        if (bounds != null && bounds.wins(live, lead, true)) return true;
        var against = frame.bounds(1 - mover);
        if (against != null && against.wins(live, -lead, false)) return false;
        return moves(live, mover, lead, otherReach, false);
    }

    private boolean moves(long live, int mover, int lead, long otherReach, boolean waited) {
        var own = frame.placements(mover);
        int count = gather(live, mover, lead, otherReach);
        if (count == WON) return true;
        var list = moves[depth++];
        try {
            for (int i = 0; i < count; i++) {
                int placement = (int) list[i] & PLACEMENT;
                long left = live & ~own.filledSquares(placement >> PATTERN_SHIFT, placement & SQUARE);
                if (!wins(left, 1 - mover, -lead, false)) return true;
            }
        } finally {
            depth--;
        }
        boolean canWait = lead > 0 || canWait(own, live & ~otherReach);
        if (!canWait) return false;
        return waited ? winsByWaiting(live, mover, lead, otherReach) : !wins(live, 1 - mover, 1 - lead, true);
    }

    /// Where both wait, one of the placements that nobody can take away is made.
    private boolean winsByWaiting(long live, int mover, int lead, long otherReach) {
        if (lead > 0 && !wins(live, 1 - mover, 1 - lead, true)) return true;
        var own = frame.placements(mover);
        for (int pattern = 0; pattern < own.patterns(); pattern++)
            for (long at = own.fits(pattern, live & ~otherReach); at != 0; at &= at - 1) {
                long left = live & ~own.filledSquares(pattern, Long.numberOfTrailingZeros(at));
                if (!wins(left, 1 - mover, -lead, false)) return true;
            }
        return false;
    }

    private static boolean canWait(SidePlacements own, long safe) {
        for (int pattern = 0; pattern < own.patterns(); pattern++) if (own.fits(pattern, safe) != 0) return true;
        return false;
    }

    /// Gathers the placements that the other side touches, the most promising first.
    private int gather(long live, int mover, int lead, long otherReach) {
        var own = frame.placements(mover);
        var other = frame.placements(1 - mover);
        var ownCounts = frame.counts(mover);
        var otherCounts = frame.counts(1 - mover);
        int room = own.mobility(live);
        if (moves[depth] == null || moves[depth].length < room) moves[depth] = new long[Math.max(16, room)];
        var list = moves[depth];
        long safe = live & ~otherReach;
        int count = 0;
        for (int pattern = 0; pattern < own.patterns(); pattern++)
            for (long at = own.fits(pattern, live) & ~own.fits(pattern, safe); at != 0; at &= at - 1) {
                int first = Long.numberOfTrailingZeros(at);
                long left = live & ~own.filledSquares(pattern, first);
                long ownLeft = own.reach(left);
                long otherLeft = other.reach(left);
                int most = ownCounts.most(ownLeft);
                int othersMost = otherCounts.most(otherLeft);
                int least = ownCounts.least(ownLeft & ~otherLeft);
                if (least + lead >= othersMost) return WON;
                int othersLeast = otherCounts.least(otherLeft & ~ownLeft);
                if (othersLeast - lead > most) continue;
                int score = most - othersMost + least - othersLeast;
                list[count++] = (long) (MIDDLE - score) << SCORE_SHIFT | (long) pattern << PATTERN_SHIFT | first;
            }
        Arrays.sort(list, 0, count);
        return count;
    }
}
