package grundy.check.period;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts.Ranges;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Pairs of normal and misere values of the heaps of a take-and-break game, by the rule for tame sums: the normal
/// value of a sum is the nim-sum, its misere value the same, but for the lowest bit where all parts have the values 0
/// and 1 or 1 and 0.
public final class NaivePairs implements HeapTable {
    private record ValuePair(int normal, int misere) {
        static final ValuePair END = new ValuePair(0, 1);

        boolean isFickle() {
            return normal + misere == 1;
        }

        boolean isTame() {
            return normal == misere || isFickle();
        }

        ValuePair plus(ValuePair other) {
            int sum = normal ^ other.normal;
            return new ValuePair(sum, isFickle() && other.isFickle() ? sum ^ 1 : sum);
        }
    }

    private final TakeAndBreak rules;
    private final int mostParts;
    private final List<ValuePair> pairs = new ArrayList<>();
    /// `sums.get(j - 1).get(n)`: the pairs of n counters as j nonempty heaps.
    private final List<List<Set<ValuePair>>> sums = new ArrayList<>();

    public NaivePairs(TakeAndBreak rules) {
        this.rules = rules;
        this.mostParts = rules.terms().stream()
                .mapToInt(term -> 31 - Integer.numberOfLeadingZeros(term.parts()))
                .max()
                .orElse(0);
        for (int parts = 1; parts <= mostParts; parts++) sums.add(new ArrayList<>());
    }

    /// @return twice the normal value, plus 1 if the misere value is another; -1 for a wild heap
    @Override
    public int of(int heap) {
        var pair = pairs.get(heap);
        return pair.isTame() ? 2 * pair.normal + (pair.isFickle() ? 1 : 0) : -1;
    }

    @Override
    public void fill(int to) {
        pairs.clear();
        sums.forEach(List::clear);
        var amounts = rules.terms().stream()
                .map(term -> AmountSets.upTo(term.amounts(), to))
                .toList();
        for (int heap = 0; heap <= to; heap++) {
            for (int parts = 2; parts <= mostParts; parts++) sums.get(parts - 1).add(sumsOf(parts, heap));
            pairs.add(pair(heap, amounts));
            if (mostParts > 0) sums.getFirst().add(heap == 0 ? Set.of() : Set.of(pairs.get(heap)));
        }
    }

    private ValuePair pair(int heap, List<long[]> amounts) {
        Set<ValuePair> options = new LinkedHashSet<>();
        for (int i = 0; i < amounts.size(); i++) {
            var term = rules.terms().get(i);
            boolean untaken = term.amounts() instanceof Ranges(var ranges)
                    && !ranges.isEmpty()
                    && ranges.getFirst().from().signum() == 0;
            if (untaken) leave(heap, term.parts() & ~3, options);
            for (long amount : amounts.get(i)) {
                if (amount > heap) break;
                leave((int) (heap - amount), term.parts(), options);
            }
        }
        if (options.isEmpty()) return ValuePair.END;
        var normals = new BitSet();
        var miseres = new BitSet();
        for (var option : options) {
            normals.set(option.normal);
            miseres.set(option.misere);
        }
        return new ValuePair(normals.nextClearBit(0), miseres.nextClearBit(0));
    }

    private void leave(int rest, int parts, Set<ValuePair> options) {
        if (rest == 0 && (parts & 1) != 0) options.add(pairs.getFirst());
        for (int count = 1; count <= mostParts; count++)
            if (rest > 0 && (parts >> count & 1) != 0)
                options.addAll(sums.get(count - 1).get(rest));
    }

    private Set<ValuePair> sumsOf(int parts, int total) {
        Set<ValuePair> found = new LinkedHashSet<>();
        for (int first = 1; first <= total - parts + 1; first++)
            for (var other : sums.get(parts - 2).get(total - first))
                found.add(pairs.get(first).plus(other));
        return found;
    }
}
