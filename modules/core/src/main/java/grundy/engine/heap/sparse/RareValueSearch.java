package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.MarkKernel.CANDIDATES;
import static grundy.engine.heap.sparse.MarkKernel.MOST_LANES;
import static grundy.engine.heap.sparse.MarkKernel.STRIDE;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Checks that every rare value smaller than those found is reached by some option.
///
/// For a group of heaps at once, pairs with common heaps are marked that have the most such values by a sample. For
/// what is left the options of a heap are looked through.
final class RareValueSearch {
    private static final int FARTHEST = 1 << 13;
    private static final int HEAPS_FOR_INDEX = 64;
    private static final int FURTHER = 1 << 9;
    private static final int BEST = 1 << 11;
    private static final int CHUNK = 1024;
    private static final double WORTH = 2e-5;

    private final TakeAndBreakRules rules;
    private final int greatest;
    private final SparseCosets cosets;
    private final MarkKernel kernel;
    private final CodeHistory history;
    private final RareHeaps rare;
    private RecentCodes recent;
    private final int lanes;
    private PairChoice choice = PairChoice.all(new MarkedPairs());
    private final byte[] mirror = new byte[RecentCodes.WINDOW];

    private final long[] sets = new long[(PairChoice.MOST_INDICES / Long.SIZE + CandidateIndices.SPARE) * STRIDE];
    private final byte[][] candidates = new byte[CANDIDATES][MOST_LANES];
    private final long[] dead = new long[CANDIDATES];
    private final int[] target = new int[MOST_LANES];

    /// For each parity of the heap and each common index, how many rare values are smaller.
    private final int[][] smaller = new int[2][PairChoice.MOST_INDICES];

    private int mirrored;

    /// Pairs that are marked, at most, and those that are marked or compared.
    private int marked;

    private int compared;

    /// The greatest distance of pairs.
    private int reach;

    /// @param length the next heap
    /// @param largest index so far
    RareValueSearch(
            TakeAndBreakRules rules,
            SparseCosets cosets,
            MarkKernel kernel,
            CodeHistory history,
            RareHeaps rare,
            long length,
            int largest) {
        this.rules = rules;
        this.greatest = rules.greatest();
        this.cosets = cosets;
        this.kernel = kernel;
        this.history = history;
        this.rare = rare;
        this.lanes = kernel.lanes();
        this.recent = new RecentCodes(history, rare, kernel, length);
        for (int parity = 0; parity < 2; parity++)
            for (int index = 0; index < PairChoice.MOST_INDICES; index++)
                smaller[parity][index] = cosets.smallerRare(index, parity);
        rank(length, largest);
    }

    /// Chooses anew which pairs are marked.
    ///
    /// @param largest index so far
    void rank(long length, int largest) {
        int farthest = Math.min(FARTHEST, HEAPS_FOR_INDEX * (largest + 1));
        int last = (int) Math.min(farthest, length / 2 - 1) - greatest;
        var pairs = new MarkedPairs();
        for (int t : rules.splits())
            for (int heap = Math.max(1, lanes - t); heap <= last; heap++)
                if (!rare.contains(heap)) pairs.add(heap + t, history.get(heap));
        reach = pairs.greatest();
        choice = new PairRanking(history, rare, length, pairs, cosets::smallerRare)
                .choose(WORTH, BEST, largest, kernel.parts());
        marked = choice.most();
        compared = Math.min(marked + (kernel.comparesFast() ? FURTHER : 0), pairs.size());
        for (; mirrored < Math.min(mirror.length, length); mirrored++)
            mirror[mirror.length - 1 - mirrored] = (byte) history.get(mirrored);
    }

    /// @param heap whose value is rare; those after it are found anew
    void addRare(long heap) {
        if (recent.holds(heap + 1)) recent.setRare(heap, history.get(heap));
        else recent = new RecentCodes(history, rare, kernel, heap + 1);
    }

    /// A heap for which a rare value is not reached, and the least such value.
    record Failure(long heap, int index) {}

    /// @return the first one, or null
    @Nullable
    Failure check(long from, long to) {
        for (long first = from; first < to; first += lanes) {
            recent.advance(first);
            int count = (int) Math.min(lanes, to - first);
            var failure = isClean(first) ? group(first, count) : singly(first, count);
            if (failure != null) return failure;
            recent.finish(first);
        }
        return null;
    }

    private boolean isClean(long first) {
        return first > 2L * reach && !rare.meets(first - reach, first);
    }

