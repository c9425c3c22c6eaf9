package grundy.engine.heap.subtraction;

import grundy.engine.heap.DivisorBlocks;
import grundy.engine.heap.OptionValueCounts;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Nim-values of a game without splitting from the definition, heap by heap.
///
/// Long intervals of amounts are followed as windows, whose values are counted; single amounts are looked up one by
/// one. Cost: 4 bytes for each heap; time proportional to the number of single amounts and intervals for each heap.
final class SubtractionTable {
    private static final long MOST_STEPS = 1_500_000_000L;
    static final int SHORT = 8;
    /// Heaps that can be worked out with a dense set: a word takes an eighth of a step.
    static final int DENSE = 1_200_000;

    private static final long[] NONE = {};
    private static final Amounts DIVISORS = new Amounts.Named(Amounts.Name.DIVISORS);
    /// A value, and some bits of what is reached while the table is filled.
    private static final long BYTES = 8;

    private static final int ASK_EVERY = 1 << 16;

    private final TakingRules taking;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final int least;
    private final int terminal;
    private final List<AmountWindow> windows = new ArrayList<>();
    private final List<Amounts> fixed = new ArrayList<>();
    private final DivisorBlocks divisors = new DivisorBlocks();
    private boolean takesDivisors;
    private boolean takesItself;
    private @Nullable ReachedHeaps reached;
    private final OptionValueCounts present = new OptionValueCounts();
    private int[] values = new int[0];
    private int[] stamps = new int[64];
    private int length;
    private long steps;
    private long lastCheck;

    SubtractionTable(TakingRules taking, Play play, Limits limits) {
        this.taking = taking;
        this.limits = limits;
        this.memory = limits.memory().grant();
        this.least = taking.isUniform() ? 0 : 1;
        this.terminal = play == Play.NORMAL ? 0 : 1;
        var single = new ArrayList<Range>();
        sort(taking.leaving(), single);
        if (!single.isEmpty()) fixed.add(AmountSets.of(single));
    }

    private void sort(Amounts set, List<Range> single) {
        switch (set) {
            case Union(var sets) -> sets.forEach(member -> sort(member, single));
            case Ranges(var ranges) -> {
                for (var range : ranges) {
                    boolean isShort = range.to() != null
                            && range.to().subtract(range.from()).compareTo(BigInteger.valueOf(SHORT)) < 0;
                    if (isShort) single.add(range);
                    else windows.add(AmountWindow.of(range, least));
                }
            }
            case AtMostPart part -> windows.add(AmountWindow.of(part, least));
            case Amounts.Named _, Amounts.Powers _ -> {
                if (AmountSets.dependsOnHeap(set)) {
                    takesDivisors = true;
                    takesItself |= set.equals(DIVISORS);
                } else {
                    fixed.add(set);
                }
            }
        }
    }

    /// @return the number of heaps computed, 0 to length - 1
    int length() {
        return length;
    }

    /// @return the values, of which the first {@link #length} are valid
    int[] values() {
        return values;
    }

    /// Works out heaps below `count` as far as the limits allow.
    ///
    /// @return whether all of them are known now
    boolean fill(int count) {
        int end = (int) Math.min(count, limits.positions());
        if (end > length && steps < MOST_STEPS) {
            memory.hold(BYTES * end);
            values = Arrays.copyOf(values, end);
            long[] amounts = fixed.isEmpty() ? new long[0] : AmountSets.upTo(AmountSets.union(fixed), end);
            reached = ReachedHeaps.of(amounts, end);
            for (int heap = least; heap < length && reached != null; heap++) reach(heap);
            while (length < end && steps < MOST_STEPS) {
                int value = value(length, amounts);
                values[length] = value;
                if (length >= least) reach(length);
                length++;
            }
            reached = null;
        }
        return length >= count;
    }

    private void reach(int heap) {
        if (reached == null) return;
        steps += reached.cost(heap);
        if (!reached.add(heap, values[heap])) reached = null;
    }

    private int value(int heap, long[] amounts) {
        for (var window : windows) window.moveTo(heap, values, present);
        boolean terminates = !mark(heap, amounts) && present.isEmpty();
        int mex = present.absentFrom(0);
        while (mex < stamps.length && stamps[mex] == heap) mex = present.absentFrom(mex + 1);
        if (heap == 0 || terminates) mex = terminal;
        if (mex >= stamps.length) stamps = Arrays.copyOf(stamps, Math.max(2 * stamps.length, mex + 1));
        steps += 1L + 2L * windows.size();
        if (steps - lastCheck >= ASK_EVERY) {
            lastCheck = steps;
            limits.checkpoint("progress.heaps", heap);
        }
        return mex;
    }

    /// Marks the values of the options that single amounts give.
    ///
    /// @return whether there are any
    private boolean mark(int heap, long[] amounts) {
        boolean any = false;
        if (reached != null) {
            steps += reached.mark(heap, stamps);
            any = amounts[0] <= heap - least;
            amounts = NONE;
        }
        for (long amount : amounts) {
            long left = heap - amount;
            if (left < least) break;
            stamps[values[(int) left]] = heap;
            any = true;
            steps++;
        }
        if (takesDivisors) any |= markDivisors(heap);
        if (least == 1 && heap > 0 && mayEmpty(heap)) {
            stamps[values[0]] = heap;
            any = true;
        }
        return any;
    }

    private boolean mayEmpty(int heap) {
        var size = BigInteger.valueOf(heap);
        return AmountSets.contains(taking.emptying(), size, size);
    }

    private boolean markDivisors(int heap) {
        divisors.moveTo(heap);
        boolean any = false;
        for (int i = divisors.first(); i < divisors.end(); i++) {
            int left = (int) (heap - divisors.at(i));
            if (left < least || left == 0 && !takesItself) continue;
            stamps[values[left]] = heap;
            any = true;
        }
        steps += divisors.end() - divisors.first();
        return any;
    }
}
