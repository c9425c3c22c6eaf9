package grundy.engine.heap.subtraction;

import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.value.Play;
import java.util.Arrays;
import java.util.BitSet;

/// Values of a subtraction game with infinitely many amounts up to some heap, such as the squares, by blocks of heaps
/// that are passed on to later blocks while they are in the cache.
///
/// Each heap has a word with one bit, that of its value; the words of a stretch of heaps, moved up by an amount, are
/// joined by OR to those of the heaps that they are options of. Values of 64 and more have no bit, which does not
/// matter for the smaller ones: heaps that have options of all values below 64 are left to a second pass for the
/// values from 64 to 127, and so on, until only so few are left that their options are better looked at one by one.
///
/// Cost: an OR of two words for each option and pass, shared by two threads. Space: 12 bytes for each heap.
final class AmountSieve {
    private static final long MOST_OPTIONS = 30_000_000_000L;
    private static final long BYTES = 16;
    private static final int BLOCK = 1 << 14;
    private static final int TILE = 1 << 10;
    private static final int FEW = 8;

    private final long[] amounts;
    private final int terminal;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private long[] hot = new long[0];
    private int[] values = new int[0];
    /// Heaps whose values are known.
    private int count;

    private int end;

    /// @param amounts ascending, all that are no more than the last heap ever asked for
    AmountSieve(long[] amounts, Play play, Limits limits) {
        this.amounts = amounts;
        this.terminal = play == Play.NORMAL ? 0 : 1;
        this.limits = limits;
        this.memory = limits.memory().grant();
    }

    /// @return whether the game is one of these: without splitting, the last counters being taken
    ///     as any others, and with a set that is infinite, the same for all heaps, and not given by
    ///     intervals
    static boolean isFor(TakingRules taking) {
        return taking.isUniform()
                && !taking.isFinite()
                && !AmountSets.dependsOnHeap(taking.leaving())
                && hasNoIntervals(taking.leaving());
    }

    private static boolean hasNoIntervals(Amounts set) {
        return switch (set) {
            case Amounts.Union(var sets) -> sets.stream().allMatch(AmountSieve::hasNoIntervals);
            case Amounts.Ranges _ -> AmountSets.isFinite(set);
            case Amounts.Powers _, Amounts.Named _ -> true;
            case Amounts.AtMostPart _ -> false;
        };
    }

    /// @param target at least 0
    /// @return the number of heaps, up to a limit, that can be computed at an acceptable cost, here or for
    ///     a dense set in a table
    static int reach(TakingRules taking, int target) {
        long[] amounts = AmountSets.upTo(taking.leaving(), target);
        int low = 0;
        int high = target;
        while (low < high) {
            int middle = low + (high - low + 1) / 2;
            if (options(amounts, middle) <= MOST_OPTIONS) low = middle;
            else high = middle - 1;
        }
        boolean dense = amounts.length > target / Long.SIZE;
        return dense ? Math.max(low, Math.min(target, SubtractionTable.DENSE)) : low;
    }

    /// @return whether a table, which adds all amounts to a heap at once, is better
    static boolean isDense(TakingRules taking, int end) {
        return AmountSets.upTo(taking.leaving(), end).length > end / Long.SIZE;
    }

    private static long options(long[] amounts, int end) {
        long options = 0;
        for (long amount : amounts) options += Math.max(0, end - amount);
        return options;
    }

    /// @param taking {@link #isFor}
    /// @return the values of the heaps below `end`
    static int[] values(TakingRules taking, int end, Play play, Limits limits) {
        var sieve = new AmountSieve(AmountSets.upTo(taking.leaving(), end), play, limits);
        sieve.extend(end);
        return sieve.values;
    }

    /// @return the values of the known heaps, and room after them
    int[] values() {
        return values;
    }

    int knownHeaps() {
        return count;
    }

    /// Takes over values that were worked out before.
    ///
    /// @param heap the first one that is not known
    void know(int heap, int value) {
        if (heap >= values.length) values = Arrays.copyOf(values, Math.max(BLOCK, heap + heap / 4 + 1));
        values[heap] = value;
        count = heap + 1;
    }

