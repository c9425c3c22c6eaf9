package grundy.engine.sparse;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;

/// Puts pairs in an order in which the first ones together have as many as possible of the values that matter, by a
/// sample of heaps: each next one has the most that those before it have not.
///
/// Cost: pairs times heaps of the sample.
final class Ranking {
    private static final long SEED = 0x6EED;
    private static final int LEAST_SAMPLES = 64;
    private static final int MOST_SAMPLES = 2048;
    private static final long LEAST_LOOKS = 1 << 17;
    private static final long MOST_LOOKS = 1 << 23;
    private static final long LOOKS_FOR_HEAP = 4;

    /// How many indices matter for a heap.
    interface Below {
        int count(int index, long heap);
    }

    private static final int[] NONE = {};

    private final int[][] hits;
    private int samples;

    Ranking(History history, RareHeaps rare, long length, Pairs pairs, Below below) {
        hits = new int[pairs.size()][];
        int[] sizes = new int[pairs.size()];
        Arrays.fill(hits, NONE);
        int greatest = pairs.greatest();
        long first = Math.max(greatest + 1L, length / 2);
        if (first >= length) return;
        var random = new SplittableRandom(SEED);
        long looks = Math.clamp(LOOKS_FOR_HEAP * length, LEAST_LOOKS, MOST_LOOKS);
        samples = Math.clamp(looks / Math.max(1, hits.length), LEAST_SAMPLES, MOST_SAMPLES);
        for (int s = 0; s < samples; s++) {
            long heap = random.nextLong(first, length);
            if (rare.contains(heap)) continue;
            int most = below.count(history.get(heap), heap);
            boolean clean = !rare.meets(heap - greatest, heap);
            for (int i = 0; i < hits.length; i++) {
                long other = heap - pairs.distance(i);
                int index = history.get(other) ^ pairs.index(i);
                if (index >= most || !clean && rare.contains(other)) continue;
                if (sizes[i] == hits[i].length) hits[i] = Arrays.copyOf(hits[i], 2 * sizes[i] + 16);
                hits[i][sizes[i]++] = s * SparseTable.MOST_INDICES + index;
            }
        }
        for (int i = 0; i < hits.length; i++) hits[i] = Arrays.copyOf(hits[i], sizes[i]);
    }

    /// @param worth values for each heap that a pair has to add to be among the first
    /// @param best how many are put in order, at most; the others follow
    /// @return all pairs; how many of them are among the first
    Order order(double worth, int best) {
        int[] order = new int[hits.length];
        int count = 0;
        int first = 0;
        int[] next = new int[hits.length];
        int[] head = new int[samples + 1];
        Arrays.fill(head, -1);
        for (int i = hits.length - 1; i >= 0; i--) push(head, next, hits[i].length, i);
        var covered = new BitSet(samples * SparseTable.MOST_INDICES);
        for (int level = samples; level > 0; level--) {
            while (head[level] >= 0 && count < best) {
                int i = head[level];
                head[level] = next[i];
                int now = 0;
                for (int hit : hits[i]) if (!covered.get(hit)) now++;
                if (now < level) {
                    push(head, next, now, i);
                    continue;
                }
                for (int hit : hits[i]) covered.set(hit);
                order[count++] = i;
            }
            if (level - 1 >= worth * samples) first = count;
        }
        for (int level = samples; level >= 0; level--)
            for (int i = head[level]; i >= 0; i = next[i]) order[count++] = i;
        return new Order(order, Math.max(first, 1));
    }

    /// @param pairs all of them
    /// @param first how many of them are worth to be looked at first
    record Order(int[] pairs, int first) {}

    private static void push(int[] head, int[] next, int level, int pair) {
        next[pair] = head[level];
        head[level] = pair;
    }
}
