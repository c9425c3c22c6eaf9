package grundy.engine.space;

import grundy.engine.rewrite.GraphLikenesses;
import grundy.engine.words.SearchMeter;

/// Gives one id to all regions that are the same graph: that of the first of them in a {@link
/// WordsIndex}, and where negatives are distinguished, whether it is the negative of it.
///
/// Cost: 4 bytes a region, and for each graph 19 to 30 bytes and its code: 16 to 40 bytes for up to 20 squares.
final class GraphIds {
    private static final int OWN_NEGATIVE = 1;

    private final GraphLikenesses likenesses;
    private final WordsIndex index;
    private final int length;
    private final int signs;
    private final SearchMeter meter;

    /// For each row of the index that was asked for: twice the id, plus 1 if it is its own negative.
    /// There are fewer rows than 2^29 ({@link grundy.engine.SearchForecast#MOST}).
    private int[] ids = new int[64];

    private int count;

    /// The upper half of the hash of a graph, and in the lower half its number plus 1; 0 is a free slot.
    private long[] slots = new long[128];

    /// For each graph, twice the first row, plus 1 if the code is that of its negative.
    private int[] rows = new int[64];

    /// For each graph, the place where its code begins, and the next one's.
    private int[] starts = new int[64];

    private long[] codes = new long[64];
    private int graphs;

    GraphIds(GraphLikenesses likenesses, WordsIndex index, int length, int signs, SearchMeter meter) {
        this.likenesses = likenesses;
        this.index = index;
        this.length = length;
        this.signs = signs;
        this.meter = meter;
    }

    /// @param row of the index; each is asked for first in its order
    /// @param sign 1 if the negative of the region is meant, else 0
    int idOf(int row, int sign) {
        if (row == count) {
            if (row == ids.length) ids = meter.grow(ids, row + 1);
            ids[count++] = find(row);
        }
        int found = ids[row];
        return (found & OWN_NEGATIVE) != 0 ? found >> 1 : found >> 1 ^ sign;
    }

    private int find(int row) {
        if (graphs >= slots.length / 4 * 3) slots = SequenceIndex.rehashed(slots, meter);
        long hash = likenesses.read(index.words(), row * length);
        int mask = slots.length - 1;
        int slot = (int) (hash >>> Integer.SIZE) & mask;
        for (long entry = slots[slot]; entry != 0; entry = slots[slot]) {
            if (entry >>> Integer.SIZE == hash >>> Integer.SIZE) {
                int graph = (int) entry - 1;
                if (likenesses.hasCode(codes, starts[graph], starts[graph + 1])) {
                    int first = ids[rows[graph] >> 1];
                    return (first & OWN_NEGATIVE) != 0 ? first : first ^ (rows[graph] & 1 ^ shownAs()) << 1;
                }
            }
            slot = slot + 1 & mask;
        }
        enter(row);
        slots[slot] = hash >>> Integer.SIZE << Integer.SIZE | graphs;
        return row << signs + 1 | (likenesses.isOwnNegative() ? OWN_NEGATIVE : 0);
    }

    private int shownAs() {
        return likenesses.isNegative() ? 1 : 0;
    }

    private void enter(int row) {
        int from = starts[graphs];
        int end = from + likenesses.codeLength();
        if (end > codes.length) codes = meter.grow(codes, end);
        if (graphs == rows.length) rows = meter.grow(rows, graphs + 1);
        if (graphs + 1 == starts.length) starts = meter.grow(starts, graphs + 2);
        likenesses.code(codes, from);
        rows[graphs++] = row << 1 | shownAs();
        starts[graphs] = end;
    }
}
