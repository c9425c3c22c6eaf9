package grundy.engine.heap.subtraction;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.engine.heap.run.LongSequence;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Ranges;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The values of a game with a finite set of amounts and without splitting, in normal or misere play, block by block.
///
/// The first heaps are worked out from the definition, until all options are ruled by the recurrence; then
/// {@link OneHotLanes} takes over, or {@link ReachedRing} where the amounts are many. A period is proved by
/// {@link PeriodTheorem#WINDOW}: one search for a recurrence of the last heaps whenever the sequence has grown by
/// 1/128. Once it is proved, codes are copied from one period before.
public final class SubtractionRun implements LongSequence {
    private static final int GREATEST = 1 << 26;
    private static final int MOST_SEEDS = GREATEST + 2 * WindowKernel.GROUP;
    private static final int SEARCHES_IN_A_DOUBLING = 128;
    private static final int LEAST_BLOCK = 512;
    private static final int MOST_IN_A_BLOCK = 1 << 14;

    private final TakingRules taking;
    private final Play play;
    private final Limits limits;
    private final int greatest;
    private final ByteRow codes;
    private WindowRecurrence recurrence;
    private final long[] block;
    private @Nullable WindowKernel kernel;
    private long length;
    /// Heaps that were asked for; others up to `length` may be known.
    private long reported;

    private long searched;
    private boolean copies = true;
    private Optional<Evidence.Period> period = Optional.empty();

    private SubtractionRun(TakingRules taking, Play play, CodeChunks chunks, long done, Limits limits) {
        this.taking = taking;
        this.play = play;
        this.limits = limits;
        this.greatest = taking.greatest().intValueExact();
        this.codes = new ByteRow(chunks, width(amounts(taking)));
        this.block = new long[MOST_IN_A_BLOCK * codes.width() / Long.BYTES];
        this.recurrence = new WindowRecurrence(codes, (long) greatest * codes.width());
        long whole = done & -WindowKernel.GROUP;
        this.length = whole < Math.max(seeds(), window()) ? 0 : whole;
        this.reported = length == 0 ? 0 : done;
    }

    /// @return whether the game has amounts for which this is the way
    static boolean isFor(TakingRules taking) {
        if (!taking.isFinite() || taking.greatest().compareTo(BigInteger.valueOf(GREATEST)) > 0) return false;
        if (!isSparse(taking.leaving())) return false;
        var amounts = amounts(taking);
        return amounts.length > 0 && (OneHotLanes.fit(amounts) || ReachedRing.isWorth(amounts));
    }

    /// @return whether the set has no long intervals, for which there is a better way
    private static boolean isSparse(Amounts set) {
        if (!(set instanceof Ranges(var ranges))) return false;
        return ranges.stream()
                .allMatch(range -> range.to() != null
                        && range.to().subtract(range.from()).compareTo(BigInteger.valueOf(SubtractionTable.SHORT)) < 0);
    }

    private static long[] amounts(TakingRules taking) {
        return AmountSets.upTo(taking.leaving(), taking.greatest().longValueExact());
    }

    private static int width(long[] amounts) {
        return OneHotLanes.fit(amounts) ? 1 : ReachedRing.width(amounts);
    }

    /// @param rules of a game without splitting
    /// @param chunks where values are written, one or two bytes each
    /// @param done how many values the chunks hold already, by the same engine; they are read when they are needed
    /// @return empty if heaps are split, the set of amounts is not finite, or has an amount above 2^26 or
    ///     long intervals
    public static Optional<SubtractionRun> of(
            TakeAndBreak rules, Play play, CodeChunks chunks, long done, Limits limits) {
        return TakingRules.of(rules)
                .filter(SubtractionRun::isFor)
                .map(taking -> of(taking, play, chunks, done, limits));
    }

    /// @param taking {@link #isFor}
    static SubtractionRun of(TakingRules taking, Play play, CodeChunks chunks, long done, Limits limits) {
        return new SubtractionRun(taking, play, chunks, done, limits);
    }

    /// From now on no value is copied from one period before, so that how fast values are worked out can be
    /// measured.
    public void stopCopying() {
        copies = false;
    }

    /// @return the number of heaps computed from the definition, as not all their options are ruled by the
    ///     recurrence
    private int seeds() {
        int heaps;
        if (!taking.isUniform()) heaps = greatest + 1;
        else if (play == Play.NORMAL) heaps = 0;
        else heaps = Math.toIntExact(amounts(taking)[0]);
        return heaps + WindowKernel.GROUP - 1 & -WindowKernel.GROUP;
    }

    /// @return the number of heaps that a kernel looks back, or some more
    private int window() {
        return greatest + WindowKernel.GROUP - 1 & -WindowKernel.GROUP;
    }

    private WindowKernel begin() {
        int[] before = length == 0 ? start() : resume();
        var amounts = amounts(taking);
        return OneHotLanes.fit(amounts) ? new OneHotLanes(amounts, before) : new ReachedRing(amounts, before);
    }

