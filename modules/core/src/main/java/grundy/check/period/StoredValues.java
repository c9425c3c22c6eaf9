package grundy.check.period;

import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.function.LongToIntFunction;
import java.util.stream.IntStream;

/// Checks nim-values that somebody else worked out, and that can be read heap by heap, from the rules alone.
///
/// @param misere only for rules that do not split
/// @param values of the heaps, at least 0
/// @param others the values again; asked for falling heaps while `values` is asked for rising ones
public record StoredValues(TakeAndBreak rules, boolean misere, LongToIntFunction values, LongToIntFunction others) {
    private static final int MOST_PARTS = 2;
    private static final BigInteger LARGEST_AMOUNT = BigInteger.valueOf(1_000_000);

    /// The bytes for each heap: its value twice, and the set of the nim-sums of two heaps with that total.
    private static final long BYTES_OF_HEAP = 128;

    /// @param values that were stored, by heap
    public StoredValues(TakeAndBreak rules, boolean misere, LongToIntFunction values) {
        this(rules, misere, values, values);
    }

    /// Cost: as {@link PeriodCheck}; some hundred bytes a heap.
    ///
    /// @return values of the heaps 0 to `to`, worked out from the definition
    public static int[] recompute(TakeAndBreak rules, boolean misere, int to) {
        try (var memory = Checkpoint.grant()) {
            memory.take(BYTES_OF_HEAP * (to + 1L));
            var table = new NaiveValues(rules, misere, Long.MAX_VALUE);
            table.fill(to);
            return IntStream.rangeClosed(0, to).map(table::of).toArray();
        }
    }

    /// Works out all heaps up to a bound again, from the definition.
    ///
    /// Cost: as {@link PeriodCheck}.
    ///
    /// @return the least heap whose value is another
    public OptionalLong firstWrong(int to) {
        var table = recompute(rules, misere, to);
        for (int heap = 0; heap <= to; heap++) if (table[heap] != values.applyAsInt(heap)) return OptionalLong.of(heap);
        return OptionalLong.empty();
    }

    /// @return whether single heaps can be checked: finitely many amounts, none large, and at most two heaps left
    public static boolean canCheckSingle(TakeAndBreak rules) {
        return rules.terms().stream()
                .allMatch(term -> term.parts() < 2 << MOST_PARTS
                        && !AmountSets.dependsOnHeap(term.amounts())
                        && AmountSets.isFinite(term.amounts())
                        && AmountSets.greatest(term.amounts())
                                        .orElse(BigInteger.ZERO)
                                        .compareTo(LARGEST_AMOUNT)
                                <= 0);
    }

    /// Works out the mex over all options of one heap, with the values of the smaller heaps as they were given.
    ///
    /// Cost: as many readings as there are options.
    ///
    /// The rules must be such that {@link #canCheckSingle} holds.
    ///
    /// @return whether the value of the heap is that mex
    public boolean holdsAt(long heap) {
        var reached = new BitSet();
        for (var term : rules.terms()) {
            if (takesNothing(term)) leave(heap, term.parts() & ~3, reached);
            for (long amount : AmountSets.upTo(term.amounts(), heap)) leave(heap - amount, term.parts(), reached);
        }
        int value = misere && reached.isEmpty() ? 1 : reached.nextClearBit(0);
        return value == values.applyAsInt(heap);
    }

    private static boolean takesNothing(Term term) {
        return term.amounts() instanceof Ranges(var ranges)
                && !ranges.isEmpty()
                && ranges.getFirst().from().signum() == 0;
    }

    private void leave(long rest, int parts, BitSet reached) {
        if (rest == 0) {
            if ((parts & 1) != 0) reached.set(values.applyAsInt(0));
            return;
        }
        if ((parts & 2) != 0) reached.set(values.applyAsInt(rest));
        if ((parts & 4) == 0) return;
        for (long part = 1; part <= rest / 2; part++)
            reached.set(values.applyAsInt(part) ^ others.applyAsInt(rest - part));
    }
}
