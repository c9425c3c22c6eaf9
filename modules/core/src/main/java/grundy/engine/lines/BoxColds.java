package grundy.engine.lines;

import grundy.check.Evidence;
import grundy.engine.DecidedPosition;
import grundy.engine.SearchForecast;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// P-positions of k heaps whose moves take any number, the same from each heap of some set of heaps, for one position:
/// those of the box below it, row by row of its last coordinate, 64 positions at a time.
///
/// A P-position takes the lines that go through it upwards; the first position of a row that is on no line taken, and
/// in misere play has a move, is the P-position of the row: the last heap alone may be lowered, so that a row has one
/// at most. Nothing of the box is kept but the lines taken.
///
/// Cost: for each row and direction a step for each 64 positions up to its P-position. Space: a bit for each line.
final class BoxColds implements DecidedPosition {
    /// The most rows.
    static final int MOST_ROWS = 1 << 23;

    private static final int ASK_EVERY = 1 << 8;

    private final BoxMoves moves;
    private final int[] top;
    private final List<Direction> directions;
    private final Play play;
    private final List<List<Position>> options = new ArrayList<>();
    private boolean cold;

    /// @param position of which {@link #fits} says yes
    BoxColds(BoxMoves moves, Tuple position, Play play, Limits limits) {
        this.moves = moves;
        this.top = moves.rowsLast(
                position.stream().mapToInt(BigInteger::intValueExact).toArray());
        SearchForecast.check(BigInteger.valueOf(rows(top)), limits.positions());
        this.play = play;
        var memory = limits.memory().grant();
        this.directions = moves.acrossRows().stream()
                .map(direction -> new Direction(direction, top, memory))
                .toList();
        work(limits);
    }

    /// @return whether the box below a position is not too large
    static boolean fits(BoxMoves moves, Tuple position) {
        if (position.stream().anyMatch(coordinate -> coordinate.bitLength() > 24)) return false;
        int[] top = moves.rowsLast(
                position.stream().mapToInt(BigInteger::intValueExact).toArray());
        return rows(top) <= MOST_ROWS;
    }

    private static long rows(int[] top) {
        return Arrays.stream(top, 0, top.length - 1)
                .mapToLong(coordinate -> coordinate + 1L)
                .reduce(1, (rows, more) -> rows > MOST_ROWS ? rows : rows * more);
    }

    private void work(Limits limits) {
        int last = top.length - 1;
        int[] at = new int[last];
        for (long row = 0; ; row++) {
            if (row % ASK_EVERY == 0) limits.checkpoint();
            for (var direction : directions) direction.enter(at);
            int found = first(at);
            if (found <= top[last]) {
                for (var direction : directions) direction.take(found);
                note(at, found);
            }
            int i = last - 1;
            while (i >= 0 && at[i] == top[i]) at[i--] = 0;
            if (i < 0) return;
            at[i]++;
        }
    }

    /// @return the P-position of a row, or more than the last coordinate of the box
    private int first(int[] at) {
        int most = top[top.length - 1];
        for (int from = isTerminal(at) ? 1 : 0; from <= most; from += Long.SIZE) {
            long taken = 0;
            for (var direction : directions) taken |= direction.word(from);
            if (taken != -1) return from + Long.numberOfTrailingZeros(~taken);
        }
        return most + 1;
    }

    /// @return whether a row begins with a position that is not lost although it has no move
    private boolean isTerminal(int[] at) {
        return play == Play.MISERE && directions.stream().allMatch(direction -> direction.isBlocked(at));
    }

    private void note(int[] at, int found) {
        int last = top.length - 1;
        int[] position = Arrays.copyOf(at, top.length);
        position[last] = found;
        if (Arrays.equals(position, top)) cold = true;
        else if (isRowOf(position) || directions.stream().anyMatch(direction -> direction.joins(position, top)))
            options.add(List.of(Tuple.of(Arrays.stream(moves.asWritten(position))
                    .mapToObj(BigInteger::valueOf)
                    .toArray(BigInteger[]::new))));
    }

    private boolean isRowOf(int[] position) {
        return Arrays.equals(position, 0, top.length - 1, top, 0, top.length - 1);
    }

    @Override
    public boolean isCold() {
        return cold;
    }

    @Override
    public CountedList<List<Position>> coldOptions() {
        return CountedList.of(options);
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Exhaustive(rows(top));
    }

    /// The lines of one direction, `(..., c)` and all that are some steps further up, and which of them are taken.
    private static final class Direction {
        private final boolean[] moves;
        private final int[] top;
        private final boolean slanted;
        private final MemoryLedger.Grant memory;
        private final int words;
        /// For each row in which lines begin, the bits of its lines; others share them.
        private final long[][] taken;

        private long[] current = new long[0];
        private int offset;

        Direction(boolean[] moves, int[] top, MemoryLedger.Grant memory) {
            this.memory = memory;
            this.moves = moves;
            this.top = top;
            this.slanted = moves[moves.length - 1];
            this.taken = new long[Math.toIntExact(rows(top))][];
            this.words = (top[top.length - 1] + (slanted ? steps(top) : 0) >> 6) + 3;
        }

        /// @return the number of steps down this way from a row
        private int steps(int[] at) {
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < top.length - 1; i++) if (moves[i]) least = Math.min(least, at[i]);
            return least;
        }

        /// Goes to the lines that meet a row.
        void enter(int[] at) {
            int steps = steps(at);
            int row = 0;
            for (int i = 0; i < top.length - 1; i++) row = row * (top[i] + 1) + at[i] - (moves[i] ? steps : 0);
            if (taken[row] == null) {
                memory.take(Long.BYTES * (long) words);
                taken[row] = new long[words];
            }
            current = taken[row];
            offset = slanted ? steps(top) - steps : 0;
        }

        void take(int last) {
            int bit = last + offset;
            current[bit >> 6] |= 1L << bit;
        }

        /// @return the lines of 64 positions of the row entered
        long word(int from) {
            int bit = from + offset;
            int word = bit >> 6;
            return current[word] >>> bit | current[word + 1] << 1 << ~bit;
        }

        boolean isBlocked(int[] at) {
            return slanted || steps(at) == 0;
        }

        boolean joins(int[] lower, int[] upper) {
            int steps = -1;
            for (int i = 0; i < moves.length; i++) {
                int difference = upper[i] - lower[i];
                if (!moves[i] && difference != 0 || moves[i] && steps >= 0 && difference != steps) return false;
                if (moves[i]) steps = difference;
            }
            return steps > 0;
        }
    }
}