    private int[] start() {
        int target = seeds();
        var table = new SubtractionTable(taking, play, limits.withAtMost(MOST_SEEDS));
        if (target > 0 && !table.fill(target))
            throw new LimitException(Message.of("subtraction.table", "heap", target, "reached", table.length() - 1));
        int[] seeds = Arrays.copyOf(table.values(), target);
        var words = codes.words(seeds);
        codes.write(0, words, target * codes.width());
        recurrence.add(words, target * codes.width());
        length = target;
        return seeds;
    }

    /// Hashes the existing codes.
    private int[] resume() {
        recurrence = new WindowRecurrence(codes, (long) greatest * codes.width());
        long bytes = length * codes.width();
        for (long at = 0; at < bytes; ) {
            limits.checkpoint();
            int count = (int) Math.min((long) block.length * Long.BYTES, bytes - at);
            codes.read(at, block, count);
            recurrence.add(block, count);
            at += count;
        }
        search();
        return codes.values(length - window(), length);
    }

    @Override
    public String engine() {
        return "subtraction 1";
    }

    @Override
    public long length() {
        return reported;
    }

    @Override
    public void extend(long to) {
        try {
            while (length < to) step(to);
        } finally {
            reported = Math.max(reported, Math.min(to, length));
        }
    }

    /// Works out heaps until those below `to` are known, or a period is proved.
    void seek(long to) {
        try {
            while (length < to && period.isEmpty()) step(to);
        } finally {
            reported = length;
        }
    }

    /// Works out some heaps, but none from the next multiple of 64 on: what is in the chunks in the end does not
    /// depend on the steps in which it was worked out.
    private void step(long to) {
        limits.checkpoint();
        var working = working();
        long most = Math.ceilDiv(to - length, WindowKernel.GROUP) * WindowKernel.GROUP;
        if (most <= 0) return;
        if (copies && period.isPresent() && mayCopy(period.get())) {
            copy(period.get(), (int) Math.min(most, MOST_IN_A_BLOCK));
            return;
        }
        long usual = length / SEARCHES_IN_A_DOUBLING / LEAST_BLOCK * LEAST_BLOCK;
        int count = (int) Math.min(most, Math.clamp(usual, LEAST_BLOCK, working.most()));
        working.next(block, count);
        codes.write(length * codes.width(), block, count * codes.width());
        if (period.isEmpty() || !copies) recurrence.add(block, count * codes.width());
        length += count;
        if (period.isEmpty() && length - searched >= searched / SEARCHES_IN_A_DOUBLING) search();
    }

    private WindowKernel working() {
        var working = kernel != null ? kernel : begin();
        kernel = working;
        return working;
    }

    /// @return whether a whole block can be copied, and so all that follow
    private boolean mayCopy(Evidence.Period found) {
        return length - found.period() - MOST_IN_A_BLOCK >= found.preperiod();
    }

    private void copy(Evidence.Period found, int count) {
        long back = (count + found.period() - 1) / found.period() * found.period();
        codes.copy((length - back) * codes.width(), length * codes.width(), (long) count * codes.width());
        length += count;
    }

    private void search() {
        searched = length;
        var distance = recurrence.find();
        if (distance.isEmpty()) return;
        long found = distance.getAsLong() / codes.width();
        long preperiod = preperiod(found);
        long least = least(found, preperiod);
        long last = Math.max(preperiod, 1) + greatest - 1 + least;
        if (last >= length) return;
        period = Optional.of(
                new Evidence.Period(preperiod, least, 0, last, PeriodTheorem.WINDOW.citation(), play == Play.MISERE));
    }

    /// @return the first heap from which on the sequence repeats
    private long preperiod(long p) {
        long heap = length - p;
        for (int step = LEAST_BLOCK; heap >= step && isPeriod(p, heap - step, step); step = Math.min(step * 2, 1 << 20))
            heap -= step;
        for (int step = 1 << 20; step > 0; step /= 2)
            while (heap >= step && isPeriod(p, heap - step, step)) heap -= step;
        return heap;
    }

    private boolean isPeriod(long p, long from, long count) {
        return codes.isSame(from * codes.width(), (from + p) * codes.width(), count * codes.width());
    }

    /// @param p a period from the preperiod on, perhaps a multiple of the least
    private long least(long p, long preperiod) {
        long least = p;
        long rest = p;
        for (long factor = 2; rest > 1; factor++) {
            if (factor * factor > rest) factor = rest;
            if (rest % factor != 0) continue;
            while (rest % factor == 0) rest /= factor;
            while (least % factor == 0 && isPeriod(least / factor, preperiod, least - least / factor)) least /= factor;
        }
        return least;
    }

    @Override
    public int value(long heap) {
        if (heap < 0 || heap >= reported) throw new IndexOutOfBoundsException("heap " + heap + " of " + reported);
        return codes.value(heap);
    }

    /// @return the values of the heaps below `end`
    int[] values(int end) {
        return codes.values(0, end);
    }

    @Override
    public HeapCoding coding() {
        return HeapCoding.plain(codes.width());
    }

    @Override
    public Optional<Evidence.Period> period() {
        if (kernel == null && reported > 0 && !limits.isOver()) working();
        return period.filter(found -> found.verifiedTo() < reported);
    }
}
