package grundy.engine.heap.dense;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.text.Message;
import java.util.Arrays;

/// The nim-sequence of a game in which a move leaves at most two heaps, from the definition.
///
/// Blocks of heaps: the pairs of heaps before the block are the greatest part of the options, and those of all heaps
/// of the block can be examined at once, in two threads. What lies within the block is added heap by heap.
///
/// For each heap the sums of some pairs are marked. Only those numbers that are then still open and could be the
/// value matter: they are looked for among all pairs, in ascending order. Their number falls as more are marked;
/// how many are marked follows the count of the work.
public final class DenseTable {
    private static final long BYTES = 20;
    private static final int BLOCK = 64;
    private static final int FIRST = 256;
    private static final int PARALLEL = 1 << 13;
    private static final int MOST_VALUE = (1 << 15) - 1;

    private final TwoHeaps rules;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final int[] splits;
    private final PackedValues lanes = new PackedValues();
    private final OpenSums[] searches = new OpenSums[BLOCK];
    private final byte[][] marks = new byte[BLOCK][];
    private final int[] open = new int[BLOCK];
    private int greatest;
    private int length;
    private int marked = 64;
    private boolean more = true;
    private double before = Double.MAX_VALUE;

    /// @param limits of which the threads and the time are heeded
    public DenseTable(TwoHeaps rules, Limits limits) {
        this.limits = limits;
        this.memory = limits.memory().grant();
        this.rules = rules;
        this.splits = rules.splits().stream().mapToInt(Integer::intValue).toArray();
        for (int i = 0; i < BLOCK; i++) searches[i] = new OpenSums(lanes);
    }

    /// @return the number of heaps computed, 0 to length - 1
    public int length() {
        return length;
    }

    /// @param heap below length
    public int value(int heap) {
        return lanes.get(heap);
    }

    /// Takes over the value of the next heap.
    void add(int value) {
        lanes.reserve(length + 1);
        lanes.set(length++, value);
        greatest = Math.max(greatest, value);
    }

    /// Works out all heaps below `to`. Cost: some options for each heap marked, and some looked at 16 at a time.
    ///
    /// @throws LimitException if a value is 2^15 or more
    public void fill(int to) {
        while (length < to) advance(to);
    }

    /// Works out some heaps more, none from `to` on.
    void advance(int to) {
        int end = Math.min(to, length + BLOCK);
        int start = length < FIRST ? 0 : length;
        memory.hold(BYTES * end);
        lanes.reserve(end);
        int numbers = Math.min(4 * Integer.highestOneBit(greatest | 1), MOST_VALUE + 1);
        for (int i = 0; i < end - length; i++) {
            if (marks[i] == null || marks[i].length != numbers) marks[i] = new byte[numbers];
            else Arrays.fill(marks[i], (byte) 0);
        }
        int first = length;
        limits.threads().each(first >= PARALLEL ? limits.threads().count() : 1, first, end, heap -> {
            limits.checkpoint();
            far(heap, heap - first, start);
        });
        while (length < end) {
            int value = near(length, length - first, start);
            if (value > MOST_VALUE)
                throw new LimitException(Message.of("limit.sequence", "to", length, "most", length - 1));
            add(value);
            if (2 * value >= numbers) break;
        }
        follow(length - first);
    }

    private void far(int heap, int lane, int start) {
        var search = searches[lane];
        search.clear();
        open[lane] = 0;
        if (start == 0) return;
        if (!rules.whole().contains(heap))
            for (int taken : splits) {
                int total = heap - taken;
                int least = Math.max(1, total - start + 1);
                int most = most(total);
                if (least <= most) search.add(total, least, most, marked / splits.length, marks[lane]);
            }
        open[lane] = search.least(marks[lane], 0);
    }

    private int most(int total) {
        return rules.unequal() ? total - 1 >> 1 : total >> 1;
    }

    private int near(int heap, int lane, int start) {
        byte[] row = marks[lane];
        if (rules.wholes().contains(heap)) row[0] = 1;
        for (int taken : rules.singles()) if (heap > taken) row[lanes.get(heap - taken)] = 1;
        if (!rules.whole().contains(heap))
            for (int taken : splits) {
                int total = heap - taken;
                int most = Math.min(total - start, most(total));
                for (int a = 1; a <= most; a++) row[lanes.get(a) ^ lanes.get(total - a)] = 1;
            }
        int least = open[lane];
        return least < row.length && row[least] != 0 ? searches[lane].least(row, least + 1) : least;
    }

    /// More or fewer marks next time, whichever made less work.
    private void follow(int heaps) {
        double work = 0;
        for (int i = 0; i < heaps; i++) work += searches[i].cost();
        work /= heaps;
        if (work > before) more = !more;
        before = work;
        marked = Math.clamp(marked + (more ? 1 : -1) * Math.max(1, marked >> 3), 16, 1 << 24);
    }
}
