package grundy.engine.heap.subtraction;

import grundy.check.Evidence;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.RepetitionValues;
import grundy.engine.heap.TableRepeat;
import grundy.finding.CodeChunks;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One-heap games in which a heap is never split, in normal and in misere play: any set of amounts, finite or
/// infinite, depending on the heap or not.
///
/// A table is filled heap by heap; whenever it has doubled, a theorem of {@link grundy.check.period.PeriodTheorem} is
/// tried. Once a period is proved, heaps of any size are answered. In misere play the same recurrence holds with 1 for
/// heaps without a move, so that the same theorems do.
public final class SubtractionGames implements HeapSequence {
    private static final int FIRST = 256;
    private static final int FEW = 1 << 12;
    private static final int CODES_FOR_A_POSITION = 8;
    private static final int MOST_LOOKED_AT = 1 << 25;
    private static final int HUNTED_BITS = 16;
    private static final int HUNTED = 1 << HUNTED_BITS;
    private final Play play;
    private final Limits limits;
    private final TakingRules taking;
    private final SubtractionTable table;
    private final SubtractionProof proof;
    private final boolean mayRun;
    private final boolean maySieve;
    private int[] sieved = new int[0];
    private int reach = -1;
    private @Nullable SubtractionRun run;
    private int tried;
    private Evidence.@Nullable Period proved;
    private @Nullable RepetitionValues repetition;

    private SubtractionGames(TakingRules taking, Play play, Limits limits) {
        this.play = play;
        this.limits = limits;
        this.taking = taking;
        this.table = new SubtractionTable(taking, play, limits);
        this.proof = new SubtractionProof(taking, play, limits);
        this.mayRun = SubtractionRun.isFor(taking);
        this.maySieve = AmountSieve.isFor(taking);
    }

    /// @return empty if a move may split, or if an amount is a part of the heap whose fraction has terms of more
    ///     than 31 and 62 bits
    public static Optional<HeapSequence> of(TakeAndBreak rules, Play play, Limits limits) {
        return TakingRules.of(rules)
                .filter(taking -> fits(taking.leaving()))
                .map(taking -> new SubtractionGames(taking, play, limits));
    }

    private static boolean fits(Amounts set) {
        return switch (set) {
            case Amounts.AtMostPart part -> AmountWindow.fits(part);
            case Amounts.Union(var sets) -> sets.stream().allMatch(SubtractionGames::fits);
            case Amounts.Ranges _, Amounts.Powers _, Amounts.Named _ -> true;
        };
    }

    @Override
    public BigInteger value(Position position) {
        var heap = heap(position);
        require(heap);
        return valueOf(heap);
    }

    /// @param heap known already
    private BigInteger valueOf(BigInteger heap) {
        if (heap.bitLength() < 32 && heap.intValueExact() < table.length())
            return BigInteger.valueOf(table.values()[heap.intValueExact()]);
        if (heap.bitLength() < 32 && heap.intValueExact() < sieved.length)
            return BigInteger.valueOf(sieved[heap.intValueExact()]);
        if (run != null && heap.bitLength() < 63 && heap.longValueExact() < run.length())
            return BigInteger.valueOf(run.value(heap.longValueExact()));
        if (repetition == null)
            throw new AssertionError("The heap is beyond the table and no period is known: " + heap);
        return repetition.value(heap);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        var heap = heap(position);
        if (value.signum() < 0 || heap.signum() == 0) return CountedList.none();
        require(heap.subtract(BigInteger.ONE));
        return new SubtractionOptions(taking, this::valueOf, repetition).of(heap, value);
    }

    @Override
    public Evidence evidence() {
        return proved != null ? proved : new Evidence.Table(length());
    }

    @Override
    public int[] values(int to) {
        require(BigInteger.valueOf(to));
        if (table.length() > to) return Arrays.copyOf(table.values(), to + 1);
        if (repetition != null) return repetition.upTo(to);
        if (sieved.length > to) return Arrays.copyOf(sieved, to + 1);
        return Objects.requireNonNull(run).values(to + 1);
    }

    @Override
    public void fillWithinLimits(int to) {
        seek((int) Math.min(to, most(BigInteger.valueOf(to)) - 1));
    }

    @Override
    public int[] soFar() {
        int heaps = (int) Math.min(length(), Integer.MAX_VALUE - 8L);
        return Arrays.copyOf(first(heaps), heaps);
    }

