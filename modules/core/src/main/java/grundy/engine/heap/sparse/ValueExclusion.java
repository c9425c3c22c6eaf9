package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.MarkKernel.CANDIDATES;
import static grundy.engine.heap.sparse.MarkKernel.MOST_LANES;
import static grundy.engine.heap.sparse.MarkKernel.STRIDE;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/// Finds for each heap the least common value that no rare heap excludes.
///
/// A rare heap r excludes at a heap n the value of the common heap n - t - r, moved by the value of r; so the distance
/// r + t and the index of r are all that matters.
///
/// For a group of heaps at once the pairs that exclude the most are marked; the least candidates left are compared
/// with the other pairs; pairs within the group are examined heap by heap. Where no candidate is left, and where rare
/// heaps are among the last ones, all pairs are marked for single heaps.
final class ValueExclusion {
    private static final int SLACK = 8;

    /// The code of heaps of a group before they are found.
    private static final int UNKNOWN = 0xFF;

    private static final int FEW = 64;
    private static final int BEST = 1 << 10;

    /// A rare heap (or none) and an amount, whose sum is the distance.
    private record DistanceToHeap(long distance, int index) {}

    private final TakeAndBreakRules rules;
    private final MarkKernel kernel;
    private final CodeHistory history;
    private final RareHeaps rare;
    private RecentCodes recent;
    private final int lanes;
    private final int[] changing;
    private final Set<DistanceToHeap> excluded = new HashSet<>();
    /// Those that may lie within a group, the nearest ones first.
    private final MarkedPairs near = new MarkedPairs();

    /// The number of them that do, for each lane.
    private final int[] within = new int[MOST_LANES];

    /// In a group an unknown heap excludes no index below this.
    private int mostIndices = PairChoice.MOST_INDICES;

    /// Of the pairs that are not far.
    private PairChoice choice = PairChoice.all(new MarkedPairs());

    private long[] far = {};

    /// The codes of far heaps, a group for each pair.
    private byte[] farCodes = {};

    private final MarkedPairs farPairs = new MarkedPairs();
    private int largest;

    /// No rare heap may lie so near before a group.
    private int reach;

    private final long[] sets = new long[(PairChoice.MOST_INDICES / Long.SIZE + CandidateIndices.SPARE) * STRIDE];
    private final byte[][] candidates = new byte[CANDIDATES][MOST_LANES];
    private final long[] dead = new long[CANDIDATES];
    private final long[] deadByFar = new long[CANDIDATES];
    private final byte[] marks = new byte[PairChoice.MOST_INDICES];
    private byte stamp;

    /// @param length the next heap
    /// @param largest index so far
    ValueExclusion(
            TakeAndBreakRules rules,
            SparseCosets cosets,
            MarkKernel kernel,
            CodeHistory history,
            RareHeaps rare,
            long length,
            int largest) {
        this.rules = rules;
        this.kernel = kernel;
        this.history = history;
        this.rare = rare;
        this.largest = largest;
        this.lanes = kernel.lanes();
        this.recent = new RecentCodes(history, rare, kernel, length);
        this.changing = rules.singles().stream()
                .mapToInt(t -> t)
                .filter(cosets::changes)
                .toArray();
        for (int t : rules.singles()) {
            if (cosets.changes(t)) reach = Math.max(reach, t);
            else add(t, 0);
        }
        for (int i = 0; i < rare.size(); i++) addPairs(rare.get(i));
        rank(length);
    }

    /// Chooses anew which pairs are marked.
    void rank(long length) {
        var pairs = choice.pairs();
        choice = pairs.size() <= FEW
                ? PairChoice.all(pairs)
                : new PairRanking(history, rare, length, pairs, (found, heap) -> found)
                        .choose(kernel.markThreshold(), BEST, largest + SLACK, kernel.parts());
    }

    /// @return the largest index so far
    int largest() {
        return largest;
    }

    /// @param heap whose value is rare; those after it are found anew
    void addRare(long heap) {
        if (recent.holds(heap + 1)) recent.setRare(heap, history.get(heap));
        else recent = new RecentCodes(history, rare, kernel, heap + 1);
        addPairs(heap);
    }

    private void addPairs(long rareHeap) {
        for (int t : rules.splits()) add(rareHeap + t, history.get(rareHeap));
    }

    private void add(long distance, int index) {
        if (!excluded.add(new DistanceToHeap(distance, index))) return;
        if (distance > RecentCodes.WINDOW) {
            far = Arrays.copyOf(far, far.length + 1);
            far[far.length - 1] = distance;
            farPairs.add(-lanes * farPairs.size(), index);
            farCodes = new byte[lanes * far.length];
            return;
        }
        choice.pairs().add((int) distance, index);
        reach = Math.max(reach, (int) distance);
        if (distance >= lanes) return;
        near.insert((int) distance, index);
        Arrays.setAll(within, near::countUpTo);
        mostIndices = Math.min(mostIndices, UNKNOWN ^ index);
    }

    /// Writes the indices of heaps into the history.
    ///
    /// @param most indices below it are of values that the cosets know
    /// @return the heap after the last one found, less than `to` if there are more values
    long extend(long from, long to, int most) {
        for (long first = from; first < to; first += lanes) {
            recent.advance(first);
            int count = (int) Math.min(lanes, to - first);
            int top = Math.min(most, largest + SLACK);
            int done =
                    isClean(first) && top <= mostIndices ? group(first, count, most, top) : singly(first, count, most);
            recent.finish(first);
            if (done < count) return first + done;
        }
        return to;
    }

