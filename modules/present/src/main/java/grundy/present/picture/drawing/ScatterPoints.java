package grundy.present.picture.drawing;

import grundy.store.run.RunReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/// Plots values against heaps as points in a frame: at most a fixed number of heaps, one out of each of
/// as many equal stretches, at a place drawn at random, so that no rhythm of the sequence is mistaken
/// for its shape.
public final class ScatterPoints {
    /// The labels of the axes.
    public static final String HEAPS = "n";

    public static final String VALUES = "g(n)";

    static final int WIDTH = 960;
    static final int HEIGHT = 540;
    static final int LEFT = 70;
    static final int BOTTOM = 36;
    static final int TOP = 24;
    static final int RIGHT = 40;
    private static final long MOST_POINTS = 200_000;
    private static final int MOST_TICKS = 8;
    private static final int VERY_FEW = 1_000;
    private static final int FEW = 5_000;
    private static final int SOME = 50_000;
    private static final long SEED = 0x706C6F74;

    private final long from;
    private final long to;
    private final int largest;
    private final long points;
    private final int size;
    private final BitSet dots = new BitSet(WIDTH * HEIGHT);
    private final BitSet cold = new BitSet(WIDTH);

    private ScatterPoints(long from, long to, int largest, long points) {
        this.from = from;
        this.to = to;
        this.largest = largest;
        this.points = points;
        this.size = points <= VERY_FEW ? 4 : points <= FEW ? 3 : points <= SOME ? 2 : 1;
    }

    /// @param largest value among the heaps
    public static ScatterPoints of(RunReader values, long from, long to, int largest) throws IOException {
        long heaps = to - from + 1;
        var scatter = new ScatterPoints(from, to, largest, Math.min(heaps, MOST_POINTS));
        var random = new Random(SEED);
        long[] next = {0, scatter.place(0, heaps, random)};
        values.visit(from, to, (first, block, count) -> {
            while (next[0] < scatter.points && next[1] < first + count) {
                scatter.dot(next[1], block[(int) (next[1] - first)]);
                next[0]++;
                if (next[0] < scatter.points) next[1] = scatter.place(next[0], heaps, random);
            }
        });
        return scatter;
    }

    /// @param values of the heaps from 0 on, at least one
    /// @param largest among them
    public static ScatterPoints of(int[] values, int largest) {
        var scatter = new ScatterPoints(0, values.length - 1L, largest, Math.min(values.length, MOST_POINTS));
        var random = new Random(SEED);
        for (long point = 0; point < scatter.points; point++) {
            long heap = scatter.place(point, values.length, random);
            scatter.dot(heap, values[(int) heap]);
        }
        return scatter;
    }

    private long place(long point, long heaps, Random random) {
        return from + random.nextLong(start(point, heaps), start(point + 1, heaps));
    }

    private long start(long point, long heaps) {
        return point * (heaps / points) + point * (heaps % points) / points;
    }

    private void dot(long heap, int value) {
        if (value == 0) cold.set(x(heap));
        for (int y = 0; y < size; y++) {
            int row = (y(value) - y) * WIDTH;
            dots.set(row + x(heap), row + x(heap) + size);
        }
    }

    int x(long heap) {
        return LEFT + (int) ((double) (heap - from) / Math.max(1, to - from) * (WIDTH - LEFT - RIGHT - 1));
    }

    int y(long value) {
        return HEIGHT - BOTTOM - (int) ((double) value / Math.max(1, largest) * (HEIGHT - TOP - BOTTOM - 1)) - 1;
    }

    long points() {
        return points;
    }

    long from() {
        return from;
    }

    long to() {
        return to;
    }

    boolean isSet(int x, int y) {
        return dots.get(y * WIDTH + x);
    }

    /// @return whether a heap of value 0 is drawn there
    boolean isCold(int x) {
        return cold.get(x);
    }

    List<Long> heapTicks() {
        return ticks(from, to);
    }

    List<Long> valueTicks() {
        return ticks(0, largest);
    }

    /// @return round numbers between two bounds
    public static List<Long> ticks(long from, long to) {
        long step = 1;
        for (int i = 0; (to - from) / step > MOST_TICKS; i++) step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        var ticks = new ArrayList<Long>();
        for (long tick = (from + step - 1) / step * step; tick <= to; tick += step) ticks.add(tick);
        return ticks;
    }
}
