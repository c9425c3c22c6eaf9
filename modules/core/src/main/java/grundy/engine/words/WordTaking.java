package grundy.engine.words;

import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import java.util.List;

/// Moves that take from a heap below 2^62 and may split it, in 64-bit arithmetic.
final class WordTaking implements LongMoves {
    private final SearchMeter meter;
    private final int[] parts;
    private final boolean[] takesNothing;
    private final LongAmounts[] amounts;
    private final long[] left = new long[3];

    /// @throws UnfitException if an amount depends on the heap in a way not done here, or its set is one rarely
    ///     asked for
    WordTaking(List<Term> terms, SearchMeter meter) {
        this.meter = meter;
        int count = terms.size();
        parts = new int[count];
        takesNothing = new boolean[count];
        amounts = new LongAmounts[count];
        for (int i = 0; i < count; i++) {
            parts[i] = terms.get(i).parts();
            amounts[i] = LongAmounts.of(terms.get(i).amounts());
            takesNothing[i] = AmountSets.allowNothing(terms.get(i).amounts());
        }
    }

    @Override
    public boolean generate(long[] position, Target target) {
        for (int i = 0; i < parts.length; i++) if (!generate(position[0], i, target)) return false;
        return true;
    }

    private boolean generate(long heap, int term, Target target) {
        if (takesNothing[term] && !canSplit(heap, parts[term], target)) return false;
        for (long amount = amounts[term].from(1); amount <= heap; amount = amounts[term].from(amount + 1)) {
            meter.tick();
            long rest = heap - amount;
            left[0] = rest;
            if ((parts[term] >> (rest == 0 ? 0 : 1) & 1) != 0 && !target.option(left, 1)) return false;
            if (!canSplit(rest, parts[term], target)) return false;
        }
        return true;
    }

    private boolean canSplit(long rest, int digit, Target target) {
        if ((digit & 4) != 0 && !inTwo(rest, target)) return false;
        return (digit & 8) == 0 || inThree(rest, target);
    }

    private boolean inTwo(long rest, Target target) {
        for (long first = 1; first <= rest / 2; first++) {
            meter.tick();
            left[0] = first;
            left[1] = rest - first;
            if (!target.option(left, 2)) return false;
        }
        return true;
    }

    private boolean inThree(long rest, Target target) {
        for (long first = 1; first <= rest / 3; first++)
            for (long second = first; second <= (rest - first) / 2; second++) {
                meter.tick();
                left[0] = first;
                left[1] = second;
                left[2] = rest - first - second;
                if (!target.option(left, 3)) return false;
            }
        return true;
    }
}
