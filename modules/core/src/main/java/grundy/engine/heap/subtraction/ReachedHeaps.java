package grundy.engine.heap.subtraction;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The heaps from which a heap of each value is reached, for a dense set of amounts: when a heap gets
/// its value, all amounts are added to it at once, 64 at a time.
///
/// Cost: a bit for each value and heap, and 64 for each heap; time for each heap 1/64 of the heaps beyond it.
final class ReachedHeaps {
    private static final int FEWEST_HEAPS = 1 << 12;
    private static final long MOST_WORDS = 1L << 25;
    private static final int WORDS_IN_A_STEP = 8;

    /// The amounts, moved up by 0 to 63 bits.
    private final long[][] moved = new long[Long.SIZE][];

    private final List<long[]> byValue = new ArrayList<>();
    private final int words;

    private ReachedHeaps(long[] amounts, int end) {
        this.words = (end >> 6) + 1;
        for (int by = 0; by < Long.SIZE; by++) {
            moved[by] = new long[words + 1];
            for (long amount : amounts) {
                long at = amount + by;
                if (at >> 6 < words) moved[by][(int) (at >> 6)] |= 1L << at;
            }
        }
    }

    /// @param amounts ascending, those below `end` of them all
    /// @return null where going through the amounts one by one is better
    static @Nullable ReachedHeaps of(long[] amounts, int end) {
        boolean worth = end >= FEWEST_HEAPS && amounts.length > end / Long.SIZE && (long) end <= MOST_WORDS / 2;
        return worth ? new ReachedHeaps(amounts, end) : null;
    }

    /// @return steps that adding a heap takes
    int cost(int heap) {
        return (words - (heap >> 6)) / WORDS_IN_A_STEP;
    }

    /// @return false if there are too many values
    boolean add(int heap, int value) {
        while (byValue.size() <= value) {
            if ((byValue.size() + (long) Long.SIZE + 1) * words > MOST_WORDS) return false;
            byValue.add(new long[words]);
        }
        var row = byValue.get(value);
        var amounts = moved[heap & 63];
        int from = heap >> 6;
        int count = words - from;
        for (int i = 0; i < count; i++) row[from + i] |= amounts[i];
        return true;
    }

    /// Stamps the values that are reached from a heap.
    ///
    /// @return steps taken
    int mark(int heap, int[] stamps) {
        for (int value = 0; value < byValue.size(); value++)
            if ((byValue.get(value)[heap >> 6] >>> heap & 1) != 0) stamps[value] = heap;
        return byValue.size();
    }
}
