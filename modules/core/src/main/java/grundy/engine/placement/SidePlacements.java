package grundy.engine.placement;

import grundy.engine.rewrite.BitFrame;
import grundy.rules.rewrite.PlacedPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The moves of one side on a frame: sets of squares that must all be empty, of which it fills some.
final class SidePlacements {
    /// The squares where the first square of each pattern's rectangle may lie.
    private final long[] fit;

    /// Places of the squares that must be empty, from the first square of the rectangle (unit: bits).
    private final int[][] required;

    /// The squares that are filled where the rectangle lies in the first corner.
    private final long[] filled;

    private final int leastFilled;

    /// @param patterns whose squares must all be empty
    SidePlacements(List<PlacedPattern> patterns, BitFrame frame) {
        int count = patterns.size();
        this.fit = new long[count];
        this.required = new int[count][];
        this.filled = new long[count];
        for (int i = 0; i < count; i++) {
            var cells = patterns.get(i).cells();
            int top = least(cells, Comparator.comparingInt(PlacedPattern.Cell::row))
                    .row();
            int left = least(cells, Comparator.comparingInt(PlacedPattern.Cell::column))
                    .column();
            int rows = 0;
            int columns = 0;
            required[i] = new int[cells.size()];
            for (int j = 0; j < cells.size(); j++) {
                var cell = cells.get(j);
                int row = cell.row() - top;
                int column = cell.column() - left;
                rows = Math.max(rows, row + 1);
                columns = Math.max(columns, column + 1);
                required[i][j] = row * frame.stride() + column;
                if (cell.writes() && cell.unchanged() == 0) filled[i] |= 1L << required[i][j];
            }
            fit[i] = frame.fit(rows, columns);
        }
        int fewest = Long.SIZE;
        for (long squares : filled) fewest = Math.min(fewest, Long.bitCount(squares));
        this.leastFilled = fewest;
    }

    private static PlacedPattern.Cell least(List<PlacedPattern.Cell> cells, Comparator<PlacedPattern.Cell> order) {
        return cells.stream().min(order).orElseThrow();
    }

    int patterns() {
        return fit.length;
    }

    /// @param empty squares
    /// @return the places where the rectangle of a pattern may lie
    long fits(int pattern, long empty) {
        long fits = fit[pattern];
        for (int place : required[pattern]) fits &= empty >>> place;
        return fits;
    }

    /// @return the squares that a placement fills
    long filledSquares(int pattern, int at) {
        return filled[pattern] << at;
    }

    /// @return the squares of all placements that fit
    long reach(long empty) {
        long reach = 0;
        for (int pattern = 0; pattern < fit.length; pattern++) reach |= covered(pattern, fits(pattern, empty));
        return reach;
    }

    private long covered(int pattern, long fits) {
        long covered = 0;
        for (int place : required[pattern]) covered |= fits << place;
        return covered;
    }

    /// @param seeds squares
    /// @return these and the squares of all placements that fit and have one of them
    long spread(long seeds, long empty) {
        long spread = seeds;
        for (int pattern = 0; pattern < fit.length; pattern++) {
            long touching = 0;
            for (int place : required[pattern]) touching |= seeds >>> place;
            spread |= covered(pattern, touching & fits(pattern, empty));
        }
        return spread;
    }

    /// @return the number of placements that fit
    int mobility(long empty) {
        int count = 0;
        for (int pattern = 0; pattern < fit.length; pattern++) count += Long.bitCount(fits(pattern, empty));
        return count;
    }

    /// @return the fewest squares that a placement fills
    int leastFilled() {
        return leastFilled;
    }

    /// A placement: what must be empty, and what it fills.
    record Placement(long required, long filled) {}

    /// @return all placements that fit
    List<Placement> within(long empty) {
        var placements = new ArrayList<Placement>();
        for (int pattern = 0; pattern < fit.length; pattern++)
            for (long at = fits(pattern, empty); at != 0; at &= at - 1) {
                int first = Long.numberOfTrailingZeros(at);
                long squares = 0;
                for (int place : required[pattern]) squares |= 1L << first + place;
                placements.add(new Placement(squares, filledSquares(pattern, first)));
            }
        return placements;
    }
}
