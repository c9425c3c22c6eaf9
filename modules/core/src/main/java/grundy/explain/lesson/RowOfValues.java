package grundy.explain.lesson;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// Nim-values of the heaps 0, 1, 2, ... straight from the definition, for showing; not fast.
///
/// In misere play the value is the mex as well, but 1 where there is no option; then for games that do not split
/// only.
///
/// @param values by the size of the heap
record RowOfValues(RuleTree rules, Play play, List<Integer> values) {
    static final int MOST_HEAPS = 200;
    private static final int MOST_OPTIONS = 60_000;

    /// @return the values of the heaps from 0 to `to`, or empty if that would take too long to be worth it
    static Optional<RowOfValues> of(RuleTree.TakeAndBreak rules, Play play, long to) {
        boolean splits = rules.maySplit();
        if (to >= MOST_HEAPS || splits && play == Play.MISERE) return Optional.empty();
        var row = new RowOfValues(rules, play, new ArrayList<>());
        int budget = MOST_OPTIONS;
        for (int heap = 0; heap <= to; heap++) {
            var reached = new BitSet();
            boolean any = false;
            for (var option : RuleOptions.of(rules, Tuple.of(heap))) {
                if (--budget < 0) return Optional.empty();
                reached.set(row.value(option));
                any = true;
            }
            row.values.add(any || play == Play.NORMAL ? reached.nextClearBit(0) : 1);
        }
        return Optional.of(row);
    }

    /// @return whether a heap is small enough for a row to be shown up to it
    static boolean isShort(BigInteger heap) {
        return heap.bitLength() < 31 && heap.intValueExact() < MOST_HEAPS;
    }

    int value(int heap) {
        return values.get(heap);
    }

    /// @return the nim-sum of the values of an option's heaps
    int value(List<Position> option) {
        int sum = 0;
        for (var heap : option) sum ^= values.get(((Tuple) heap).get(0).intValueExact());
        return sum;
    }

    List<List<Position>> options(int heap) {
        return RuleOptions.distinct(rules, Tuple.of(heap));
    }
}
