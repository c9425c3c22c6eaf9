package grundy.engine.heap.dense;

import java.util.Arrays;

/// Finds the least number that is no nim-sum of certain pairs of heaps: many sums are marked first, and the few that
/// are left are looked for in all pairs, four at a time, each until it is found. Not for several threads at once.
final class OpenSums {
    private static final int CHUNK = 256;
    private static final int MARK_COST = 30;

    private final PackedValues lanes;
    private int stretches;
    private int[] from = new int[8];
    private int[] at = new int[8];
    private int[] words = new int[8];
    private long[][] other = new long[8][];
    private final long[] sums = new long[PairScan.MOST];
    private final int[] sought = new int[PairScan.MOST];
    private final int[] left = new int[PairScan.MOST];
    private int count;
    private long cost;

    OpenSums(PackedValues lanes) {
        this.lanes = lanes;
    }

    /// Forgets all pairs.
    void clear() {
        stretches = 0;
        cost = 0;
    }

    /// @return a measure for the work since the pairs were forgotten
    long cost() {
        return cost;
    }

    /// Adds the pairs `(a, total - a)`, a from `least` to `most`.
    ///
    /// @param marked words of four pairs that are only marked
    /// @param marks those of pairs that are not kept are set
    void add(int total, int least, int most, int marked, byte[] marks) {
        int first = least + 3 >> 2;
        int end = most + 1 >> 2;
        if (first >= end) {
            markEach(total, least, most, marks);
            return;
        }
        markEach(total, least, 4 * first - 1, marks);
        markEach(total, 4 * end, most, marks);
        int some = Math.min(marked, end - first);
        long[] backward = lanes.backward(total);
        int offset = lanes.offset(total);
        PairScan.mark(lanes.forward(), first, backward, first + offset, some, marks);
        cost += (long) some * MARK_COST;
        for (int next = first + some; next < end; next += CHUNK)
            keep(next, next + offset, Math.min(CHUNK, end - next), backward);
    }

    private void markEach(int total, int least, int most, byte[] marks) {
        for (int a = least; a <= most; a++) marks[lanes.get(a) ^ lanes.get(total - a)] = 1;
    }

    private void keep(int first, int place, int length, long[] backward) {
        if (stretches == from.length) {
            from = Arrays.copyOf(from, 2 * stretches);
            at = Arrays.copyOf(at, 2 * stretches);
            words = Arrays.copyOf(words, 2 * stretches);
            other = Arrays.copyOf(other, 2 * stretches);
        }
        from[stretches] = first;
        at[stretches] = place;
        words[stretches] = length;
        other[stretches++] = backward;
    }

    /// @param marks what is found is set
    /// @param next numbers below are not looked at
    /// @return the least number not below `next` that is neither marked nor a sum of the pairs kept
    int least(byte[] marks, int next) {
        int least = Integer.MAX_VALUE;
        count = 0;
        for (int chunk = 0; ; chunk = chunk + 1 < stretches ? chunk + 1 : 0) {
            while (count < PairScan.MOST && next < least) {
                while (next < marks.length && marks[next] != 0) next++;
                if (next >= least) break;
                if (next == marks.length || stretches == 0) least = next;
                else seek(next++);
            }
            if (count == 0) return least;
            int found = PairScan.find(lanes.forward(), from[chunk], other[chunk], at[chunk], words[chunk], sums, count);
            cost += (long) words[chunk] * (1 + count);
            for (int k = count - 1; k >= 0; k--) {
                if ((found >> k & 1) != 0) {
                    marks[sought[k]] = 1;
                    drop(k);
                } else if (--left[k] == 0) {
                    least = Math.min(least, sought[k]);
                    drop(k);
                }
            }
            for (int k = count - 1; k >= 0; k--) if (sought[k] > least) drop(k);
        }
    }

    private void seek(int sum) {
        sought[count] = sum;
        left[count] = stretches;
        sums[count++] = PairScan.lanes(sum);
    }

    private void drop(int k) {
        count--;
        sought[k] = sought[count];
        left[k] = left[count];
        sums[k] = sums[count];
    }
}
