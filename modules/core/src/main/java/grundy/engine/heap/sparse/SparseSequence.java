package grundy.engine.heap.sparse;

import grundy.check.Evidence;
import grundy.engine.heap.PeriodSeeker;
import grundy.engine.heap.dense.DenseTable;
import grundy.engine.heap.run.LongSequence;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import java.util.Optional;

/// The nim-sequence of a game of one heap in which a move leaves at most two heaps, by its sparse space.
///
/// The first heaps are worked out from the definition, twice as many each time, until few enough of the last half are
/// rare. All values are exact; see {@link SparseTable}. Once a period is proved, the rest is copied.
///
/// Source: sparse spaces: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 4; J. P.
/// Grossman, Searching for periodicity in Officers, Games of No Chance 5 (2019).
public final class SparseSequence implements LongSequence {
    private static final String ENGINE = "sparse 1";
    private static final int FIRST = 1 << 10;
    private static final int LAST = 1 << 15;
    private static final int FEW = 32;

    /// Multiples of the greatest amount before which nothing is said about a sequence.
    private static final int FAR = 16;
    private static final int STEP = 1 << 14;

    private final Limits limits;
    private final CodeHistory history;
    private final RareHeaps rare;
    private final SparseCommonEnds ends;
    private final SparseTable table;
    private final Optional<PeriodSeeker> seeker;

    private SparseSequence(
            TakeAndBreakRules rules,
            Limits limits,
            SparseCosets cosets,
            CodeHistory history,
            RareHeaps rare,
            long length) {
        this.limits = limits;
        this.history = history;
        this.rare = rare;
        this.ends = new SparseCommonEnds(history, rare);
        this.table = new SparseTable(rules, cosets, history, rare, length, limits);
        this.seeker = rules.isGuySmith()
                ? Optional.of(new PeriodSeeker(ends, rules.greatest(), cosets.alternating()))
                : Optional.empty();
        watch();
    }

    private void watch() {
        seeker.ifPresent(watching -> watching.advance(table.length(), 1));
    }

    /// @return empty if the rules have another form, or none of the first heaps' values show a sparse space
    public static Optional<LongSequence> of(RuleTree rules, CodeChunks chunks, Limits limits) {
        return TakeAndBreakRules.of(rules).flatMap(two -> start(two, chunks, limits));
    }

    private static Optional<LongSequence> start(TakeAndBreakRules rules, CodeChunks chunks, Limits limits) {
        var table = new DenseTable(rules, limits);
        int[] values = new int[LAST];
        for (int to = FIRST; to <= Math.min(LAST, limits.visits()); to *= 2) {
            limits.checkpoint();
            int length = table.length();
            table.fill(to);
            for (int n = length; n < to; n++) values[n] = table.value(n);
            var cosets = SparseCosets.best(rules, values, to / 2, to);
            if (cosets.isEmpty() || FAR * rules.greatest() >= to) continue;
            if (!fits(cosets.get(), values, to)) return Optional.empty();
            if (rareShare(cosets.get(), values, to) * FEW > to / 2) continue;
            return Optional.of(start(rules, cosets.get(), values, to, chunks, limits));
        }
        return Optional.empty();
    }

    private static boolean fits(SparseCosets cosets, int[] values, int to) {
        for (int n = 0; n < to; n++) if (cosets.index(values[n]) >= PairChoice.MOST_INDICES) return false;
        return true;
    }

    private static int rareShare(SparseCosets cosets, int[] values, int to) {
        int count = 0;
        for (int n = to / 2; n < to; n++) if (cosets.kind(values[n], n) == SparseCosets.RARE) count++;
        return count;
    }

    private static LongSequence start(
            TakeAndBreakRules rules, SparseCosets cosets, int[] values, int length, CodeChunks chunks, Limits limits) {
        var history = new CodeHistory(chunks);
        history.reserve(length);
        var rare = new RareHeaps();
        for (int n = 0; n < length; n++) {
            history.set(n, cosets.index(values[n]));
            if (n > 0 && cosets.kind(values[n], n) == SparseCosets.RARE) rare.add(n);
        }
        return new SparseSequence(rules, limits, cosets, history, rare, length);
    }

    /// Goes on with a sequence.
    ///
    /// @param chunks with the codes of the heaps below `length`
    /// @param coding how they are read
    /// @return empty if the rules have another form, or the coding is of another engine
    public static Optional<LongSequence> resume(
            RuleTree rules, CodeChunks chunks, long length, HeapCoding coding, Limits limits) {
        if (coding.mask() == 0 || coding.width() != CodeHistory.WIDTH) return Optional.empty();
        return TakeAndBreakRules.of(rules).map(two -> {
            var history = new CodeHistory(chunks);
            history.reserve(length);
            var rare = new RareHeaps();
            for (long heap : coding.rare()) if (heap < length) rare.add(heap);
            var cosets = new SparseCosets(coding.mask(), coding.alternating(), coding.shift());
            return new SparseSequence(two, limits, cosets, history, rare, length);
        });
    }

    @Override
    public String engine() {
        return ENGINE;
    }

    @Override
    public long length() {
        return table.length();
    }

    @Override
    public void extend(long to) {
        while (table.length() < to) {
            limits.checkpoint("progress.heaps-of", table.length(), to);
            var period = period();
            long next = Math.min(to, table.length() + STEP);
            if (period.isPresent()) {
                ends.repeat(period.get().period(), table.length(), next);
                table.repeat(period.get().period(), next);
            } else table.extend(next);
            watch();
        }
    }

    @Override
    public int value(long heap) {
        if (heap == 0) return 0;
        return table.cosets()
                .value(history.get(heap), rare.contains(heap) ? SparseCosets.RARE : SparseCosets.COMMON, heap);
    }

    @Override
    public HeapCoding coding() {
        var cosets = table.cosets();
        return new HeapCoding(CodeHistory.WIDTH, cosets.mask(), cosets.alternating(), cosets.shift(), rare.all());
    }

    @Override
    public Optional<Evidence.Period> period() {
        return seeker.flatMap(PeriodSeeker::provedPeriod).map(this::fromTheFirstHeap);
    }

    /// Heap 0 is of neither kind, and not looked at among the others: whether it repeats as they do, its
    /// value says.
    private Evidence.Period fromTheFirstHeap(Evidence.Period found) {
        return found.preperiod() == 1 && value(found.period()) == 0
                ? new Evidence.Period(
                        0, found.period(), found.saltus(), found.verifiedTo(), found.theorem(), found.misere())
                : found;
    }
}