    @Override
    public Optional<Evidence.Period> period(int within) {
        seek(within);
        if (proved != null && proved.verifiedTo() <= within) return Optional.of(proved);
        int length = (int) Math.min(length(), within + 1L);
        if (length > MOST_LOOKED_AT) return Optional.empty();
        int[] values = first(length);
        var inside = proof.of(values, length);
        if (inside.isPresent()) return inside;
        return RepeatFinder.find(values, length, repeat -> RepeatFinder.isConvincing(repeat, length))
                .map(repeat -> new Evidence.Period(
                        repeat.preperiod(), repeat.period(), repeat.saltus(), length - 1L, "", play == Play.MISERE));
    }

    /// @return values of at least that many heaps, all of them computed
    private int[] first(int heaps) {
        if (heaps <= table.length()) return table.values();
        if (heaps <= sieved.length) return sieved;
        return Objects.requireNonNull(run).values(heaps);
    }

    private static BigInteger heap(Position position) {
        return ((Tuple) position).get(0);
    }

    private void require(BigInteger heap) {
        long most = most(heap);
        if (!proof.isPossible() && heap.compareTo(BigInteger.valueOf(most)) >= 0)
            throw new LimitException(Message.of(
                    most == limits.positions() && heap.bitLength() < Integer.SIZE
                            ? "limit.heaps"
                            : "subtraction.beyond",
                    "heap",
                    SubtractionOptions.shortened(heap),
                    "limit",
                    most));
        int target = heap.bitLength() < 32 ? heap.intValueExact() : Integer.MAX_VALUE;
        if (seek(target)) return;
        long heaps = Math.max(length(), reach);
        throw new LimitException(Message.of(
                heaps >= limits.positions() ? "limit.table" : "subtraction.table",
                "heap",
                SubtractionOptions.shortened(heap),
                "reached",
                heaps - 1));
    }

    /// @return the most heaps that a table may have, where no theorem applies; the cost is examined for large
    ///     heaps only
    private long most(BigInteger heap) {
        if (!maySieve || heap.bitLength() <= HUNTED_BITS || limits.positions() <= HUNTED) return limits.positions();
        return reach();
    }

    private int reach() {
        if (reach < 0) reach = AmountSieve.reach(taking, (int) Math.min(limits.positions(), Integer.MAX_VALUE - 8));
        return reach;
    }

    private long length() {
        int inArrays = Math.max(table.length(), sieved.length);
        return run == null ? inArrays : Math.max(run.length(), inArrays);
    }

    /// Works out values up to a heap, or until a period is proved: a few in a table, then with the
    /// kernels for finite sets of amounts where there is one.
    ///
    /// @return whether all heaps up to that one are known now
    private boolean seek(int heap) {
        fill(Math.min(heap, mayRun ? FEW : maySieve ? HUNTED : heap));
        if (repetition == null && mayRun && heap > FEW && limits.positions() > FEW) seekRun(heap);
        if (repetition == null && maySieve && heap > HUNTED && limits.positions() > HUNTED) seekSieve(heap);
        return repetition != null || length() > heap;
    }

    private void fill(int heap) {
        while (repetition == null && table.length() <= heap) {
            boolean filled = table.fill(next(table.length(), heap));
            if (table.length() > tried) prove();
            if (!filled) break;
        }
    }

    /// With an infinite set of amounts, if the cost, which is known beforehand, is bearable.
    private void seekSieve(int heap) {
        if (length() > heap || reach >= 0 && reach <= heap) return;
        if (reach() <= heap) return;
        int end = (int) Math.min(reach(), Math.max(heap + 1L, 2L * length()));
        if (AmountSieve.isDense(taking, end)) fill(heap);
        else sieved = AmountSieve.values(taking, end, play, limits);
        if (repetition == null && length() <= heap) reach = (int) length();
    }

    private void seekRun(int heap) {
        var running =
                run != null ? run : SubtractionRun.of(taking, play, CodeChunks.inMemory(limits.memory()), 0, limits);
        run = running;
        running.seek(Math.min(heap + 1L, Math.min(CODES_FOR_A_POSITION * limits.positions(), limits.visits())));
        running.period().ifPresent(found -> {
            var end = Math.toIntExact(found.preperiod() + found.period());
            know(found, running.values(end));
        });
    }

    /// Twice as many as now, or up to the heap if that is less, but not only a few more.
    static int next(int length, int heap) {
        long size = Math.min(2L * length, heap + 1L);
        return (int) Math.min(Math.max(Math.max(FIRST, size), length + length / 8L), Integer.MAX_VALUE - 8L);
    }

    private void prove() {
        tried = table.length();
        proof.of(table.values(), table.length()).ifPresent(found -> know(found, table.values()));
    }

    private void know(Evidence.Period found, int[] values) {
        proved = found;
        var repeat = new TableRepeat(
                Math.toIntExact(found.preperiod()), Math.toIntExact(found.period()), Math.toIntExact(found.saltus()));
        repetition = new RepetitionValues(values, repeat);
    }
}
