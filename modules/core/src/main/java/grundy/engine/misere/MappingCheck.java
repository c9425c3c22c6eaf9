package grundy.engine.misere;

import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/// Checks that a mapping of heaps to elements says who wins every sum: that no move leads from a P-element to
/// one, and that from every other sum that is not over a move leads to one.
///
/// The second asks for all sums of heaps. Of a sum Y with element y it matters only for which elements z, those of
/// other sums beside it, it is unbeaten: yz is no P-element and no move in Y leads to one. For Y + Z these are the z
/// such that zx is among those of Y, x being the element of Z, and zy among those of Z. Fewer are no worse, so that of
/// sums with the same element only those count whose sets are contained in no other one's; none are left
/// of most, and there are finitely many. The second condition holds if no sum is unbeaten beside the empty one.
final class MappingCheck {
    /// Makes memory and time run out before the machine does.
    private final int most;

    private final QuotientMapping mapping;
    private final List<HeapKind> kinds = new ArrayList<>();
    private final Map<Integer, List<WordSum>> sums = new HashMap<>();
    private int count;

    /// Heaps that count: with their element and the elements beside which they are unbeaten.
    private record HeapKind(int heap, int element, BitSet beside) {}

    private record WordSum(int[] word, int element, BitSet beside) {}

    /// @param most sums to be kept
    MappingCheck(QuotientMapping mapping, int most) {
        this.mapping = mapping;
        this.most = most;
    }

    /// @return whether the search was given up since there are too many sums
    boolean isTooLarge() {
        return count > most;
    }

    private BitSet beside(int element, BitSet options) {
        var beside = (BitSet) mapping.lostWith(element).clone();
        for (int e = options.nextSetBit(0); e >= 0; e = options.nextSetBit(e + 1)) beside.or(mapping.lostWith(e));
        beside.flip(0, mapping.quotient.order());
        return beside;
    }

    private static boolean contains(BitSet large, BitSet small) {
        for (int z = small.nextSetBit(0); z >= 0; z = small.nextSetBit(z + 1)) if (!large.get(z)) return false;
        return true;
    }

    /// Checks all sums of the heaps of the mapping.
    ///
    /// @return the least sum of which it says the wrong thing, as a word; null if there is none, or too many are to
    ///     be examined
    int @Nullable [] failure() {
        int[] least = null;
        for (int heap = 1; heap < mapping.heaps; heap++) {
            var options = mapping.options.get(heap);
            if (options.isEmpty()) continue;
            int element = mapping.images[heap];
            var wrong = movesToLost(heap, element, options);
            if (wrong != null && (least == null || Arrays.compare(wrong, least) < 0)) least = wrong;
            admit(heap, element, options);
        }
        return winsOfNone(least);
    }

    /// Adds a heap larger than all and checks the sums with it.
    ///
    /// @return whether what the mapping says is right for them
    boolean admits(int heap, int element, BitSet options) {
        if (options.intersects(mapping.conflicts(element))) return false;
        int before = kinds.size();
        var kind = admit(heap, element, options);
        if (kind == null) return true;
        var added = new ArrayList<WordSum>();
        boolean holds = false;
        try {
            holds = admits(kind, added);
            return holds;
        } finally {
            if (!holds) {
                kinds.subList(before, kinds.size()).clear();
                for (var sum : added) sums.getOrDefault(sum.element, List.of()).remove(sum);
                count -= added.size();
            }
        }
    }

    private boolean admits(HeapKind kind, List<WordSum> added) {
        var queue = new ArrayList<WordSum>();
        queue.add(new WordSum(SumWords.EMPTY, 0, all()));
        for (var some : sums.values()) queue.addAll(some);
        for (int i = 0; i < queue.size(); i++) {
            Checkpoint.step();
            var next = sum(queue.get(i), kind);
            if (next.beside.get(0)) return false;
            if (keep(next)) {
                queue.add(next);
                added.add(next);
            }
            if (isTooLarge()) return false;
        }
        return true;
    }

    private BitSet all() {
        var all = new BitSet();
        all.set(0, mapping.quotient.order());
        return all;
    }

    private @Nullable HeapKind admit(int heap, int element, BitSet options) {
        var beside = beside(element, options);
        if (beside.isEmpty()) return null;
        for (var kind : kinds) if (kind.element == element && contains(kind.beside, beside)) return null;
        var kind = new HeapKind(heap, element, beside);
        kinds.add(kind);
        return kind;
    }

    private int @Nullable [] movesToLost(int heap, int element, BitSet options) {
        int[] least = null;
        if (!options.intersects(mapping.conflicts(element))) return null;
        for (int e = options.nextSetBit(0); e >= 0; e = options.nextSetBit(e + 1)) {
            var both = (BitSet) mapping.lostWith(e).clone();
            both.and(mapping.lostWith(element));
            for (int z = both.nextSetBit(0); z >= 0; z = both.nextSetBit(z + 1)) {
                var word = SumWords.with(heap, mapping.words[z]);
                if (least == null || Arrays.compare(word, least) < 0) least = word;
            }
        }
        return least;
    }

    private int @Nullable [] winsOfNone(int @Nullable [] bound) {
        var least = bound;
        var queue = new PriorityQueue<WordSum>((a, b) -> Arrays.compare(a.word, b.word));
        queue.add(new WordSum(SumWords.EMPTY, 0, all()));
        while (!queue.isEmpty()) {
            Checkpoint.step();
            var sum = queue.remove();
            if (least != null && Arrays.compare(sum.word, least) >= 0) break;
            if (sum.word.length > 0 && !keep(sum)) continue;
            if (isTooLarge()) return null;
            int largest = sum.word.length == 0 ? 0 : sum.word[0];
            for (var kind : kinds) {
                if (kind.heap < largest) continue;
                var next = sum(sum, kind);
                if (next.beside.isEmpty()) continue;
                if (next.beside.get(0) && (least == null || Arrays.compare(next.word, least) < 0)) least = next.word;
                if (!isCovered(next)) queue.add(next);
            }
        }
        return least;
    }

    private WordSum sum(WordSum sum, HeapKind kind) {
        var quotient = mapping.quotient;
        int order = quotient.order();
        var beside = new BitSet(order);
        // Rows of the table, which lie together.
        for (int z = 0; z < order; z++)
            if (kind.beside.get(quotient.times(sum.element, z)) && sum.beside.get(quotient.times(kind.element, z)))
                beside.set(z);
        return new WordSum(
                SumWords.withLargest(kind.heap, sum.word), quotient.times(sum.element, kind.element), beside);
    }

    private boolean isCovered(WordSum sum) {
        for (var other : sums.getOrDefault(sum.element, List.of())) if (contains(other.beside, sum.beside)) return true;
        return false;
    }

    private boolean keep(WordSum sum) {
        if (sum.beside.isEmpty() || isCovered(sum)) return false;
        sums.computeIfAbsent(sum.element, _ -> new ArrayList<>()).add(sum);
        count++;
        return true;
    }

    /// @return for each element the largest sets of elements beside which a sum with it is unbeaten
    Map<Integer, List<BitSet>> largest() {
        var largest = new HashMap<Integer, List<BitSet>>();
        sums.forEach((element, some) -> {
            var remaining = new ArrayList<BitSet>();
            for (var sum : some)
                if (some.stream()
                        .noneMatch(other -> !other.beside.equals(sum.beside) && contains(other.beside, sum.beside)))
                    remaining.add(sum.beside);
            largest.put(element, remaining);
        });
        return largest;
    }
}
