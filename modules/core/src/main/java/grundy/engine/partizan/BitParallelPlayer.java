package grundy.engine.partizan;

import grundy.engine.heap.subtraction.TakingRules;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import java.util.List;

/// One of two players, who takes from finitely many amounts. It determines from which of 64 consecutive
/// heaps the player can reach a favourable heap, for all of them at once where the amount is at least 64,
/// so that no heap reached is among them.
final class BitParallelPlayer {
    /// Enough for every heap of a table, and far from overflow.
    private static final long MOST = Long.MAX_VALUE / 4;

    private final BitRow target;
    private final boolean stuckWins;
    private final long least;
    private final long near;
    private final long[] singles;
    private final AmountSpan[] spans;

    /// An interval of amounts of at least 64, and the last heap wanted of those that it has been asked about.
    private static final class AmountSpan {
        private final long from;
        private final long to;
        private long last = -1;

        AmountSpan(long from, long to) {
            this.from = from;
            this.to = to;
        }

        /// @param length at most 64, of heaps from `heap` on, which follow those asked about before
        long leading(long heap, int length, BitRow into) {
            long leading = last < 0 ? 0 : ones(last + to - heap + 1);
            long entering = heap - from > -Long.SIZE ? into.from(heap - from) & ones(length) : 0;
            if (entering == 0) return leading;
            last = heap - from + Long.SIZE - 1 - Long.numberOfLeadingZeros(entering);
            return leading | smeared(entering, to - from);
        }

        /// @return bit i if one of the bits from `i - width` to i is there
        private static long smeared(long bits, long width) {
            if (width >= Long.SIZE - 1) return -Long.lowestOneBit(bits);
            long smeared = bits;
            long done = 0;
            while (done < width) {
                long more = Math.min(done + 1, width - done);
                smeared |= smeared << more;
                done += more;
            }
            return smeared;
        }
    }

    /// @param taking {@link #fits}
    /// @param target heaps from which the other player loses
    /// @param stuckWins whether who cannot move wins
    BitParallelPlayer(TakingRules taking, BitRow target, boolean stuckWins) {
        this.target = target;
        this.stuckWins = stuckWins;
        var ranges = ((Ranges) taking.leaving()).ranges();
        this.least = ranges.isEmpty()
                ? MOST
                : AmountInterval.clamped(ranges.getFirst().from());
        this.near = near(ranges);
        this.singles = ranges.stream()
                .filter(range -> range.from().equals(range.to()))
                .mapToLong(range -> AmountInterval.clamped(range.from()))
                .filter(amount -> amount >= Long.SIZE)
                .toArray();
        this.spans = ranges.stream()
                .filter(range -> !range.from().equals(range.to()) && end(range) >= Long.SIZE)
                .map(range -> new AmountSpan(Math.max(Long.SIZE, AmountInterval.clamped(range.from())), end(range)))
                .toArray(AmountSpan[]::new);
    }

    /// @return whether the player may take amounts that are listed, whatever the heap
    static boolean fits(TakingRules taking) {
        return taking.isUniform() && taking.isFinite() && taking.leaving() instanceof Ranges;
    }

    private static long end(Range range) {
        return range.to() == null ? MOST : Math.min(MOST, AmountInterval.clamped(range.to()));
    }

    /// @return bit a - 1 for each amount a below 64
    private static long near(List<Range> ranges) {
        long near = 0;
        for (var range : ranges)
            for (long amount = AmountInterval.clamped(range.from());
                    amount <= Math.min(end(range), Long.SIZE - 1);
                    amount++) near |= 1L << amount - 1;
        return near;
    }

    private static long ones(long count) {
        if (count >= Long.SIZE) return -1;
        return count <= 0 ? 0 : (1L << count) - 1;
    }

    /// @param length at most 64, of heaps from `heap` on, which follow those asked about before
    /// @return a word whose bit i says whether the player wins from `heap + i` by an amount of at least
    ///     64, or as he cannot move
    long far(long heap, int length) {
        long wins = stuckWins ? ones(least - heap) : 0;
        for (var span : spans) wins |= span.leading(heap, length, target);
        for (long amount : singles) {
            if (heap - amount <= -Long.SIZE || wins == -1) return wins;
            wins |= target.from(heap - amount);
        }
        return wins;
    }

    /// @return bit a - 1 for each amount a below 64
    long near() {
        return near;
    }

    /// @return the 64 heaps below a heap, the greatest in bit 0
    long recent(long heap) {
        return Long.reverse(target.from(heap - Long.SIZE));
    }

    void learn(long heap, long othersLosses, int length) {
        target.put(heap, othersLosses & ones(length));
    }
}
