package grundy.engine.heap.breaking;

import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Codes of heaps from the definition, heap by heap.
///
/// For each number of counters the set of codes of its breakings into 2, 3, ... heaps is worked out when it is first
/// asked for. Cost: with two heaps n/2 steps for heap n; with d heaps, n/d steps for each number of heaps and 64 codes;
/// and one for each amount, number of heaps and 64 codes.
final class BreakingTable {
    static final long MOST_STEPS = 2_000_000_000L;
    private static final int ASK_EVERY = 1 << 18;
    private static final int NEVER = Integer.MAX_VALUE;

    private final BreakingRules breaks;
    private final HeapAlgebra algebra;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final List<Reach> reaches = new ArrayList<>();
    /// `sums.get(j - 2).get(n)`: the codes of n counters as j nonempty heaps.
    private final List<List<@Nullable CodeSet>> sums = new ArrayList<>();
    /// The distance below a heap at which its options' largest sums lie, or {@link #NEVER}.
    private final int window;

    private final CodeSet options = new CodeSet();
    private final ShiftedSets shifted = new ShiftedSets();
    private int[] codes = new int[0];
    private int length;
    private int greatest;
    private int wild = NEVER;
    private long steps;
    private long words;

    BreakingTable(BreakingRules breaks, HeapAlgebra algebra, Limits limits) {
        this.breaks = breaks;
        this.algebra = algebra;
        this.limits = limits;
        this.memory = limits.memory().grant();
        this.window = breaks.isFinite() ? clamped(breaks.greatest()) : NEVER;
        for (int parts = 2; parts <= breaks.most(); parts++) sums.add(new ArrayList<>());
        for (var term : breaks.terms()) {
            if (!(term.amounts() instanceof Ranges(var ranges))) reaches.add(new Listed(term));
            else
                for (var range : ranges)
                    reaches.add(
                            range.to() == null
                                    ? new Endless(clamped(range.from()), term.parts())
                                    : new Interval(range, term.parts()));
        }
    }

    /// Part of the moves: what they leave.
    private sealed interface Reach {
        void addOptions(int heap);
    }

    private final class Interval implements Reach {
        private final int from;
        private final int to;
        private final int parts;

        Interval(Range range, int parts) {
            this.from = clamped(range.from());
            this.to = range.to() == null ? NEVER : clamped(range.to());
            this.parts = parts;
        }

        @Override
        public void addOptions(int heap) {
            for (int amount = from; amount <= Math.min(to, heap); amount++) addRest(options, heap - amount, parts);
        }
    }

    /// The options of a heap are those of the heap before and one more rest.
    private final class Endless implements Reach {
        private final int from;
        private final int parts;
        private final CodeSet reached = new CodeSet();

        Endless(int from, int parts) {
            this.from = from;
            this.parts = parts;
        }

        @Override
        public void addOptions(int heap) {
            if (heap >= from) addRest(reached, heap - from, parts);
            options.or(reached);
            steps += reached.size();
        }
    }

    private final class Listed implements Reach {
        private final Term term;
        private final boolean dependent;
        private long[] amounts = new long[0];
        private long listedTo;

        Listed(Term term) {
            this.term = term;
            this.dependent = AmountSets.dependsOnHeap(term.amounts());
        }

        @Override
        public void addOptions(int heap) {
            if (dependent) amounts = AmountSets.upTo(term.amounts(), heap);
            else if (heap > listedTo) {
                listedTo = 2L * heap;
                amounts = AmountSets.upTo(term.amounts(), listedTo);
            }
            for (long amount : amounts) {
                if (amount > heap) break;
                addRest(options, (int) (heap - amount), term.parts());
            }
        }
    }

    private static int clamped(BigInteger bound) {
        return bound.bitLength() < 31 ? bound.intValueExact() : NEVER - 1;
    }

    /// @return the number of heaps computed, 0 to length - 1
    int length() {
        return length;
    }

    int[] codes() {
        return codes;
    }

    /// @return whether a heap up to this one is known to have no code
    boolean isWild(long heap) {
        return isStopped() && wild <= heap;
    }

    /// @return whether a heap without a code stopped the table
    boolean isStopped() {
        return wild != NEVER;
    }

