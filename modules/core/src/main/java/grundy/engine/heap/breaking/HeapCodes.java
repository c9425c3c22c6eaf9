package grundy.engine.heap.breaking;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.RepetitionValues;
import grundy.engine.heap.TableRepeat;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// Codes of all heaps of a take-and-break game as far as they can be known: a table, and from the proof of a period
/// on all of them. Whenever the table has doubled, a proof is tried.
public final class HeapCodes {
    private static final int FIRST = 256;
    private static final int FEW = 2000;
    /// Out of reach of any table whose steps are limited as they are.
    private static final BigInteger HOPELESS = BigInteger.valueOf(100_000);
    /// The steps that may be spent on a period for a heap that no table reaches.
    private static final long FAR_STEPS = 300_000_000;

    private final BreakingRules breaks;
    private final HeapAlgebra algebra;
    private final BreakingTable table;
    private final Optional<GuySmithProof> proof;
    private final ArithmeticPeriodFinder arithmetic;
    private final long mostSteps;
    private @Nullable RepetitionValues repetition;

    private HeapCodes(TakeAndBreak rules, BreakingRules breaks, HeapAlgebra algebra, Limits limits, long mostSteps) {
        this.breaks = breaks;
        this.algebra = algebra;
        this.table = new BreakingTable(breaks, algebra, limits);
        this.mostSteps = mostSteps;
        this.proof = GuySmithProof.of(breaks);
        this.arithmetic = new ArithmeticPeriodFinder(rules, algebra == HeapAlgebra.NORMAL && proof.isPresent());
    }

    /// @return empty if no move splits
    public static Optional<HeapCodes> of(TakeAndBreak rules, HeapAlgebra algebra, Limits limits) {
        return of(rules, algebra, limits, BreakingTable.MOST_STEPS);
    }

    /// @param mostSteps to be made before a heap counts as out of reach
    static Optional<HeapCodes> of(TakeAndBreak rules, HeapAlgebra algebra, Limits limits, long mostSteps) {
        var breaks = BreakingRules.of(rules);
        return breaks.isSplitting()
                ? Optional.of(new HeapCodes(rules, breaks, algebra, limits, mostSteps))
                : Optional.empty();
    }

    /// Takes codes over that were worked out before, if none have been yet.
    ///
    /// @param codes of the heaps 0, 1, 2, ...
    void learn(int[] codes) {
        if (table.length() == 0) table.learn(codes);
    }

    /// Works out the codes up to a heap of any size.
    ///
    /// @return false if a heap up to that one is wild
    /// @throws LimitException if they are out of reach
    public boolean reach(BigInteger heap) {
        if (proof.isEmpty() && heap.compareTo(HOPELESS) >= 0) {
            seek(FEW);
            if (table.isStopped()) return false;
            throw new LimitException(
                    Message.of("subtraction.beyond", "heap", BreakingOptions.shortened(heap), "limit", HOPELESS));
        }
        int target = heap.bitLength() < 32 ? heap.intValueExact() : Integer.MAX_VALUE;
        if (seek(target)) return true;
        if (table.isWild(target)) return false;
        throw new LimitException(Message.of(
                table.isFull() ? "limit.table" : "breaking.table",
                "heap",
                BreakingOptions.shortened(heap),
                "reached",
                table.length() - 1));
    }

    /// Works out as many of the heaps up to `to` as the limits allow.
    ///
    /// @throws LimitException if time or memory is over before
    void fillWithinLimits(int to) {
        seek(proof.isEmpty() ? Math.min(to, HOPELESS.intValueExact() - 1) : to);
    }

    /// @param heap reached before
    public int code(BigInteger heap) {
        if (heap.bitLength() < 32 && heap.intValueExact() < table.length()) return table.codes()[heap.intValueExact()];
        if (repetition == null)
            throw new AssertionError("The heap is beyond the table and no period is known: " + heap);
        return repetition.value(heap).intValueExact();
    }

    /// @param heap reached before
    /// @return its code, of any length
    BigInteger value(BigInteger heap) {
        return isGrowingBeyondTable(heap) ? knownValues().value(heap) : BigInteger.valueOf(code(heap));
    }

    private boolean isGrowingBeyondTable(BigInteger heap) {
        return repetition != null
                && repetition.repeat().saltus() > 0
                && heap.compareTo(BigInteger.valueOf(table.length())) >= 0;
    }

    private RepetitionValues knownValues() {
        if (repetition == null) throw new AssertionError("No period is known");
        return repetition;
    }

