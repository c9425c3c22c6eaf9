package grundy.engine.partizan;

import grundy.engine.heap.subtraction.TakingRules;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.List;

/// Waits for the last heaps of a table to be as some heaps before them, by which all others are determined.
///
/// Let `span` be the greatest amount (or the greatest from which on all larger ones are allowed). Where every set is
/// finite, who loses a heap above it is a function of the `span` heaps before; so if these are twice the same, the
/// table repeats for ever from the first time on. All larger amounts, or all odd or even ones, see more than these
/// heaps; but of the others only whether somebody loses from some heap there (of one parity), which changes from no
/// to yes at most once.
///
/// The states are compared with one that is kept, which is replaced whenever as many heaps have been added as were
/// there between the last two replacements, twice over (Brent 1980); the first to be the same ends the least period.
/// They are compared by a rolling hash, and where that agrees heap by heap. Cost: O(1) for each heap.
final class RepeatWatch {
    private static final long BASE = 0x9E3779B97F4A7C15L;
    private static final long LEAST_STRETCH = 64;

    /// The empty heap, which has no options whatever the amounts, is left aside.
    private static final long START = 1;

    private final boolean possible;
    private final long span;
    private final boolean parity;
    private final long factorOut;
    private long hash;
    private long anchor;
    private long keptHash;
    private long keptForEver;
    private long stretch = LEAST_STRETCH;
    private long period;
    private long preperiod;
    private long leastPeriod;

    /// @param most heaps that a table may have
    RepeatWatch(List<TakingRules> takings, long most) {
        BigInteger widest = BigInteger.ONE;
        boolean odd = false;
        boolean bounded = true;
        for (var taking : takings) {
            for (var set : List.of(taking.leaving(), taking.emptying())) {
                bounded &= isBounded(set);
                widest = widest.max(span(set));
                odd |= hasParity(set);
            }
        }
        this.possible = bounded && widest.compareTo(BigInteger.valueOf(most)) < 0;
        this.span = possible ? widest.longValueExact() : 0;
        this.parity = odd;
        long power = 1;
        long square = BASE;
        for (long exponent = span; exponent > 0; exponent >>= 1, square *= square)
            if ((exponent & 1) != 0) power *= square;
        this.factorOut = power;
        this.anchor = -1;
    }

    private static boolean isBounded(Amounts set) {
        return switch (set) {
            case Ranges _ -> true;
            case Named(var name) -> name == Name.ODD || name == Name.EVEN;
            case Amounts.Union(var sets) -> sets.stream().allMatch(RepeatWatch::isBounded);
            case Amounts.Powers _, Amounts.AtMostPart _ -> false;
        };
    }

    private static boolean hasParity(Amounts set) {
        return switch (set) {
            case Named(var name) -> name == Name.ODD || name == Name.EVEN;
            case Amounts.Union(var sets) -> sets.stream().anyMatch(RepeatWatch::hasParity);
            case Ranges _, Amounts.Powers _, Amounts.AtMostPart _ -> false;
        };
    }

    private static BigInteger span(Amounts set) {
        return switch (set) {
            case Ranges(var ranges) -> {
                if (ranges.isEmpty()) yield BigInteger.ONE;
                var last = ranges.getLast();
                yield last.to() == null ? last.from() : last.to();
            }
            case Amounts.Union(var sets) ->
                sets.stream().map(RepeatWatch::span).reduce(BigInteger.TWO, BigInteger::max);
            case Named _, Amounts.Powers _, Amounts.AtMostPart _ -> BigInteger.TWO;
        };
    }

    boolean isPossible() {
        return possible;
    }

    /// @return whether the table is known for ever
    boolean isDone() {
        return period > 0;
    }

    /// @return the least period as it was seen: even where amounts are odd or even
    long period() {
        return period;
    }

    long preperiod() {
        return preperiod;
    }

    /// @return a heap from which on heaps a period apart can stand for one another in all respects, which the empty
    ///     heap cannot
    long base() {
        return Math.max(preperiod, START);
    }

    /// @return the least period
    long leastPeriod() {
        return leastPeriod;
    }

