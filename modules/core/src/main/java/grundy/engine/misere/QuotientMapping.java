package grundy.engine.misere;

import grundy.limit.Checkpoint;
import grundy.value.MisereQuotient;
import grundy.value.SplitProducts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Heaps with their elements of a monoid: what the search believes of them, and has proved where it says so.
final class QuotientMapping {
    final MisereQuotient quotient;
    /// The element of each heap, heap 0 first.
    int[] images = new int[64];

    /// For each game what its heaps can be split into.
    private final SplitProducts[] splits;

    int heaps;
    /// For each heap the elements of its options.
    final List<BitSet> options = new ArrayList<>();

    /// For each element the least sum of heaps that has it.
    int[][] words;
    /// The elements in the order of these sums.
    int[] order;
    /// Heaps that generate the monoid, ascending.
    int[] generators;
    private final @Nullable BitSet[] lostWith;
    private final @Nullable BitSet[] conflicts;

    /// @param games whose heaps are numbered through
    QuotientMapping(MisereQuotient quotient, int games) {
        this.quotient = quotient;
        int size = quotient.order();
        this.splits = new SplitProducts[games];
        for (int game = 0; game < games; game++) {
            splits[game] = new SplitProducts(quotient);
            splits[game].add(0);
        }
        this.lostWith = new BitSet[size];
        this.conflicts = new BitSet[size];
        this.words = new int[0][];
        this.order = new int[0];
        this.generators = new int[0];
    }

    /// @return the elements whose product with a is a P-element; not to be changed
    BitSet lostWith(int a) {
        var set = lostWith[a];
        if (set != null) return set;
        Checkpoint.look();
        var with = new BitSet(quotient.order());
        for (int b = 0; b < quotient.order(); b++) if (quotient.isLost(quotient.times(a, b))) with.set(b);
        lostWith[a] = with;
        return with;
    }

    /// @return the elements b with some c such that both a c and b c are P-elements, so that no move may lead from
    ///     a to b; not to be changed
    BitSet conflicts(int a) {
        var set = conflicts[a];
        if (set != null) return set;
        var all = new BitSet(quotient.order());
        var with = lostWith(a);
        for (int c = with.nextSetBit(0); c >= 0; c = with.nextSetBit(c + 1)) all.or(lostWith(c));
        conflicts[a] = all;
        return all;
    }

    void add(int element, BitSet optionElements) {
        if (heaps == images.length) images = Arrays.copyOf(images, 2 * heaps);
        if (heaps > 0) splits[(heaps - 1) % splits.length].add(element);
        images[heaps++] = element;
        options.add(optionElements);
    }

    /// @param game index of the game
    /// @param reached receives the elements of any two nonempty heaps of the game with this total
    void markSplits(int game, int counters, boolean[] reached) {
        splits[game].mark(counters, reached);
    }

    int image(int[] parts) {
        int element = 0;
        for (int heap : parts) element = quotient.times(element, images[heap]);
        return element;
    }

    /// Finds the least sum of each element.
    ///
    /// @return whether the heaps generate all
    boolean name() {
        int size = quotient.order();
        words = new int[size][];
        words[0] = SumWords.EMPTY;
        var sequence = new int[size];
        int count = 1;
        var generating = new ArrayList<Integer>();
        for (int heap = 1; heap < heaps && count < size; heap++) {
            if (words[images[heap]] != null) continue;
            generating.add(heap);
            int from = 0;
            for (int to = count; from < to; to = count) {
                for (int i = from; i < to; i++) {
                    int product = quotient.times(sequence[i], images[heap]);
                    if (words[product] != null) continue;
                    words[product] = SumWords.withLargest(heap, words[sequence[i]]);
                    sequence[count++] = product;
                }
                from = to;
            }
        }
        order = sequence;
        generators = generating.stream().mapToInt(heap -> heap).toArray();
        return count == size;
    }

    /// @return the elements of the options of the least sum of an element
    BitSet optionsOf(int element) {
        var word = words[element];
        var all = new BitSet(quotient.order());
        for (int at : SumWords.distinct(word)) {
            int rest = image(SumWords.without(at, word));
            var moves = options.get(word[at]);
            for (int e = moves.nextSetBit(0); e >= 0; e = moves.nextSetBit(e + 1)) all.set(quotient.times(rest, e));
        }
        return all;
    }
}
