package grundy.engine.partizan;

import grundy.engine.heap.DivisorBlocks;
import grundy.engine.heap.subtraction.TakingRules;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.AtMostPart;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Powers;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Decides whether a player's amounts lead into certain growing sets of heaps, asked for heap after
/// heap.
///
/// Cost of a question: one step for each interval, for each 64 neighbouring amounts, and for each divisor.
final class HeapReach {
    private static final BigInteger SHORT = BigInteger.valueOf(512);
    private static final BigInteger MOST_SINGLE = BigInteger.ONE.shiftLeft(40);

    private final List<BitRow> sets;
    private final AmountMasks singles = new AmountMasks();
    private final List<AmountInterval> intervals = new ArrayList<>();
    private final List<Amounts> listed = new ArrayList<>();
    private final AmountMasks listedSingles = new AmountMasks();
    private final List<Parity> parities = new ArrayList<>();
    /// Only amounts that are asked for 64 at a time.
    private final boolean simple;

    private final boolean endless;
    private boolean divisors;
    private boolean itself;
    private final DivisorBlocks blocks = new DivisorBlocks();
    private final AmountInterval[] windows;

    /// Every second amount, the odd or the even ones: for each set whether it has an even heap, an odd heap
    /// below.
    private record Parity(boolean odd, boolean[] even, boolean[] uneven) {
        boolean[] of(long heap) {
            return (heap & 1) == 0 ? even : uneven;
        }
    }

    /// @param sets that the questions will be about; a heap that may not be left at all is never put into one
    HeapReach(TakingRules taking, List<BitRow> sets) {
        this.sets = sets;
        sort(taking.leaving());
        singles.pack();
        windows = intervals.toArray(AmountInterval[]::new);
        simple = windows.length == 0 && parities.isEmpty() && listed.isEmpty() && !divisors;
        endless = !parities.isEmpty() || intervals.stream().anyMatch(AmountInterval::isEndless);
    }

    static boolean fits(Amounts set) {
        return switch (set) {
            case AtMostPart part -> AmountInterval.fits(part);
            case Union(var members) -> members.stream().allMatch(HeapReach::fits);
            case Ranges _, Powers _, Named _ -> true;
        };
    }

    private void sort(Amounts set) {
        switch (set) {
            case Union(var members) -> members.forEach(this::sort);
            case Ranges(var ranges) -> ranges.forEach(this::sort);
            case AtMostPart part -> intervals.add(AmountInterval.of(part, sets.size()));
            case Powers _ -> listed.add(set);
            case Named(var name) -> {
                switch (name) {
                    case ODD, EVEN ->
                        parities.add(new Parity(name == Name.ODD, new boolean[sets.size()], new boolean[sets.size()]));
                    case DIVISORS, PROPER_DIVISORS -> {
                        divisors = true;
                        itself |= name == Name.DIVISORS;
                    }
                    case FIBONACCI, SQUARES, CUBES, PRIMES, PRIME_POWERS, FACTORIALS, TRIANGULAR -> listed.add(set);
                }
            }
        }
    }

    private void sort(Range range) {
        var to = range.to();
        boolean isShort = to != null
                && to.compareTo(MOST_SINGLE) < 0
                && to.subtract(range.from()).compareTo(SHORT) < 0;
        if (to == null || !isShort) {
            intervals.add(AmountInterval.of(range, sets.size()));
            return;
        }
        for (long amount = range.from().longValueExact(); amount <= to.longValueExact(); amount++) singles.add(amount);
    }

    /// To be called before heaps below `end` are asked about.
    void prepare(long end) {
        if (!listed.isEmpty()) listedSingles.set(AmountSets.upTo(AmountSets.union(listed), end));
    }

    /// To be called for every heap in turn, from 0 on, when the sets hold all heaps below it.
    void moveTo(long heap) {
        if (simple) return;
        for (int i = 0; i < sets.size(); i++) {
            var set = sets.get(i);
            for (var interval : windows) interval.moveTo(heap, i, set);
            if (parities.isEmpty() || heap == 0 || !set.get(heap - 1)) continue;
            for (var parity : parities) parity.of(heap - 1)[i] = true;
        }
        if (divisors) blocks.moveTo(heap);
    }

    /// @return whether an amount leads from the heap last moved to into a set
    boolean leads(long heap, int index) {
        var set = sets.get(index);
        if (singles.lead(heap, set)) return true;
        if (simple) return false;
        for (var interval : windows) if (interval.leads(heap, index)) return true;
        return !parities.isEmpty() && byParity(heap, index)
                || !listed.isEmpty() && listedSingles.lead(heap, set)
                || divisors && byDivisor(heap, set);
    }

    private boolean byParity(long heap, int index) {
        for (var parity : parities) if (parity.of(parity.odd ? heap - 1 : heap)[index]) return true;
        return false;
    }

    private boolean byDivisor(long heap, BitRow set) {
        if (heap == 0) return false;
        for (int i = blocks.first(); i < blocks.end(); i++) {
            long divisor = blocks.at(i);
            if ((divisor < heap || itself) && set.get(heap - divisor)) return true;
        }
        return false;
    }

    /// A number that grows whenever a set begins to be reached from all heaps beyond, or from every second one:
    /// two heaps between which it stays the same see the same part of the sets beyond the greatest amount.
    long forEver() {
        if (!endless) return 0;
        long forEver = 0;
        for (int i = 0; i < sets.size(); i++) {
            for (var interval : windows) if (interval.isForEver(i)) forEver++;
            for (var parity : parities) {
                if (parity.even[i]) forEver++;
                if (parity.uneven[i]) forEver++;
            }
        }
        return forEver;
    }
}