    /// Works out the heaps below `to`; cost as if all heaps were examined once for 64 values each, and the options
    /// of those that are new.
    void extend(int to) {
        if (to <= count) return;
        end = to;
        int room = end + BLOCK - 1 & -BLOCK;
        memory.hold(BYTES * Math.max(room, values.length));
        if (room > hot.length) hot = new long[count == 0 ? room : roomier(room) & -BLOCK];
        if (end > values.length) values = Arrays.copyOf(values, count == 0 ? end : roomier(end));
        Arrays.fill(values, count, values.length, -1);
        work();
        count = end;
    }

    private static int roomier(int least) {
        return (int) Math.min(least + least / 4L, Integer.MAX_VALUE - BLOCK);
    }

    private void work() {
        int least = 0;
        for (int open = end - count; open > (end - count) / FEW; least += Long.SIZE) open = pass(least);
        for (int heap = count; heap < end; heap++) if (values[heap] < 0) values[heap] = least(heap);
    }

    /// Finds the heaps of 64 values.
    ///
    /// @param least the first of these values
    /// @return the number of heaps that are left
    private int pass(int least) {
        for (int heap = 0; heap < count; heap++) hot[heap] = values[heap] >> 6 == least >> 6 ? 1L << values[heap] : 0;
        var sums = new long[BLOCK];
        int open = 0;
        for (int start = count & -BLOCK; start < end; start += BLOCK) {
            limits.checkpoint();
            int block = start;
            Arrays.fill(sums, 0);
            limits.threads().each(0, 2, half -> {
                for (int source = 0; source < block; source += BLOCK)
                    for (int tile = half * BLOCK / 2; tile < (half + 1) * BLOCK / 2; tile += TILE)
                        join(sums, block, tile, source, source + BLOCK);
            });
            for (int tile = 0; tile < BLOCK; tile += TILE) {
                join(sums, start, tile, start, start + tile);
                open += finish(sums, start, tile, least);
            }
        }
        return open;
    }

    /// Joins to the sums of a tile all options from `low` to `high` - 1.
    private void join(long[] sums, int block, int tile, int low, int high) {
        int first = block + tile;
        int at = Arrays.binarySearch(amounts, Math.max(1, first - high + 1L));
        for (int i = at >= 0 ? at : -at - 1; i < amounts.length && amounts[i] < first + TILE - (long) low; i++) {
            int amount = (int) amounts[i];
            int from = Math.max(first, low + amount);
            int to = Math.min(first + TILE, high + amount);
            if (from < to) or(sums, from - block, hot, from - amount, to - from);
        }
    }

    private static void or(long[] sums, int to, long[] hot, int from, int count) {
        for (int i = 0; i < count; i++) sums[to + i] |= hot[from + i];
    }

    /// Works out the heaps of a tile in order; what is still missing are options in the tile itself.
    ///
    /// @return the number of open heaps
    private int finish(long[] sums, int block, int tile, int least) {
        int first = block + tile;
        int open = 0;
        int near = 0;
        while (near < amounts.length && amounts[near] < TILE) near++;
        for (int heap = Math.max(count, first); heap < Math.min(end, first + TILE); heap++) {
            hot[heap] = 0;
            if (values[heap] >= 0) continue;
            long reached = sums[heap - block];
            for (int i = 0; i < near && amounts[i] <= heap - first; i++) reached |= hot[(int) (heap - amounts[i])];
            boolean moves = amounts.length > 0 && amounts[0] <= heap;
            if (!moves) reached = ~(1L << terminal);
            if (reached == -1) {
                open++;
            } else {
                int bit = Long.numberOfTrailingZeros(~reached);
                values[heap] = least + bit;
                hot[heap] = 1L << bit;
            }
        }
        return open;
    }

    private int least(int heap) {
        var reached = new BitSet();
        for (int i = 0; i < amounts.length && amounts[i] <= heap; i++) reached.set(values[(int) (heap - amounts[i])]);
        return reached.nextClearBit(0);
    }
}