    private boolean isClean(long first) {
        return first > reach && !rare.meets(first - reach, first);
    }

    private int singly(long first, int count, int most) {
        for (int i = 0; i < count; i++) if (!accept(first + i, exact(first + i, false), most)) return i;
        return count;
    }

    private boolean accept(long heap, int index, int most) {
        if (index >= most) return false;
        largest = Math.max(largest, index);
        recent.set(heap, index);
        history.set(heap, index);
        return true;
    }

    private int group(long first, int count, int most, int top) {
        int at = recent.place(first);
        Arrays.fill(recent.codes(), at, at + lanes, (byte) UNKNOWN);
        recent.finish(first);
        kernel.mark(recent, at, choice, top, sets);
        boolean whole = choice.least(top) == choice.pairs().size() && far.length == 0;
        if (!whole) compare(first, count, top);
        byte[] codes = recent.codes();
        for (int i = 0; i < count; i++) {
            int index = whole ? least(at + i, i, top) : candidate(at + i, i);
            if (index < 0 || index >= top) index = exact(first + i, true);
            if (index >= most) return store(first, i);
            largest = Math.max(largest, index);
            codes[at + i] = (byte) index;
        }
        return store(first, count);
    }

    private int store(long first, int count) {
        int at = recent.place(first);
        Arrays.fill(recent.kinds(), at, at + count, (byte) 0);
        history.write(first, recent.codes(), at, count);
        return count;
    }

    private boolean isExcluded(int lane, int index) {
        return (sets[(index >> 6) * STRIDE + lane] >>> index & 1) != 0;
    }

    /// Finds for each heap which of the least candidates the pairs that are not marked exclude.
    private void compare(long first, int count, int top) {
        for (int i = 0; i < count; i++) CandidateIndices.take(candidates, i, sets, -1L, top);
        var pairs = choice.pairs();
        kernel.compare(recent.codes(), recent.place(first), pairs, choice.least(top), pairs.size(), candidates, dead);
        if (far.length > 0) compareFar(first);
    }

    private void compareFar(long first) {
        boolean isClean = true;
        for (int k = 0; k < far.length; k++) {
            long other = first - far[k];
            isClean &= other >= 1 && !rare.meets(other, other + lanes);
            if (isClean) history.read(other, farCodes, k * lanes, lanes);
        }
        if (isClean) kernel.compare(farCodes, 0, farPairs, 0, farPairs.size(), candidates, deadByFar);
        else Arrays.fill(deadByFar, -1L);
        for (int k = 0; k < CANDIDATES; k++) dead[k] |= deadByFar[k];
    }

    private int candidate(int at, int lane) {
        for (int k = 0; k < CANDIDATES; k++) {
            int index = candidates[k][lane] & 0xFF;
            if ((dead[k] >>> lane & 1) == 0 && !isExcluded(lane, index) && !isExcludedWithin(at, lane, index))
                return index;
        }
        return -1;
    }

    private int least(int at, int lane, int top) {
        for (int w = 0; 64 * w < top; w++)
            for (long open = ~sets[w * STRIDE + lane]; open != 0; open &= open - 1) {
                int index = 64 * w + Long.numberOfTrailingZeros(open);
                if (!isExcludedWithin(at, lane, index)) return index;
            }
        return -1;
    }

    /// @return whether a pair with a heap of the same group excludes an index
    private boolean isExcludedWithin(int at, int lane, int index) {
        byte[] codes = recent.codes();
        int[] distances = near.distances();
        byte[] indices = near.indices();
        int count = within[lane];
        for (int k = 0; k < count; k++) if ((codes[at - distances[k]] ^ indices[k]) == (byte) index) return true;
        return false;
    }

    /// Marks what all options have.
    private int exact(long heap, boolean clean) {
        if (++stamp == 0) {
            Arrays.fill(marks, (byte) 0);
            stamp = 1;
        }
        int at = recent.place(heap);
        var pairs = choice.pairs();
        if (clean) mark(recent.codes(), at, pairs.distances(), pairs.indices(), pairs.size());
        else mark(recent.codes(), recent.kinds(), at, pairs.distances(), pairs.indices(), pairs.size());
        for (int k = 0; k < far.length; k++) {
            long other = heap - far[k];
            if (other >= 1 && !rare.contains(other)) marks[history.get(other) ^ farPairs.index(k)] = stamp;
        }
        for (int t : changing) if (rare.contains(heap - t)) marks[history.get(heap - t)] = stamp;
        int least = 0;
        while (least < marks.length && marks[least] == stamp) least++;
        return least;
    }

    private void mark(byte[] codes, int at, int[] distances, byte[] indices, int count) {
        byte[] into = marks;
        byte mark = stamp;
        for (int k = 0; k < count; k++) into[(codes[at - distances[k]] ^ indices[k]) & 0xFF] = mark;
    }

    private void mark(byte[] codes, byte[] kinds, int at, int[] distances, byte[] indices, int count) {
        for (int k = 0; k < count; k++) {
            int other = at - distances[k];
            if (kinds[other] == 0) marks[(codes[other] ^ indices[k]) & 0xFF] = stamp;
        }
    }
}