    /// @param length how many heaps are known
    /// @return whether there are enough to be examined
    boolean isDue(long length) {
        return possible && length >= START + span;
    }

    /// To be called after each heap, where it is due.
    ///
    /// @param length how many heaps to look at: one more than at the last call
    void see(TurnTable table, long length) {
        if (length == START + span) {
            for (long heap = START; heap < length; heap++) hash = hash * BASE + symbol(table, heap);
        } else {
            hash = hash * BASE + symbol(table, length - 1) - symbol(table, length - 1 - span) * factorOut;
        }
        long forEver = forEver(table);
        if (anchor >= 0 && forEver == keptForEver && hash == keptHash && (!parity || (length - anchor & 1) == 0)) {
            if (table.isAlike(anchor - span, length - span, span)) {
                finish(table, length - anchor);
                return;
            }
        }
        boolean far = anchor >= 0 && length - anchor >= stretch;
        if (anchor >= 0 && !far && forEver == keptForEver) return;
        if (far) stretch *= 2;
        anchor = length;
        keptHash = hash;
        keptForEver = forEver;
    }

    /// Looks for repeats of several lengths at once, where two players take from finitely many amounts.
    ///
    /// @param one which of the two players loses each heap in which case: any bits that encode it, as
    ///     the other row
    /// @param from how many heaps have been examined
    /// @param length how many heaps to look at now
    /// @return the number of heaps examined until the table was known for ever, or all of them
    long see(BitRow one, BitRow other, long from, long length, TurnTable table) {
        long due = START + span;
        if (!possible || length < due) return length;
        long to = Math.max(from, due);
        if (from < due) {
            for (long heap = START; heap < due; heap++) hash = hash * BASE + symbol(one, other, heap);
            keep(due);
        }
        while (to < length) {
            long stop = Math.min(Math.min(length, to + Long.SIZE), anchor + stretch);
            long same = firstSame(one, other, to, stop, table);
            if (same > 0) {
                finish(table, same - anchor);
                return same;
            }
            to = stop;
            if (to - anchor < stretch) continue;
            stretch *= 2;
            keep(to);
        }
        return length;
    }

    private void keep(long length) {
        anchor = length;
        keptHash = hash;
    }

    /// @param to at most 64 more than `from`, which is seen already
    /// @return the first length up to there at which the last heaps are as those kept, or 0
    private long firstSame(BitRow one, BitRow other, long from, long to, TurnTable table) {
        long inOne = one.from(from);
        long inOther = other.from(from);
        long outOne = one.from(from - span);
        long outOther = other.from(from - span);
        long rolling = hash;
        for (int i = 0; i < to - from; i++) {
            long entering = (inOne >>> i & 1) + 2 * (inOther >>> i & 1) + 1;
            long leaving = (outOne >>> i & 1) + 2 * (outOther >>> i & 1) + 1;
            rolling = rolling * BASE + entering * BASE - leaving * (BASE * factorOut);
            if (rolling == keptHash && table.isAlike(anchor - span, from + i + 1 - span, span)) return from + i + 1;
        }
        hash = rolling;
        return 0;
    }

    private static long symbol(BitRow one, BitRow other, long heap) {
        return ((one.get(heap) ? 1 : 0) + (other.get(heap) ? 2 : 0) + 1) * BASE;
    }

    private static long symbol(TurnTable table, long heap) {
        long symbol = 0;
        for (int player = 0; player < table.players(); player++)
            symbol = symbol * table.players() + table.loser(heap, player);
        return (symbol + 1) * BASE;
    }

    private static long forEver(TurnTable table) {
        long sum = 0;
        for (int player = 0; player < table.players(); player++)
            sum += table.seat(player).reach().forEver();
        return sum;
    }

    private void finish(TurnTable table, long found) {
        long from = anchor - span;
        leastPeriod = found;
        if (parity && found / 2 * 2 == found && table.isAlike(from, from + found / 2, found / 2))
            leastPeriod = found / 2;
        while (from > 0 && table.isAlike(from - 1, from - 1 + leastPeriod)) from--;
        preperiod = from;
        period = found;
    }
}
