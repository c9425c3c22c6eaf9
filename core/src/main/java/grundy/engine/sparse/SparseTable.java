package grundy.engine.sparse;

import static grundy.engine.sparse.RowCover.BLOCK;
import static grundy.engine.sparse.RowCover.WORDS;

import grundy.engine.LimitException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The nim-sequence of a game with a sparse space, block by block.
///
/// For each block: the least common value that no rare heap excludes is found for each heap (two common heaps have a
/// rare value together, so that only rare heaps exclude common values); then every smaller rare value is looked for
/// among the options until it is found. One that is not found anywhere is the value of a rare heap, and the rest of
/// the block is done again. So all values are exact, whatever the subspace; only the speed depends on it.
final class SparseTable {
    private static final int LEAST_WINDOW = 1 << 15;
    private static final int SLACK = 8;
    /// As many as a byte holds.
    static final int MOST_INDICES = 256;
    private static final int MOST_WITNESSES = 400;

    /// A rare heap (or none) and an amount: what lies at that distance, moved by the index, is excluded.
    private record Distance(long heaps, int index) {}

    private final TwoWay rules;
    private Cosets cosets;
    private final History history;
    private final RareHeaps rare;
    private final Set<Distance> distances = new HashSet<>();
    private final List<Distance> far = new ArrayList<>();
    private final int[] splits;
    private final int[] changing;
    private int[] nearBy = new int[0];
    private int[] nearIndex = new int[0];
    private Rows rows;
    private RowCover.Steps[] excluding;
    private RowCover.Steps[] witnesses;
    private int largest;
    private long length;

    private final long[][] open = new long[MOST_INDICES][WORDS];
    private final long[][] sets = new long[MOST_INDICES / 64][BLOCK];
    private final int[] found = new int[BLOCK];
    private final long[] square = new long[64];

    /// @param history with the codes of the heaps below `length`, which are right
    /// @param rare the rare ones of them
    SparseTable(TwoWay rules, Cosets cosets, History history, RareHeaps rare, long length) {
        this.rules = rules;
        this.cosets = cosets;
        this.history = history;
        this.rare = rare;
        this.length = length;
        this.splits = rules.splits().stream().mapToInt(t -> t).toArray();
        this.changing = rules.singles().stream()
                .mapToInt(t -> t)
                .filter(cosets::changes)
                .toArray();
        int most = 1;
        for (long n = 0; n < length; n++) {
            int index = history.get(n);
            most = Math.max(most, index);
            if (!rare.contains(n)) largest = Math.max(largest, index);
        }
        build(2 * Integer.highestOneBit(most));
    }

    long length() {
        return length;
    }

    Cosets cosets() {
        return cosets;
    }

    /// Rows and lists for so many indices.
    private void build(int count) {
        if (count > MOST_INDICES) throw new LimitException(Message.of("sparse.values", "most", 2 * MOST_INDICES));
        long first = length & -64;
        rows = new Rows(count, LEAST_WINDOW, first);
        for (long n = Math.max(1, rows.base()); n < length; n++) if (!rare.contains(n)) rows.set(history.get(n), n);
        distances.clear();
        far.clear();
        nearBy = new int[0];
        nearIndex = new int[0];
        excluding = new RowCover.Steps[count];
        for (int c = 0; c < count; c++) excluding[c] = new RowCover.Steps(new int[64], new int[64], 0);
        for (int t : rules.singles()) if (!cosets.changes(t)) exclude(t, 0);
        for (int i = 0; i < rare.size(); i++) exclude(rare.get(i));
        witnesses = witnesses(count);
    }

    private void exclude(long rareHeap) {
        int index = history.get(rareHeap);
        for (int t : splits) exclude(rareHeap + t, index);
    }