    /// The options of a heap that has been reached, those of one code.
    CountedList<List<Position>> options(BigInteger heap, BigInteger target) {
        if (isGrowingBeyondTable(heap)) return GrowingOptions.of(breaks, knownValues(), heap, target);
        if (target.bitLength() > 31) return CountedList.none();
        int code = target.intValueExact();
        return options(heap, other -> other == code);
    }

    /// The options of a heap that has been reached, those whose codes are wanted.
    public CountedList<List<Position>> options(BigInteger heap, IntPredicate filter) {
        var recurring = repetition != null && repetition.repeat().saltus() == 0 ? repetition : null;
        return new BreakingOptions(breaks, algebra::sum, this::code, recurring).of(heap, filter);
    }

    /// The options of a heap in which codes are wanted that combine in some other way.
    ///
    /// @param codes of the heaps 0, 1, 2, ...; 0 is that of heap 0
    /// @param repeat of saltus 0, if the codes are known to repeat
    /// @param sum how the codes of the heaps of a sum combine
    public static CountedList<List<Position>> options(
            TakeAndBreak rules,
            int[] codes,
            Optional<TableRepeat> repeat,
            IntBinaryOperator sum,
            BigInteger heap,
            IntPredicate filter) {
        var repetition = repeat.map(each -> new RepetitionValues(codes, each)).orElse(null);
        ToIntFunction<BigInteger> code = smaller -> repetition == null
                ? codes[smaller.intValueExact()]
                : repetition.value(smaller).intValueExact();
        return new BreakingOptions(BreakingRules.of(rules), sum, code, repetition).of(heap, filter);
    }

    /// @return all codes up to a heap that has been reached
    int[] codes(int to) {
        return repetition != null && table.length() <= to ? repetition.upTo(to) : Arrays.copyOf(table.codes(), to + 1);
    }

    /// @return the number of heaps that have been computed one by one
    public int length() {
        return table.length();
    }

    /// @return the proved period of the codes, if it has been found
    public Optional<Evidence.Period> provedPeriod() {
        return Optional.ofNullable(repetition).map(values -> provedPeriod(values.repeat()));
    }

    /// @param within no heap beyond this is examined
    Optional<Evidence.Period> period(int within) {
        seek(within);
        if (repetition != null) {
            var proved = provedPeriod(repetition.repeat());
            if (proved.verifiedTo() <= within) return Optional.of(proved);
        }
        int length = Math.min(table.length(), within == Integer.MAX_VALUE ? within : within + 1);
        var inside = find(length);
        if (inside.isPresent()) return inside.map(this::provedPeriod);
        return RepeatFinder.find(table.codes(), length, repeat -> RepeatFinder.isConvincing(repeat, length))
                .filter(repeat -> !arithmetic.isRefuted(repeat))
                .map(repeat -> evidence(repeat, length - 1L, ""));
    }

    private Evidence.Period provedPeriod(TableRepeat repeat) {
        return repeat.saltus() == 0
                ? evidence(repeat, proof.orElseThrow().last(repeat), PeriodTheorem.GUY_SMITH.citation())
                : evidence(repeat, ArithmeticPeriodFinder.last(repeat), PeriodTheorem.CARRIES.citation());
    }

    /// @return the least period that the first codes prove
    private Optional<TableRepeat> find(int length) {
        return proof.flatMap(guySmith -> guySmith.find(table.codes(), length))
                .or(() -> arithmetic.find(table.codes(), length));
    }

    private Evidence.Period evidence(TableRepeat repeat, long last, String theorem) {
        return new Evidence.Period(
                repeat.preperiod(), repeat.period(), repeat.saltus(), last, theorem, algebra == HeapAlgebra.TAME);
    }

    /// Twice as many as now, or up to the heap if that is less, but not only a few more.
    private static int next(int length, int heap) {
        long size = Math.min(2L * length, heap + 1L);
        return (int) Math.min(Math.max(Math.max(FIRST, size), length + length / 64L), Integer.MAX_VALUE - 8L);
    }

    private boolean seek(int heap) {
        boolean isFar = heap > HOPELESS.intValueExact();
        long steps = isFar && mostSteps <= BreakingTable.MOST_STEPS ? Math.min(FAR_STEPS, mostSteps) : mostSteps;
        while (repetition == null && table.length() <= heap) {
            int before = table.length();
            boolean filled = table.fill(next(before, heap), steps);
            int length = table.length();
            if (length > before)
                repetition = find(length)
                        .filter(_ -> !table.isStopped())
                        .map(repeat -> new RepetitionValues(table.codes(), repeat))
                        .orElse(null);
            if (!filled) break;
        }
        return repetition != null || table.length() > heap;
    }
}
