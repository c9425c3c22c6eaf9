package grundy.engine.placement;

import grundy.engine.placement.SidePlacements.Placement;
import grundy.limit.MemoryLedger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The lines of one side: the squares of a frame that its placements join, so that none lies in two lines; and how
/// many times the side can move in them if nobody else does.
///
/// Of lines of at most {@link #MOST} squares the number is exact, by a table; else there are bounds.
final class SquareLines {
    /// The most squares of a line that has a table.
    static final int MOST = 16;

    private final SidePlacements placements;

    /// The squares of each line, in the order of their first ones; none if some line is too long.
    private final long[] lines;

    private final byte[][] counts;

    SquareLines(SidePlacements placements, long frame, MemoryLedger.Grant memory) {
        this.placements = placements;
        var all = placements.within(frame);
        this.lines = lines(all);
        this.counts = new byte[lines.length][];
        Map<List<Placement>, byte[]> cache = new HashMap<>();
        for (int i = 0; i < lines.length; i++) {
            long line = lines[i];
            counts[i] = cache.computeIfAbsent(compressed(all, line), own -> {
                memory.take(1L << Long.bitCount(line));
                return SquareLines.counts(own, Long.bitCount(line));
            });
        }
    }

    private static long[] lines(List<Placement> placements) {
        var lines = new ArrayList<Long>();
        for (var placement : placements) {
            long line = placement.required();
            for (int i = lines.size() - 1; i >= 0; i--) if ((lines.get(i) & line) != 0) line |= lines.remove(i);
            if (Long.bitCount(line) > MOST) return new long[0];
            lines.add(line);
        }
        return lines.stream()
                .sorted(Comparator.comparingInt(Long::numberOfTrailingZeros))
                .mapToLong(Long::longValue)
                .toArray();
    }

    /// @param squares of a part of the frame
    /// @return the placements within it, its squares numbered from 0 on
    static List<Placement> compressed(List<Placement> placements, long squares) {
        return placements.stream()
                .filter(placement -> (placement.required() & ~squares) == 0)
                .map(placement -> new Placement(
                        Long.compress(placement.required(), squares), Long.compress(placement.filled(), squares)))
                .sorted(Comparator.comparingLong(Placement::required).thenComparingLong(Placement::filled))
                .toList();
    }

    /// @return for each set of empty squares the number of moves of the side
    private static byte[] counts(List<Placement> placements, int squares) {
        var counts = new byte[1 << squares];
        for (int empty = 0; empty < counts.length; empty++) {
            int most = 0;
            for (var placement : placements)
                if ((placement.required() & ~(long) empty) == 0)
                    most = Math.max(most, 1 + counts[empty & ~(int) placement.filled()]);
            counts[empty] = (byte) most;
        }
        return counts;
    }

    /// @return whether each line is short, so that {@link #most} is exact
    boolean areShort() {
        return lines.length > 0 || placements.patterns() == 0;
    }

    /// @return the squares of each line; none if some are too long
    long[] lines() {
        return lines.clone();
    }

    /// @return an upper bound for the number of moves of the side within these squares if it moves alone;
    ///     exact where lines are short
    int most(long empty) {
        if (!areShort()) return Long.bitCount(placements.reach(empty)) / placements.leastFilled();
        return exactly(empty);
    }

    private int exactly(long empty) {
        int most = 0;
        for (int i = 0; i < lines.length; i++) most += counts[i][(int) Long.compress(empty, lines[i])];
        return most;
    }

    /// @return a lower bound for the moves of the side within these squares if it moves alone
    int least(long empty) {
        if (areShort()) return exactly(empty);
        int count = 0;
        long left = empty;
        for (int pattern = 0; pattern < placements.patterns(); pattern++)
            for (long at = placements.fits(pattern, left); at != 0; at = placements.fits(pattern, left)) {
                left &= ~placements.filledSquares(pattern, Long.numberOfTrailingZeros(at));
                count++;
            }
        return count;
    }
}
