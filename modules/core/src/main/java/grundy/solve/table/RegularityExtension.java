package grundy.solve.table;

import grundy.answer.NimSequence;
import grundy.check.period.ObservedRegularity;
import grundy.check.period.ObservedRegularity.Broken;
import grundy.check.period.ObservedRegularity.Repeating;
import grundy.engine.heap.HeapSequence;
import grundy.limit.LimitException;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import java.util.Optional;

/// Looks beyond the last heap asked for, whether values that repeat so far go on doing so. What nothing proves may end
/// at any heap: subtract-a-factorial repeats after 25 heaps up to heap 5049.
final class RegularityExtension {
    private static final int FARTHEST = 200_000;
    private static final long MOST_STEPS = 200_000_000;

    private RegularityExtension() {}

    /// @param table of the values, in which each amount costs a step for each heap
    /// @return the same sequence, with the heap that ends the repetition if one was found
    static NimSequence withRepetitionEnd(NimSequence sequence, TakeAndBreak rules, HeapSequence table) {
        if (sequence.earlyEnd().isPresent()) return sequence;
        if (!(sequence.regularity().orElse(null) instanceof Repeating repeating)) return sequence;
        int to = farthest(rules);
        if (to <= sequence.to()) return sequence;
        try {
            return end(repeating, table.values(to))
                    .map(broken -> new NimSequence(
                            sequence.game(),
                            sequence.play(),
                            sequence.values(),
                            sequence.period(),
                            Optional.of(broken),
                            sequence.evidence(),
                            sequence.earlyEnd(),
                            sequence.sparse()))
                    .orElse(sequence);
        } catch (LimitException _) {
            return sequence;
        }
    }

    private static int farthest(TakeAndBreak rules) {
        if (rules.maySplit()) return 0;
        int to = FARTHEST;
        while (to > 0 && amounts(rules, to) * to > MOST_STEPS) to /= 2;
        return to;
    }

    private static long amounts(TakeAndBreak rules, int to) {
        return rules.terms().stream()
                .mapToLong(term ->
                        AmountSets.dependsOnHeap(term.amounts()) ? to : AmountSets.upTo(term.amounts(), to).length)
                .sum();
    }

    private static Optional<ObservedRegularity> end(Repeating repeating, int[] values) {
        int distance = Math.toIntExact(repeating.period());
        for (int heap = Math.toIntExact(repeating.lastHeap()) + 1; heap < values.length; heap++) {
            long expected = values[heap - distance] + repeating.saltus();
            if (values[heap] != expected)
                return Optional.of(new Broken(
                        repeating.preperiod(), distance, repeating.saltus(), heap - 1L, expected, values[heap]));
        }
        return Optional.empty();
    }
}
