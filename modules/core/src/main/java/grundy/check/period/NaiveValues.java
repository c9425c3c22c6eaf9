package grundy.check.period;

import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts.Ranges;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Nim-values of a take-and-break game from the definition, heap by heap: every amount, every way to leave the rest.
public final class NaiveValues implements HeapTable {
    private final TakeAndBreak rules;
    private final boolean misere;
    private final long greatestAmount;
    private final int mostParts;
    private int[] values = new int[0];
    /// `sums.get(j - 2).get(n)`: the nim-sums of j nonempty heaps of n counters in all.
    private final List<List<BitSet>> sums = new ArrayList<>();

    /// @param misere only without splitting
    /// @param greatestAmount larger amounts are left out
    public NaiveValues(TakeAndBreak rules, boolean misere, long greatestAmount) {
        this.rules = rules;
        this.misere = misere;
        this.greatestAmount = greatestAmount;
        this.mostParts = rules.terms().stream()
                .mapToInt(term -> 31 - Integer.numberOfLeadingZeros(term.parts()))
                .max()
                .orElse(0);
        for (int parts = 2; parts <= mostParts; parts++) sums.add(new ArrayList<>());
    }

    @Override
    public int of(int heap) {
        return values[heap];
    }

    @Override
    public void fill(int to) {
        values = new int[to + 1];
        sums.forEach(List::clear);
        var amounts = rules.terms().stream().map(term -> amounts(term, to)).toList();
        for (int heap = 0; heap <= to; heap++) {
            Checkpoint.step();
            for (int parts = 2; parts <= mostParts; parts++) sums.get(parts - 2).add(sumsOf(parts, heap));
            values[heap] = value(heap, amounts);
        }
    }

    private long[] amounts(Term term, int to) {
        if (AmountSets.dependsOnHeap(term.amounts()))
            throw new IllegalArgumentException(
                    "Amounts that depend on the heap have no period that a theorem here proves");
        return AmountSets.upTo(term.amounts(), Math.min(to, greatestAmount));
    }

    private int value(int heap, List<long[]> amounts) {
        var reached = new BitSet();
        for (int i = 0; i < amounts.size(); i++) {
            var term = rules.terms().get(i);
            boolean untaken = term.amounts() instanceof Ranges(var ranges)
                    && !ranges.isEmpty()
                    && ranges.getFirst().from().signum() == 0;
            if (untaken) leave(heap, term.parts() & ~3, reached);
            for (long amount : amounts.get(i)) {
                if (amount > heap) break;
                leave((int) (heap - amount), term.parts(), reached);
            }
        }
        return misere && reached.isEmpty() ? 1 : reached.nextClearBit(0);
    }

    /// Adds the values of all ways to leave `rest` counters.
    private void leave(int rest, int parts, BitSet reached) {
        if (rest == 0) {
            if ((parts & 1) != 0) reached.set(values[0]);
            return;
        }
        if ((parts & 2) != 0) reached.set(values[rest]);
        for (int count = 2; count <= mostParts; count++)
            if ((parts >> count & 1) != 0) reached.or(sums.get(count - 2).get(rest));
    }

    private BitSet sumsOf(int parts, int total) {
        var found = new BitSet();
        Checkpoint.look();
        for (int first = 1; first <= total - parts + 1; first++) {
            if (parts > 2) Checkpoint.step();
            int value = values[first];
            if (parts == 2) found.set(value ^ values[total - first]);
            else sums.get(parts - 3).get(total - first).stream().forEach(other -> found.set(value ^ other));
        }
        return found;
    }
}
