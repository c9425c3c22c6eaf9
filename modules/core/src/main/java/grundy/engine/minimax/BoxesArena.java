package grundy.engine.minimax;

import grundy.rules.scored.DotsAndBoxes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Dots and Boxes: a word with a bit for each line that is drawn. Positions that differ by a symmetry, or by which of
/// several outer lines of one box are drawn, are one.
///
/// A line that closes a box and does not touch a box with just one other line missing is drawn at once: to close it
/// later brings no more, for the other player could close it first. Only where it runs into a chain can it pay to leave
/// it (Winning Ways, chapter 16; J. Barker and R. Korf, Solving Dots-and-Boxes, AAAI 2012).
final class BoxesArena extends SearchArena<DotsAndBoxes.Lines> {
    private static final int SIDES = 4;

    private final int boxes;
    private final int lines;
    private final long[][] boxesAt;
    private final long[] outer;
    private final Symmetries symmetries;
    private long drawn;
    private int closed;

    BoxesArena(DotsAndBoxes rules) {
        this.boxes = rules.rows() * rules.columns();
        this.lines = rules.lines();
        this.boxesAt = new long[lines][0];
        for (int row = 0; row < rules.rows(); row++)
            for (int column = 0; column < rules.columns(); column++) {
                long box = rules.box(row, column);
                for (long rest = box; rest != 0; rest &= rest - 1) {
                    int line = Long.numberOfTrailingZeros(rest);
                    boxesAt[line] = Arrays.copyOf(boxesAt[line], boxesAt[line].length + 1);
                    boxesAt[line][boxesAt[line].length - 1] = box;
                }
            }
        this.outer = outer();
        this.symmetries = new Symmetries(permutations(rules));
    }

    /// @return for each box with several lines that touch no other box, these lines
    private long[] outer() {
        var sets = new ArrayList<Long>();
        for (int line = 0; line < lines; line++) {
            if (boxesAt[line].length != 1) continue;
            long own = 0;
            for (int other = 0; other < lines; other++)
                if (boxesAt[other].length == 1 && boxesAt[other][0] == boxesAt[line][0]) own |= 1L << other;
            if (Long.bitCount(own) > 1 && !sets.contains(own)) sets.add(own);
        }
        return sets.stream().mapToLong(Long::longValue).toArray();
    }

    private static List<int[]> permutations(DotsAndBoxes rules) {
        int rows = rules.rows();
        int columns = rules.columns();
        var all = new ArrayList<int[]>();
        for (int kind = 1; kind < (columns == rows ? 8 : 4); kind++) {
            var places = new int[rules.lines()];
            boolean turned = (kind & 4) != 0;
            for (int row = 0; row <= rows; row++)
                for (int column = 0; column < columns; column++) {
                    int newRow = (kind & 1) != 0 ? rows - row : row;
                    int newColumn = (kind & 2) != 0 ? columns - 1 - column : column;
                    places[rules.level(row, column)] =
                            turned ? rules.upright(newColumn, newRow) : rules.level(newRow, newColumn);
                }
            for (int row = 0; row < rows; row++)
                for (int column = 0; column <= columns; column++) {
                    int newRow = (kind & 1) != 0 ? rows - 1 - row : row;
                    int newColumn = (kind & 2) != 0 ? columns - column : column;
                    places[rules.upright(row, column)] =
                            turned ? rules.level(newColumn, newRow) : rules.upright(newRow, newColumn);
                }
            all.add(places);
        }
        return all;
    }

    @Override
    void set(DotsAndBoxes.Lines position) {
        drawn = position.drawn();
        closed = 0;
        for (int line = 0; line < lines; line++)
            for (long box : boxesAt[line])
                if ((drawn & box) == box && line == Long.numberOfTrailingZeros(box)) closed++;
    }

    @Override
    void survey() {
        upper = reach();
        lower = -upper;
    }

    @Override
    int moves(OrderedMoves into) {
        for (int line = 0; line < lines; line++) {
            if ((drawn >>> line & 1) != 0) continue;
            if (closes(line) > 0 && !runsOn(line)) {
                into.clear();
                into.add(line, 0);
                return 1;
            }
            if (!isRepeated(line)) into.add(line, promise(line));
        }
        return into.count();
    }

    private int closes(int line) {
        int count = 0;
        long after = drawn | 1L << line;
        for (long box : boxesAt[line]) if ((after & box) == box) count++;
        return count;
    }

    /// @return whether the line touches a box that would have one line missing after it
    private boolean runsOn(int line) {
        long after = drawn | 1L << line;
        for (long box : boxesAt[line]) if (Long.bitCount(after & box) == SIDES - 1) return true;
        return false;
    }

    /// @return whether an equal line with a smaller number is free
    private boolean isRepeated(int line) {
        long smaller = (1L << line) - 1 & ~drawn;
        for (long set : outer) if ((set >>> line & 1) != 0 && (set & smaller) != 0) return true;
        return false;
    }

    /// Closing a box looks best, then what gives no box away, and there lines between boxes that have few.
    private int promise(int line) {
        int closing = closes(line);
        if (closing > 0) return 200 + closing;
        if (runsOn(line)) return 0;
        int sides = 0;
        for (long box : boxesAt[line]) sides += Long.bitCount(drawn & box);
        return 100 + sides;
    }

    @Override
    long points(int move) {
        return closes(move);
    }

    @Override
    boolean play(int move) {
        int closing = closes(move);
        drawn |= 1L << move;
        closed += closing;
        return closing > 0;
    }

    @Override
    void undo(int move) {
        drawn ^= 1L << move;
        closed -= closes(move);
    }

    @Override
    long key() {
        long least = settled(drawn);
        for (int i = 0; i < symmetries.count(); i++) least = Math.min(least, settled(symmetries.image(i, drawn)));
        return least;
    }

    /// @return the lines, where of equal ones those with the smallest numbers are drawn
    private long settled(long some) {
        long settled = some;
        for (long set : outer) {
            int count = Long.bitCount(some & set);
            settled &= ~set;
            long rest = set;
            for (int i = 0; i < count; i++) {
                settled |= rest & -rest;
                rest &= rest - 1;
            }
        }
        return settled;
    }

    @Override
    long reach() {
        return (long) boxes - closed;
    }
}
