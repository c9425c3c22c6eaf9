package grundy.engine.lines;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import grundy.value.Play;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The nim-values of all positions of two heaps up to a bound, where moves go along lines or take fixed amounts.
///
/// For each line through the table the values that have occurred on it are kept as bits. The value of a position is
/// the least that has occurred on none of its lines: 64 values at a time, from the greatest of the values below
/// which all have occurred on one of the lines. Rows are worked out in bands, each from left to right in tiles; a
/// tile can be worked out once the one above it is, as all moves lower a coordinate and raise none, and two threads
/// share the bands. No line meets two tiles that are worked out at the same time.
///
/// Rays, which begin beside the position, have such bits of their own, to which each position adds the nearest option.
///
/// Rows are handed over in order and not kept. Cost: for each position the spread of the values on its lines, divided
/// by 64. Space: a bit for each value and line, some rows.
public final class LineTable {
    /// The greatest coordinate.
    public static final int MOST = 30_000;

    private static final int TILE = 64;
    private static final long PAUSE_NANOS = 10_000;
    private static final int GREATEST_VALUE = Character.MAX_VALUE;

    private final LineMoves moves;
    private final int terminal;
    private final int to;
    private final Limits limits;
    private final LineValues[] values;
    private final LineValues[] seenByRays;
    private final char[][] ring;
    private final AtomicIntegerArray tilesDone;
    private final AtomicInteger bandsTold = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failed = new AtomicReference<>();

    /// Rows of the table in order.
    @FunctionalInterface
    public interface RowVisitor {
        /// @param values of the positions `(a, 0)` to `(a, to)`; the array is used again
        void row(int a, char[] values);
    }

    /// @param to the greatest of both coordinates, from 0 to {@link #MOST}
    public LineTable(LineMoves moves, Play play, int to, Limits limits) {
        if (to < 0 || to > MOST)
            throw new IllegalArgumentException("The greatest coordinate must be 0 to " + MOST + ", but is " + to);
        this.moves = moves;
        this.terminal = play == Play.NORMAL ? 0 : 1;
        this.to = to;
        this.limits = limits;
        var memory = limits.memory().grant();
        memory.take(Character.BYTES * (long) (moves.rowsBack() + 4 * TILE) * (to + 1));
        this.values = moves.lines().stream()
                .map(line -> new LineValues(line, to, memory))
                .toArray(LineValues[]::new);
        this.seenByRays = moves.rays().stream()
                .map(ray -> new LineValues(ray.line(), to, memory))
                .toArray(LineValues[]::new);
        this.ring = new char[Math.min(to + 1, moves.rowsBack() + 4 * TILE)][to + 1];
        this.tilesDone = new AtomicIntegerArray(bands());
    }

    private int bands() {
        return to / TILE + 1;
    }

    /// Works out the whole table, in this thread and, if it is worth it, another one.
    ///
    /// @throws LimitException if a value is above 65535, or the limits end the work
    public void tell(RowVisitor rows) {
        limits.threads().each(to >= 4 * TILE ? 2 : 1, 0, bands(), band -> {
            try {
                band(rows, band);
            } catch (RuntimeException | Error fault) {
                failed.compareAndSet(null, fault);
                throw fault;
            }
        });
    }

    private void band(RowVisitor rows, int band) {
        var options = new int[moves.steps().size()];
        var numbers = new int[values.length + seenByRays.length];
        int last = Math.min(to, band * TILE + TILE - 1);
        for (int tile = 0; tile < bands(); tile++) {
            limits.checkpoint("progress.rows", (long) band * TILE, to + 1);
            while (band > 0 && tilesDone.get(band - 1) <= tile) pause();
            for (int a = band * TILE; a <= last; a++)
                for (int b = tile * TILE; b <= Math.min(to, tile * TILE + TILE - 1); b++) cell(a, b, numbers, options);
            tilesDone.set(band, tile + 1);
        }
        while (bandsTold.get() < band) pause();
        for (int a = band * TILE; a <= last; a++) rows.row(a, ring[a % ring.length]);
        bandsTold.set(band + 1);
    }

    /// What the band before failed with is thrown here, too: whoever asks hears the cause, whichever thread
    /// is first.
    private void pause() {
        switch (failed.get()) {
            case null -> LockSupport.parkNanos(PAUSE_NANOS);
            case RuntimeException fault -> throw fault;
            case Error fault -> throw fault;
            case Throwable fault -> throw new AssertionError(fault);
        }
    }

    private void cell(int a, int b, int[] numbers, int[] options) {
        int least = 0;
        boolean moves = false;
        for (int i = 0; i < values.length; i++) {
            numbers[i] = values[i].number(a, b);
            least = Math.max(least, values[i].least(numbers[i]));
            moves |= !values[i].isEmpty(numbers[i]);
        }
        for (int i = 0; i < seenByRays.length; i++) {
            int number = pull(i, a, b);
            numbers[values.length + i] = number;
            if (number < 0) continue;
            least = Math.max(least, seenByRays[i].least(number));
            moves = true;
        }
        int count = options(a, b, options);
        int value = moves || count > 0 ? absent(least, numbers, options, count) : terminal;
        if (value > GREATEST_VALUE)
            throw new LimitException(Message.of("solve.values.large-value", "a", a, "b", b, "most", GREATEST_VALUE));
        for (int i = 0; i < values.length; i++) values[i].add(numbers[i], value);
        ring[a % ring.length][b] = (char) value;
    }

    /// Adds the nearest option along a ray to those that the position before on the same line has.
    ///
    /// @return the number of the line that has the options; -1 if there are none
    private int pull(int index, int a, int b) {
        var ray = moves.rays().get(index);
        int from = a - ray.first();
        int beside = b - ray.second();
        int above = from - ray.line().p();
        int left = beside - ray.line().q();
        if (above < 0 || left < 0) return -1;
        int number = seenByRays[index].number(from, beside);
        seenByRays[index].add(number, ring[above % ring.length][left]);
        return number;
    }

    /// @return the number of fixed steps that are possible; their values are put in `options`
    private int options(int a, int b, int[] options) {
        int count = 0;
        if (options.length > 0)
            for (var step : moves.steps())
                if (step.first() <= a && step.second() <= b)
                    options[count++] = ring[(a - step.first()) % ring.length][b - step.second()];
        return count;
    }

    private int absent(int least, int[] numbers, int[] options, int count) {
        long before = (1L << least) - 1;
        for (int word = least >> 6; ; word++, before = 0) {
            long present = before;
            for (int i = 0; i < values.length; i++) present |= values[i].word(numbers[i], word);
            for (int i = 0; i < seenByRays.length; i++)
                if (numbers[values.length + i] >= 0) present |= seenByRays[i].word(numbers[values.length + i], word);
            for (int i = 0; i < count; i++) if (options[i] >> 6 == word) present |= 1L << options[i];
            if (present != -1) return (word << 6) + Long.numberOfTrailingZeros(~present);
        }
    }
}
