package grundy.engine.heap.sparse;

import java.util.Arrays;
import java.util.SplittableRandom;

/// Puts pairs in an order in which the first ones together have as many as possible of the values that matter, by a
/// sample of heaps: each next one has the most that those before it have not.
///
/// Cost: pairs times heaps of the sample.
final class PairRanking {
    private static final long SEED = 0x6EED;
    private static final int LEAST_SAMPLES = 64;
    private static final int MOST_SAMPLES = 4096;
    private static final long LEAST_LOOKS = 1 << 17;
    private static final long MOST_LOOKS = 1 << 24;
    private static final long LOOKS_FOR_HEAP = 4;

    /// The number of indices that matter for a heap.
    interface IndexBound {
        int count(int index, long heap);
    }

    private static final int[] NONE = {};

    private final MarkedPairs pairs;
    private final int[][] hits;
    private final int[] sizes;
    private int samples;

    PairRanking(CodeHistory history, RareHeaps rare, long length, MarkedPairs pairs, IndexBound below) {
        this.pairs = pairs;
        hits = new int[pairs.size()][];
        sizes = new int[pairs.size()];
        Arrays.fill(hits, NONE);
        int greatest = pairs.greatest();
        long first = Math.max(greatest + 1L, length / 2);
        if (first >= length) return;
        var random = new SplittableRandom(SEED);
        long looks = Math.clamp(LOOKS_FOR_HEAP * length, LEAST_LOOKS, MOST_LOOKS);
        samples = Math.clamp(looks / Math.max(1, hits.length), LEAST_SAMPLES, MOST_SAMPLES);
        byte[] codes = new byte[greatest];
        for (int s = 0; s < samples; s++) {
            long heap = random.nextLong(first, length);
            if (rare.contains(heap)) continue;
            int most = below.count(history.get(heap), heap);
            history.read(heap - greatest, codes, 0, greatest);
            boolean clean = !rare.meets(heap - greatest, heap);
            for (int i = 0; i < hits.length; i++) {
                int index = codes[greatest - pairs.distance(i)] & 0xFF ^ pairs.index(i);
                if (index >= most || !clean && rare.contains(heap - pairs.distance(i))) continue;
                if (sizes[i] == hits[i].length) hits[i] = Arrays.copyOf(hits[i], 2 * sizes[i] + 16);
                hits[i][sizes[i]++] = s * PairChoice.MOST_INDICES + index;
            }
        }
    }

    /// @param worth values for each heap and index that a pair has to add to be marked for the part with that index
    /// @param best how many are put in order, at most; the others follow
    /// @param largest index that matters
    /// @param parts whether different numbers of pairs may be marked for the parts
    PairChoice choose(double worth, int best, int largest, boolean parts) {
        var gains = new BestPairs(parts ? PairChoice.PART * worth * samples : largest * worth * samples, parts);
        int[] order = new int[hits.length];
        int count = 0;
        int[] next = new int[hits.length];
        int[] head = new int[samples + 1];
        Arrays.fill(head, -1);
        for (int i = hits.length - 1; i >= 0; i--) push(head, next, sizes[i], i);
        long[] covered = new long[samples * PairChoice.MOST_INDICES / Long.SIZE];
        for (int level = samples; level > 0; level--) {
            while (head[level] >= 0 && count < best) {
                int i = head[level];
                head[level] = next[i];
                int now = keepOpen(i, covered);
                if (now < level) {
                    push(head, next, now, i);
                    continue;
                }
                for (int k = 0; k < now; k++) {
                    int hit = hits[i][k];
                    covered[hit >>> 6] |= 1L << hit;
                    gains.add(hit % PairChoice.MOST_INDICES);
                }
                order[count++] = i;
                gains.next(count);
            }
        }
        for (int level = samples; level >= 0; level--)
            for (int i = head[level]; i >= 0; i = next[i]) order[count++] = i;
        var ordered = new MarkedPairs();
        for (int i : order) ordered.add(pairs.distance(i), pairs.index(i));
        return new PairChoice(ordered, gains.counts);
    }

    /// Forgets the values of a pair that others have as well.
    ///
    /// @return the number of values that are still open
    private int keepOpen(int pair, long[] covered) {
        int[] values = hits[pair];
        int left = 0;
        for (int k = 0; k < sizes[pair]; k++) {
            int hit = values[k];
            if ((covered[hit >>> 6] >>> hit & 1) == 0) values[left++] = hit;
        }
        sizes[pair] = left;
        return left;
    }

    /// The number of the first pairs that are best for each part: those whose values, less what they
    /// cost, are the most.
    private static final class BestPairs {
        final int[] counts = new int[PairChoice.PARTS];
        private final double[] most = new double[PairChoice.PARTS];
        private final long[] values = new long[PairChoice.PARTS];
        private final double cost;
        private final boolean parts;

        BestPairs(double cost, boolean parts) {
            this.cost = cost;
            this.parts = parts;
            Arrays.fill(counts, 1);
        }

        void add(int index) {
            for (int part = 0; part < PairChoice.PARTS; part++)
                if (!parts || index / PairChoice.PART == part) values[part]++;
        }

        void next(int count) {
            for (int part = 0; part < PairChoice.PARTS; part++) {
                double now = values[part] - cost * count;
                if (now <= most[part]) continue;
                most[part] = now;
                counts[part] = count;
            }
        }
    }

    private static void push(int[] head, int[] next, int level, int pair) {
        next[pair] = head[level];
        head[level] = pair;
    }
}