    private void exclude(long distance, int index) {
        var added = new Distance(distance, index);
        if (!distances.add(added)) return;
        if (distance > rows.window()) {
            far.add(added);
            return;
        }
        int heaps = (int) distance;
        for (int c = 0; c < rows.count(); c++)
            excluding[c] = plus(excluding[c], rows.place(c ^ index, heaps), Rows.shift(heaps));
        if (heaps < BLOCK) {
            nearBy = Arrays.copyOf(nearBy, nearBy.length + 1);
            nearIndex = Arrays.copyOf(nearIndex, nearIndex.length + 1);
            nearBy[nearBy.length - 1] = heaps;
            nearIndex[nearIndex.length - 1] = index;
        }
    }

    private static RowCover.Steps plus(RowCover.Steps steps, int place, int shift) {
        int count = steps.count();
        int[] places = steps.place();
        int[] shifts = steps.shift();
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
            shifts = Arrays.copyOf(shifts, 2 * count);
        }
        places[count] = place;
        shifts[count] = shift;
        return new RowCover.Steps(places, shifts, count + 1);
    }

    /// For each index common heaps to be left beside another, the other being of a frequent value.
    private RowCover.Steps[] witnesses(int count) {
        int[] frequency = new int[count];
        for (long n = length / 2; n < length; n++) if (!rare.contains(n)) frequency[history.get(n)]++;
        int last = (int) Math.min(rows.window(), length / 2 - rules.greatest() - 1);
        var all = new RowCover.Steps[count];
        var heaps = new ArrayList<Integer>();
        for (int a = 1; a <= last - rules.greatest(); a++) if (!rare.contains(a)) heaps.add(a);
        for (int w = 0; w < count; w++) {
            int wanted = w;
            var best = new ArrayList<>(heaps);
            best.sort(
                    (a, b) -> Integer.compare(frequency[history.get(b) ^ wanted], frequency[history.get(a) ^ wanted]));
            var steps = new RowCover.Steps(new int[64], new int[64], 0);
            for (int a : best.subList(0, Math.min(best.size(), MOST_WITNESSES)))
                for (int t : splits) steps = plus(steps, rows.place(history.get(a) ^ w, a + t), Rows.shift(a + t));
            all[w] = steps;
        }
        return all;
    }

    /// Works out at least all heaps below `to`.
    void extend(long to) {
        while (length < to) {
            history.reserve(length + 2L * BLOCK);
            block(length & -64, (int) (length & 63));
        }
    }

    /// Goes on with a period that is proved.
    void repeat(long period, long to) {
        history.reserve(to);
        for (long heap = length; heap < to; heap++) {
            history.set(heap, history.get(heap - period));
            if (heap - period <= rare.last() && rare.contains(heap - period)) rare.add(heap);
        }
        length = Math.max(length, to);
    }

    private void block(long first, int start) {
        rows.advance(first);
        if (!resolve(first, start)) return;
        for (int i = start; i < BLOCK; i++) rows.set(found[i], first + i);
        long failure = verify(first, start);
        if (failure < 0) {
            length = first + BLOCK;
            return;
        }
        int lane = (int) (failure >>> 16);
        int value = (int) (failure & 0xFFFF);
        for (int i = lane; i < BLOCK; i++) rows.clear(found[i], first + i);
        history.set(first + lane, value);
        length = first + lane + 1;
        rare.add(first + lane);
        exclude(first + lane);
    }

    /// Finds the least common value not excluded, for each heap of the block.
    ///
    /// @return false if there are more values than rows; the block is to be done again
    private boolean resolve(long first, int start) {
        int top = Math.min(rows.count(), largest + SLACK);
        int words = top + 63 >> 6;
        int at = rows.place(first);
        for (int c = 0; c < top; c++) {
            fromLane(open[c], start);
            RowCover.reduce(rows.bits(), at, excluding[c], open[c]);
        }
        for (int c = top; c < 64 * words; c++) Arrays.fill(open[c], 0);
        toLanes(words);
        excludeFar(first, start);
        excludeChanging(first, start);
        for (int i = start; i < BLOCK; i++) {
            int least = least(words, i);
            if (least < 0) {
                if (top < rows.count()) {
                    largest += SLACK;
                } else {
                    cosets = cosets.with(2 * rows.count());
                    build(2 * rows.count());
                }
                return false;
            }
            largest = Math.max(largest, least);
            found[i] = least;
            history.set(first + i, least);
            for (int k = 0; k < nearBy.length; k++) {
                int lane = i + nearBy[k];
                int index = least ^ nearIndex[k];
                if (lane < BLOCK) sets[index >> 6][lane] &= ~(1L << index);
            }
        }
        return true;
    }

    private int least(int words, int lane) {
        for (int w = 0; w < words; w++) {
            long set = sets[w][lane];
            if (set != 0) return 64 * w + Long.numberOfTrailingZeros(set);
        }
        return -1;
    }

    private static void fromLane(long[] bits, int start) {
        bits[0] = -1L << start;
        for (int i = 1; i < WORDS; i++) bits[i] = -1L;
    }

    /// Sets of heaps for each index become sets of indices for each heap.
    private void toLanes(int words) {
        for (int w = 0; w < words; w++)
            for (int b = 0; b < WORDS; b++) {
                for (int c = 0; c < 64; c++) square[c] = open[64 * w + c][b];
                BitMatrix.transpose(square);
                System.arraycopy(square, 0, sets[w], 64 * b, 64);
            }
    }

    private void excludeFar(long first, int start) {
        for (var distance : far)
            for (int i = start; i < BLOCK; i++) {
                long other = first + i - distance.heaps;
                if (other >= 1 && !rare.contains(other)) {
                    int index = history.get(other) ^ distance.index;
                    sets[index >> 6][i] &= ~(1L << index);
                }
            }
    }

    /// Amounts that leave a rare heap as a common one.
    private void excludeChanging(long first, int start) {
        for (int t : changing)
            if (rare.meets(first + start - t, first + BLOCK))
                for (int i = start; i < BLOCK; i++)
                    if (rare.contains(first + i - t)) {
                        int index = history.get(first + i - t);
                        sets[index >> 6][i] &= ~(1L << index);
                    }
    }

    /// Looks for all rare values below those found.
    ///
    /// @return -1, or a lane and the rare value that it has, in the low 16 bits
    private long verify(long first, int start) {
        int most = 0;
        for (int i = start; i < BLOCK; i++) most = Math.max(most, cosets.smallerRare(found[i], first + i));
        int words = most + 63 >> 6;
        for (int w = 0; w < words; w++)
            for (int b = 0; b < WORDS; b++) {
                for (int j = 0; j < 64; j++) {
                    int lane = 64 * b + j;
                    int count = lane < start ? 0 : cosets.smallerRare(found[lane], first + lane) - 64 * w;
                    square[j] = count <= 0 ? 0 : count >= 64 ? -1L : (1L << count) - 1;
                }
                BitMatrix.transpose(square);
                for (int c = 0; c < 64; c++) open[64 * w + c][b] = square[c];
            }
        int at = rows.place(first);
        long failure = Long.MAX_VALUE;
        for (int w = 0; w < most; w++) {
            if (!RowCover.reduce(rows.bits(), at, witnesses[w], open[w])) continue;
            for (int b = 0; b < WORDS; b++)
                for (long left = open[w][b]; left != 0; left &= left - 1) {
                    int lane = 64 * b + Long.numberOfTrailingZeros(left);
                    long key = (long) lane << 16 | w;
                    if (key < failure && !isReached(first + lane, w)) failure = key;
                }
        }
        return failure == Long.MAX_VALUE ? -1 : failure;
    }

    /// Whether some option of a heap has the rare value of an index. Cost: at most half the heap for each amount.
    private boolean isReached(long heap, int index) {
        for (int t : rules.singles()) {
            long left = heap - t;
            if (left >= 1 && history.get(left) == index && rare.contains(left) != cosets.changes(t)) return true;
        }
        for (int t : splits) {
            long whole = heap - t;
            for (long a = 1; 2 * a <= whole; a++)
                if ((history.get(a) ^ history.get(whole - a)) == index
                        && rare.contains(a) == rare.contains(whole - a)
                        && !(rules.unequal() && 2 * a == whole)) return true;
        }
        return false;
    }
}
