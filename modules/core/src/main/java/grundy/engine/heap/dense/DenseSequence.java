package grundy.engine.heap.dense;

import grundy.check.Evidence;
import grundy.engine.heap.PeriodSeeker;
import grundy.engine.heap.run.LongSequence;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.util.Optional;

/// The nim-sequence of a game of one heap in which a move leaves at most two heaps, whatever its values are like: see
/// {@link DenseTable}. Once a period is proved, the rest is copied.
///
/// Space: two bytes a heap in chunks, and 10 a heap outside them until a period is proved. Values are below 2^15.
public final class DenseSequence implements LongSequence {
    private static final String ENGINE = "dense 1";
    private static final int GREATEST = 1 << 12;
    private static final int MOST = 1 << 28;
    private static final int STEP = 64;

    private final Limits limits;
    private final TwoHeaps rules;
    private final ShortCodes codes;
    private final Optional<PeriodSeeker> seeker;
    private DenseTable table;
    private long length;

    private DenseSequence(TwoHeaps rules, CodeChunks chunks, long length, Limits limits) {
        this.limits = limits;
        this.rules = rules;
        this.codes = new ShortCodes(chunks);
        this.seeker =
                rules.isGuySmith() ? Optional.of(new PeriodSeeker(codes, rules.greatest(), false)) : Optional.empty();
        this.table = new DenseTable(rules, limits);
        this.length = length;
        codes.reserve(length);
        watch();
    }

    /// @param chunks with the codes of the heaps below `length`, by the same engine
    /// @return empty if the rules have amounts above 2^12
    public static Optional<LongSequence> of(TwoHeaps rules, CodeChunks chunks, long length, Limits limits) {
        return rules.greatest() <= GREATEST
                ? Optional.of(new DenseSequence(rules, chunks, length, limits))
                : Optional.empty();
    }

    /// @return whether codes are read in this way if this engine wrote them
    public static boolean wrote(HeapCoding coding) {
        return coding.mask() == 0 && coding.width() == ShortCodes.WIDTH;
    }

    private void watch() {
        seeker.ifPresent(watching -> watching.advance(length, 0));
    }

    @Override
    public String engine() {
        return ENGINE;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void extend(long to) {
        while (length < to) {
            limits.checkpoint("progress.heaps-of", length, to);
            var period = period();
            if (period.isPresent()) copy(period.get().period(), Math.min(to, length + CodeChunks.HEAPS));
            else workOut(Math.min(to, length + STEP));
            watch();
        }
    }

    private void copy(long period, long to) {
        table = new DenseTable(rules, limits);
        codes.reserve(to);
        for (; length < to; length++) codes.set(length, codes.get(length - period));
    }

    private void workOut(long to) {
        long most = Math.min(limits.positions(), MOST);
        if (to > most) throw new LimitException(Message.of("limit.sequence", "to", to - 1, "most", most - 1));
        while (table.length() < length) table.add(codes.get(table.length()));
        codes.reserve(to);
        while (length < to) {
            table.advance((int) to);
            for (; length < table.length(); length++) codes.set(length, table.value((int) length));
        }
    }

    @Override
    public int value(long heap) {
        if (heap < 0 || heap >= length)
            throw new IllegalArgumentException("The heap must be below " + length + ", but is " + heap);
        return codes.get(heap);
    }

    @Override
    public HeapCoding coding() {
        return HeapCoding.plain(ShortCodes.WIDTH);
    }

    @Override
    public Optional<Evidence.Period> period() {
        return seeker.flatMap(PeriodSeeker::provedPeriod);
    }
}