    /// @return whether the limit of positions keeps it from growing
    boolean isFull() {
        return length >= limits.positions() || words >= limits.positions();
    }

    /// Works out heaps below `count` as far as the limits allow, or until one has no code.
    ///
    /// @param mostSteps to be made, with those made before, until the table counts as too long
    /// @return whether all of them are known now
    boolean fill(int count, long mostSteps) {
        int end = (int) Math.min(count, limits.positions());
        if (end > codes.length && !isExhausted(mostSteps)) {
            memory.hold(Integer.BYTES * (long) end + Long.BYTES * words);
            codes = Arrays.copyOf(codes, end);
        }
        while (length < end && !isExhausted(mostSteps)) {
            long before = steps;
            int code = code(length);
            if (code == HeapAlgebra.WILD) wild = length;
            else {
                codes[length++] = code;
                greatest = Math.max(greatest, code);
            }
            if (steps / ASK_EVERY != before / ASK_EVERY) limits.checkpoint("progress.heaps", length);
        }
        return length >= count;
    }

    private boolean isExhausted(long mostSteps) {
        return wild != NEVER || steps >= mostSteps || words >= limits.positions();
    }

    /// Takes codes over that were worked out before.
    ///
    /// @param values of the heaps 0, 1, 2, ...
    void learn(int[] values) {
        if (length > 0) throw new IllegalStateException("The table has been begun: " + length + " heaps");
        codes = values.clone();
        length = values.length;
        for (int code : values) greatest = Math.max(greatest, code);
    }

    private int code(int heap) {
        options.clear();
        addRest(options, heap, breaks.splits());
        for (var reach : reaches) reach.addOptions(heap);
        if (heap >= window) forget(heap - window);
        return algebra.code(options);
    }

    /// The sums of all parts are asked for no longer; those of fewer are parts of them.
    private void forget(int total) {
        var largest = sums.get(breaks.most() - 2);
        if (total < largest.size()) largest.set(total, null);
    }

    /// @return the codes of a number of counters in that many nonempty heaps
    private CodeSet sum(int parts, int total) {
        var smaller = sums.get(parts - 2);
        while (smaller.size() <= total) smaller.add(null);
        var found = smaller.get(total);
        if (found != null) return found;
        found = parts == 2 ? pairs(total) : more(parts, total);
        words += found.size();
        memory.take(Long.BYTES * (long) found.size());
        smaller.set(total, found);
        return found;
    }

    private CodeSet pairs(int total) {
        long[] found = new long[((Integer.highestOneBit(greatest | 32) << 1) >> 6)];
        if (algebra == HeapAlgebra.NORMAL)
            for (int one = 1, other = total - 1; one <= other; one++, other--) {
                int code = codes[one] ^ codes[other];
                found[code >> 6] |= 1L << code;
            }
        else
            for (int one = 1, other = total - 1; one <= other; one++, other--) {
                int code = algebra.sum(codes[one], codes[other]);
                found[code >> 6] |= 1L << code;
            }
        steps += 1 + total / 2;
        return CodeSet.of(found);
    }

    /// The smallest part is at most the mean.
    private CodeSet more(int parts, int total) {
        if (algebra == HeapAlgebra.NORMAL) {
            for (int one = 1; one <= total / parts; one++) {
                var rest = sum(parts - 1, total - one);
                shifted.or(rest, codes[one]);
                steps += 2 + rest.size();
            }
            return shifted.union();
        }
        var found = new CodeSet();
        for (int one = 1; one <= total / parts; one++) {
            var rest = sum(parts - 1, total - one);
            found.orSums(rest, codes[one], algebra.firm());
            steps += 2 + 3L * rest.size();
        }
        return found.trimmed();
    }

    /// Adds the codes of all ways to leave some counters.
    private void addRest(CodeSet found, int rest, int parts) {
        steps++;
        if (rest == 0) {
            if ((parts & 1) != 0) found.set(codes[0]);
            return;
        }
        if ((parts & 2) != 0) found.set(codes[rest]);
        for (int count = 2; count <= breaks.most(); count++) {
            if ((parts >> count & 1) == 0) continue;
            var sum = sum(count, rest);
            found.or(sum);
            steps += sum.size();
        }
    }
}