    private @Nullable Failure group(long first, int count) {
        int at = recent.place(first);
        byte[] codes = recent.codes();
        history.read(first, codes, at, count);
        Arrays.fill(recent.kinds(), at, at + count, (byte) 0);
        int most = 0;
        for (int i = 0; i < count; i++) {
            target[i] = smaller[(int) (first + i & 1)][codes[at + i] & 0xFF];
            most = Math.max(most, target[i]);
        }
        kernel.mark(recent, at, choice, most, sets);
        long some = 0;
        for (int i = 0; i < count; i++) {
            long missing = 0;
            for (int w = 0; 64 * w < most; w++) {
                sets[w * STRIDE + i] = ~sets[w * STRIDE + i] & LOWER[target[i] + 256 - 64 * w];
                missing |= sets[w * STRIDE + i];
            }
            if (missing != 0) some |= 1L << i;
        }
        if (some == 0) return null;
        for (long left = some; left != 0; left &= left - 1)
            CandidateIndices.take(candidates, Long.numberOfTrailingZeros(left), sets, 0, most);
        if (compared > marked) kernel.compare(codes, at, choice.pairs(), marked, compared, candidates, dead);
        else Arrays.fill(dead, 0);
        for (long left = some; left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            for (int k = 0; k < CANDIDATES; k++) {
                int index = candidates[k][i] & 0xFF;
                if ((dead[k] >>> i & 1) != 0) sets[(index >> 6) * STRIDE + i] &= ~(1L << index);
            }
            var failure = missing(first + i, i, most);
            if (failure != null) return failure;
        }
        return null;
    }

    /// At `256 + n` the least n bits are set.
    private static final long[] LOWER = new long[769];

    static {
        for (int n = 1; n <= 512; n++) LOWER[256 + n] = n < 64 ? (1L << n) - 1 : -1L;
    }

    private @Nullable Failure singly(long first, int count) {
        for (int i = 0; i < count; i++) {
            long heap = first + i;
            int target = cosets.smallerRare(history.get(heap), heap);
            for (int w = 0; 64 * w < PairChoice.MOST_INDICES; w++) sets[w * STRIDE] = 0;
            int at = recent.place(heap);
            var witnesses = choice.pairs();
            for (int k = 0; k < marked; k++) {
                int other = at - witnesses.distance(k);
                if (recent.kinds()[other] != 0) continue;
                int index = recent.codes()[other] & 0xFF ^ witnesses.index(k);
                if (index > 0) sets[(index >> 6) * STRIDE] |= 1L << index;
            }
            recent.set(heap, history.get(heap));
            for (int w = 0; 64 * w < target; w++) sets[w * STRIDE] = ~sets[w * STRIDE] & LOWER[target + 256 - 64 * w];
            var failure = missing(heap, 0, target);
            if (failure != null) return failure;
        }
        return null;
    }

    private @Nullable Failure missing(long heap, int lane, int most) {
        for (int w = 0; 64 * w < most; w++)
            for (long missing = sets[w * STRIDE + lane]; missing != 0; missing &= missing - 1) {
                int index = 64 * w + Long.numberOfTrailingZeros(missing);
                if (!isReached(heap, index)) return new Failure(heap, index);
            }
        return null;
    }

    /// Returns whether some option of a heap has the rare value of an index. Cost: at most half the
    /// heap for each amount.
    private boolean isReached(long heap, int index) {
        for (int t : rules.singles()) {
            long left = heap - t;
            if (left >= 1 && history.get(left) == index && rare.contains(left) != cosets.changes(t)) return true;
        }
        for (int t : rules.splits()) if (isReachedNear(heap - t, index)) return true;
        for (int t : rules.splits()) if (isReachedFar(heap - t, index)) return true;
        return false;
    }

    /// The heaps that are looked for are the first ones, up to this.
    private int lastNear(long whole) {
        int atHand = RecentCodes.WINDOW - 2 * MOST_LANES - greatest;
        return (int) Math.max(0, Math.min(mirrored - 1, Math.min(whole / 2, atHand))) & -MOST_LANES;
    }

    private boolean isReachedNear(long whole, int index) {
        int last = lastNear(whole);
        for (int done = 0; done < last; done += CHUNK)
            if (isReached(whole, index, done, Math.min(last, done + CHUNK))) return true;
        return false;
    }

    /// By heaps after `done`, up to `next`.
    private boolean isReached(long whole, int index, int done, int next) {
        int from = mirror.length - 1 - next;
        int end = from + next - done;
        int start = recent.place(whole - next);
        while (from < end) {
            int at = kernel.find(mirror, from, recent.codes(), start, end - from, (byte) index);
            if (at < 0) return false;
            from += at;
            start += at;
            if (counts(mirror.length - 1 - from, whole)) return true;
            do {
                from++;
                start++;
                boolean found = from < end && (mirror[from] ^ recent.codes()[start]) == (byte) index;
                if (found && counts(mirror.length - 1 - from, whole)) return true;
            } while ((end - from) % MOST_LANES != 0);
        }
        return false;
    }

    private boolean counts(long heap, long whole) {
        return heap >= 1
                && rare.contains(heap) == rare.contains(whole - heap)
                && !(rules.unequal() && 2 * heap == whole);
    }

    private boolean isReachedFar(long whole, int index) {
        for (long heap = Math.max(1, lastNear(whole)); 2 * heap <= whole; heap++)
            if ((history.get(heap) ^ history.get(whole - heap)) == index && counts(heap, whole)) return true;
        return false;
    }
}
